// Totals: equal to a second implementation in exact fractions, and to the spec's examples.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  costOf,
  Deposit,
  lineTotalCents,
  Totals,
  totalsOf,
  type Priced,
  type Terms,
} from './totals.ts';

/** An exact fraction, deliberately a different technique than the code under test. */
class Fraction {
  readonly n: bigint;
  readonly d: bigint;
  constructor(n: bigint, d = 1n) {
    this.n = n;
    this.d = d;
  }
  plus(o: Fraction): Fraction {
    return new Fraction(this.n * o.d + o.n * this.d, this.d * o.d);
  }
  minus(o: Fraction): Fraction {
    return new Fraction(this.n * o.d - o.n * this.d, this.d * o.d);
  }
  times(o: Fraction): Fraction {
    return new Fraction(this.n * o.n, this.d * o.d);
  }
  over(o: Fraction): Fraction {
    return new Fraction(this.n * o.d, this.d * o.n);
  }
  /** Rounds half away from zero by comparing twice the remainder with the divisor. */
  rounded(): number {
    const [n, sign] = this.n < 0n ? [-this.n, -1n] : [this.n, 1n];
    const whole = n / this.d;
    return Number(sign * (2n * (n % this.d) >= this.d ? whole + 1n : whole));
  }
}
/** The exact written value: 837.5 is 8375 tenths. */
function exactly(value: number): Fraction {
  const [whole = '', places = ''] = String(value).split('.');
  return new Fraction(BigInt(`${whole}${places}`), 10n ** BigInt(places.length));
}
const cents = (value: number): Fraction => new Fraction(BigInt(value));
const percent = (basisPoints: number): Fraction => exactly(basisPoints).over(cents(10_000));

function secondOpinion(lines: readonly Priced[], terms: Terms) {
  const priced = lines.map((line) => ({
    ...line,
    total: cents(
      exactly(line.quantityHundredths).over(cents(100)).times(exactly(line.rateCents)).rounded(),
    ),
  }));
  const add = (some: typeof priced) => some.reduce((sum, line) => sum.plus(line.total), cents(0));
  const [subtotal, taxable] = [add(priced), add(priced.filter((line) => line.taxable))];
  const inDollars = terms.discountFixedCents > 0;
  const discount =
    inDollars && terms.discountFixedCents > subtotal.rounded()
      ? subtotal
      : inDollars
        ? cents(terms.discountFixedCents)
        : cents(subtotal.times(percent(terms.discountBasisPoints)).rounded());
  // The discount is spread proportionally over taxable and other lines.
  const share =
    inDollars && subtotal.rounded() > 0
      ? discount.over(subtotal)
      : percent(inDollars ? 0 : terms.discountBasisPoints);
  const basis = terms.taxBasis === 'discounted' ? taxable.minus(taxable.times(share)) : taxable;
  const tax = cents(basis.times(percent(terms.taxBasisPoints)).rounded());
  const owed = subtotal.minus(discount).plus(tax);
  const fee = cents(owed.times(percent(terms.processingFeeBasisPoints)).rounded());
  const total = owed.plus(fee).rounded();
  const deposit =
    terms.deposit === null
      ? 0
      : terms.deposit.kind === 'amount'
        ? terms.deposit.cents
        : (terms.depositBasis === 'total' ? cents(total) : subtotal)
            .times(percent(terms.deposit.basisPoints))
            .rounded();
  return {
    subtotalCents: subtotal.rounded(),
    discountCents: discount.rounded(),
    taxCents: tax.rounded(),
    processingFeeCents: fee.rounded(),
    totalCents: total,
    depositCents: deposit > total ? total : deposit,
  };
}

/** Hundredths, every other one with further decimals. */
const decimals = (min: number, max: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min, max }),
    fc.integer({ min: min * 100, max: max * 100 }).map((steps) => steps / 100),
  );
