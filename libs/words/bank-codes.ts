// What the codes mean in which banks answer, in the language of whoever reads it.
import type { ChangeCode, ReturnCode } from '@purlin/domain/payments/ach/bank-codes.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { sayer } from './catalogue.ts';
import { en } from './bank-codes/en.ts';
import { es } from './bank-codes/es.ts';
import { fr } from './bank-codes/fr.ts';

const bankWords = sayer({ en, es, fr });

/** Why an entry came back, or what of it is to be corrected. */
export const meaningOf = (code: ReturnCode | ChangeCode, language: Language): string =>
  bankWords(language)(`means.${code}`);

const isSaid = (key: string): key is keyof typeof en => Object.hasOwn(en, key);

/** The same of what may be no such code, of which nothing is said. */
export function meaningOfAny(code: string, language: Language): string {
  const key = `means.${code}`;
  return isSaid(key) ? bankWords(language)(key) : '';
}
