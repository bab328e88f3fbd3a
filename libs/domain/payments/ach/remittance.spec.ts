// The addenda of a payment is a valid RMR segment, whatever the invoice number.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printable } from './printable.ts';
import { readAchFile } from './read-ach-file.ts';
import { remittanceOf } from './remittance.ts';
import { entry, plan } from './samples.ts';
import { writeAchFile } from './write-ach-file.ts';

it('contains the invoice number and the amount', () => {
  expect(remittanceOf({ id: 7, invoiceNumber: 'LW-114', amountCents: 315_005 })).toBe(
    'RMR*IV*LW-114**3150.05\\',
  );
  expect(remittanceOf({ id: 7, invoiceNumber: null, amountCents: 50 })).toBe(
    'RMR*TN*PAYMENT 7**0.50\\',
  );
});
it('removes delimiters from the invoice number', () =>
  expect(remittanceOf({ id: 7, invoiceNumber: 'a*b\\c~d|é', amountCents: 1 })).toBe(
    'RMR*IV*A B C D E**0.01\\',
  ));
it("uses our own number if the invoice number can't be printed", () =>
  expect(remittanceOf({ id: 7, invoiceNumber: '**', amountCents: 1 })).toContain('TN*PAYMENT 7'));

it('fits into its record and can be read back, whatever the invoice number', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 9_999_999_999 }),
      (invoiceNumber, amountCents) => {
        const remittance = remittanceOf({ id: 1, invoiceNumber, amountCents });
        expect(remittance).toBe(printable(remittance));
        expect(remittance.length).toBeLessThanOrEqual(80);
        const { text } = writeAchFile(plan([entry({ remittance })]));
        const [addenda] = readAchFile(text).batches[0]!.entries[0]!.addenda;
        const said = addenda!.record.slice(3, 83).trimEnd();
        expect(said.endsWith('\\')).toBe(true);
        const [segment, kind, bill, action, amount, ...more] = said.slice(0, -1).split('*');
        expect([segment, action, more]).toEqual(['RMR', '', []]);
        expect(['IV', 'TN']).toContain(kind);
        expect(bill!.length).toBeGreaterThan(0);
        expect(Math.round(Number(amount) * 100)).toBe(amountCents);
      },
    ),
  );
});
