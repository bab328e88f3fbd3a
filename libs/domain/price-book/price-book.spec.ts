// What categories and items of the price book, and changes of many prices, do, refuse and repeat
// silently.
import { describe, expect, it } from 'vitest';
import { fold, type AnyDecider } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import { priceBookCategory, type PriceBookCategoryEvent } from './category.ts';
import golden from './golden.json' with { type: 'json' };
import { priceBookItem, type PriceBookItemEvent } from './item.ts';
import { commands } from './item-shapes.ts';
import { priceBook, type PriceBookEvent } from './price-book.ts';
import { type PriceRow } from './price-book-shapes.ts';

describe('a category', () => {
  const given = scenario(priceBookCategory);
  const tearOff = { name: 'Tear-off', description: null, type: 'service', order: 0 } as const;
  const added: PriceBookCategoryEvent = { type: 'PriceBookCategoryAdded', data: tearOff };
  const archived: PriceBookCategoryEvent = { type: 'PriceBookCategoryArchived', data: {} };
  const deleted: PriceBookCategoryEvent = { type: 'PriceBookCategoryDeleted', data: {} };
  const add = { type: 'AddCategory', data: tearOff } as const;
  const edit = (data: { name?: string; description?: string | null; order?: number }) =>
    ({ type: 'EditCategory', data }) as const;
  const remove = (hadItems: boolean) => ({ type: 'RemoveCategory', data: { hadItems } }) as const;
  const restore = { type: 'RestoreCategory', data: {} } as const;

  it('is added', () => given().when(add).then(added));
  it('is added once', () => given(added).when(add).thenNothing());
  it('has a name, and an order that people count to', () => {
    expect(
      priceBookCategory.commands.AddCategory.safeParse({ ...tearOff, name: ' ' }).error?.issues,
    ).toMatchObject([{ message: 'Please enter a name' }]);
    expect(
      priceBookCategory.commands.AddCategory.safeParse({ ...tearOff, order: 10_001 }).success,
    ).toBe(false);
  });
  it('changes what is given', () =>
    given(added)
      .when(edit({ order: 3 }))
      .then({
        type: 'PriceBookCategoryChanged',
        data: { name: 'Tear-off', description: null, order: 3 },
      }));
  it('changes nothing when nothing is different', () =>
    given(added)
      .when(edit({ name: ' Tear-off ', description: null, order: 0 }))
      .thenNothing());
  it('is deleted when it never had an item', () => given(added).when(remove(false)).then(deleted));
  it('is archived when it had', () => given(added).when(remove(true)).then(archived));
  it.each([
    [true, archived],
    [false, deleted],
  ])('is removed once', (hadItems, event) =>
    given(added, event).when(remove(hadItems)).thenNothing(),
  );
  it('may be deleted after it was archived, once it turns out that nothing was in it', () =>
    given(added, archived).when(remove(false)).then(deleted));
  it('comes back', () =>
    given(added, archived).when(restore).then({ type: 'PriceBookCategoryRestored', data: {} }));
  it('comes back once', () => given(added).when(restore).thenNothing());
  it.each([edit({ name: 'X' }), restore])('does nothing when it is not there', (command) => {
    given().when(command).thenRefused('category-not-found');
    given(added, deleted).when(command).thenRefused('category-not-found');
  });
  it('is not removed when it never was', () =>
    given().when(remove(false)).thenRefused('category-not-found'));
});

