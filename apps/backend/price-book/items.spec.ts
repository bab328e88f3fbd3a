// Items over HTTP: changing, moving, archiving; the list and how fast it is.
import { beforeAll, describe, expect, it } from 'vitest';
import { holdersOf } from '@purlin/domain/access/rights.ts';
import { isStaff } from '@purlin/domain/access/user-shapes.ts';
import { z } from 'zod';
import type { PriceBookCategory, PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { rooms } from '../app.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();
let services: number;
let materials: number;
beforeAll(async () => {
  const category = async (name: string, type: string) =>
    (
      await app.call<PriceBookCategory>('POST', '/api/pricebook/categories', {
        body: { name, type },
      })
    ).body.id;
  services = await category('Repairs', 'service');
  materials = await category('Vents', 'material');
});

interface Refused {
  readonly code: string;
  readonly message: string;
}
const add = async (name: string, more: Readonly<Record<string, unknown>> = {}) =>
  (
    await app.call<PriceBookItem>('POST', '/api/pricebook/items', {
      body: { categoryId: services, name, standardPrice: '100', ...more },
    })
  ).body;
const put = <T = PriceBookItem>(id: number, body: object, headers = {}) =>
  app.call<T>('PUT', `/api/pricebook/items/${id}`, { body, headers });
const names = async (query: string) =>
  (await app.call<PriceBookItem[]>('GET', `/api/pricebook/items?${query}`)).body.map(
    ({ name }) => name,
  );
/** What the spec's form sends. */
const form = ({
  id,
  name,
  description,
  unit,
  standardPrice,
  costPrice,
  categoryId,
  isActive,
}: PriceBookItem) => ({
  id,
  name,
  description,
  unit,
  standardPrice,
  costPrice,
  categoryId,
  isActive,
});

describe('changing an item', () => {
  it('takes what the form sends, and leaves what it does not', async () => {
    const item = await add('Leak repair', {
      description: 'Find it',
      exclusions: 'Rot',
      process: 'Seal it',
      costPrice: '40',
    });
    expect(item).toMatchObject({
      margin: '60.00',
      marginPercent: '60.00',
      categoryName: 'Repairs',
      isArchived: false,
      revision: 0,
    });
    const { status, body } = await put(item.id, {
      ...form(item),
      name: ' Leak ',
      description: ' ',
      standardPrice: '',
      costPrice: '',
      unit: 'hour',
    });
    expect([status, body]).toEqual([
      200,
      {
        ...item,
        name: 'Leak',
        description: null,
        standardPrice: '0.00',
        costPrice: null,
        margin: null,
        marginPercent: null,
        unit: 'hour',
        revision: 2,
      },
    ]);
    expect((await put(item.id, { ...form(body), exclusions: null })).body).toMatchObject({
      exclusions: null,
      process: 'Seal it',
    });
  });
  it('changes nothing when nothing is different', async () => {
    const item = await add('Same');
    expect((await put(item.id, form(item))).body).toEqual(item);
  });
  it('makes it a material in a category of materials', async () => {
    const item = await add('Turbine vent');
    expect((await put(item.id, { ...form(item), categoryId: materials })).body).toMatchObject({
      categoryId: materials,
      categoryType: 'material',
      categoryName: 'Vents',
    });
  });
  it('is refused when somebody else was faster', async () => {
    const item = await add('Contested');
    await put(item.id, { ...form(item), standardPrice: '110' });
    expect(
      await put<Refused>(item.id, { ...form(item), name: 'Other', revision: item.revision }),
    ).toMatchObject({ status: 412, body: { code: 'stale' } });
    expect(
      (await put(item.id, { ...form(item), standardPrice: '120', revision: 1 })).body,
    ).toMatchObject({ standardPrice: '120.00', revision: 2 });
  });
  it('is done once for one Idempotency-Key', async () => {
    const item = await add('Once');
    const once = () =>
      put(
        item.id,
        { ...form(item), name: 'Twice', revision: 0 },
        { 'idempotency-key': 'edit-once-1' },
      );
    expect([(await once()).body.revision, (await once()).body.revision]).toEqual([1, 1]);
  });
  it.each([
    [{ name: ' ' }, 400],
    [{ categoryId: 0 }, 400],
    [{ standardPrice: '-1' }, 400],
    [{ categoryId: 987_654 }, 404],
  ])('refuses %j', async (wrong, status) => {
    const item = await add('Proper');
    expect((await put(item.id, { ...form(item), ...wrong })).status).toBe(status);
  });
  it('says 404 for an item that nobody knows', async () =>
    expect((await put(987_654, { categoryId: services, name: 'X' })).status).toBe(404));
});

describe('an item that is not wanted', () => {
  it('is not offered, and stays in the list', async () => {
    const item = await add('Asbestos removal');
    await put(item.id, { ...form(item), isActive: false });
    expect(
      (await app.call<PriceBookItem[]>('GET', '/api/pricebook/services')).body.map(
        ({ name }) => name,
      ),
    ).not.toContain('Asbestos removal');
    expect([
      await names('q=asbestos'),
      await names('q=asbestos&active=true'),
      await names('q=asbestos&active=false'),
    ]).toEqual([['Asbestos removal'], [], ['Asbestos removal']]);
  });
  it('is archived, says so, is not changed then, and comes back', async () => {
    const item = await add('Cedar shakes');
    for (const _ of [1, 2])
      expect((await app.call('DELETE', `/api/pricebook/items/${item.id}`)).body).toMatchObject({
        outcome: 'archived',
        message:
          'Cedar shakes was archived because estimates may use it. You can restore it ' +
          'at any time.',
      });
    expect([await names('q=cedar'), await names('q=cedar&archived=true')]).toEqual([
      [],
      ['Cedar shakes'],
    ]);
    expect(await put<Refused>(item.id, form(item))).toMatchObject({
      status: 409,
      body: { code: 'item-archived' },
    });
    expect((await app.call('POST', `/api/pricebook/items/${item.id}/restore`)).body).toMatchObject({
      isArchived: false,
    });
    expect(await names('q=cedar')).toEqual(['Cedar shakes']);
  });
});

describe('the list', () => {
  it('is in the order asked for, page by page', async () => {
    const { id: categoryId } = (
      await app.call<PriceBookCategory>('POST', '/api/pricebook/categories', {
        body: { name: 'Sorted', type: 'material' },
      })
    ).body;
    for (const [name, standardPrice, costPrice] of [
      ['b', '10', '9'],
      ['A', '30', null],
      ['c', '20', '5'],
    ] as const)
      await add(name, { categoryId, standardPrice, costPrice });
    const list = (sort: string) => names(`categoryId=${categoryId}&sort=${sort}`);
    expect([
      await list('name'),
      await list('-standardPrice'),
      await list('costPrice'),
      await list('-margin'),
    ]).toEqual([
      ['A', 'b', 'c'],
      ['A', 'c', 'b'],
      ['c', 'b', 'A'],
      ['c', 'b', 'A'],
    ]);
    const first = await app.call(
      'GET',
      `/api/pricebook/items?categoryId=${categoryId}&sort=-margin&limit=2`,
    );
    expect(
      await names(
        `categoryId=${categoryId}&sort=-margin&limit=2` +
          `&cursor=${first.headers.get('x-next-cursor')}`,
      ),
    ).toEqual(['A']);
    expect(await names(`type=material&q=c&categoryId=${categoryId}`)).toEqual(['c']);
  });
});

describe('what things cost us', () => {
  it('is answered to staff alone', () => {
    const open = rooms
      .flatMap((room) => Object.values(room.contract))
      .filter(
        ({ right, own, or }) =>
          right === 'everyone' ||
          right === 'signed-in' ||
          or !== undefined ||
          own === true ||
          holdersOf(right).some(([role, reach]) => !isStaff(role) && reach === 'all'),
      );
    const tells = open.filter(
      (route) =>
        'answer' in route &&
        /"(cost|costPrice|costPriceCents|costCents|margin)\w*"/i.test(
          JSON.stringify(z.toJSONSchema(route.answer, { unrepresentable: 'any', io: 'output' })),
        ),
    );
    expect(open.length).toBeGreaterThan(5);
    expect(tells.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });
});
