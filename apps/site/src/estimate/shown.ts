// What the client agrees to, in the language of the page.
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';

export const agreementIn = (
  { approval }: Pick<PublicEstimate, 'approval'>,
  language: Language,
): PublicEstimate['approval']['spanish'] =>
  ({ en: approval, es: approval.spanish, fr: approval.french })[language];
