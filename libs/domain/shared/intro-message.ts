// The default introduction of an estimate, by language.
import type { Language } from './languages.ts';

/** The specification gives the English sentence (rule: form-messages). */
export const usualIntro: Readonly<Record<Language, string>> = {
  en: 'Thank you for considering our services. Please review the estimate below.',
  es: 'Gracias por considerar nuestros servicios. Revise por favor la cotización a continuación.',
  fr: 'Merci de faire appel à nous. Veuillez prendre connaissance de la soumission ci-dessous.',
};

/** Earlier defaults; estimates that contain them keep them. */
export const earlierIntro: Readonly<Partial<Record<Language, string>>> = {
  fr: 'Merci de faire appel à nous. Veuillez prendre connaissance du devis ci-dessous.',
};

/** For change orders: the client has already hired the company. */
export const usualChangeIntro: Readonly<Record<Language, string>> = {
  en: 'Here is the change to your roof that we talked about. Please review it below.',
  es: 'Este es el cambio en su techo del que hablamos. Revíselo por favor a continuación.',
  fr: 'Voici la modification de votre toit dont nous avons parlé. Veuillez la vérifier.',
};

/** The default introduction for this kind of estimate. */
export const usualIntroOf = ({
  changesJobId,
}: {
  readonly changesJobId: number | null;
}): Readonly<Record<Language, string>> => (changesJobId === null ? usualIntro : usualChangeIntro);
