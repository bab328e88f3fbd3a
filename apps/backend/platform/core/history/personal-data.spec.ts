// Personal data: nowhere in the events in the clear, gone with its key, and history folds without
// it.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { estimate as estimateDecider } from '@purlin/domain/estimates/estimate.ts';
import { client as clientDecider } from '@purlin/domain/clients/client.ts';
import { Unstorable } from '@purlin/event-store/port.ts';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { openTestApp, type TestApp } from '../../../../../tools/vitest/app.ts';
import { freshDatabase } from '../../../../../tools/vitest/database.ts';
import { until } from '../../../../../tools/vitest/until.ts';
import { useTestApp } from '../../../../../tools/vitest/use-test-app.ts';
import { openDatabase, openUnsynced } from '../../servers/database.ts';
import { FORGOTTEN, openPersonalData } from './personal-data.ts';

const SECRETS = {
  name: 'Wilhelmina Featherstonehaugh',
  email: 'wilhelmina@private.example',
  phone: '541-555-7788',
  address: '99 Hidden Hollow',
  service: '77 Secret Spring Rd',
  notes: 'beware of the dog Cerberus',
  internal: 'gate code 4711',
  message: 'we spoke at the funeral',
  answer: 'thanks from Wilhelmina and Bertie',
  staffEmail: 'percival@private.example',
  staffLast: 'Throckmorton',
};

const app = useTestApp();
let clientId: number;
let estimateId: number;
beforeAll(async () => {
  clientId = (
    await app.call<{ id: number }>('POST', '/api/clients', {
      body: {
        name: SECRETS.name,
        email: SECRETS.email,
        phone: SECRETS.phone,
        address: SECRETS.address,
      },
    })
  ).body.id;
  estimateId = (
    await app.call<{ id: number }>('POST', '/api/estimates', {
      body: {
        clientId,
        projectTitle: 'Roof',
        serviceAddress: SECRETS.service,
        customerNotes: SECRETS.notes,
        internalNotes: SECRETS.internal,
        lineItems: [{ description: 'Work', quantity: 1, rate: 100 }],
      },
    })
  ).body.id;
  await app.call('POST', `/api/estimates/${estimateId}/send`, {
    body: { message: SECRETS.message },
  });
  await until('the e-mail went out', () => app.mail.received.length > 0);
  await app.call('POST', `/api/estimates/${estimateId}/send`, {
    body: { message: SECRETS.message },
  });
  await app.call('POST', `/api/estimates/${estimateId}/approve-option`, {
    body: { clientMessage: SECRETS.answer },
  });
});

const textOf = async (table: string): Promise<string> =>
  JSON.stringify((await app.platform.pool.query(`select to_jsonb(t) from ${table} t`)).rows);

// That nothing else has it in the clear: personal-traces.spec.ts.
describe('in the clear', () => {
  it('the screens do', async () => {
    const { text } = await app.call('GET', `/api/estimates/${estimateId}`);
    for (const secret of [
      SECRETS.name,
      SECRETS.email,
      SECRETS.service,
      SECRETS.notes,
      SECRETS.internal,
      SECRETS.answer,
    ])
      expect(text).toContain(secret);
    expect((await app.call('GET', `/api/estimates/${estimateId}/history`)).text).toContain(
      SECRETS.message,
    );
  });
});

describe('an error of the database', () => {
  it('is logged without the row that caused it', async () => {
    await app.platform.pool.query(
      'alter table client_list add constraint no_more check (id < 0) not valid',
    );
    const answer = await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: SECRETS.name, email: SECRETS.email },
    });
    // It is history, and cannot be read yet.
    expect([answer.status, answer.body]).toEqual([
      202,
      {
        id: expect.any(Number) as number,
        revision: 0,
        position: expect.any(String) as string,
      },
    ]);
    expect(app.logged.join('\n')).toContain('no_more');
    for (const secret of Object.values(SECRETS))
      expect(app.logged.join('\n')).not.toContain(secret);
    const health = await app.call<{
      status: string;
      checks: { readModels: { detail: { name: string }[] } };
    }>('GET', '/health', { as: 'anonymous' });
    expect(health.status).toBe(503);
    expect(health.body.checks.readModels.detail.map(({ name }) => name)).toEqual(['client_list']);
    for (const secret of Object.values(SECRETS)) expect(health.text).not.toContain(secret);
    // The others go on.
    expect(
      (
        await app.call('POST', `/api/estimates`, {
          body: { clientId, projectTitle: 'Roof', serviceAddress: 'x' },
        })
      ).status,
    ).toBe(201);
    await rebuild(app);
    expect((await app.call('GET', `/api/clients/${answer.body.id}`)).status).toBe(200);
    expect((await app.call('GET', '/health', { as: 'anonymous' })).status).toBe(200);
  });
});

