// What stands at the top of an estimate for which nobody has written anything, by language.
import type { Language } from './languages.ts';

/** The English sentence is the specification's (rule: form-messages). */
export const usualIntro: Readonly<Record<Language, string>> = {
  en: 'Thank you for considering our services. Please review the estimate below.',
  es: 'Gracias por considerar nuestros servicios. Revise por favor la cotización a continuación.',
  fr: 'Merci de faire appel à nous. Veuillez prendre connaissance de la soumission ci-dessous.',
};

/** What was usual before; estimates that begin with it still do. */
export const earlierIntro: Readonly<Partial<Record<Language, string>>> = {
  fr: 'Merci de faire appel à nous. Veuillez prendre connaissance du devis ci-dessous.',
};

/** Above a change order: its client has decided for the company already. */
export const usualChangeIntro: Readonly<Record<Language, string>> = {
  en: 'Here is the change to your roof that we talked about. Please review it below.',
  es: 'Este es el cambio en su techo del que hablamos. Revíselo por favor a continuación.',
  fr: 'Voici la modification de votre toit dont nous avons parlé. Veuillez la vérifier.',
};

/** What begins an estimate of this kind. */
export const usualIntroOf = ({
  changesJobId,
}: {
  readonly changesJobId: number | null;
}): Readonly<Record<Language, string>> => (changesJobId === null ? usualIntro : usualChangeIntro);
