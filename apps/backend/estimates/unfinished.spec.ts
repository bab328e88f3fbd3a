// Unfinished estimates over HTTP: kept for the whole office, never written over unseen, forgotten
// with the client; and who is where.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UnfinishedEstimate } from '@purlin/contracts/unfinished.ts';
import { openTestApp, removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { ADMIN } from '../../../tools/vitest/callers.ts';
import { until } from '../../../tools/vitest/until.ts';
import { prune } from '../platform/core/tasks/pruning.ts';

let app: TestApp;
let other: TestApp;
/** Somebody else of the staff. */
let maria: string;
beforeAll(async () => {
  app = await openTestApp();
  other = await openTestApp({ beside: app });
  await app.call('POST', '/api/users', {
    body: {
      email: 'maria@staff.example',
      firstName: 'Maria',
      lastName: 'Lopez',
      role: 'admin',
      password: ADMIN.password,
    },
  });
  maria = await app.signIn('maria@staff.example', ADMIN.password);
});
afterAll(async () => {
  await other.close();
  await app.close();
  removeData(app);
});

let made = 0;
let key = '';
beforeEach(() => {
  made += 1;
  key = made.toString(16).padStart(32, '0');
});

interface Saved {
  readonly revision: number;
  readonly savedAt: string;
  readonly code?: string;
}
const work = {
  place: 'simple',
  estimateId: null,
  clientId: null,
  clientName: '',
  title: 'Half a roof',
  content: { step: 1, values: { projectTitle: 'Half a roof', lines: [{ rate: '12.' }] } },
};
const save = async (revision: number, more: object = {}, at = app, cookie?: string) => {
  const { status, body } = await at.call<Saved>('PUT', `/api/unfinished-estimates/${key}`, {
    cookie,
    body: { ...work, revision, ...more },
  });
  return [status, status === 200 ? body.revision : body.code];
};
const read = (cookie?: string) =>
  app.call<UnfinishedEstimate & { readonly content: unknown }>(
    'GET',
    `/api/unfinished-estimates/${key}`,
    { cookie },
  );

describe('what somebody types', () => {
  it('is kept as it stands, and whoever else opens it sees by whom', async () => {
    expect(await save(0)).toEqual([200, 1]);
    const { body } = await read(maria);
    expect(body).toMatchObject({ ...work, mine: false, revision: 1, open: [] });
    expect(await save(1, { title: 'A roof' }, other, maria)).toEqual([200, 2]);
    const { body: list } = await app.call<UnfinishedEstimate[]>('GET', '/api/unfinished-estimates');
    expect(list.find((one) => one.key === key)).toMatchObject({
      title: 'A roof',
      savedBy: 'Maria Lopez',
      mine: false,
      revision: 2,
    });
  });
  it('is never written over what its author has not seen', async () => {
    await save(0);
    expect(await save(1, {}, app, maria)).toEqual([200, 2]);
    expect(await save(1, { title: 'Mine' })).toEqual([412, 'unfinished-changed']);
    expect(await save(0, { title: 'Mine' })).toEqual([412, 'unfinished-changed']);
    expect((await read()).body.title).toBe('Half a roof');
  });
  it('is one piece of work when two save it at once', async () => {
    await save(0);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => save(1, { title: `${n}` }, n % 2 === 0 ? app : other)),
    );
    expect(answers.filter(([status]) => status === 200)).toEqual([[200, 2]]);
    expect(answers.filter(([status]) => status === 412)).toHaveLength(5);
  });
  it('is gone once it is finished, and does not come back by what was still on its way', async () => {
    await save(0);
    await app.call('DELETE', `/api/unfinished-estimates/${key}`);
    expect(await save(1)).toEqual([404, 'unfinished-gone']);
    expect((await read()).status).toBe(404);
  });
  it('is nobody’s business outside the office', async () => {
    await save(0);
    for (const as of ['anonymous', 'client', 'vendor'] as const)
      expect(
        (await app.call('GET', `/api/unfinished-estimates/${key}`, { as })).status,
      ).toBeGreaterThanOrEqual(401);
  });
  it('takes no key that no browser makes', async () => {
    const strange = await app.call('PUT', '/api/unfinished-estimates/not-a-key', {
      body: { ...work, revision: 0 },
    });
    expect(strange.status).toBe(404);
  });
});

