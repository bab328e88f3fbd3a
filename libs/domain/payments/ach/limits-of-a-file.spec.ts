// Limits of an ACH file: maximum amount, smallest offset, valid references.
import { expect, it } from 'vitest';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import type { AchEntry } from './ach-file.ts';
import { entry, offset, originator, plan } from './samples.ts';
import { writeAchFile } from './write-ach-file.ts';

/** The maximum of an entry in cents, and a hundred times that. */
const MOST = 9_999_999_999;
const hundred = Array.from({ length: 100 }, (_, n) =>
  entry({ reference: `P-${n}`, amountCents: MOST }),
);
const withRest = (amountCents: number): readonly AchEntry[] => [
  ...hundred,
  entry({ reference: 'REST', amountCents }),
];

it('a file can hold $9,999,999,999.99, and not a cent more', () => {
  expect(writeAchFile(plan(withRest(99))).creditCents).toBe(999_999_999_999);
  expect(() => writeAchFile(plan(withRest(100)))).toThrow(Refusal);
});

it('one cent is balanced, too', () => {
  const balanced = plan([entry({ amountCents: 1 })], { originator: { ...originator, offset } });
  expect(writeAchFile(balanced)).toMatchObject({ creditCents: 1, debitCents: 1, nextTrace: 3 });
});

it.each(['', 'p-1', 'P 1', 'P-1234567890-1234', 'OFFSET'])(
  'rejects the reference “%s”',
  (reference) => {
    expect(() => writeAchFile(plan([entry({ reference })]))).toThrow(RangeError);
  },
);