describe('an item', () => {
  const given = scenario(priceBookItem);
  const described = {
    categoryId: 1,
    categoryType: 'service',
    name: 'Tear-off, one layer',
    description: 'Down to the decking',
    exclusions: null,
    process: null,
    unit: 'square',
  } as const;
  const prices = { standardPriceCents: 14_500, costPriceCents: null };
  const item = { ...described, ...prices, isActive: true } as const;
  const added: PriceBookItemEvent = { type: 'PriceBookItemAdded', data: item };
  const archived: PriceBookItemEvent = { type: 'PriceBookItemArchived', data: {} };
  const add = { type: 'AddItem', data: item } as const;
  type Edit = typeof commands.EditItem._zod.output;
  const edit = (data: Partial<Edit>) =>
    ({
      type: 'EditItem',
      data: { ...item, revision: null, now: { ...prices, revision: 1 }, ...data },
    }) as const;

  it('is added with its price', () => given().when(add).then(added));
  it('is added once', () => given(added).when(add).thenNothing());
  it.each([
    ['name', ' ', 'Please enter a name'],
    ['categoryId', 0, 'Please select a category or create a new one'],
    ['standardPriceCents', -1, 'A price cannot be negative'],
    ['costPriceCents', -1, 'A cost cannot be negative'],
  ] as const)('needs a proper %s', (field, value, message) =>
    expect(commands.AddItem.safeParse({ ...item, [field]: value }).error?.issues).toMatchObject([
      { path: [field], message },
    ]),
  );

  it('is described anew', () =>
    given(added)
      .when(edit({ name: 'Tear-off', description: null }))
      .then({
        type: 'PriceBookItemDescribed',
        data: { ...described, name: 'Tear-off', description: null },
      }));
  it('becomes a material in a category of materials', () =>
    given(added)
      .when(edit({ categoryId: 2, categoryType: 'material' }))
      .then({
        type: 'PriceBookItemDescribed',
        data: { ...described, categoryId: 2, categoryType: 'material' },
      }));
  it('gets another price', () =>
    given(added)
      .when(edit({ standardPriceCents: 15_000 }))
      .then({ type: 'PriceBookItemRepriced', data: { ...prices, standardPriceCents: 15_000 } }));
  it(
    'gets its old price back after many prices were changed, although its own history knows ' +
      'no other',
    () =>
      given(added)
        .when(edit({ now: { standardPriceCents: 15_950, costPriceCents: null, revision: 2 } }))
        .then({ type: 'PriceBookItemRepriced', data: prices }),
  );
  it('keeps what is not said', () => {
    const {
      description: _d,
      unit: _u,
      isActive: _a,
      exclusions: _e,
      process: _p,
      ...rest
    } = edit({ name: 'Tear-off' }).data;
    given(added)
      .when({ type: 'EditItem', data: rest })
      .then({ type: 'PriceBookItemDescribed', data: { ...described, name: 'Tear-off' } });
  });
  it('is no longer offered', () =>
    given(added)
      .when(edit({ isActive: false }))
      .then({ type: 'PriceBookItemOfferChanged', data: { isActive: false } }));
  it('does all of that in one step', () =>
    expect(
      given(added)
        .when(edit({ name: 'X', costPriceCents: 1, isActive: false }))
        .events(),
    ).toHaveLength(3));
  it('changes nothing when nothing is different', () => given(added).when(edit({})).thenNothing());
  it('is changed by whoever saw it as it is', () =>
    expect(
      given(added)
        .when(edit({ name: 'X', revision: 1 }))
        .events(),
    ).toHaveLength(1));
  it('is not changed by whoever saw it before another change', () =>
    given(added)
      .when(edit({ name: 'X', revision: 0 }))
      .thenRefused('stale'));
  it('is not changed while archived', () =>
    given(added, archived)
      .when(edit({ name: 'X' }))
      .thenRefused('item-archived'));
  it('is archived, and comes back', () => {
    given(added).when({ type: 'ArchiveItem', data: {} }).then(archived);
    given(added, archived)
      .when({ type: 'RestoreItem', data: {} })
      .then({ type: 'PriceBookItemRestored', data: {} });
  });
  it('is archived once, and comes back once', () => {
    given(added, archived).when({ type: 'ArchiveItem', data: {} }).thenNothing();
    given(added).when({ type: 'RestoreItem', data: {} }).thenNothing();
  });
  it.each([
    edit({}),
    { type: 'ArchiveItem', data: {} },
    { type: 'RestoreItem', data: {} },
  ] as const)('does nothing when it is not there', (command) =>
    given().when(command).thenRefused('item-not-found'),
  );
});

