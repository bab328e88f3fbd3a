// Many prices in one step: what a preview shows is what is done, or nothing is.
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  PriceBookCategory,
  PriceBookItem,
  PriceChange,
  PricePreviewRow,
} from '@purlin/contracts/price-book-shapes.ts';
import { priceBookItem } from '@purlin/domain/price-book/item.ts';
import { priceBook } from '@purlin/domain/price-book/price-book.ts';
import { THE_PRICE_BOOK } from '@purlin/domain/price-book/price-book-shapes.ts';
import { rooms } from '../app.ts';
import { compareAllWithReplay } from '../platform/core/projection/replay.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();
let categoryId: number;
let vent: PriceBookItem;
let cap: PriceBookItem;
const add = async (name: string, standardPrice: string, costPrice: string | null) =>
  (
    await app.call<PriceBookItem>('POST', '/api/pricebook/items', {
      body: { categoryId, name, standardPrice, costPrice },
    })
  ).body;
beforeEach(async () => {
  categoryId = (
    await app.call<PriceBookCategory>('POST', '/api/pricebook/categories', {
      body: { name: 'Ridge', type: 'material' },
    })
  ).body.id;
  vent = await add('Vent', '145.00', '82.00');
  cap = await add('Cap', '3.33', null);
});

interface Refused {
  readonly code: string;
  readonly message: string;
}
const tenPercent = { target: 'both', by: 'percent', value: '10', rounding: 'none' };
const preview = async (rule: object = tenPercent, selection: object = { categoryId }) =>
  (
    await app.call<{ rows: PricePreviewRow[] }>('POST', '/api/pricebook/price-changes/preview', {
      body: { ...selection, rule },
    })
  ).body.rows;
const change = <T = PriceChange>(
  rows: readonly unknown[],
  rule: object = tenPercent,
  headers = {},
) => app.call<T>('POST', '/api/pricebook/price-changes', { body: { rule, rows }, headers });
const undo = <T = PriceChange>() => app.call<T>('POST', '/api/pricebook/price-changes/undo');
const prices = async () =>
  (
    await app.call<PriceBookItem[]>('GET', `/api/pricebook/items?categoryId=${categoryId}`)
  ).body.map((item) => [item.name, item.standardPrice, item.costPrice, item.revision]);
const put = (item: PriceBookItem, more: object) =>
  app.call<PriceBookItem & Refused>('PUT', `/api/pricebook/items/${item.id}`, {
    body: {
      categoryId: item.categoryId,
      name: item.name,
      standardPrice: item.standardPrice,
      costPrice: item.costPrice,
      ...more,
    },
  });

describe('a preview', () => {
  it('shows every selected item as it is and as it would be, and changes nothing', async () => {
    expect(await preview({ ...tenPercent, rounding: 'quarter' })).toEqual([
      {
        itemId: cap.id,
        name: 'Cap',
        categoryName: 'Ridge',
        unit: 'each',
        from: '3.33',
        to: '3.75',
        costFrom: null,
        costTo: null,
        marginPercentFrom: null,
        marginPercentTo: null,
      },
      {
        itemId: vent.id,
        name: 'Vent',
        categoryName: 'Ridge',
        unit: 'each',
        from: '145.00',
        to: '159.50',
        costFrom: '82.00',
        costTo: '90.25',
        marginPercentFrom: '43.45',
        marginPercentTo: '43.42',
      },
    ]);
    expect(await prices()).toEqual([
      ['Cap', '3.33', null, 0],
      ['Vent', '145.00', '82.00', 0],
    ]);
  });
  it('takes some items, down, by an amount, one of the two', async () => {
    expect(
      await preview({ target: 'cost', by: 'amount', value: '-2.50' }, { itemIds: [vent.id] }),
    ).toMatchObject([{ from: '145.00', to: '145.00', costFrom: '82.00', costTo: '79.50' }]);
  });
  it('leaves archived items out', async () => {
    await app.call('DELETE', `/api/pricebook/items/${cap.id}`);
    expect((await preview()).map(({ name }) => name)).toEqual(['Vent']);
  });
  it.each([
    { value: '-101' },
    { value: '901' },
    { value: 'x' },
    { by: 'magic' },
    { rounding: 'up' },
  ])('refuses %j', async (wrong) =>
    expect(
      (
        await app.call('POST', '/api/pricebook/price-changes/preview', {
          body: { rule: { ...tenPercent, ...wrong } },
        })
      ).status,
    ).toBe(400),
  );
});

