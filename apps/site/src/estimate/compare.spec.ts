// Options held side by side.
import { expect, test } from 'vitest';
import { compared, inOrder } from './compare.ts';
import { line, option } from './fixture.ts';

const called = (id: number, description: string) => line(id, { description });

test('the same work stands in one row, what only some include has gaps', () => {
  const good = option(101, { lineItems: [called(1, 'Tear-off'), called(2, 'Shingles')] });
  const best = option(102, {
    lineItems: [called(3, 'Shingles'), called(4, 'tear-off '), called(5, 'Copper flashing')],
  });
  expect(
    compared([good, best]).map(({ description, cells }) => [
      description,
      ...cells.map((cell) => cell?.id ?? null),
    ]),
  ).toEqual([
    ['Tear-off', 1, 4],
    ['Shingles', 2, 3],
    ['Copper flashing', null, 5],
  ]);
});

test('a description that stands twice in an option keeps both lines', () => {
  const twice = option(101, { lineItems: [called(1, 'Vent'), called(2, 'Vent')] });
  expect(
    compared([twice, option(102, { lineItems: [called(3, 'Vent')] })]).map(({ cells }) =>
      cells.map((cell) => cell?.id ?? null),
    ),
  ).toEqual([
    [1, 3],
    [2, null],
  ]);
});

test('options without a line in common are not compared', () => {
  expect(compared([option(101), option(102)])).toEqual([]);
});

test('what has the same order stands as it was made', () => {
  expect(
    inOrder([line(3, { order: 0 }), line(1, { order: 0 }), line(2, { order: -1 })]).map(
      ({ id }) => id,
    ),
  ).toEqual([2, 1, 3]);
});
