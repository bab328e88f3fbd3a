// The addenda of a payment is a segment that a vendor's system reads, whatever the bill is called.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printable } from './printable.ts';
import { readAchFile } from './read-ach-file.ts';
import { remittanceOf } from './remittance.ts';
import { entry, plan } from './samples.ts';
import { writeAchFile } from './write-ach-file.ts';

it('names the bill and what is paid of it', () => {
  expect(remittanceOf({ id: 7, invoiceNumber: 'LW-114', amountCents: 315_005 })).toBe(
    'RMR*IV*LW-114**3150.05\\',
  );
  expect(remittanceOf({ id: 7, invoiceNumber: null, amountCents: 50 })).toBe(
    'RMR*TN*PAYMENT 7**0.50\\',
  );
});
it('takes nothing from a bill that would end the element or the segment', () =>
  expect(remittanceOf({ id: 7, invoiceNumber: 'a*b\\c~d|é', amountCents: 1 })).toBe(
    'RMR*IV*A B C D E**0.01\\',
  ));
it('says our own number where nothing of the bill can be printed', () =>
  expect(remittanceOf({ id: 7, invoiceNumber: '**', amountCents: 1 })).toContain('TN*PAYMENT 7'));

it('fits into its record and is read back from the file, whatever the bill is called', () => {
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