/** npm run rebuild, and waits until it is done. */
async function rebuild({ platform: { pool } }: TestApp): Promise<void> {
  await pool.query('update platform.read_models set version = 0');
  await pool.query("select pg_notify('rebuild', '')");
  await until(
    'everything was rebuilt',
    async () =>
      (
        await pool.query(
          'select 1 from platform.read_models where version = 0 or parked_at is not null',
        )
      ).rowCount === 0,
  );
}

describe('forgetting', () => {
  it('leaves "(forgotten)", and history folds, read models rebuild, and the stream can go on', async () => {
    const { history } = app.platform.services;
    for (const stream of [`estimate-${estimateId}`, `client-${clientId}`])
      await app.platform.personal.forget(stream);
    const events = await history.read(estimateDecider, estimateId);
    expect(fold(estimateDecider, events as never)).toMatchObject({
      status: 'accepted',
      to: FORGOTTEN,
    });
    expect((await history.read(clientDecider, clientId))[0]!.data).toMatchObject({
      name: FORGOTTEN,
      email: FORGOTTEN,
      phone: FORGOTTEN,
      address: FORGOTTEN,
    });
    await rebuild(app);
    const { body, text } = await app.call<{ clientName: string; total: string }>(
      'GET',
      `/api/estimates/${estimateId}`,
    );
    expect(body).toMatchObject({ clientName: FORGOTTEN, total: '100.00' });
    for (const secret of [
      SECRETS.name,
      SECRETS.email,
      SECRETS.service,
      SECRETS.notes,
      SECRETS.answer,
    ])
      expect(text).not.toContain(secret);
    // Something personal is written to it again, under a new key; what was forgotten stays
    // forgotten.
    await app.call('POST', `/api/estimates/${estimateId}/send`, {
      body: { message: 'a new message' },
    });
    const after = await history.read(estimateDecider, estimateId);
    expect(
      after.at(-1)?.type === 'EstimateResent' ||
        after.some((event) => JSON.stringify(event.data).includes('a new message')),
    ).toBe(true);
    expect(after[0]!.data).toMatchObject({ client: { name: FORGOTTEN } });
    await rebuild(app);
  });
});

describe('forgetting while several processes run', () => {
  it('reaches all of them, their read models too', async () => {
    const other = await openTestApp({ beside: app });
    try {
      const {
        body: { id },
      } = await app.call<{ id: number }>('POST', '/api/clients', {
        body: { name: SECRETS.staffLast, email: SECRETS.staffEmail },
      });
      const nameIn = async ({ platform: { services } }: TestApp): Promise<unknown> =>
        ((await services.history.read(clientDecider, id))[0]!.data as { name: string }).name;
      // Both know the key now.
      expect([await nameIn(app), await nameIn(other)]).toEqual([
        SECRETS.staffLast,
        SECRETS.staffLast,
      ]);
      await app.platform.services.forget([{ decider: clientDecider, id }]);
      expect(await nameIn(app)).toBe(FORGOTTEN);
      await until(
        'the other process has forgotten, too',
        async () => (await nameIn(other)) === FORGOTTEN,
      );
      await until(
        'no screen shows it',
        async () =>
          (await other.call<{ name: string }>('GET', `/api/clients/${id}`)).body.name === FORGOTTEN,
      );
      expect(await textOf('platform.personal_keys')).not.toContain(`client-${id}"`);
      // A client whom nobody asked to forget is still known.
      const {
        body: { id: stays },
      } = await other.call<{ id: number }>('POST', '/api/clients', {
        body: { name: SECRETS.name, email: SECRETS.email },
      });
      expect((await app.call<{ name: string }>('GET', `/api/clients/${stays}`)).body.name).toBe(
        SECRETS.name,
      );
    } finally {
      await other.close();
    }
  });
});

