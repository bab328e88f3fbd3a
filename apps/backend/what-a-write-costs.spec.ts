// What a call writes until its last effect is done: how many transactions, rows and records of
// Postgres' log. A count does not depend on the machine, so it is held to a limit.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../tools/vitest/use-test-app.ts';
import { until } from '../../tools/vitest/until.ts';
import { openWriteCounter, type WriteCost, type WriteCounter } from '../../tools/write-cost.ts';

type Limit = Pick<WriteCost, 'transactions' | 'inserted' | 'updated' | 'records'>;

/** What each may write at most. Whoever makes one dearer says here by how much, and why. */
const LIMITS = {
  create: { transactions: 3, inserted: 9, updated: 4, records: 65 },
  send: { transactions: 6, inserted: 6, updated: 12, records: 85 },
  approve: { transactions: 8, inserted: 9, updated: 13, records: 105 },
  schedule: { transactions: 5, inserted: 6, updated: 3, records: 50 },
} satisfies Readonly<Record<string, Limit>>;
type Call = keyof typeof LIMITS;

/** The least of so many counts: what happened to come in between is not the call's. */
const ROUNDS = 2;

const app = useTestApp();
let counter: WriteCounter | undefined;
beforeAll(async () => {
  counter = await openWriteCounter(app.databaseUrl);
});
afterAll(() => counter?.close());

/** Everything that happened is projected, and everything that it asked for is done. */
const settled = () =>
  until('everything has followed', async () => {
    const { rows } = await app.platform.pool.query<{ followed: boolean }>(
      `select not exists (select from platform.effects where status in ('pending', 'running'))
        and (select max(position) from events.log) <= all (select position from platform.followers)
          as followed`,
    );
    return rows[0]!.followed;
  });

/** The client, whom the number lets in: staff are told of what they do. */
const clientOf = ({ estimateNumber }: Estimate) =>
  ({ as: 'anonymous', headers: { 'x-estimate-number': estimateNumber } }) as const;

const leastOf = (costs: readonly WriteCost[]): WriteCost =>
  costs.toSorted((a, b) => a.records - b.records)[0]!;

const within = (cost: WriteCost, limit: Limit): boolean =>
  Object.entries(limit).every(([what, most]) => cost[what as keyof Limit] <= most);

it('is no more than its limit, for each call of the main job', async (context) => {
  if (!counter) return context.skip('this server lets nobody look into its log');
  const costs: Record<Call, WriteCost[]> = { create: [], send: [], approve: [], schedule: [] };
  const post = async <T>(call: Call, path: string, body: object, as = {}): Promise<T> => {
    let answer: T;
    const cost = await counter!.during(async () => {
      const { status, body: said, text } = await app.call<T>('POST', path, { body, ...as });
      expect(status, text).toBeLessThan(202);
      answer = said;
      await settled();
    });
    costs[call].push(cost);
    return answer!;
  };
  const client = await app.call<{ id: number }>('POST', '/api/clients', {
    body: { name: 'Ada', email: 'ada@client.example' },
  });
  await settled();
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await post<Estimate>('create', '/api/estimates', {
      clientId: client.body.id,
      projectTitle: 'New ridge vent',
      serviceAddress: '1 Oak St',
      lineItems: [{ description: 'Vent', quantity: 1, rate: '100' }],
    });
    await post('send', `/api/estimates/${id}/send`, {});
    const { body: written } = await app.call<Estimate>('GET', `/api/estimates/${id}`);
    await post('approve', `/api/estimates/${id}/approve-option`, {}, clientOf(written));
    await post('schedule', `/api/estimates/${id}/convert-to-job`, {
      title: 'Ridge vent',
      address: '1 Oak St',
      scheduledStartDate: '2027-03-02',
    });
  }
  const least = Object.entries(costs).map(([call, all]) => [call, leastOf(all)] as const);
  expect(least.filter(([call, cost]) => !within(cost, LIMITS[call as Call]))).toEqual([]);
});
