// Categories over HTTP: their order, and what is done with those that are no longer wanted.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PriceBookCategory } from '@purlin/contracts/price-book-shapes.ts';
import { priceBookCategory } from '@purlin/domain/price-book/category.ts';
import { NO_STREAM } from '@purlin/event-store/port.ts';
import { openTestApp, removeData, type TestApp } from '../../../tools/vitest/app.ts';

let app: TestApp;
beforeAll(async () => { app = await openTestApp(); }, 60_000);
afterAll(async () => {
  await app.close();
  removeData(app);
});

const add = (name: string, more: Readonly<Record<string, unknown>> = {}) => app.call<PriceBookCategory>('POST', '/api/pricebook/categories', { body: { name, description: null, type: 'service', order: 0, ...more } });
const categories = async (query = '') => (await app.call<PriceBookCategory[]>('GET', `/api/pricebook/categories${query}`)).body;

describe('the order of a category', () => {
  it('is a number that people count to', async () => {
    expect((await add('Last', { order: 10_000 })).status).toBe(201);
    for (const order of [10_001, 2 ** 31, -1, 0.5]) expect((await add('Nowhere', { order })).status).toBe(400);
  });
  it('was once accepted in any size, and such a history can still be read', async () => {
    const { services } = app.platform;
    const id = await services.nextId(priceBookCategory);
    const metadata = { correlationId: 'spec', causationId: 'spec', by: 'user-1', at: '2026-03-02T17:00:00.000Z' };
    const { position } = await services.history.append(priceBookCategory, id, NO_STREAM, [{ type: 'PriceBookCategoryAdded', data: { name: 'Far away', description: null, type: 'service', order: Number.MAX_SAFE_INTEGER } }], metadata, 'far-away');
    expect(await services.until(position, 5_000)).toBe(true);
    expect((await categories()).map(({ name }) => name)).toContain('Far away');
    expect((await app.call('GET', '/health', { as: 'anonymous' })).status).toBe(200);
  });
});
