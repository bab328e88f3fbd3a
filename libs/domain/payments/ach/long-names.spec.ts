// Names that are longer than their field: they end before a bracket that would stay open.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable } from './printable.ts';
import { readAchFile } from './read-ach-file.ts';
import { entry, plan } from './samples.ts';
import { writeAchFile } from './write-ach-file.ts';

describe('a name that is too long', () => {
  const nameIn = (payee: string, names?: 'whole'): string =>
    readAchFile(writeAchFile(plan([entry({ payee })], { names })).text).batches[0]!.entries[0]!
      .name;
  it.each([
    ['Cascade Roofing Supply (Portland)', 'CASCADE ROOFING SUPPLY'],
    ['Acme Gutters (Portland and Salem)', 'ACME GUTTERS'],
    ['(formerly a very long name indeed)', 'FORMERLY A VERY LONG N'],
    ['Ridge (NW) Cap & Vent (Oregon)', 'RIDGE (NW) CAP & VENT'],
    ['Ana Ruiz [sole proprietor, Bend]', 'ANA RUIZ'],
  ])('%s ends before what is not closed: %s', (payee, name) =>
    expect(nameIn(payee, 'whole')).toBe(name),
  );
  it('never ends inside a bracket, and never at nothing', () =>
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
  it('ended where the field does in the first files, which are made again as they were', () =>
    expect(nameIn('Acme Gutters (Portland and Salem)')).toBe('ACME GUTTERS (PORTLAND'));
});
