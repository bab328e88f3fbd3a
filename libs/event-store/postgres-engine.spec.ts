// What only the Postgres engine guarantees: an append-only log, group commit, positions in commit
// order, recovery from lost connections.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  startPostgres,
  type EmbeddedPostgres,
} from '../../apps/backend/platform/servers/embedded/postgres.ts';
import { freshDatabase } from '../../tools/vitest/database.ts';
import { collect, event, newStream } from './contract/samples.ts';
import {
  ANY,
  NO_STREAM,
  StoreUnavailable,
  Unstorable,
  WrongExpectedRevision,
  type EventStore,
  type RecordedEvent,
} from './port.ts';
import { openPostgresEventStore, type PostgresEventStoreOptions } from './postgres-engine.ts';

let url: string;
let sql: pg.Client;
let store: EventStore;

beforeEach(async () => {
  url = await freshDatabase();
  sql = await connect(url);
  store = await open();
});
afterEach(async () => {
  await store.close();
  await sql.end();
});

async function connect(to: string): Promise<pg.Client> {
  const connection = new pg.Client({ connectionString: to });
  await connection.connect();
  return connection;
}

async function open(options?: PostgresEventStoreOptions): Promise<EventStore> {
  const opened = await openPostgresEventStore(url, options);
  onTestFinished(() => opened.close());
  return opened;
}

/**
 * Subscribes to all events until the test ends; resolves with the growing list once it has caught
 * up.
 */
async function tail(from: EventStore): Promise<RecordedEvent[]> {
  await from.append(newStream(), NO_STREAM, [event('history')]);
  const seen: RecordedEvent[] = [];
  const live = Promise.withResolvers<void>();
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const read = async (): Promise<void> => {
    for await (const recorded of from.subscribeAll({ signal: stop.signal }))
      if (recorded.type === 'history') live.resolve();
      else seen.push(recorded);
  };
  read().catch(live.reject);
  await live.promise;
  return seen;
}

/** Terminates connections of this database whose last query matches, like a network failure. */
async function breakConnections(query: string): Promise<number> {
  const { rows } = await sql.query<{ pid: number }>(
    'select pid, pg_terminate_backend(pid) from pg_stat_activity where datname = ' +
      'current_database() and pid <> pg_backend_pid() and query like $1',
    [query],
  );
  return rows.length;
}

/**
 * The number of sessions waiting for the append lock, queried on a connection outside of any
 * transaction.
 */
async function waitingForLock(): Promise<number> {
  const watch = await connect(url);
  const { rowCount } = await watch.query(
    `select from pg_locks join pg_database on pg_database.oid = database where datname =
      current_database() and locktype = 'advisory' and not granted`,
  );
  await watch.end();
  return rowCount ?? 0;
}

const bySql = JSON.stringify([
  { stream: 'sql', expected: -2, events: [{ id: randomUUID(), type: 'BySql', data: {} }] },
]);
const appendBySql = `select * from events.append('${bySql}')`;

describe('the log', () => {
  it('is created once when many processes start together, and is empty', async () => {
    url = await freshDatabase();
    const stores = await Promise.all(Array.from({ length: 8 }, () => open({ readers: 1 })));
    expect(await stores[0]?.head()).toBe(0n);
    await Promise.all(stores.map((each) => each.append(newStream(), NO_STREAM, [event('x')])));
    expect(await collect(stores[0]?.readAll() ?? store.readAll())).toHaveLength(8);
  });

  it('refuses update, delete and truncate, to its owner and to a superuser', async () => {
    await store.append(newStream(), NO_STREAM, [event('x')]);
    const changes = [
      "update events.log set type = 'y'",
      'delete from events.log',
      'truncate events.log',
    ];
    for (const change of changes) await expect(sql.query(change)).rejects.toThrow('append-only');
    expect(await collect(store.readAll())).toHaveLength(1);
  });

  it(
    'serves a role that can only read and append, which can neither create the schema nor ' +
      'change an event',
    async () => {
      const role = `spec_${randomUUID().replaceAll('-', '')}`;
      await sql.query(`create role ${role} login password 'spec'`);
      await sql.query(
        `grant usage on schema events to ${role}; grant select, insert on events.log to ${role}`,
      );
      const limited = new URL(url);
      limited.username = role;
      limited.password = 'spec';
      url = limited.href;
      const asRole = await open();
      await asRole.append(newStream(), NO_STREAM, [event('x')]);
      const roleSql = await connect(url);
      onTestFinished(() => roleSql.end());
      await expect(roleSql.query('delete from events.log')).rejects.toThrow('permission denied');
    },
  );

  it('keeps the JSON text as appended', async () => {
    await store.append(newStream(), NO_STREAM, [
      event('x', { b: 1, a: [1.5, 'ü'] }, { z: 1, y: 2 }),
    ]);
    const { rows } = await sql.query('select data::text, metadata::text from events.log');
    expect(rows).toEqual([{ data: '{"b":1,"a":[1.5,"ü"]}', metadata: '{"z":1,"y":2}' }]);
  });
});

