// Read your own write: a command's answer shows it, so does every later read by anyone; without a
// projector the answer says 202.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { openTestApp, removeData, type TestApp } from '../../tools/vitest/app.ts';
import { until } from '../../tools/vitest/until.ts';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import { rooms } from './app.ts';
import { compareAllWithReplay } from './platform/core/projection/replay.ts';

interface Client {
  readonly id: number;
  readonly name: string;
  readonly estimateCount: number;
}
interface Estimate {
  readonly id: number;
  readonly estimateNumber: string;
  readonly status: string;
}
const readModels = rooms.flatMap((room) => room.readModels);

let worker: TestApp;
/** A process that only answers: another one projects. */
let api: TestApp;
beforeAll(async () => {
  worker = await openTestApp({ seed: 'demo' });
  api = await openTestApp({ beside: worker, env: { ROLE: 'worker' } });
});
afterAll(async () => {
  await api.close();
  await worker.close();
  removeData(worker);
});

const addClient = (at: TestApp, name: string, headers: Record<string, string> = {}) =>
  at.call<Client>('POST', '/api/clients', {
    body: { name, email: 'dana@client.example' },
    headers,
  });

describe('with a projector in another process', () => {
  it('the answer is the thing, and every later read by anyone shows it', async () => {
    for (let n = 0; n < 20; n++) {
      const [at, elsewhere] = n % 2 ? [api, worker] : [worker, api];
      const added = await addClient(at, `Client ${n}`);
      expect([added.status, added.body.name]).toEqual([201, `Client ${n}`]);
      const drafted = await elsewhere.call<Estimate>('POST', '/api/estimates', {
        body: { clientId: added.body.id, projectTitle: 'Roof', serviceAddress: '1 Main St' },
      });
      expect(drafted.status).toBe(201);
      expect(
        (await at.call<Client>('GET', `/api/clients/${added.body.id}`)).body.estimateCount,
      ).toBe(1);
      expect((await at.call<Estimate[]>('GET', '/api/estimates?limit=1')).body[0]!.id).toBe(
        drafted.body.id,
      );
    }
  });
});

describe('the demo company', () => {
  it('is what its history says, row by row, and again after everything was rebuilt', async () => {
    const {
      pool,
      store,
      services: { history },
    } = worker.platform;
    const compare = () => compareAllWithReplay({ pool, store, history, readModels });
    await until(
      'the e-mails went out',
      async () =>
        (await pool.query("select 1 from platform.effects where status in ('pending', 'running')"))
          .rowCount === 0,
    );
    expect(await compare()).toEqual([]);
    const tables = async () =>
      Object.fromEntries(
        await Promise.all(
          readModels.map(
            async ({ name }) =>
              [
                name,
                (await pool.query(`select to_jsonb(t) as row from ${name} t order by 1`)).rows,
              ] as const,
          ),
        ),
      );
    const before = await tables();
    await pool.query('update platform.read_models set version = 0');
    await pool.query("select pg_notify('rebuild', '')");
    await until(
      'everything was rebuilt',
      async () =>
        (await pool.query('select 1 from platform.read_models where version = 0')).rowCount === 0,
    );
    expect(await tables()).toEqual(before);
    expect(await compare()).toEqual([]);
  });
  it('shows the holder of a number its offer and nothing else', async () => {
    const { body: all } = await worker.call<Estimate[]>('GET', '/api/estimates');
    const sent = all.find(({ status }) => status === 'accepted')!;
    const { body, text } = await worker.call<object>(
      'GET',
      `/api/estimates/number/${sent.estimateNumber}`,
      { as: 'anonymous' },
    );
    expect(PublicEstimate.strict().safeParse(body).error).toBeUndefined();
    expect(text).not.toMatch(/internal|clientId|"emailState|Demo data/);
  });
});

describe('without a projector', () => {
  it(
    'the answer is 202 with the position, a repeat says the same, and all is there once a ' +
      'projector is',
    async () => {
      await worker.platform.close();
      const key = { 'idempotency-key': 'without-a-projector' };
      const [first, again] = [
        await addClient(api, 'Patient', key),
        await addClient(api, 'Patient', key),
      ];
      expect([first.status, first.body]).toEqual([
        202,
        {
          id: expect.any(Number) as number,
          revision: 0,
          position: expect.stringMatching(/^\d+$/) as string,
        },
      ]);
      expect(again.body).toEqual(first.body);
      expect((await api.call('GET', `/api/clients/${first.body.id}`)).status).toBe(404);
      const back = await openTestApp({ beside: worker });
      try {
        await until(
          'it can be read',
          async () => (await api.call('GET', `/api/clients/${first.body.id}`)).status === 200,
        );
        expect((await addClient(api, 'Patient', key)).body).toMatchObject({
          id: first.body.id,
          name: 'Patient',
        });
      } finally {
        await back.close();
      }
    },
  );

  it('what was acknowledged works from then on, step by step', async () => {
    /** Sends a command that is acknowledged and cannot be shown yet. */
    const acknowledged = async (
      path: string,
      body: unknown,
      as?: { readonly headers: Record<string, string> },
    ): Promise<number> => {
      const answer = await api.call<{ readonly id: number }>('POST', path, {
        body,
        ...(as && { as: 'anonymous', ...as }),
      });
      expect([answer.status, answer.text]).toEqual([202, expect.anything()]);
      return answer.body.id;
    };
    const client = await acknowledged('/api/clients', { name: 'Ada', email: 'ada@client.example' });
    const roof = {
      clientId: client,
      projectTitle: 'Roof',
      serviceAddress: '1 Main St',
      lineItems: [{ description: 'Shingles', quantity: '1', rate: '10.00' }],
    };
    const offered = await acknowledged('/api/estimates', roof);
    await acknowledged(`/api/estimates/${offered}/send`, { subject: 'Your estimate' });
    const past = await api.platform.services.history.read(estimate, offered);
    const { number } = past[0]!.data as { readonly number: string };
    const approve = `/api/estimates/${offered}/approve-option`;
    const wrong = await api.call('POST', approve, {
      as: 'anonymous',
      body: {},
      headers: { 'x-estimate-number': `${number.slice(0, -1)}_` },
    });
    expect(wrong.status).toBe(401);
    await acknowledged(
      approve,
      { clientMessage: 'Go ahead' },
      {
        headers: { 'x-estimate-number': number },
      },
    );
    await acknowledged(`/api/estimates/${offered}/convert-to-job`, {
      title: 'Roof',
      address: '1 Main St',
      scheduledStartDate: '2027-03-02',
    });
    const nobody = await api.call('POST', '/api/estimates', {
      body: { ...roof, clientId: 999_999 },
    });
    expect(nobody.status).toBe(404);
  });
});
