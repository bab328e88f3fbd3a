// Specs of price book items among the editor's lines.
import type { PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { expect, test } from 'vitest';
import { emptyLine } from '../draft/values.ts';
import { lineOfItem, stepped, withItem, withQuantity } from './taken.ts';

const vent: PriceBookItem = {
  id: 7,
  categoryId: 1,
  categoryName: 'Vents',
  categoryType: 'material',
  name: 'Ridge vent',
  description: null,
  exclusions: null,
  process: null,
  unit: 'lnft',
  standardPrice: '14.50',
  costPrice: null,
  margin: null,
  marginPercent: null,
  isActive: true,
  isArchived: false,
  revision: 0,
};
const own = { ...emptyLine, description: 'Tear-off', quantity: '24.5' };

test('adds an item with quantity 1 and the book’s price', () => {
  const lines = withItem([own], vent);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatchObject({
    kind: 'material',
    description: 'Ridge vent',
    quantity: '1',
    rate: '14.50',
    unit: 'lnft',
    taxable: true,
    priceBookItemId: 7,
  });
  expect(lineOfItem(lines, 7)).toBe(1);
  expect(lineOfItem([own], 7)).toBe(-1);
});

test('changes the quantity in place, and removes the line at zero', () => {
  const lines = withItem([own], vent);
  expect(stepped(lines, 1, 1)[1]!.quantity).toBe('2');
  expect(stepped(withQuantity(lines, 1, '28*1.1'), 1, 1)[1]!.quantity).toBe('31.8');
  expect(stepped(lines, 1, -1)).toEqual([own]);
  expect(stepped(withQuantity(lines, 1, '0.5'), 1, -1)).toEqual([own]);
});
