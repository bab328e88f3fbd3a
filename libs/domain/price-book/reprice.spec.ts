// Rule-based prices, and margins.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marginOf } from './margin.ts';
import { pricesBy, PriceRule, repriced, type Rounding } from './reprice.ts';

const cents = fc.integer({ min: 0, max: 1_000_000_000 });
const rounding = fc.constantFrom<Rounding>('none', 'quarter', 'half', 'dollar');
const step = { none: 1, quarter: 25, half: 50, dollar: 100 } as const;
const percent = (basisPoints: number, round: Rounding = 'none') =>
  ({ by: { kind: 'percent', basisPoints }, rounding: round }) as const;
const amount = (by: number, round: Rounding = 'none') =>
  ({ by: { kind: 'amount', cents: by }, rounding: round }) as const;

describe('a new price', () => {
  it.each([
    [14_500, percent(1_000), 15_950],
    [14_500, percent(-1_000), 13_050],
    [333, percent(1_000), 366],
    [335, percent(1_000), 369],
    [8_200, percent(1_000, 'quarter'), 9_025],
    [1_000, amount(250), 1_250],
    [1_000, amount(-250), 750],
    [1_012, amount(0, 'quarter'), 1_000],
    [1_013, amount(0, 'quarter'), 1_025],
    [1_025, amount(0, 'half'), 1_050],
    [1_050, amount(0, 'dollar'), 1_100],
    [500, amount(-600), 0],
    [1_000_000_000, percent(90_000), 1_000_000_000],
    [1_000, percent(-10_000), 0],
    [3.75, percent(1_000), 4.13],
    [3.75, percent(1_000, 'quarter'), 0],
    [3.75, amount(0.25), 4],
    [100, amount(1.25), 101.25],
    [12_345, percent(837.5), 13_379],
    [1_000_000_000, amount(0.01), 1_000_000_000],
  ])('of %d with %j is %d', (from, rule, to) => expect(repriced(from, rule)).toBe(to));
  it('is within bounds, on the rounding step, and nearest to the exact value', () => {
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: -10_000, max: 90_000 }),
        rounding,
        (from, basisPoints, round) => {
          const to = repriced(from, percent(basisPoints, round));
          expect(
            Number.isInteger(to) && to >= 0 && to <= 1_000_000_000 && to % step[round] === 0,
          ).toBe(true);
          const exact = (from * (10_000 + basisPoints)) / 10_000;
          if (exact <= 1_000_000_000)
            expect(Math.abs(to - exact)).toBeLessThanOrEqual(step[round] / 2 + 1e-6);
        },
      ),
    );
  });
  it('is monotonic', () => {
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.integer({ min: -10_000, max: 90_000 }),
        rounding,
        (a, b, basisPoints, round) =>
          repriced(Math.min(a, b), percent(basisPoints, round)) <=
          repriced(Math.max(a, b), percent(basisPoints, round)),
      ),
    );
  });
  it.each([
    ['price', 1_100, 500],
    ['cost', 1_000, 550],
    ['both', 1_100, 550],
  ] as const)('for %s leaves the rest unchanged', (target, standardPriceCents, costPriceCents) => {
    const rule: PriceRule = { target, ...percent(1_000) };
    expect(pricesBy(rule, { standardPriceCents: 1_000, costPriceCents: 500 })).toEqual({
      standardPriceCents,
      costPriceCents,
    });
    expect(pricesBy(rule, { standardPriceCents: 1_000, costPriceCents: null }).costPriceCents).toBe(
      null,
    );
  });
});

describe('a margin', () => {
  it.each([
    [14_500, 8_200, { cents: 6_300, basisPoints: 4_345 }],
    [1_000, 1_500, { cents: -500, basisPoints: -5_000 }],
    [0, 100, { cents: -100, basisPoints: null }],
    [3.75, 1.1, { cents: 2.65, basisPoints: 7_067 }],
    [300, 100, { cents: 200, basisPoints: 6_667 }],
    [100, null, null],
  ])('of price %d and cost %j is %j', (price, cost, margin) =>
    expect(marginOf(price, cost)).toEqual(margin),
  );
  it('plus the cost is the price', () => {
    fc.assert(
      fc.property(cents, cents, (price, cost) => {
        const margin = marginOf(price, cost)!;
        expect(margin.cents + cost).toBe(price);
        if (price > 0)
          expect(
            Math.abs(margin.basisPoints! - (10_000 * (price - cost)) / price),
          ).toBeLessThanOrEqual(0.5 + 1e-6);
        else expect(margin.basisPoints).toBe(null);
      }),
    );
  });
});

it.each([
  [{ kind: 'percent', basisPoints: -10_000 }, true],
  [{ kind: 'percent', basisPoints: -10_001 }, false],
  [{ kind: 'percent', basisPoints: 90_000 }, true],
  [{ kind: 'percent', basisPoints: 90_001 }, false],
  [{ kind: 'percent', basisPoints: 333.33 }, true],
  [{ kind: 'percent', basisPoints: 333.333 }, false],
  [{ kind: 'amount', cents: 1_000_000_000 }, true],
  [{ kind: 'amount', cents: 1_000_000_001 }, false],
  [{ kind: 'amount', cents: -1_000_000_000 }, true],
  [{ kind: 'amount', cents: -1_000_000_001 }, false],
])('a rule with %j is valid: %s', (by, good) =>
  expect(PriceRule.safeParse({ target: 'price', by, rounding: 'none' }).success).toBe(good),
);
