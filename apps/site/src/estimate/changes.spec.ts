// What the client is told when staff changed the estimate meanwhile.
import { expect, test } from 'vitest';
import type { LineItem, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { changesBetween } from './changes.ts';

const line = (id: number, over: Partial<LineItem> = {}): LineItem => ({ id, description: `Line ${id}`, quantity: 2, rate: '100.00', total: '200.00', order: id, taxable: true, section: null, priceBookItemId: null, ...over });
const before: PublicEstimate = {
  id: 1, estimateNumber: 'EST-1-AAAAAAAA', clientName: 'Ann', clientEmail: 'ann@example.com', clientPhone: null, projectTitle: 'Roof', projectDescription: '', serviceAddress: '1 Elm St',
  estimateType: 'single', status: 'viewed', subtotal: '400.00', discount: '0.00', tax: '0.00', total: '400.00', discountPercentage: 0, taxPercentage: 0, taxBasis: 'undiscounted',
  validUntil: '2026-12-20', introMessage: '', customerNotes: '', createdAt: '2026-11-20T18:00:00.000Z', sentAt: null, lineItems: [line(1), line(2)], revision: 1, expired: false, clientMessage: '',
  company: { name: 'Roofers', phone: '1', email: 'r@example.com', address: '', ccbNumber: '1', timeZone: 'America/Los_Angeles' },
};

test('a new revision that reads the same has nothing to tell', () => {
  expect(changesBetween(before, { ...before, revision: 2, status: 'sent' })).toEqual([]);
});

test('the total comes first, then each line, then dates and texts', () => {
  const after = { ...before, total: '1350.00', validUntil: null, serviceAddress: '2 Elm St', lineItems: [line(1, { quantity: 3.5, total: '350.00' }), line(3, { description: 'Gutters', rate: '500.00', total: '1000.00' })] };
  expect(changesBetween(before, after)).toEqual([
    'The total was $400.00 and is now $1,350.00.',
    '“Line 1” was 2 × $100.00 = $200.00 and is now 3.5 × $100.00 = $350.00.',
    'New: “Gutters”, 2 × $500.00 = $1,000.00.',
    'Removed: “Line 2”, 2 × $100.00 = $200.00.',
    'The estimate was valid until Dec 20, 2026 and is now without an end date.',
    'The service address changed.',
  ]);
});

test('a line that was reworded is named by both descriptions', () => {
  const after = { ...before, lineItems: [line(1, { description: 'Copper ridge' }), line(2)] };
  expect(changesBetween(before, after)).toEqual(['“Line 1” was 2 × $100.00 = $200.00 and is now “Copper ridge”, 2 × $100.00 = $200.00.']);
});
