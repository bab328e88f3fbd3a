// Categories over HTTP: their order, and what is done with those that are no longer wanted.
import { describe, expect, it } from 'vitest';
import type { PriceBookCategory, PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { priceBookCategory } from '@purlin/domain/price-book/category.ts';
import { NO_STREAM } from '@purlin/event-store/port.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();

interface Removed {
  readonly outcome: string;
  readonly message: string;
  readonly code?: string;
}
const add = (name: string, more: Readonly<Record<string, unknown>> = {}) =>
  app.call<PriceBookCategory>('POST', '/api/pricebook/categories', {
    body: { name, description: null, type: 'service', order: 0, ...more },
  });
const made = async (name: string, more: Readonly<Record<string, unknown>> = {}) =>
  (await add(name, more)).body;
const addItem = async (categoryId: number, name: string) =>
  (
    await app.call<PriceBookItem>('POST', '/api/pricebook/items', {
      body: { categoryId, name, standardPrice: '10' },
    })
  ).body;
const categories = async (query = '') =>
  (await app.call<PriceBookCategory[]>('GET', `/api/pricebook/categories${query}`)).body;
const items = async (query: string) =>
  (await app.call<PriceBookItem[]>('GET', `/api/pricebook/items?${query}`)).body.map(
    ({ name }) => name,
  );
const put = (id: number, body: object) =>
  app.call<PriceBookCategory>('PUT', `/api/pricebook/categories/${id}`, { body });
const remove = (id: number) => app.call<Removed>('DELETE', `/api/pricebook/categories/${id}`);
const restore = (id: number) =>
  app.call<PriceBookCategory>('POST', `/api/pricebook/categories/${id}/restore`);

describe('the order of a category', () => {
  it('is a number that people count to', async () => {
    expect((await add('Last', { order: 10_000 })).status).toBe(201);
    for (const order of [10_001, 2 ** 31, -1, 0.5])
      expect((await add('Nowhere', { order })).status).toBe(400);
  });
  it('was once accepted in any size, and such a history can still be read', async () => {
    const { services } = app.platform;
    const id = await services.nextId(priceBookCategory);
    const metadata = {
      correlationId: 'spec',
      causationId: 'spec',
      by: 'user-1',
      at: '2026-03-02T17:00:00.000Z',
    };
    const { position } = await services.history.append(
      priceBookCategory,
      id,
      NO_STREAM,
      [
        {
          type: 'PriceBookCategoryAdded',
          data: {
            name: 'Far away',
            description: null,
            type: 'service',
            order: Number.MAX_SAFE_INTEGER,
          },
        },
      ],
      metadata,
      'far-away',
    );
    expect(await services.until(position, 5_000)).toBe(true);
    expect((await categories()).map(({ name }) => name)).toContain('Far away');
    expect((await app.call('GET', '/health', { as: 'anonymous' })).status).toBe(200);
  });
  it('is what it is put in', async () => {
    const ids = [
      (await made('One', { type: 'material' })).id,
      (await made('Two', { type: 'material' })).id,
      (await made('Three', { type: 'material' })).id,
    ];
    const { body } = await app.call<PriceBookCategory[]>(
      'POST',
      '/api/pricebook/categories/arrange',
      { body: { ids: ids.toReversed() } },
    );
    expect(body.filter(({ type }) => type === 'material').map(({ name }) => name)).toEqual([
      'Three',
      'Two',
      'One',
    ]);
    expect(
      (await categories('?items=false'))
        .filter(({ type }) => type === 'material')
        .map(({ order }) => order),
    ).toEqual([0, 1, 2]);
    expect(
      (
        await app.call('POST', '/api/pricebook/categories/arrange', {
          body: { ids: [...ids, 987_654] },
        })
      ).status,
    ).toBe(404);
    expect(
      (await categories('?items=false'))
        .filter(({ type }) => type === 'material')
        .map(({ name }) => name),
    ).toEqual(['Three', 'Two', 'One']);
  });
});

describe('a category', () => {
  it('is changed in what is given; its type stays', async () => {
    const { id } = await made('Vents', { description: 'Air', order: 7 });
    expect((await put(id, { name: 'Ridge vents' })).body).toMatchObject({
      name: 'Ridge vents',
      description: 'Air',
      order: 7,
      type: 'service',
    });
    expect(
      (await put(id, { name: 'Ridge vents', description: ' ', type: 'material' })).body,
    ).toMatchObject({ description: null, type: 'service' });
    expect((await put(id, { name: ' ' })).status).toBe(400);
    expect((await put(987_654, { name: 'X' })).status).toBe(404);
  });
  it('is deleted when it never had an item, and says so every time it is asked', async () => {
    const { id } = await made('Mistake');
    for (const _ of [1, 2])
      expect((await remove(id)).body).toMatchObject({
        outcome: 'deleted',
        message: 'Category deleted. It never had any items.',
      });
    expect((await categories()).map(({ name }) => name)).not.toContain('Mistake');
    expect((await restore(id)).status).toBe(404);
  });
  it('is archived with its items when it had any, and comes back with them', async () => {
    const { id } = await made('Skylights');
    const kept = await addItem(id, 'Flashing kit');
    const gone = await addItem(id, 'Old flashing kit');
    await app.call('DELETE', `/api/pricebook/items/${gone.id}`);
    expect((await remove(id)).body).toMatchObject({
      outcome: 'archived',
      message: 'Skylights was archived with its 2 items. You can restore it at any time.',
    });
    expect(await categories()).not.toContainEqual(expect.objectContaining({ id }));
    expect(await categories('?archived=true')).toContainEqual(
      expect.objectContaining({ id, isArchived: true, itemCount: 2 }),
    );
    expect([
      await items(`categoryId=${id}`),
      await items(`categoryId=${id}&archived=true`),
    ]).toEqual([[], ['Flashing kit', 'Old flashing kit']]);
    const added = await app.call<Removed>('POST', '/api/pricebook/items', {
      body: { categoryId: id, name: 'Another', standardPrice: '1' },
    });
    expect(added).toMatchObject({
      status: 409,
      body: {
        code: 'category-archived',
        message: 'The category Skylights is archived. Restore it, or choose another one.',
      },
    });
    expect(
      (await app.call<Removed>('POST', `/api/pricebook/items/${gone.id}/restore`)).body.code,
    ).toBe('category-archived');
    expect((await restore(id)).body).toMatchObject({ isArchived: false, itemCount: 1 });
    expect(await items(`categoryId=${id}`)).toEqual([kept.name]);
  });
  it('is archived, too, when its items moved away', async () => {
    const [from, to] = [await made('From'), await made('To')];
    const { id, standardPrice } = await addItem(from.id, 'Mover');
    await app.call('PUT', `/api/pricebook/items/${id}`, {
      body: { categoryId: to.id, name: 'Mover', standardPrice },
    });
    expect((await remove(from.id)).body).toMatchObject({
      outcome: 'archived',
      message: 'From was archived. You can restore it at any time.',
    });
  });
});
