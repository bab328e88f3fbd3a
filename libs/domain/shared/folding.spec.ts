// Text folding for search.
import { describe, expect, it } from 'vitest';
import { folded } from './folding.ts';

describe('a folded text', () => {
  it.each([
    ['Lucía Rodríguez', 'lucia rodriguez'],
    ['Pen\u0303a', 'pena'],
    ['Peña', 'pena'],
    ['Pat O’Brien', 'pat obrien'],
    ["Pat O'Hara", 'pat ohara'],
    ['Smith–Jones', 'smith-jones'],
    ['Ｆｕｌｌ　ｗｉｄｔｈ', 'full width'],
    ['Straße, Øre, Łódź', 'strasse, ore, lodz'],
    ['ИВАН', 'иван'],
    ['王小明', '王小明'],
    ['100 % \\ _', '100 % \\ _'],
  ])('folds %s to %s', (text, plain) => expect(folded(text)).toBe(plain));
  it('is idempotent', () => expect(folded(folded('Äöß O’Ñ'))).toBe(folded('Äöß O’Ñ')));
});
