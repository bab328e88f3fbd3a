// What a request to write an estimate means where it does not say.
import { expect, it } from 'vitest';
import { DraftInput, toOffer } from './draft-shapes.ts';

const asked = { clientId: 1, projectTitle: 'Roof', serviceAddress: '1 Oak St' };
const line = { description: 'Ridge vent' };

it.each([
  ['the simple wizard, whose lines follow one by one', {}, 'undiscounted'],
  ['lines in the same call', { lineItems: [line] }, 'discounted'],
  ['lines in the same call, of which none is left', { lineItems: [] }, 'discounted'],
  ['packages', { estimateType: 'multi_option' }, 'discounted'],
  ['what it says', { lineItems: [line], taxBasis: 'undiscounted' }, 'undiscounted'],
] as const)('the tax of %s counts %j as %s', (_, more, basis) =>
  expect(toOffer(DraftInput.parse({ ...asked, ...more })).taxBasis).toBe(basis),
);

it('a percentage of a deposit is of the total, and nothing is charged for cards', () =>
  expect(toOffer(DraftInput.parse(asked))).toMatchObject({
    depositBasis: 'total',
    processingFeeBasisPoints: 0,
  }));