describe('a change', () => {
  it('does what the preview showed, as one event', async () => {
    const { status, body } = await change(await preview());
    expect([status, body]).toMatchObject([
      200,
      {
        rule: { target: 'both', by: 'percent', value: '10.00', rounding: 'none' },
        itemCount: 2,
        canUndo: true,
        by: expect.stringMatching(/\w+ \w+/) as string,
      },
    ]);
    expect(await prices()).toEqual([
      ['Cap', '3.66', null, 1],
      ['Vent', '159.50', '90.20', 1],
    ]);
    const events = await app.platform.services.history.read(priceBook, THE_PRICE_BOOK);
    expect(events.at(-1)).toMatchObject({
      type: 'PricesChanged',
      data: { rows: [{ itemId: cap.id, fromCents: 333, toCents: 366 }, { itemId: vent.id }] },
    });
    expect(await app.platform.services.history.read(priceBookItem, vent.id)).toHaveLength(1);
  });
  it('happens once, with and without an Idempotency-Key', async () => {
    const rows = await preview();
    const key = { 'idempotency-key': `prices-${categoryId}-1` };
    const answers = [
      await change(rows, tenPercent, key),
      await change(rows, tenPercent, key),
      await change(rows),
    ];
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await prices()).toEqual([
      ['Cap', '3.66', null, 1],
      ['Vent', '159.50', '90.20', 1],
    ]);
  });
  it('changes nothing when a price changed after the preview', async () => {
    const rows = await preview();
    await put(cap, { standardPrice: '4' });
    expect(await change<Refused>(rows)).toMatchObject({
      status: 412,
      body: {
        code: 'stale',
        message:
          'One of the items was changed or archived after the preview. Check the new ' +
          'preview, then decide again.',
      },
    });
    expect(await prices()).toEqual([
      ['Cap', '4.00', null, 1],
      ['Vent', '145.00', '82.00', 0],
    ]);
    expect((await change(await preview())).status).toBe(200);
  });
  it('lets one of two that come at once win', async () => {
    const twentyPercent = { ...tenPercent, value: '20' };
    const [ten, twenty] = [await preview(), await preview(twentyPercent)];
    const answers = await Promise.all([change(ten), change(twenty, twentyPercent)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });
  it('refuses prices that the rule does not give, and no items at all', async () => {
    const [row] = await preview();
    expect(await change<Refused>([{ ...row, to: '99.00' }])).toMatchObject({
      status: 409,
      body: { code: 'not-by-the-rule' },
    });
    expect(await change<Refused>([])).toMatchObject({
      status: 400,
      body: { message: 'Please select at least one item' },
    });
  });
  it(
    'is noticed by a form that was opened before, and a form opened after it can bring the ' +
      'old price back',
    async () => {
      await change(await preview());
      expect(await put(vent, { revision: 0 })).toMatchObject({
        status: 412,
        body: { code: 'stale' },
      });
      expect((await put(vent, { revision: 1 })).body).toMatchObject({
        standardPrice: '145.00',
        costPrice: '82.00',
        revision: 2,
      });
    },
  );
  it(
    'is told with who made it, newest first, and taken back as far as prices were not ' +
      'changed since',
    async () => {
      await change(await preview());
      await put(cap, { standardPrice: '5' });
      expect((await undo()).body).toMatchObject({ rule: null, itemCount: 1, canUndo: false });
      expect(await prices()).toEqual([
        ['Cap', '5.00', null, 2],
        ['Vent', '145.00', '82.00', 2],
      ]);
      const [last, before] = (
        await app.call<PriceChange[]>('GET', '/api/price-book/price-changes?limit=2')
      ).body;
      expect([last, before]).toMatchObject([
        { rule: null, canUndo: false },
        { rule: { value: '10.00' }, itemCount: 2, canUndo: false },
      ]);
    },
  );
  it('says so when there is nothing left to take back', async () => {
    await change(await preview({ ...tenPercent, value: '5' }), { ...tenPercent, value: '5' });
    await put(cap, { standardPrice: '5' });
    await put(vent, { standardPrice: '5' });
    expect(await undo<Refused>()).toMatchObject({ status: 409, body: { code: 'nothing-to-undo' } });
  });
});

describe('the prices', () => {
  it('of an item that changed in the moment before stay, and every replay gives the same', async () => {
    const {
      platform: {
        pool,
        store,
        services: { history, until },
      },
    } = app;
    await put(vent, { standardPrice: '150' });
    const late = {
      type: 'PricesChanged',
      data: {
        rule: { target: 'price', by: { kind: 'amount', cents: 100 }, rounding: 'none' },
        rows: [
          {
            itemId: vent.id,
            fromCents: 14_500,
            toCents: 14_600,
            costFromCents: 8_200,
            costToCents: 8_200,
          },
          { itemId: cap.id, fromCents: 333, toCents: 433, costFromCents: null, costToCents: null },
        ],
      },
    };
    const before = await history.read(priceBook, THE_PRICE_BOOK);
    const metadata = {
      correlationId: 'spec',
      causationId: 'spec',
      by: 'user-1',
      at: '2026-03-02T17:00:00.000Z',
    };
    const { position } = await history.append(
      priceBook,
      THE_PRICE_BOOK,
      BigInt(before.length - 1),
      [late],
      metadata,
      'late',
    );
    expect(await until(position, 5_000)).toBe(true);
    expect(await prices()).toEqual([
      ['Cap', '4.33', null, 1],
      ['Vent', '150.00', '82.00', 1],
    ]);
    expect(
      await compareAllWithReplay({
        pool,
        store,
        history,
        readModels: rooms.find(({ name }) => name === 'price-book')!.readModels,
      }),
    ).toEqual([]);
  });
});
