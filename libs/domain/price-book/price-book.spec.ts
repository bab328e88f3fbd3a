// What categories and items of the price book do, refuse and repeat silently.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import { priceBookCategory } from './category.ts';
import golden from './golden.json' with { type: 'json' };
import { commands, priceBookItem, type PriceBookItemEvent } from './item.ts';

const tearOff = { name: 'Tear-off', description: null, type: 'service', order: 0 } as const;
const item = {
  categoryId: 1, categoryType: 'service', name: 'Tear-off, one layer', description: 'Down to the decking', exclusions: null, process: null, unit: 'square',
  standardPriceCents: 14_500, costPriceCents: null, isActive: true,
} as const;
const added: PriceBookItemEvent = { type: 'PriceBookItemAdded', data: item };

describe('a category', () => {
  const given = scenario(priceBookCategory);
  const add = { type: 'AddCategory', data: tearOff } as const;
  it('is added', () => given().when(add).then({ type: 'PriceBookCategoryAdded', data: tearOff }));
  it('is added once', () => given({ type: 'PriceBookCategoryAdded', data: tearOff }).when(add).thenNothing());
  it('has a name', () => expect(priceBookCategory.commands.AddCategory.safeParse({ ...tearOff, name: ' ' }).error?.issues).toMatchObject([{ message: 'Please enter a name' }]));
});

describe('an item', () => {
  const given = scenario(priceBookItem);
  const add = { type: 'AddItem', data: item } as const;
  it('is added with its price', () => given().when(add).then(added));
  it('is added once', () => given(added).when(add).thenNothing());
  it.each([
    ['name', ' ', 'Please enter a name'], ['categoryId', 0, 'Please select a category or create a new one'], ['standardPriceCents', -1, 'A price cannot be negative'], ['costPriceCents', -1, 'A cost cannot be negative'],
  ] as const)('needs a proper %s', (field, value, message) => expect(commands.AddItem.safeParse({ ...item, [field]: value }).error?.issues).toMatchObject([{ path: [field], message }]));
});

describe('history', () => {
  it.each([priceBookCategory, priceBookItem])('reads every version of every event ever written', (decider) => {
    const read = golden.filter(({ type }) => type in decider.events).map(({ type, schema, data }) => ({ type, data: fromStored(decider, { type, data }, schema) }));
    expect(new Set(read.map((event) => event.type))).toEqual(new Set(Object.keys(decider.events)));
    expect(fold(decider as typeof priceBookItem, read)).not.toEqual({ status: 'none' });
  });
});
