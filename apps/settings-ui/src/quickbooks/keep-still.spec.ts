// Specs of keeping decided records in place while the mouse is over the list.
import { expect, it } from 'vitest';
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { keptStill } from './keep-still.ts';

type Field = QuickBooksRecord['differences'][number]['field'];
const record = (id: number, ...fields: readonly Field[]) =>
  ({
    id,
    state: 'differs',
    differences: fields.map((field) => ({ field, ours: '1', theirs: '2', takeable: true })),
  }) as unknown as QuickBooksRecord;
const seen = (before: readonly QuickBooksRecord[], now: readonly QuickBooksRecord[]) =>
  keptStill(before, now).map(({ record: { id, differences }, isDone, decided }) => [
    id,
    isDone,
    differences.map(({ field }) => field).join(' '),
    decided.join(' '),
  ]);

it('keeps decided records and fields in place', () => {
  expect(
    seen([record(1, 'phone'), record(2, 'name', 'phone')], [record(2, 'phone', 'email')]),
  ).toEqual([
    [1, true, 'phone', 'phone'],
    [2, false, 'name phone email', 'name'],
  ]);
});

it('appends new records, and leaves unchanged ones as they are', () => {
  expect(seen([record(1, 'phone')], [record(2, 'name'), record(1, 'phone')])).toEqual([
    [1, false, 'phone', ''],
    [2, false, 'name', ''],
  ]);
  const inStep = { ...record(1), state: 'in-step' } as QuickBooksRecord;
  expect(seen([record(1, 'phone')], [inStep])).toEqual([[1, true, 'phone', 'phone']]);
});
