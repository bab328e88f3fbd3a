// Options held side by side: nothing is lost, nothing is called "not included" that is there.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { LineItem } from '@purlin/contracts/estimate-shapes.ts';
import { compared, inOrder } from './compare.ts';
import { line, option } from './fixture.ts';

let nextId = 1;
const called = (description: string, more: Partial<LineItem> = {}) =>
  line(nextId++, { description, ...more });
const sideBySide = (...lists: readonly (readonly LineItem[])[]) =>
  compared(lists.map((lineItems, n) => option(101 + n, { lineItems: [...lineItems] })));
const words = ({ shared, rows }: ReturnType<typeof compared>) => ({
  shared: shared.map(({ description }) => description),
  rows: rows.map(({ label, cells }) => [label, ...cells.map((cell) => cell?.description ?? null)]),
});

describe('options side by side', () => {
  it('list once what all have alike, to the cent', () =>
    expect(
      words(
        sideBySide(
          [called('Tear-off'), called('Permit', { rate: '80.00' })],
          [called('tear-off '), called('Permit', { rate: '95.00' })],
        ),
      ),
    ).toEqual({ shared: ['Tear-off'], rows: [['Permit', 'Permit', 'Permit']] }));

  it('hold a better material beside the one it stands for', () =>
    expect(
      words(
        sideBySide(
          [
            called('Tear-off', { unit: 'square', quantity: 24 }),
            called('Three-tab shingles', { unit: 'square', quantity: 24 }),
            called('Felt, 15 lb', { section: 'Underlayment', unit: 'square', quantity: 24 }),
          ],
          [
            called('Tear-off', { unit: 'square', quantity: 24 }),
            called('Architectural shingles', { unit: 'square', quantity: 24 }),
            called('Synthetic', { section: 'Underlayment', unit: 'square', quantity: 24 }),
            called('Ridge vent', { unit: 'lnft', quantity: 42 }),
          ],
          [
            called('Tear-off', { unit: 'square', quantity: 24 }),
            called('Cedar shakes, hand-split', { unit: 'square', quantity: 24 }),
            called('Self-sealing membrane', {
              section: 'Underlayment',
              unit: 'square',
              quantity: 25,
            }),
            called('Ridge vent', { unit: 'lnft', quantity: 42 }),
          ],
        ),
      ),
    ).toEqual({
      shared: ['Tear-off'],
      rows: [
        ['', 'Three-tab shingles', 'Architectural shingles', 'Cedar shakes, hand-split'],
        ['Underlayment', 'Felt, 15 lb', 'Synthetic', 'Self-sealing membrane'],
        ['Ridge vent', null, 'Ridge vent', 'Ridge vent'],
      ],
    }));

  it('name a row by the words that its lines share', () =>
    expect(
      words(
        sideBySide(
          [called('Three-tab shingles, installed'), called('Gutters cleaned')],
          [called('Architectural shingles, installed'), called('Gutters, new and seamless')],
        ),
      ).rows.map(([label]) => label),
    ).toEqual(['Shingles, installed', 'Gutters']));

  it('keep both lines of a description that stands twice', () =>
    expect(words(sideBySide([called('Vent'), called('Vent')], [called('Vent')]))).toEqual({
      shared: ['Vent'],
      rows: [['Vent', 'Vent', null]],
    }));

  it('of one option differ in nothing', () =>
    expect(words(sideBySide([called('Tear-off'), called('Shingles')]))).toEqual({
      shared: ['Tear-off', 'Shingles'],
      rows: [],
    }));

  it('have every line of every option once', () => {
    const item = fc.record({
      description: fc.constantFrom('Tear-off', 'Shingles A', 'Shingles B', 'Vent', 'Felt'),
      section: fc.constantFrom(null, 'Roof', 'Garage'),
      unit: fc.constantFrom('each' as const, 'square' as const),
      quantity: fc.constantFrom(1, 24),
      rate: fc.constantFrom('1.00', '2.00'),
    });
    fc.assert(
      fc.property(
        fc.array(fc.array(item, { maxLength: 6 }), { minLength: 1, maxLength: 4 }),
        (lists) => {
          const options = lists.map((items, n) =>
            option(101 + n, {
              lineItems: items.map((more, at) => line(n * 100 + at + 1, { ...more, order: at })),
            }),
          );
          const { shared, rows } = compared(options);
          for (const [n, { lineItems }] of options.entries())
            expect(
              [...shared.map(() => null), ...rows.flatMap(({ cells }) => cells[n] ?? [])].length,
            ).toBe(lineItems.length);
        },
      ),
    );
  });
});

test('what has the same order stands as it was made', () => {
  expect(
    inOrder([line(3, { order: 0 }), line(1, { order: 0 }), line(2, { order: -1 })]).map(
      ({ id }) => id,
    ),
  ).toEqual([2, 1, 3]);
});
