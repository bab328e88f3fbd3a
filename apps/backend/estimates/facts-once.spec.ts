// What a command needs to know is asked of the database once, however many rules ask for it.
import { expect, it, vi } from 'vitest';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();

interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

it('an approval asks for nothing twice before it is decided', async () => {
  const client = { name: 'Dana', email: 'dana@client.example' };
  const { id: clientId } = (
    await app.call<{ id: number }>('POST', '/api/clients', { body: client })
  ).body;
  const body = {
    clientId,
    projectTitle: 'Roof',
    serviceAddress: '1 Oak St',
    lineItems: [{ description: 'Work', quantity: 1, rate: 100 }],
  };
  const { id } = (await app.call<Estimate>('POST', '/api/estimates', { body })).body;
  const { estimateNumber } = (
    await app.call<Estimate>('POST', `/api/estimates/${id}/send`, { body: {} })
  ).body;
  const asked: string[] = [];
  const { services } = app.platform;
  const { db } = services;
  const query = db.query.bind(db);
  vi.spyOn(db, 'query').mockImplementation(((given: Query, ...more: never[]) => {
    asked.push(JSON.stringify([given.text, given.values]));
    return query(given as never, ...more);
  }) as never);
  let before: readonly string[] = [];
  const append = services.history.append.bind(services.history);
  vi.spyOn(services.history, 'append').mockImplementation((...args) => {
    if (args[0].category === 'estimate' && args[1] === id && before.length === 0)
      before = [...asked];
    return append(...args);
  });
  const approved = await app.call('POST', `/api/estimates/${id}/approve-option`, {
    as: 'anonymous',
    headers: { 'x-estimate-number': estimateNumber },
    body: { clientMessage: 'Go ahead', revision: 1 },
  });
  expect(approved.status, approved.text).toBe(200);
  vi.restoreAllMocks();
  expect(before.length).toBeGreaterThan(3);
  expect(before.filter((one, n) => before.indexOf(one) !== n)).toEqual([]);
});