const line = fc.record({
  quantityHundredths: decimals(1, 1_000_000),
  rateCents: decimals(0, 10_000_000),
  taxable: fc.boolean(),
});
const percentage = decimals(0, 10_000);
const deposit: fc.Arbitrary<Deposit | null> = fc.oneof(
  fc.constant(null),
  fc.record({
    kind: fc.constant('amount' as const),
    cents: fc.integer({ min: 1, max: 10_000_000 }),
  }),
  fc.record({
    kind: fc.constant('percent' as const),
    basisPoints: decimals(1, 10_000),
  }),
);
const terms = fc.record({
  discountBasisPoints: percentage,
  discountFixedCents: fc.oneof(
    { weight: 2, arbitrary: fc.constant(0) },
    fc.integer({ min: 1, max: 50_000_000 }),
  ),
  deposit,
  taxBasisPoints: percentage,
  taxBasis: fc.constantFrom('undiscounted' as const, 'discounted' as const),
  processingFeeBasisPoints: fc.oneof(fc.constant(0), fc.constant(300), percentage),
  depositBasis: fc.constantFrom('total' as const, 'subtotal' as const),
});
/** Terms that add and deduct nothing. */
const plain = {
  discountBasisPoints: 0,
  discountFixedCents: 0,
  taxBasisPoints: 0,
  taxBasis: 'discounted',
  processingFeeBasisPoints: 0,
  deposit: null,
  depositBasis: 'total',
} as const;

