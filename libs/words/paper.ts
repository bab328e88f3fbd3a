// The words of our papers.
import { sayer, type Say } from './catalogue.ts';
import { en } from './paper/en.ts';
import { es } from './paper/es.ts';

export const paperWords = sayer({ en, es });
export type PaperWords = Say<typeof en>;
