// Specs of comparing options: no line is lost, and nothing is called "not included" that may be
// included.
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
  it('list identical lines once, to the cent', () =>
    expect(
      words(
        sideBySide(
          [called('Tear-off'), called('Permit', { rate: '80.00' })],
          [called('tear-off '), called('Permit', { rate: '95.00' })],
        ),
      ),
    ).toEqual({ shared: ['Tear-off'], rows: [['Permit', 'Permit', 'Permit']] }));

  it('align a better material with the one it replaces', () =>
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

  it('keep both lines if a description occurs twice', () =>
    expect(words(sideBySide([called('Vent'), called('Vent')], [called('Vent')]))).toEqual({
      shared: ['Vent'],
      rows: [['Vent', 'Vent', null]],
    }));

  it('align counted items by a quantity that is no coincidence', () =>
    expect(
      words(
        sideBySide(
          [
            called('Architectural shingles, 30 year', { quantity: 30.8 }),
            called('Synthetic underlayment', { quantity: 28 }),
            called('Pipe boot', { quantity: 1 }),
          ],
          [
            called('Designer shingles', { quantity: 30.8 }),
            called('Synthetic underlayment', { quantity: 28 }),
          ],
          [
            called('Standing seam metal', { quantity: 30.8 }),
            called('Ice and water shield', { quantity: 28 }),
            called('Permit', { quantity: 1 }),
          ],
        ),
      ).rows,
    ).toEqual([
      ['', 'Architectural shingles, 30 year', 'Designer shingles', 'Standing seam metal'],
      ['', 'Synthetic underlayment', 'Synthetic underlayment', 'Ice and water shield'],
      ['Permit', null, null, 'Permit'],
      ['Pipe boot', 'Pipe boot', null, null],
    ]));

  it('align an area in whichever unit it is measured', () =>
    expect(
      words(
        sideBySide(
          [called('Three-tab shingles', { unit: 'square', quantity: 24 })],
          [called('Standing seam metal', { unit: 'sqft', quantity: 2400 })],
        ),
      ).rows,
    ).toEqual([['', 'Three-tab shingles', 'Standing seam metal']]));

  describe('call a thing "not included" only if that is certain', () => {
    /** For each row of a comparison of two options, which of them certainly lack it. */
    const lacking = (...lists: readonly (readonly LineItem[])[]) =>
      sideBySide(...lists).rows.map(({ cells, lacks }) => [
        cells.find((cell) => cell !== null)?.description,
        ...lacks,
      ]);
    const ridgeVent = () => called('Ridge vent', { unit: 'lnft', quantity: 42 });
    const tearOff = () => called('Tear-off', { unit: 'square', quantity: 24 });
    const shingles = { unit: 'square', quantity: 24 } as const;

    it('if another option has everything this one has, and more', () =>
      expect(lacking([tearOff()], [tearOff(), called('Skylight')])).toEqual([
        ['Skylight', true, false],
      ]));

    it('if the same kind of material is aligned with a better one', () =>
      expect(
        lacking(
          [called('Three-tab shingles', shingles)],
          [called('Designer shingles', shingles), called('Skylight')],
        ),
      ).toEqual([
        ['Three-tab shingles', false, false],
        ['Skylight', true, false],
      ]));

    it('if the remaining lines have another dimension', () =>
      expect(
        lacking(
          [called('Felt', { unit: 'square', quantity: 24 })],
          [called('Self-sealing membrane', { unit: 'square', quantity: 26 }), ridgeVent()],
        ),
      ).toContainEqual(['Ridge vent', true, false]));

    it('never if another line may take its place', () =>
      expect(
        lacking(
          [called('Architectural shingles', { quantity: 3 }), called('Underlayment')],
          [called('Standing seam metal', { quantity: 4 })],
        ).flatMap(([, ...lacks]) => lacks),
      ).not.toContain(true));

    it('never if another line of the option mentions it', () =>
      expect(
        lacking(
          [called('Shingles', shingles), called('Underlayment', shingles)],
          [called('Shingles', { ...shingles, rate: '180.00', details: 'With underlayment.' })],
        ).at(-1),
      ).toEqual(['Underlayment', false, false]));

    it('never for an option without lines', () =>
      expect(lacking([called('Tear-off')], [])).toEqual([['Tear-off', false, false]]));
  });

  it('do not differ if there is only one', () =>
    expect(words(sideBySide([called('Tear-off'), called('Shingles')]))).toEqual({
      shared: ['Tear-off', 'Shingles'],
      rows: [],
    }));

  const item = fc.record({
    description: fc.constantFrom('Tear-off', 'Shingles A', 'Shingles B', 'Metal', 'Vent', 'Felt'),
    section: fc.constantFrom(null, 'Roof', 'Garage'),
    unit: fc.constantFrom('each' as const, 'square' as const, 'lnft' as const),
    quantity: fc.constantFrom(1, 24),
    rate: fc.constantFrom('1.00', '2.00'),
  });
  const options = fc
    .array(fc.array(item, { maxLength: 6 }), { minLength: 1, maxLength: 4 })
    .map((lists) =>
      lists.map((items, n) =>
        option(101 + n, {
          lineItems: items.map((more, at) => line(n * 100 + at + 1, { ...more, order: at })),
        }),
      ),
    );

  it('never lack what they may have under another name', () =>
    fc.assert(
      fc.property(options, (made) => {
        for (const { cells, lacks } of compared(made).rows)
          for (const [n, lacked] of lacks.entries()) {
            if (!lacked) continue;
            expect(cells[n]).toBeNull();
            // Any line that only this option has must be of another dimension.
            const others = made.flatMap(({ lineItems }, at) => (at === n ? [] : lineItems));
            for (const own of made[n]?.lineItems ?? [])
              if (!others.some((other) => own.description.at(0) === other.description.at(0)))
                expect(cells.some((cell) => cell && cell.unit === own.unit)).toBe(false);
          }
      }),
    ));

  it('contain every line of every option once', () => {
    fc.assert(
      fc.property(options, (made) => {
        const { shared, rows } = compared(made);
        for (const [n, { lineItems }] of made.entries())
          expect(
            [...shared.map(() => null), ...rows.flatMap(({ cells }) => cells[n] ?? [])].length,
          ).toBe(lineItems.length);
      }),
    );
  });
});

test('keeps creation order for lines with the same position', () => {
  expect(
    inOrder([line(3, { order: 0 }), line(1, { order: 0 }), line(2, { order: -1 })]).map(
      ({ id }) => id,
    ),
  ).toEqual([2, 1, 3]);
});