describe('a change of many prices', () => {
  const given = scenario(priceBook);
  const rule = {
    target: 'both',
    by: { kind: 'percent', basisPoints: 1_000 },
    rounding: 'quarter',
  } as const;
  const row = (itemId: number, more: Partial<PriceRow> = {}): PriceRow => ({
    itemId,
    fromCents: 14_500,
    toCents: 15_950,
    costFromCents: 8_200,
    costToCents: 9_025,
    ...more,
  });
  const before = (itemId: number) => ({
    itemId,
    standardPriceCents: 14_500,
    costPriceCents: 8_200,
  });
  const after = (itemId: number) => ({ itemId, standardPriceCents: 15_950, costPriceCents: 9_025 });
  const changed = (...rows: PriceRow[]): PriceBookEvent => ({
    type: 'PricesChanged',
    data: { rule, rows },
  });
  type Now = (typeof priceBook.commands.ChangePrices._zod.output)['now'];
  const change = (
    rows: PriceRow[],
    now: Now = rows.map(({ itemId }) => before(itemId)),
    changes = 0,
  ) => ({ type: 'ChangePrices', data: { rule, rows, now, changes } }) as const;

  it('is one event', () =>
    given()
      .when(change([row(1), row(2)]))
      .then(changed(row(1), row(2))));
  it('leaves out what stays as it is', () =>
    given()
      .when(
        change(
          [row(1), row(2, { fromCents: 0, toCents: 0, costFromCents: null, costToCents: null })],
          [before(1), { itemId: 2, standardPriceCents: 0, costPriceCents: null }],
        ),
      )
      .then(changed(row(1))));
  it('happens once', () =>
    given(changed(row(1)))
      .when(change([row(1)], [after(1)], 1))
      .thenNothing());
  it('is refused when a price changed after the preview', () =>
    given()
      .when(change([row(1), row(2)], [before(1), { ...before(2), standardPriceCents: 1 }]))
      .thenRefused('stale'));
  it('is refused when an item is gone', () =>
    given()
      .when(change([row(1), row(2)], [before(1)]))
      .thenRefused('stale'));
  it('is refused when another change was not seen yet', () =>
    given(changed(row(1)))
      .when(change([row(2)], [before(2)], 0))
      .thenRefused('stale'));
  it('is refused when the new prices are not what the rule gives', () =>
    given()
      .when(change([row(1, { toCents: 1 })]))
      .thenRefused('not-by-the-rule'));
  it('is refused when an item is in it twice', () =>
    given()
      .when(change([row(1), row(1)]))
      .thenRefused('item-twice'));

  const undo = (now: Now = [after(1)], changes = 1) =>
    ({ type: 'UndoPriceChange', data: { now, changes } }) as const;
  const back = row(1, {
    fromCents: 15_950,
    toCents: 14_500,
    costFromCents: 9_025,
    costToCents: 8_200,
  });
  it('is taken back', () =>
    given(changed(row(1)))
      .when(undo())
      .then({ type: 'PriceChangeUndone', data: { rows: [back] } }));
  it('is taken back as far as prices were not changed since', () =>
    given(changed(row(1), row(2)))
      .when(undo([after(1), before(2)]))
      .then({ type: 'PriceChangeUndone', data: { rows: [back] } }));
  it('is taken back once', () =>
    given(changed(row(1)), { type: 'PriceChangeUndone', data: { rows: [back] } })
      .when(undo([before(1)], 2))
      .thenNothing());
  it('cannot be taken back when there was none, or nothing of it is left', () => {
    given().when(undo([], 0)).thenRefused('nothing-to-undo');
    given(changed(row(1)))
      .when(undo([before(1)]))
      .thenRefused('nothing-to-undo');
  });
  it('is not taken back when another change was not seen yet', () =>
    given(changed(row(1)), changed(row(1)))
      .when(undo())
      .thenRefused('stale'));
});

describe('history', () => {
  const deciders: readonly AnyDecider[] = [priceBookCategory, priceBookItem, priceBook];
  it.each(deciders)('$category reads every version of every event ever written', (decider) => {
    const read = golden
      .filter(({ type }) => type in decider.events)
      .map(({ type, schema, data }) => ({
        type,
        data: fromStored(decider, { type, data }, schema),
      }));
    expect(() => fold(decider as never, read)).not.toThrow();
  });
});
