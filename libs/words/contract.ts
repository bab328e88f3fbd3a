// What a change order says of the contract that it changes; papers and e-mails say it, too.
import { sayer } from './catalogue.ts';
import { en } from './contract/en.ts';
import { es } from './contract/es.ts';
import { fr } from './contract/fr.ts';

export const contract = { en, es, fr } as const;
export const contractWords = sayer(contract);
