// The words of our e-mails.
import { sayer } from './catalogue.ts';
import { contract } from './contract.ts';
import { en } from './mail/en.ts';
import { es } from './mail/es.ts';
import { fr } from './mail/fr.ts';

export const mailWords = sayer({
  en: { ...contract.en, ...en },
  es: { ...contract.es, ...es },
  fr: { ...contract.fr, ...fr },
});
export type MailWords = ReturnType<typeof mailWords>;