describe('group commit', () => {
  it('writes waiting appends in few transactions', async () => {
    await Promise.all(
      Array.from({ length: 300 }, () => store.append(newStream(), NO_STREAM, [event('x')])),
    );
    const { rows } = await sql.query<{ commits: string }>(
      'select count(distinct xmin::text) as commits from events.log',
    );
    expect(Number(rows[0]?.commits)).toBeLessThan(10);
  });

  it('keeps the order of appends to one stream', async () => {
    const stream = newStream();
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        store.append(stream, i === 0 ? NO_STREAM : BigInt(i - 1), [event('n', { i })]),
      ),
    );
    expect(results.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 50 }, (_, i) => BigInt(i)),
    );
  });

  it("gives each append its own result: a bad one doesn't affect others", async () => {
    const taken = newStream();
    const used = event('x');
    await store.append(taken, NO_STREAM, [used]);
    const tooLongForTheIndex = Array.from({ length: 300 }, () => randomUUID()).join('');
    const appendAll = [
      store.append(newStream(), NO_STREAM, [event('good')]),
      store.append(tooLongForTheIndex, NO_STREAM, [event('bad')]),
      store.append(taken, NO_STREAM, [event('late')]),
      // The expected revision is right, but the id exists in the stream already.
      store.append(taken, 0n, [used]),
      store.append(newStream(), NO_STREAM, [event('good')]),
    ];
    const [first, bad, late, twice, last] = await Promise.allSettled(appendAll);
    expect([first?.status, last?.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(bad).toMatchObject({ reason: expect.any(Unstorable) });
    expect(late).toMatchObject({ reason: expect.any(WrongExpectedRevision) });
    expect(twice).toMatchObject({ reason: expect.any(Unstorable) });
    expect((await collect(store.readAll())).map(({ type }) => type)).toEqual(['x', 'good', 'good']);
  });

  it('splits a queue that is too large for one statement', async () => {
    const text = 'x'.repeat(900_000);
    await Promise.all(
      Array.from({ length: 12 }, () =>
        store.append(newStream(), NO_STREAM, [event('large', { text })]),
      ),
    );
    expect(await collect(store.readAll())).toHaveLength(12);
  });
});

describe('positions', () => {
  it(
    'become visible in order: an append waits for one that got its position earlier ' +
      'and is not committed yet',
    async () => {
      const seen = await tail(store);
      await sql.query('begin');
      const early = await sql.query<{ position: string }>(appendBySql);
      const appending = store.append(newStream(), NO_STREAM, [event('Late')]);
      await vi.waitFor(async () => expect(await waitingForLock()).toBe(1));
      expect(seen).toEqual([]);
      await sql.query('commit');
      const late = await appending;
      expect(late.position).toBeGreaterThan(BigInt(early.rows[0]?.position ?? 0));
      await vi.waitFor(() => expect(seen.map(({ type }) => type)).toEqual(['BySql', 'Late']));
    },
  );

  it('lose nothing for a reader while several processes commit', async () => {
    const seen = await tail(store);
    const others = await Promise.all(Array.from({ length: 4 }, () => open({ readers: 1 })));
    const writers = [...others, ...others];
    await Promise.all(
      writers.map(async (writer) => {
        for (let i = 0; i < 60; i += 1) await writer.append(newStream(), ANY, [event('x')]);
      }),
    );
    await vi.waitFor(() => expect(seen).toHaveLength(writers.length * 60));
    expect(seen).toEqual((await collect(store.readAll())).filter(({ type }) => type === 'x'));
  });
});

