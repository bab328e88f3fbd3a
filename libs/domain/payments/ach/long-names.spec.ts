// Names longer than their field are truncated before an unclosed bracket.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable } from './printable.ts';
import { readAchFile } from './read-ach-file.ts';
import { entry, plan } from './samples.ts';
import { writeAchFile } from './write-ach-file.ts';

describe('a long name', () => {
  const nameIn = (payee: string, names?: 'whole'): string =>
    readAchFile(writeAchFile(plan([entry({ payee })], { names })).text).batches[0]!.entries[0]!
      .name;
  it.each([
    ['Cascade Roofing Supply (Portland)', 'CASCADE ROOFING SUPPLY'],
    ['Acme Gutters (Portland and Salem)', 'ACME GUTTERS'],
    ['(formerly a very long name indeed)', 'FORMERLY A VERY LONG N'],
    ['Ridge (NW) Cap & Vent (Oregon)', 'RIDGE (NW) CAP & VENT'],
    ['Ana Ruiz [sole proprietor, Bend]', 'ANA RUIZ'],
  ])('%s is truncated to %s', (payee, name) => expect(nameIn(payee, 'whole')).toBe(name));
  it('never ends inside a bracket, and is never empty', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('A', 'B', ' ', '(', '['), maxLength: 40 }),
        (text) => {
          fc.pre(/[AB]/.test(text));
          const name = nameIn(`${text}A`, 'whole');
          if (printable(`${text}A`).length <= 22) expect(name).toBe(printable(`${text}A`));
          else expect(name).not.toMatch(/[([][^)\]]*$/);
          expect(name).not.toBe('');
        },
      ),
    ));
  it('is truncated at the field width in the first files, which are regenerated unchanged', () =>
    expect(nameIn('Acme Gutters (Portland and Salem)')).toBe('ACME GUTTERS (PORTLAND'));
});