describe('text that no table can keep', () => {
  it.each([
    ['NUL', 'no such user\0'],
    ['half a character', 'half \ud83c'],
  ])('(%s) does not get into history where it is sealed either', async (_, reason) => {
    const { history } = app.platform.services;
    const { revision } = (await history.end(estimateDecider, estimateId))!;
    const event = { type: 'EstimateEmailBounced', data: { sentBy: randomUUID(), reason } };
    const metadata = {
      correlationId: 'x',
      causationId: 'x',
      by: 'system',
      at: '2026-03-02T17:00:00.000Z',
    };
    await expect(
      history.append(
        estimateDecider,
        estimateId,
        BigInt(revision),
        [event],
        metadata,
        randomUUID(),
      ),
    ).rejects.toThrow(Unstorable);
    expect((await history.end(estimateDecider, estimateId))!.revision).toBe(revision);
  });
});

describe('the sealed keys', () => {
  it('cannot be opened with another master key, and say so', async () => {
    const pool = await openDatabase(await freshDatabase(), []);
    try {
      const sealed = await openPersonalData(pool, Buffer.alloc(32, 1)).seal(
        'client-1',
        { name: 'Dana', n: 1, list: ['x', { y: 'z' }] },
        ['name', 'list'],
      );
      expect(JSON.stringify(sealed)).not.toMatch(/Dana|"x"|"z"/);
      const same = openPersonalData(pool, Buffer.alloc(32, 1));
      await same.prepare(['client-1']);
      expect(same.open('client-1', sealed, ['name', 'list'], 1n)).toEqual({
        name: 'Dana',
        n: 1,
        list: ['x', { y: 'z' }],
      });
      await expect(
        openPersonalData(pool, Buffer.alloc(32, 2)).prepare(['client-1']),
      ).rejects.toThrow('unable to authenticate data');
    } finally {
      await pool.end();
    }
  });
  it(
    'are one per stream, also when two processes write to it first at the same moment, and ' +
      'nobody reads "(forgotten)" meanwhile',
    async () => {
      const pool = await openDatabase(await freshDatabase(), []);
      try {
        const stores = [1, 2, 3].map(() => openPersonalData(pool, Buffer.alloc(32, 1)));
        for (let n = 0; n < 30; n++) {
          const stream = `client-${n}`;
          const reader = stores[n % 3]!;
          const sealed = await Promise.all(
            [...stores, ...stores].map((store) => store.seal(stream, { name: 'Dana' }, ['name'])),
          );
          await reader.prepare([stream]);
          for (const one of sealed)
            expect(reader.open(stream, one, ['name'], 1n)).toEqual({ name: 'Dana' });
        }
      } finally {
        await pool.end();
      }
    },
  );
  it('come back when the database lost one before it reached the disk', async () => {
    const databaseUrl = await freshDatabase();
    const pool = await openDatabase(databaseUrl, []);
    const unsynced = openUnsynced(databaseUrl);
    try {
      const personal = openPersonalData(pool, Buffer.alloc(32, 1), unsynced);
      const sealed = await personal.seal('client-1', { name: 'Dana' }, ['name']);
      // What a crash may do to a commit that nothing durable followed.
      await pool.query("delete from platform.personal_keys where stream = 'client-1'");
      await personal.confirm('client-1');
      const other = openPersonalData(pool, Buffer.alloc(32, 1));
      await other.prepare(['client-1']);
      expect(other.open('client-1', sealed, ['name'], 1n)).toEqual({ name: 'Dana' });
      // An append that failed is sealed anew, with a key that is there.
      await personal.seal('client-2', { name: 'Dana' }, ['name']);
      await pool.query("delete from platform.personal_keys where stream = 'client-2'");
      personal.drop('client-2');
      const again = await personal.seal('client-2', { name: 'Dana' }, ['name']);
      await personal.confirm('client-2');
      await other.prepare(['client-2']);
      expect(other.open('client-2', again, ['name'], 1n)).toEqual({ name: 'Dana' });
    } finally {
      await unsynced.end();
      await pool.end();
    }
  });
  it('keep what looks like a sealed text as it was written', async () => {
    const pool = await openDatabase(await freshDatabase(), []);
    try {
      const personal = openPersonalData(pool, Buffer.alloc(32, 1));
      const sealed = await personal.seal('client-1', { name: 'sealed:1:AAAA' }, ['name']);
      expect(personal.open('client-1', sealed, ['name'], 1n)).toEqual({ name: 'sealed:1:AAAA' });
    } finally {
      await pool.end();
    }
  });
});
