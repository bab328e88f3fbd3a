// Price book categories, items and bulk price changes.
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
  it('requires a name and a valid order', () => {
    expect(
      priceBookCategory.commands.AddCategory.safeParse({ ...tearOff, name: ' ' }).error?.issues,
    ).toMatchObject([{ message: 'Please enter a name' }]);
    expect(
      priceBookCategory.commands.AddCategory.safeParse({ ...tearOff, order: 10_001 }).success,
    ).toBe(false);
  });
  it('changes the given fields', () =>
    given(added)
      .when(edit({ order: 3 }))
      .then({
        type: 'PriceBookCategoryChanged',
        data: { name: 'Tear-off', description: null, order: 3 },
      }));
  it('does nothing when nothing changes', () =>
    given(added)
      .when(edit({ name: ' Tear-off ', description: null, order: 0 }))
      .thenNothing());
  it('is deleted if it never had an item', () => given(added).when(remove(false)).then(deleted));
  it('is archived if it had', () => given(added).when(remove(true)).then(archived));
  it.each([
    [true, archived],
    [false, deleted],
  ])('is removed once', (hadItems, event) =>
    given(added, event).when(remove(hadItems)).thenNothing(),
  );
  it('may be deleted after archiving, if it turns out to have been empty', () =>
    given(added, archived).when(remove(false)).then(deleted));
  it('is restored', () =>
    given(added, archived).when(restore).then({ type: 'PriceBookCategoryRestored', data: {} }));
  it('is restored once', () => given(added).when(restore).thenNothing());
  it.each([edit({ name: 'X' }), restore])('refuses $type if it doesn’t exist', (command) => {
    given().when(command).thenRefused('category-not-found');
    given(added, deleted).when(command).thenRefused('category-not-found');
  });
  it('can’t be removed if it doesn’t exist', () =>
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
  ] as const)('requires a valid %s', (field, value, message) =>
    expect(commands.AddItem.safeParse({ ...item, [field]: value }).error?.issues).toMatchObject([
      { path: [field], message },
    ]),
  );

  it('changes its description', () =>
    given(added)
      .when(edit({ name: 'Tear-off', description: null }))
      .then({
        type: 'PriceBookItemDescribed',
        data: { ...described, name: 'Tear-off', description: null },
      }));
  it('becomes a material when moved to a category of materials', () =>
    given(added)
      .when(edit({ categoryId: 2, categoryType: 'material' }))
      .then({
        type: 'PriceBookItemDescribed',
        data: { ...described, categoryId: 2, categoryType: 'material' },
      }));
  it('changes its price', () =>
    given(added)
      .when(edit({ standardPriceCents: 15_000 }))
      .then({ type: 'PriceBookItemRepriced', data: { ...prices, standardPriceCents: 15_000 } }));
  it(
    'gets its old price back after a bulk price change, although its own history knows ' +
      'no other',
    () =>
      given(added)
        .when(edit({ now: { standardPriceCents: 15_950, costPriceCents: null, revision: 2 } }))
        .then({ type: 'PriceBookItemRepriced', data: prices }),
  );
  it('keeps fields that are not given', () => {
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
  it('is deactivated', () =>
    given(added)
      .when(edit({ isActive: false }))
      .then({ type: 'PriceBookItemOfferChanged', data: { isActive: false } }));
  it('does all of that in one step', () =>
    expect(
      given(added)
        .when(edit({ name: 'X', costPriceCents: 1, isActive: false }))
        .events(),
    ).toHaveLength(3));
  it('does nothing when nothing changes', () => given(added).when(edit({})).thenNothing());
  it('can be changed with the current revision', () =>
    expect(
      given(added)
        .when(edit({ name: 'X', revision: 1 }))
        .events(),
    ).toHaveLength(1));
  it('refuses a change with an outdated revision', () =>
    given(added)
      .when(edit({ name: 'X', revision: 0 }))
      .thenRefused('stale'));
  it('refuses changes while archived', () =>
    given(added, archived)
      .when(edit({ name: 'X' }))
      .thenRefused('item-archived'));
  it('is archived and restored', () => {
    given(added).when({ type: 'ArchiveItem', data: {} }).then(archived);
    given(added, archived)
      .when({ type: 'RestoreItem', data: {} })
      .then({ type: 'PriceBookItemRestored', data: {} });
  });
  it('is archived once, and restored once', () => {
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

describe('a bulk price change', () => {
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
  it('omits unchanged rows', () =>
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
  it('is refused if a price changed after the preview', () =>
    given()
      .when(change([row(1), row(2)], [before(1), { ...before(2), standardPriceCents: 1 }]))
      .thenRefused('stale'));
  it('is refused if an item is gone', () =>
    given()
      .when(change([row(1), row(2)], [before(1)]))
      .thenRefused('stale'));
  it('is refused if another bulk change was not seen', () =>
    given(changed(row(1)))
      .when(change([row(2)], [before(2)], 0))
      .thenRefused('stale'));
  it('is refused if the prices don’t match the rule', () =>
    given()
      .when(change([row(1, { toCents: 1 })]))
      .thenRefused('not-by-the-rule'));
  it('is refused if an item is listed twice', () =>
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
  it('is undone', () =>
    given(changed(row(1)))
      .when(undo())
      .then({ type: 'PriceChangeUndone', data: { rows: [back] } }));
  it('is undone except for prices changed since', () =>
    given(changed(row(1), row(2)))
      .when(undo([after(1), before(2)]))
      .then({ type: 'PriceChangeUndone', data: { rows: [back] } }));
  it('is undone once', () =>
    given(changed(row(1)), { type: 'PriceChangeUndone', data: { rows: [back] } })
      .when(undo([before(1)], 2))
      .thenNothing());
  it('can’t be undone if there was none, or nothing of it is left', () => {
    given().when(undo([], 0)).thenRefused('nothing-to-undo');
    given(changed(row(1)))
      .when(undo([before(1)]))
      .thenRefused('nothing-to-undo');
  });
  it('can’t be undone if another bulk change was not seen', () =>
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
