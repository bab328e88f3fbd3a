// What stands at the top of an estimate for which nobody has written anything, by language.
import type { Language } from './languages.ts';

/** The English sentence is the specification's (rule: form-messages). */
export const usualIntro: Readonly<Record<Language, string>> = {
  en: 'Thank you for considering our services. Please review the estimate below.',
  es: 'Gracias por considerar nuestros servicios. Revise por favor la cotización a continuación.',
};
