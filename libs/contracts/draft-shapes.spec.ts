// Defaults of a request to write an estimate.
import { expect, it } from 'vitest';
import { DraftInput, toOffer, WholeDraftInput } from './draft-shapes.ts';

const asked = { clientId: 1, projectTitle: 'Roof', serviceAddress: '1 Oak St' };
const line = { description: 'Ridge vent' };

it.each([
  ['the simple wizard, whose lines follow one by one', {}, 'undiscounted'],
  ['lines in the same call', { lineItems: [line] }, 'discounted'],
  ['lines in the same call, of which none is left', { lineItems: [] }, 'discounted'],
  ['packages', { estimateType: 'multi_option' }, 'discounted'],
  ['what it says', { lineItems: [line], taxBasis: 'undiscounted' }, 'undiscounted'],
] as const)('%s with %j uses the tax basis %s', (_, more, basis) =>
  expect(toOffer(DraftInput.parse({ ...asked, ...more })).taxBasis).toBe(basis),
);

it('defaults: a percentage deposit is based on the total, and there is no card fee', () =>
  expect(toOffer(DraftInput.parse(asked))).toMatchObject({
    depositBasis: 'total',
    processingFeeBasisPoints: 0,
  }));

it.each(['101', '100.01', '-5', '0', 'abc'])('refuses a deposit of %s percent', (value) => {
  const { error } = WholeDraftInput.safeParse({
    ...asked,
    lineItems: [{ ...line, rate: '100.00' }],
    deposit: { kind: 'percent', value },
  });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['deposit.value']);
});

it('accepts the deposit under its response name', () => {
  const terms = { kind: 'percent', value: '30' };
  const taken = { kind: 'percent', basisPoints: 3000 };
  const deposit = (more: object) => toOffer(DraftInput.parse({ ...asked, ...more })).deposit;
  expect(deposit({ depositTerms: terms })).toEqual(taken);
  expect(deposit({ deposit: terms, depositTerms: { kind: 'amount', value: '9' } })).toEqual(taken);
  expect(deposit({ depositTerms: null })).toBeNull();
  // In responses the deposit is an amount; sent back as such, it is refused rather than ignored.
  expect(DraftInput.safeParse({ ...asked, deposit: '90.00' }).success).toBe(false);
});

it.each([
  ['depositAmount', '500.00', 'depositTerms'],
  ['discount', 0, 'discountAmount or discountPercentage'],
  ['tax', null, 'taxPercentage'],
  ['cardFee', '3', 'processingFeePercentage'],
  ['jobId', 4, 'changesJobId'],
])('refuses %s and names the supported field', (name, value, read) => {
  const { error } = WholeDraftInput.safeParse({ ...asked, [name]: value });
  expect(error?.issues).toMatchObject([
    { path: [name], params: { says: 'name-not-read', name, read } },
  ]);
});

it("refuses unsupported names for a line's price", () => {
  const lineItems = [{ description: 'Shingles', unitPrice: '385.00' }];
  const { error } = WholeDraftInput.safeParse({ ...asked, lineItems });
  expect(error?.issues).toMatchObject([
    { path: ['lineItems', 0, 'unitPrice'], params: { says: 'name-not-read', read: 'rate' } },
  ]);
});

it('ignores totals sent by the browser', () =>
  expect(WholeDraftInput.safeParse({ ...asked, subtotal: '9.00', total: '9.00' }).success).toBe(
    true,
  ));