describe('totals', () => {
  it('equal a second, independent implementation over 10,000 random estimates', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), terms, (lines, t) => {
        expect(totalsOf(lines, t)).toEqual(secondOpinion(lines, t));
      }),
      { numRuns: 10_000 },
    );
  });
  it("never discount below zero, and don't depend on the order of lines", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), terms, (lines, t) => {
        const totals = totalsOf(lines, t);
        expect(totals.totalCents).toBeGreaterThanOrEqual(0);
        expect(totalsOf(lines.toReversed(), t)).toEqual(totals);
      }),
    );
  });
  it(
    'take the tax from undiscounted lines in the simple wizard, and after the discount in ' +
      'the others (rule: totals)',
    () => {
      const lines = [{ quantityHundredths: 100, rateCents: 10_000, taxable: true }];
      const t = { ...plain, discountBasisPoints: 1_000, taxBasisPoints: 1_000 };
      expect(totalsOf(lines, { ...t, taxBasis: 'undiscounted' })).toEqual({
        subtotalCents: 10_000,
        discountCents: 1_000,
        taxCents: 1_000,
        processingFeeCents: 0,
        totalCents: 10_000,
        depositCents: 0,
      });
      expect(totalsOf(lines, { ...t, taxBasis: 'discounted' })).toEqual({
        subtotalCents: 10_000,
        discountCents: 1_000,
        taxCents: 900,
        processingFeeCents: 0,
        totalCents: 9_900,
        depositCents: 0,
      });
    },
  );
  it(
    'take a discount in dollars off the subtotal, never more than that, and off the taxable ' +
      'lines in proportion',
    () => {
      const lines = [
        { quantityHundredths: 100, rateCents: 10_000, taxable: true },
        { quantityHundredths: 100, rateCents: 10_000, taxable: false },
      ];
      const t = { ...plain, discountFixedCents: 5_000, taxBasisPoints: 1_000 };
      expect(totalsOf(lines, t)).toEqual({
        subtotalCents: 20_000,
        discountCents: 5_000,
        taxCents: 750,
        processingFeeCents: 0,
        totalCents: 15_750,
        depositCents: 0,
      });
      expect(totalsOf(lines, { ...t, discountFixedCents: 30_000 })).toEqual({
        subtotalCents: 20_000,
        discountCents: 20_000,
        taxCents: 0,
        processingFeeCents: 0,
        totalCents: 0,
        depositCents: 0,
      });
    },
  );
  it('keep the deposit out of the total, and compute its percentage from the total', () => {
    const lines = [{ quantityHundredths: 100, rateCents: 10_000, taxable: true }];
    const t = { ...plain, discountBasisPoints: 5_000 };
    const percents = { kind: 'percent', basisPoints: 3_000 } as const;
    expect(totalsOf(lines, { ...t, deposit: percents })).toMatchObject({
      totalCents: 5_000,
      depositCents: 1_500,
    });
    expect(totalsOf(lines, { ...t, deposit: { kind: 'amount', cents: 123 } })).toMatchObject({
      totalCents: 5_000,
      depositCents: 123,
    });
  });
  it('keep the subtotal as the deposit basis of the first offers, capped at the total', () => {
    const lines = [{ quantityHundredths: 100, rateCents: 10_000, taxable: true }];
    const t = { ...plain, discountBasisPoints: 5_000, depositBasis: 'subtotal' } as const;
    const percents = (basisPoints: number) => ({ kind: 'percent', basisPoints }) as const;
    expect(totalsOf(lines, { ...t, deposit: percents(3_000) })).toMatchObject({
      depositCents: 3_000,
    });
    expect(totalsOf(lines, { ...t, deposit: percents(6_000) })).toMatchObject({
      depositCents: 5_000,
    });
  });
  it('add the card fee on everything before it, untaxed', () => {
    const lines = [{ quantityHundredths: 100, rateCents: 100_000, taxable: true }];
    const t = { ...plain, discountBasisPoints: 1_000, taxBasisPoints: 1_000 };
    expect(totalsOf(lines, { ...t, processingFeeBasisPoints: 300 })).toEqual({
      subtotalCents: 100_000,
      discountCents: 10_000,
      taxCents: 9_000,
      processingFeeCents: 2_970,
      totalCents: 101_970,
      depositCents: 0,
    });
  });
  it('support three and four decimals', () => {
    const roof = { quantityHundredths: 100, rateCents: 1_240_000, taxable: true };
    expect(totalsOf([roof], { ...plain, taxBasisPoints: 837.5 })).toMatchObject({
      taxCents: 103_850,
    });
    expect(totalsOf([roof], { ...plain, discountBasisPoints: 3333.35 })).toMatchObject({
      discountCents: 413_335,
    });
    expect(lineTotalCents({ quantityHundredths: 3333.3, rateCents: 45_000 })).toBe(1_499_985);
    expect(lineTotalCents({ quantityHundredths: 100_000, rateCents: 3.75 })).toBe(3_750);
    expect(lineTotalCents({ quantityHundredths: 0.01, rateCents: 10_000 })).toBe(1);
  });
  it('round a line half away from zero: 0.5 squares at $0.01 is one cent', () => {
    expect(lineTotalCents({ quantityHundredths: 50, rateCents: 1 })).toBe(1);
    expect(lineTotalCents({ quantityHundredths: 49, rateCents: 1 })).toBe(0);
  });
  it('know the cost only if every line has one', () => {
    expect(
      costOf([
        { quantityHundredths: 250, costCents: 1_000 },
        { quantityHundredths: 100, costCents: 1 },
      ]),
    ).toBe(2_501);
    expect(
      costOf([
        { quantityHundredths: 250, costCents: 1_000 },
        { quantityHundredths: 100, costCents: null },
      ]),
    ).toBeNull();
    expect(costOf([])).toBeNull();
  });
});

it.each([
  [{ kind: 'amount', cents: 1 }, true],
  [{ kind: 'amount', cents: 0 }, false],
  [{ kind: 'percent', basisPoints: 1 }, true],
  [{ kind: 'percent', basisPoints: 0.01 }, true],
  [{ kind: 'percent', basisPoints: 0.001 }, false],
  [{ kind: 'percent', basisPoints: 0 }, false],
])('accepts %j as a deposit: %s', (given, good) =>
  expect(Deposit.safeParse(given).success).toBe(good),
);

it("don't tax what a discount removed, down to the last cent", () => {
  const cent = { quantityHundredths: 100, rateCents: 1, taxable: true };
  const allOff = { ...plain, discountFixedCents: 1, taxBasisPoints: 10_000 };
  expect(totalsOf([cent], allOff)).toMatchObject({ discountCents: 1, taxCents: 0, totalCents: 0 });
});

it('know the cost of a single line', () =>
  expect(costOf([{ quantityHundredths: 250, costCents: 101 }])).toBe(253));

it('parse totals from before the card fee', () => {
  const { processingFeeCents: _, ...before } = totalsOf([], plain);
  expect(Totals.parse(before)).toEqual({ ...before, processingFeeCents: 0 });
});
