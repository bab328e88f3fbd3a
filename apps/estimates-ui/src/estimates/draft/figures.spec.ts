// Specs of a form's live totals.
import { DraftInput, toOffer } from '@purlin/contracts/draft-shapes.ts';
import { offerOf } from '@purlin/domain/estimates/offer.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeBody } from './body.ts';
import { headlineLines, linesTotals, marginOf } from './figures.ts';
import { emptyForm, emptyLine, type FormValues } from './values.ts';

const terms = { ...emptyForm, taxPercentage: '10' };

test('taxes the undiscounted taxable lines, as in the simple wizard', () => {
  const lines = [
    { ...emptyLine, quantity: '3', rate: '100' },
    { ...emptyLine, rate: '50.5', taxable: false },
  ];
  expect(linesTotals(lines, { ...terms, discount: { kind: 'percent', value: '20' } })).toEqual({
    subtotalCents: 35050,
    discountCents: 7010,
    taxCents: 3000,
    processingFeeCents: 0,
    totalCents: 31040,
    depositCents: 0,
  });
});

test('computes a dollar discount, a card fee, and a percentage deposit of the amount due', () => {
  const lines = [{ ...emptyLine, quantity: '24.5', rate: '100' }];
  expect(
    linesTotals(lines, {
      ...terms,
      taxPercentage: '0',
      processingFeePercentage: '3',
      discount: { kind: 'amount', value: '450' },
      deposit: { kind: 'percent', value: '50' },
    }),
  ).toEqual({
    subtotalCents: 245000,
    discountCents: 45000,
    taxCents: 0,
    processingFeeCents: 6000,
    totalCents: 206000,
    depositCents: 103000,
  });
});

test('counts incomplete numbers as the fields will show them', () => {
  expect(
    linesTotals(
      [
        { ...emptyLine, quantity: '', rate: '12.' },
        { ...emptyLine, quantity: 'x', rate: 'abc' },
      ],
      { ...terms, taxPercentage: '', discount: { kind: 'percent', value: '-' } },
    ),
  ).toMatchObject({ subtotalCents: 1200, totalCents: 1200 });
});

test('knows the margin once every written line has a cost', () => {
  const sold = { ...emptyLine, description: 'Shingles', quantity: '2', rate: '100', cost: '60' };
  const totals = linesTotals([sold], {
    ...terms,
    taxPercentage: '0',
    discount: { kind: 'percent', value: '10' },
  });
  expect(marginOf([sold, emptyLine], totals)).toEqual({
    costCents: 12000,
    marginCents: 6000,
    marginBasisPoints: 3333,
  });
  expect(marginOf([sold, { ...sold, cost: '' }], totals)).toBeNull();
  expect(marginOf([], totals)).toBeNull();
});

/** A decimal as a user types it, with up to four places. */
const decimals = (most: number, min = 0) =>
  fc.integer({ min, max: most * 10_000 }).map((n) => String(n / 10_000));
const line = fc
  .record({
    quantity: decimals(1_000, 1),
    rate: decimals(5_000),
    taxable: fc.boolean(),
  })
  .map((typed) => ({ ...emptyLine, description: 'x', ...typed }));
const share = fc.oneof(
  decimals(100).map((value) => ({ kind: 'percent' as const, value })),
  decimals(10_000).map((value) => ({ kind: 'amount' as const, value })),
);
const form = fc
  .record({
    lines: fc.array(line, { maxLength: 5 }),
    discount: share,
    deposit: share,
    taxPercentage: decimals(100),
    taxBasis: fc.constantFrom('discounted' as const, 'undiscounted' as const),
  })
  .map((typed): FormValues => ({
    ...emptyForm,
    clientId: 1,
    projectTitle: 'x',
    serviceAddress: 'y',
    ...typed,
  }));

test('a form shows what the server will compute', () => {
  fc.assert(
    fc.property(form, fc.boolean(), (values, multi) => {
      const typed: FormValues = multi
        ? {
            ...values,
            estimateType: 'multi_option',
            lines: [],
            options: [
              { id: null, title: 'Good', description: '', recommended: false, lines: [] },
              {
                id: null,
                title: 'Better',
                description: '',
                recommended: true,
                lines: values.lines,
              },
            ],
          }
        : values;
      const offer = offerOf(toOffer(DraftInput.parse(wholeBody(typed))), 1, {
        lastLine: 0,
        lastOption: 0,
      });
      expect(linesTotals(headlineLines(typed), typed)).toEqual(offer.totals);
    }),
  );
});