describe('the client’s page of it', () => {
  const offer = {
    clientId: 0,
    projectTitle: ' ',
    serviceAddress: '1 Oak St',
    taxPercentage: '10',
    validUntil: '2099-12-31',
    lineItems: [
      { description: 'Ridge vent', quantity: '2', rate: '50.00', cost: '20.00' },
      { description: '', quantity: '1', rate: '0.00' },
    ],
  };
  const look = (as?: 'anonymous' | 'client') =>
    app.call<Record<string, unknown>>('GET', `/api/estimates/number/preview-${key}`, { as });

  it('shows staff what saving would give, gaps and all, and writes nothing', async () => {
    const before = await app.platform.store.head();
    await save(0, { content: { ...work.content, offer } });
    const { status, body } = await look();
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        status: 'draft',
        estimateNumber: 'Preview',
        projectTitle: '–',
        serviceAddress: '1 Oak St',
        total: '110.00',
        lineItems: [expect.objectContaining({ description: 'Ridge vent', total: '100.00' })],
      }),
    ]);
    expect(JSON.stringify(body)).not.toContain('20.00');
    expect(await app.platform.store.head()).toBe(before);
  });
  it('is there for nobody else, and for nothing that cannot be shown', async () => {
    await save(0, { content: { ...work.content, offer: { ...offer, lineItems: 'none' } } });
    expect((await look()).status).toBe(409);
    for (const as of ['anonymous', 'client'] as const) expect((await look(as)).status).toBe(404);
  });
});

describe('people', () => {
  it('are forgotten with what was being written for them, for ever', async () => {
    const { body: client } = await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Dana Whitfield', email: 'dana@client.example' },
    });
    expect(await save(0, { clientId: client.id, clientName: 'Dana Whitfield' })).toEqual([200, 1]);
    await app.call('POST', `/api/clients/${client.id}/forget`, {
      body: { name: 'Dana Whitfield' },
    });
    await until('it is gone', async () => (await read()).status === 404);
    expect(await save(1, { clientId: client.id })).toEqual([404, 'unfinished-gone']);
    expect(await save(0, { clientId: client.id })).toEqual([404, 'unfinished-gone']);
  });
  it('have thirty days to go on', async () => {
    await save(0);
    const age = (days: number) =>
      app.platform.pool.query(
        `update platform.unfinished_work set saved_at = now() - interval '${days} days'
          where key = $1`,
        [key],
      );
    await age(29);
    await prune(app.platform.pool);
    expect((await read()).status).toBe(200);
    await age(31);
    await prune(app.platform.pool);
    expect((await read()).status).toBe(404);
  });
});

describe('who has it open', () => {
  const say = async (here: boolean, tab: string, cookie?: string, at = app) =>
    (
      await at.call<{ people: string[] }>('POST', `/api/presence/unfinished-${key}`, {
        cookie,
        body: { tab, here },
      })
    ).body.people;

  it('is known to the others in whichever process, until they close it', async () => {
    await save(0);
    expect(await say(true, 'aaaaaaaa')).toEqual([]);
    expect(await say(true, 'bbbbbbbb', maria, other)).toHaveLength(1);
    // A second tab is the same person.
    expect(await say(true, 'cccccccc', maria)).toHaveLength(1);
    expect(await say(true, 'aaaaaaaa')).toEqual(['Maria Lopez']);
    expect((await read()).body.open).toEqual(['Maria Lopez']);
    await say(false, 'bbbbbbbb', maria);
    expect(await say(true, 'aaaaaaaa')).toEqual(['Maria Lopez']);
    await say(false, 'cccccccc', maria);
    expect(await say(true, 'aaaaaaaa')).toEqual([]);
  });
  it('is forgotten of those who have not said so for half a minute', async () => {
    await say(true, 'dddddddd', maria);
    await app.platform.pool.query(
      "update platform.presence set until = now() - interval '1 second' where tab = 'dddddddd'",
    );
    expect(await say(true, 'eeeeeeee')).toEqual([]);
  });
  it('takes no place that is none', async () => {
    const answer = await app.call('POST', '/api/presence/nowhere', {
      body: { tab: 'aaaaaaaa', here: true },
    });
    expect([answer.status, answer.body]).toEqual([200, { people: [] }]);
  });
  it('tells open screens at once that it changed, and what shows it', async () => {
    const heard: string[] = [];
    const off = other.platform.projected.onNotice(({ streams }) => heard.push(...(streams ?? [])));
    await save(0);
    await say(true, 'ffffffff');
    await until('both are told', () => heard.length >= 2);
    expect(new Set(heard)).toEqual(new Set(['unfinished-0', 'presence-0']));
    off();
    const { headers } = await app.call('GET', '/api/unfinished-estimates');
    expect(headers.get('x-shows')?.split(' ')).toEqual(
      expect.arrayContaining(['unfinished', 'presence', 'user']),
    );
  });
});