describe('closing', () => {
  it('waits for pending reads and appends', async () => {
    await store.head(); // Now there is an idle connection, which the next read waits for.
    const reading = store.head();
    const appending = Promise.all([
      store.append(newStream(), NO_STREAM, [event('x')]),
      store.append(newStream(), NO_STREAM, [event('y')]),
    ]);
    await store.close();
    expect(await reading).toBeTypeOf('bigint');
    expect(await appending).toHaveLength(2);
  });
});

describe('a subscription', () => {
  it("wakes on another process's notification, long before its poll", async () => {
    const listening = await open({ healMillis: 3_600_000 });
    const seen = await tail(listening);
    await store.append(newStream(), NO_STREAM, [event('x')]);
    await vi.waitFor(() => expect(seen).toHaveLength(1), 5000);
  });

  it('finds unannounced events by polling', async () => {
    const seen = await tail(await open({ healMillis: 20 }));
    await sql.query(
      `insert into events.log (stream, revision, id, type, data) values ('quiet', 0,
        gen_random_uuid(), 'Quiet', '{}')`,
    );
    await vi.waitFor(() => expect(seen.map(({ type }) => type)).toEqual(['Quiet']));
  });

  it('reconnects its listener and misses nothing', async () => {
    const seen = await tail(await open({ healMillis: 3_600_000 }));
    await vi.waitFor(async () => expect(await breakConnections('listen %')).toBe(1));
    await store.append(newStream(), NO_STREAM, [event('x')]);
    await vi.waitFor(() => expect(seen).toHaveLength(1), 5000);
  });
});

describe('a lost connection', () => {
  it('fails the pending append as unavailable; a retry succeeds', async () => {
    const stream = newStream();
    const sent = [event('x')];
    await sql.query('begin');
    await sql.query(appendBySql);
    const appending = store.append(stream, NO_STREAM, sent);
    const failing = expect(appending).rejects.toBeInstanceOf(StoreUnavailable);
    await vi.waitFor(async () => expect(await waitingForLock()).toBe(1));
    expect(await breakConnections('%events.append(%')).toBe(1);
    await failing;
    await sql.query('rollback');
    expect(await store.append(stream, NO_STREAM, sent)).toMatchObject({ revision: 0n });
  });

  it("of a missing server: the store can't be opened", async () => {
    await expect(
      openPostgresEventStore('postgres://nobody@127.0.0.1:1/nothing'),
    ).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it(
    'of a server that restarts: reads and appends fail meanwhile, the subscription continues ' +
      'afterwards',
    async () => {
      const dir = await mkdtemp(path.join(tmpdir(), 'purlin-spec-'));
      onTestFinished(() => rm(dir, { recursive: true }));
      const start = async (): Promise<EmbeddedPostgres> => {
        const server = await startPostgres({ dataDir: path.join(dir, 'postgres'), durable: false });
        onTestFinished(() => server.stop());
        return server;
      };
      const before = await start();
      // Polls while the server is down.
      const restarting = await openPostgresEventStore(before.url, { healMillis: 20 });
      onTestFinished(() => restarting.close());
      const seen = await tail(restarting);
      await restarting.append('job-1', NO_STREAM, [event('before')]);
      await vi.waitFor(() => expect(seen).toHaveLength(1));

      await before.stop();
      const sent = [event('after')];
      await expect(restarting.append('job-1', 0n, sent)).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(collect(restarting.readAll())).rejects.toBeInstanceOf(StoreUnavailable);

      await start();
      await restarting.append('job-1', 0n, sent);
      await vi.waitFor(
        () => expect(seen.map(({ type }) => type)).toEqual(['before', 'after']),
        10_000,
      );
    },
  );
});
