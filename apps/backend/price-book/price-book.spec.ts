// The price book over HTTP, through both of its doors.
import { beforeAll, describe, expect, it } from 'vitest';
import type { PriceBookCategory, PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();
let tearOff: number;
let shingles: number;
const category = async (base: string, name: string, type: string) =>
  (
    await app.call<PriceBookCategory>('POST', `/api/${base}/categories`, {
      body: { name, description: null, type, order: 0 },
    })
  ).body.id;
const add = <T = PriceBookItem>(base: string, body: Readonly<Record<string, unknown>>) =>
  app.call<T>('POST', `/api/${base}/items`, { body });

beforeAll(async () => {
  tearOff = await category('pricebook', 'Tear-off', 'service');
  shingles = await category('price-book', 'Shingles', 'material');
  await add('pricebook', {
    categoryId: tearOff,
    name: 'One layer',
    description: 'Down to the decking',
    unit: 'square',
    standardPrice: '145.00',
    costPrice: '82',
    isActive: true,
  });
  await add('price-book', {
    categoryId: shingles,
    name: 'Architectural',
    description: '',
    unit: 'square',
    standardPrice: '128',
    costPrice: null,
  });
});

describe('an item', () => {
  it('is a service or a material as its category is, with money as text', async () => {
    const { status, body } = await add('pricebook', {
      categoryId: shingles,
      name: 'Starter strip',
      standardPrice: '',
      costPrice: '',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      categoryId: shingles,
      categoryType: 'material',
      unit: 'each',
      standardPrice: '0.00',
      costPrice: null,
      description: null,
      isActive: true,
    });
  });
  it('needs a category that is there, a name and a unit of the trade', async () => {
    expect(await add<{ message: string }>('pricebook', { name: 'X' })).toMatchObject({
      status: 400,
      body: { message: 'Please select a category or create a new one' },
    });
    expect(
      await add<{ message: string }>('pricebook', { categoryId: 987_654, name: 'X' }),
    ).toMatchObject({
      status: 404,
      body: { message: 'Please select a category or create a new one' },
    });
    expect((await add('pricebook', { categoryId: tearOff, name: ' ' })).status).toBe(400);
    expect(
      (await add('pricebook', { categoryId: tearOff, name: 'X', unit: 'furlong' })).status,
    ).toBe(400);
  });
});

describe('both doors', () => {
  it.each(['services', 'materials', 'categories', 'items', 'items?categoryId=1&q=layer'])(
    'answer alike to %s',
    async (what) => {
      const [one, other] = [
        await app.call<unknown[]>('GET', `/api/pricebook/${what}`),
        await app.call<unknown[]>('GET', `/api/price-book/${what}`),
      ];
      expect(one.body.length).toBeGreaterThan(0);
      expect(other.body).toEqual(one.body);
    },
  );
});

describe('what is offered', () => {
  it('are the active items', async () => {
    await add('pricebook', {
      categoryId: tearOff,
      name: 'Asbestos removal',
      standardPrice: '900',
      isActive: false,
    });
    const services = (await app.call<object[]>('GET', '/api/pricebook/services')).body;
    expect(services).toMatchObject([
      {
        name: 'One layer',
        standardPrice: '145.00',
        costPrice: '82.00',
        scopeOfWork: 'Down to the decking',
        exclusions: null,
        process: null,
      },
    ]);
  });
  it('stands in its category', async () => {
    const categories = (await app.call<PriceBookCategory[]>('GET', '/api/pricebook/categories'))
      .body;
    expect(categories.map(({ name, items }) => [name, items.map((item) => item.name)])).toEqual([
      ['Tear-off', ['Asbestos removal', 'One layer']],
      ['Shingles', ['Architectural', 'Starter strip']],
    ]);
  });
});
