// The words of our papers.
import { sayer, type Say } from './catalogue.ts';
import { en } from './paper/en.ts';
import { es } from './paper/es.ts';
import { fr } from './paper/fr.ts';

export const paperWords = sayer({ en, es, fr });
export type PaperWords = Say<typeof en>;
