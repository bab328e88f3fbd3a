// The signature: consent and a typed name. Required only if the company wants it.
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import type { Approval } from './api.ts';
import type { EstimateWords } from './in-language.tsx';

export interface Signature {
  readonly agreed: boolean;
  readonly name: string;
}
export const UNSIGNED: Signature = { agreed: false, name: '' };

/** The message for each field that is not filled in. */
export interface Missing {
  readonly agreed?: string;
  readonly name?: string;
}

export function missingIn(
  { agreed, name }: Signature,
  { signatureRequired, terms }: PublicEstimate['approval'],
  words: EstimateWords['signature'],
): Missing | null {
  if (!signatureRequired || (agreed && name.trim() !== '')) return null;
  return {
    ...(agreed ? {} : { agreed: terms === '' ? words.tickToAgree : words.agreeToTerms }),
    ...(name.trim() === '' ? { name: words.typeName } : {}),
  };
}

/** The signature as sent; empty if none is required. */
export const signedWith = (
  { name }: Signature,
  { signatureRequired, consentVersion }: PublicEstimate['approval'],
): Pick<Approval, 'signedName' | 'consentVersion'> =>
  signatureRequired
    ? { signedName: name.trim(), consentVersion }
    : { signedName: '', consentVersion: 0 };
