// The words of our e-mails.
import { archivedWriters } from './archived-writers.ts';
import { contract } from './contract.ts';
import { conversations } from './conversations.ts';
import { placingSayer } from './direction.ts';
import { en } from './mail/en.ts';
import { es } from './mail/es.ts';
import { fr } from './mail/fr.ts';

export const mailWords = placingSayer({
  en: { ...contract.en, ...conversations.en, ...archivedWriters.en, ...en },
  es: { ...contract.es, ...conversations.es, ...archivedWriters.es, ...es },
  fr: { ...contract.fr, ...conversations.fr, ...archivedWriters.fr, ...fr },
});
export type MailWords = ReturnType<typeof mailWords>;
