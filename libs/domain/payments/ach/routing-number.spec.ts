// Routing numbers and printable text.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable } from './printable.ts';
import { isRoutingNumber, RoutingNumber } from '../../shared/routing-number.ts';

describe('a routing number', () => {
  it('has nine digits with a valid check digit', () => {
    for (const text of ['021000021', '121000248', '323371076', '081000032'])
      expect(isRoutingNumber(text)).toBe(true);
    for (const text of ['021000022', '02100002', '0210000211', '02100002A', ''])
      expect(isRoutingNumber(text)).toBe(false);
  });
  it('has a bank’s prefix: all zeros would have a valid check digit', () => {
    expect(isRoutingNumber('000000000')).toBe(false);
    expect(isRoutingNumber('990000000')).toBe(false);
  });
  it('detects any wrong digit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('021000021', '121000248', '323371076'),
        fc.nat(8),
        fc.integer({ min: 1, max: 9 }),
        (text, place, by) => {
          const digits = text.split('');
          digits[place] = String((Number(digits[place]) + by) % 10);
          expect(isRoutingNumber(digits.join(''))).toBe(false);
        },
      ),
    );
  });
  it('explains what is wrong', () => {
    const said = (text: string) =>
      RoutingNumber.safeParse(text).error?.issues.map((i) => i.message);
    expect(said('12345')?.[0]).toBe('A routing number has nine digits');
    expect(said('021000022')).toEqual([
      'This isn’t a valid routing number. Please check the digits',
    ]);
    expect(RoutingNumber.parse(' 021000021 ')).toBe('021000021');
  });
});

describe('printable text', () => {
  it.each([
    ['José Muñoz & Söhne', 'JOSE MUNOZ & SOHNE'],
    ['Bjørn Łukasz Straße', 'BJORN LUKASZ STRASSE'],
    ['O’Brien – “Roofs”', 'O\'BRIEN - "ROOFS"'],
    ['  Æsir\tGutters\n', 'AESIR GUTTERS'],
    ['ﬁne', 'FINE'],
    ['屋根', ''],
  ])('%j becomes %j', (text, expected) => expect(printable(text)).toBe(expected));
  it('is printable uppercase ASCII for any input, and idempotent', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0x2fff })), (points) => {
        const made = printable(String.fromCodePoint(...points));
        expect(made).toMatch(/^[\x20-\x5f{|}~]*$/);
        expect(printable(made)).toBe(made);
      }),
    );
  });
});
