// What is said about QuickBooks: why something is not in the books, and what stands in them.
import { sayer } from './catalogue.ts';
import { en } from './quickbooks/en.ts';
import { es } from './quickbooks/es.ts';
import { fr } from './quickbooks/fr.ts';

export const quickbooksWords = sayer({ en, es, fr });
