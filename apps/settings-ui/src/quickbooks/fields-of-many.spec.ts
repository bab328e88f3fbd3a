// Specs of counting the fields in which several records differ.
import { expect, it } from 'vitest';
import { byKind, fieldsOfMany } from './fields-of-many.ts';

const record = (id: number, ...fields: readonly ('phone' | 'email' | 'total')[]) => ({
  id,
  kind: id === 3 ? ('vendor' as const) : ('customer' as const),
  title: `Nr. ${id}`,
  differences: fields.map((field) => ({
    field,
    ours: '1',
    theirs: `${id}2`,
    takeable: field !== 'total',
  })),
});
const RECORDS = [
  record(1, 'email', 'phone'),
  record(2, 'phone'),
  record(3, 'phone', 'email', 'total'),
];

it('counts each field in which several records differ, the most frequent first', () =>
  expect(fieldsOfMany(RECORDS)).toMatchObject([
    { field: 'phone', takeable: true, words: 'all 3 phone numbers' },
    { field: 'email', takeable: true, words: 'all 2 emails' },
  ]));

it('lists the records with both values, clients and vendors apart', () => {
  const [{ those } = { those: [] }] = fieldsOfMany(RECORDS);
  expect(those.map(({ record: { id }, ours, theirs }) => [id, ours, theirs])).toEqual([
    [1, '1', '12'],
    [2, '1', '22'],
    [3, '1', '32'],
  ]);
  expect(byKind(those).map(({ kind, of }) => [kind, of.length])).toEqual([
    ['customer', 2],
    ['vendor', 1],
  ]);
});
