// What the codes of banks mean is said of each of them, and in each language.
import { CHANGE_CODES, RETURN_CODES } from '@purlin/domain/payments/ach/bank-codes.ts';
import { languages } from '@purlin/domain/shared/languages.ts';
import { expect, it } from 'vitest';
import { meaningOf, meaningOfAny } from './bank-codes.ts';

it.each(languages)('is a sentence in %s, another one for each code', (language) => {
  const said = [...RETURN_CODES, ...CHANGE_CODES].map((code) => meaningOf(code, language));
  for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  expect(new Set(said).size).toBe(said.length);
});

it('is told in the language of whoever reads it', () =>
  expect(languages.map((language) => meaningOf('R68', language))).toEqual([
    'The return was too late.',
    'La devolución llegó demasiado tarde.',
    'Le retour est arrivé trop tard.',
  ]));

it('is nothing for a code that nobody knows', () => expect(meaningOfAny('R99', 'en')).toBe(''));
