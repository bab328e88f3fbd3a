// Words of one's own account: how somebody signs in, and where they are signed in. Staff, clients
// and vendors read them.
import { sayer, type Say } from './catalogue.ts';
import { en } from './account/en.ts';
import { es } from './account/es.ts';
import { fr } from './account/fr.ts';

export const accountWords = sayer({ en, es, fr });
export type AccountWords = Say<typeof en>;
