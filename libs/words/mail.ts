// The words of our e-mails.
import { sayer, type Say } from './catalogue.ts';
import { en } from './mail/en.ts';
import { es } from './mail/es.ts';
import { fr } from './mail/fr.ts';

export const mailWords = sayer({ en, es, fr });
export type MailWords = Say<typeof en>;
