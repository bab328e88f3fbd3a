// Several processes of the product as one: apis and workers on one database, one history and one
// queue, also when one of them is killed.
// The queue is on Postgres, and on Redis too where REDIS_URL_TEST names one.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEventStore } from '@purlin/event-store/open.ts';
import { startEventStoreDbTestServer } from '../../tools/eventstoredb-test-server.ts';
import { ADMIN, startProduct, type Product } from '../../tools/product.ts';
import { freshDatabase } from '../../tools/vitest/database.ts';
import { startMailServer, type MailServer } from '../../tools/vitest/mail-server.ts';
import { until } from '../../tools/vitest/until.ts';
import { demoClients } from './demo/clients.ts';
import { demoToday } from './demo/estimates.ts';
import { LOCK, openDatabase, type Pool } from './platform/servers/database.ts';
import { readInbox } from './platform/servers/embedded/inbox-messages.ts';

interface HttpAnswer<T> {
  readonly status: number;
  readonly body: T;
  readonly cookie: string;
}
interface Client {
  readonly id: number;
  readonly name: string;
  readonly estimateCount: number;
}
interface Estimate {
  readonly id: number;
  readonly status: string;
  readonly lineItems: readonly { readonly description: string }[];
  readonly emailState: string;
}

async function call<T>(
  at: Product,
  cookie: string,
  method: string,
  address: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<HttpAnswer<T>> {
  const response = await fetch(at.url + address, {
    method,
    headers: {
      cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    body: (await response.json()) as T,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
}

async function signIn(at: Product): Promise<string> {
  const { status, cookie } = await call(at, '', 'POST', '/api/login', ADMIN);
  expect(status).toBe(200);
  return cookie;
}

let people = 0;
const somebody = () => ({ name: `Client ${++people}`, email: `client${people}@people.example` });

async function draftFor(at: Product, cookie: string, client: number): Promise<Estimate> {
  const draft = await call<Estimate>(at, cookie, 'POST', '/api/estimates', {
    clientId: client,
    projectTitle: 'Roof',
    serviceAddress: '1 Oak St',
    lineItems: [{ description: 'Shingles', quantity: '2', rate: '10.00' }],
  });
  expect(draft).toMatchObject({ status: 201 });
  return draft.body;
}

const send = (at: Product, cookie: string, id: number) =>
  call<Estimate>(at, cookie, 'POST', `/api/estimates/${id}/send`, { subject: 'Your estimate' });

/** Kill -9, and waits until it is gone. */
async function kill(product: Product): Promise<void> {
  const gone = once(product.process, 'exit');
  product.process.kill('SIGKILL');
  await gone;
}

/** What one process tells an open screen: `client-3` for every change. */
async function listenTo(
  at: Product,
  cookie: string,
): Promise<{ readonly changes: ReadonlySet<string>; stop(): void }> {
  const end = new AbortController();
  const { body } = await fetch(`${at.url}/api/live`, { headers: { cookie }, signal: end.signal });
  const changes = new Set<string>();
  const lines = body!.pipeThrough(new TextDecoderStream());
  const read = async (): Promise<void> => {
    let text = '';
    for await (const chunk of lines) {
      text += chunk;
      for (const [, category, id] of text.matchAll(/"category":"(\w+)","id":(\d+)/g))
        changes.add(`${category}-${id}`);
    }
  };
  read().catch(() => {}); // ends when it is stopped or its process dies
  return { changes, stop: () => end.abort() };
}

const redisUrl = process.env['REDIS_URL_TEST'];
describe.each([
  { queue: 'Postgres', redis: undefined },
  ...(redisUrl ? [{ queue: 'Redis', redis: redisUrl }] : []),
])('two apis and two workers on EventStoreDB, the queue on $queue', ({ redis }) => {
  const folders: string[] = [];
  const running = new Map<string, Product>();
  const closing: (() => Promise<void>)[] = [];
  let environment: NodeJS.ProcessEnv;
  let pool: Pool;
  let mail: MailServer;
  let cookie: string;

  /** A machine of its own: nothing but addresses and the key in common with the others. */
  async function start(name: string): Promise<Product> {
    const dataDir = mkdtempSync(path.join(tmpdir(), `purlin-${name}-`));
    folders.push(dataDir);
    const product = await startProduct({
      ...environment,
      DATA_DIR: dataDir,
      ROLE: name.split('-')[0],
      PGAPPNAME: name,
    });
    running.set(name, product);
    return product;
  }
  const the = (name: string): Product => running.get(name)!;
  /** Which worker projects now. */
  const projecting = async (): Promise<string | undefined> =>
    (
      await pool.query<{ name: string }>(
        `select application_name as name from pg_stat_activity a join pg_locks l using (pid) where
          a.datname = current_database() and locktype = 'advisory' and classid = ${LOCK.space}
          and objid = ${LOCK.project} and objsubid = 2 and granted`,
      )
    ).rows[0]?.name;

  beforeAll(async () => {
    const history = await openEventStore(await freshDatabase());
    closing.push(() => history.close());
    const eventStoreDb = await startEventStoreDbTestServer(history);
    closing.push(() => eventStoreDb.stop());
    mail = await startMailServer();
    closing.push(() => mail.close());
    const databaseUrl = await freshDatabase();
    pool = await openDatabase(databaseUrl, []);
    closing.push(() => pool.end());
    environment = {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      EVENT_STORE_URL: eventStoreDb.url,
      SMTP_URL: mail.url,
      ...(redis ? { REDIS_URL: redis } : {}),
      ENCRYPTION_KEY: randomBytes(32).toString('hex'),
      SEED: 'demo',
      BUSINESS_CCB_NUMBER: '123456',
    };
    // All at once, on an empty database: the first run of each meets that of the other.
    await Promise.all(['worker-1', 'api-1', 'worker-2', 'api-2'].map(start));
    cookie = await signIn(the('api-1'));
  });
  afterAll(async () => {
    await Promise.all([...running.values()].map((one) => one.stop()));
    for (const close of closing.toReversed()) await close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it('has one first run, though two apis made it', async () => {
    const names = (await call<Client[]>(the('api-2'), cookie, 'GET', '/api/clients')).body.map(
      ({ name }) => name,
    );
    expect(names.toSorted()).toEqual(demoClients.map(({ name }) => name).toSorted());
    // Of the demo company's year, nothing is e-mailed but what happened today.
    await until(
      'the demo e-mails are out',
      async () =>
        (await pool.query("select 1 from platform.effects where status in ('pending', 'running')"))
          .rowCount === 0,
    );
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(
      mail.received.length,
    );
    expect(
      mail.received.filter(({ raw }) => /^subject: estimate est-/im.test(raw.toString('latin1'))),
    ).toHaveLength(demoToday.length);
    mail.clear();
  });

  it('shares sessions, and each reads at once what another wrote', async () => {
    for (let n = 0; n < 6; n++) {
      const [writer, reader] = n % 2 ? [the('api-1'), the('api-2')] : [the('api-2'), the('api-1')];
      const added = await call<Client>(writer, cookie, 'POST', '/api/clients', somebody());
      expect(added.status).toBe(201);
      const read = await call<Client>(reader, cookie, 'GET', `/api/clients/${added.body.id}`);
      expect(read).toMatchObject({ status: 200, body: { name: added.body.name } });
      expect((await draftFor(reader, cookie, added.body.id)).status).toBe('draft');
      expect(
        (await call<Client>(writer, cookie, 'GET', `/api/clients/${added.body.id}`)).body
          .estimateCount,
      ).toBe(1);
    }
    const bye = await signIn(the('api-2'));
    await call(the('api-2'), bye, 'POST', '/api/logout', {});
    expect((await call(the('api-1'), bye, 'GET', '/api/user')).status).toBe(401);
  });

  it('lets nobody in with another key: what it wrote, no other could read', async () => {
    await expect(
      startProduct({
        ...environment,
        DATA_DIR: folders[0],
        ROLE: 'api',
        ENCRYPTION_KEY: randomBytes(32).toString('hex'),
      }),
    ).rejects.toThrow('ENCRYPTION_KEY: the data is sealed with another key');
  });

  it('loses no change when both change the same estimate, and does a repeated call once', async () => {
    const key = { 'idempotency-key': 'one-and-the-same-1' };
    const client = somebody();
    const added = await Promise.all(
      ['api-1', 'api-2', 'api-1', 'api-2'].map((name) =>
        call<Client>(the(name), cookie, 'POST', '/api/clients', client, key),
      ),
    );
    expect(new Set(added.map(({ body }) => body.id)).size).toBe(1);
    const { id } = await draftFor(the('api-1'), cookie, added[0]!.body.id);
    const lines = await Promise.all(
      Array.from({ length: 8 }, (_unused, n) =>
        call(the(`api-${1 + (n % 2)}`), cookie, 'POST', '/api/line-items', {
          estimateId: id,
          description: `Line ${n}`,
          quantity: '1',
          rate: '1.00',
        }),
      ),
    );
    const refused = lines.filter(({ status }) => status !== 200);
    for (const { status, body } of refused)
      expect([status, body]).toMatchObject([409, { code: 'busy' }]);
    const { lineItems } = (
      await call<Estimate>(the('api-2'), cookie, 'GET', `/api/estimates/${id}`)
    ).body;
    expect(lineItems).toHaveLength(1 + lines.length - refused.length);
  });

  it('tells open screens at one api what happened at the other', async () => {
    const live = await listenTo(the('api-2'), cookie);
    const { body } = await call<Client>(the('api-1'), cookie, 'POST', '/api/clients', somebody());
    await until('the other api told it', () => live.changes.has(`client-${body.id}`));
    live.stop();
  });

  it('sends each e-mail once, whichever worker takes it', async () => {
    mail.clear();
    const {
      body: { id: clientId },
    } = await call<Client>(the('api-1'), cookie, 'POST', '/api/clients', somebody());
    const drafts = await Promise.all(
      Array.from({ length: 6 }, () => draftFor(the('api-1'), cookie, clientId)),
    );
    await Promise.all(drafts.map(({ id }, n) => send(the(`api-${1 + (n % 2)}`), cookie, id)));
    await until(
      'all is done',
      async () =>
        (await pool.query("select 1 from platform.effects where status <> 'done'")).rowCount === 0,
    );
    expect(mail.received).toHaveLength(6);
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(6);
  });

  it('goes on when the api that projects and a worker are killed in the middle of their work', async () => {
    mail.clear();
    const first = await projecting();
    expect(first).toMatch(/^api-/);
    const other = the(first === 'api-1' ? 'api-2' : 'api-1');
    const {
      body: { id: clientId },
    } = await call<Client>(other, cookie, 'POST', '/api/clients', somebody());
    const drafts = await Promise.all(
      Array.from({ length: 6 }, () => draftFor(other, cookie, clientId)),
    );
    const sending = Promise.all(drafts.map(({ id }) => send(other, cookie, id)));
    await until('the first e-mail left', () => mail.received.length > 0);
    await Promise.all([kill(the(first!)), kill(the('worker-1'))]);
    for (const { status } of await sending) expect([200, 201, 202]).toContain(status);
    const second = await until('the other one projects', projecting);
    expect(second).not.toBe(first);
    const after = await call<Client>(other, cookie, 'POST', '/api/clients', somebody());
    expect((await call(other, cookie, 'GET', `/api/clients/${after.body.id}`)).status).toBe(200);
    await until(
      'every e-mail arrived',
      () => new Set(mail.received.map(({ messageId }) => messageId)).size === 6,
    );
    await until(
      'all is done',
      async () =>
        (await pool.query("select 1 from platform.effects where status <> 'done'")).rowCount === 0,
    );
    // What the dead one had in hand may come twice; mail programs know it by its Message-ID.
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(6);
    await Promise.all([start(first!), start('worker-1')]);
    expect(await projecting()).toBe(second);
  });

  it('goes on when an api is killed, and takes it back', async () => {
    const live = await listenTo(the('api-2'), cookie);
    await kill(the('api-1'));
    const { status, body } = await call<Client>(
      the('api-2'),
      cookie,
      'POST',
      '/api/clients',
      somebody(),
    );
    expect(status).toBe(201);
    await until('open screens heard of it', () => live.changes.has(`client-${body.id}`));
    live.stop();
    const again = await start('api-1');
    expect(await call(again, cookie, 'GET', `/api/clients/${body.id}`)).toMatchObject({
      status: 200,
      body: { name: body.name },
    });
  });
});

describe('an api and a worker on one data directory, with the embedded servers', () => {
  let dataDir: string;
  let environment: NodeJS.ProcessEnv;
  let api: Product;
  let worker: Product;
  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'purlin-both-'));
    environment = {
      DATA_DIR: dataDir,
      SEED: 'none',
      BUSINESS_CCB_NUMBER: '123456',
    };
    // The api owns the servers, because it comes first.
    api = await startProduct({ ...environment, ROLE: 'api' });
    worker = await startProduct({ ...environment, ROLE: 'worker' });
  });
  afterAll(async () => {
    await worker?.stop();
    await api?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Sends an estimate and waits until the worker has put it into the inbox, once. */
  async function expectToWork(subject: string): Promise<void> {
    const cookie = await signIn(api);
    const { body: client } = await call<Client>(api, cookie, 'POST', '/api/clients', somebody());
    const { id } = await draftFor(api, cookie, client.id);
    expect((await call(api, cookie, 'POST', `/api/estimates/${id}/send`, { subject })).status).toBe(
      200,
    );
    const inbox = readInbox(path.join(dataDir, 'inbox'));
    await until(
      'the e-mail was accepted',
      async () =>
        (await call<Estimate>(api, cookie, 'GET', `/api/estimates/${id}`)).body.emailState ===
        'accepted',
    );
    expect((await inbox.list()).filter((summary) => summary.subject === subject)).toMatchObject([
      { attachments: 1 },
    ]);
    expect((await fetch(`${api.url}/dev/inbox`, { headers: { cookie } })).status).toBe(200);
  }

  it('share the database and the inbox', () => expectToWork('First'));
  it('go on when the owner of the servers was killed and started again', async () => {
    await kill(api);
    api = await startProduct({ ...environment, ROLE: 'api' });
    await expectToWork('Second');
  });
  it('go on when the owner was stopped, and the servers with it', async () => {
    await api.stop();
    api = await startProduct({ ...environment, ROLE: 'api' });
    await expectToWork('Third');
  });
});
