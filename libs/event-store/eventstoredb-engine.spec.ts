// Problems only the EventStoreDB engine must handle: a server that dies, doesn't answer, omits
// positions or writes system events.
import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  startEventStoreDbTestServer,
  type TestServer,
} from '../../tools/eventstoredb-test-server.ts';
import { freshDatabase } from '../../tools/vitest/database.ts';
import { collect, event, newStream } from './contract/samples.ts';
import { openEventStoreDb } from './eventstoredb-engine.ts';
import { NO_STREAM, StoreUnavailable, type EventStore, type RecordedEvent } from './port.ts';
import { openPostgresEventStore } from './postgres-engine.ts';

/** Timeouts assume an idle machine; specs run on a busy one. */
const patience = 3;

let database: string;
let behind: EventStore;

beforeEach(async () => {
  database = await freshDatabase();
  behind = await openPostgresEventStore(database);
  return () => behind.close();
});

async function serve(...args: Parameters<typeof startEventStoreDbTestServer>): Promise<TestServer> {
  const server = await startEventStoreDbTestServer(...args);
  onTestFinished(() => server.stop());
  return server;
}

async function open(...args: Parameters<typeof openEventStoreDb>): Promise<EventStore> {
  const store = await openEventStoreDb(...args);
  onTestFinished(() => store.close());
  return store;
}

describe('a server that is killed', () => {
  it('and restarted: a subscription continues without loss or duplicates', async () => {
    const server = await serve(behind);
    const store = await open(server.url, { deadlineMillis: 1_500 });
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    const seen: RecordedEvent[] = [];
    const read = async (): Promise<void> => {
      for await (const recorded of store.subscribeAll({ signal: stop.signal })) seen.push(recorded);
    };
    const ended = read();
    await store.append('job-1', NO_STREAM, [event('a')]);
    await vi.waitFor(() => expect(seen).toHaveLength(1));

    await server.stop();
    const sent = [event('b')];
    await expect(store.append('job-1', 0n, sent)).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(collect(store.readStream('job-1'))).rejects.toBeInstanceOf(StoreUnavailable);
    // The append succeeded after all, so the retry below must not write it twice.
    await behind.append('job-1', 0n, sent);

    await serve(behind, { port: server.port });
    await vi.waitFor(() => store.append('job-1', 0n, sent), 5000);
    await store.append('job-1', 1n, [event('c')]);
    await vi.waitFor(() => expect(seen).toHaveLength(3), 5000);
    expect(seen.map(({ type }) => type)).toEqual(['a', 'b', 'c']);
    stop.abort();
    await ended;
  });

  it('for good: an abort still ends the subscription, and the store closes', async () => {
    const server = await serve(behind);
    const store = await open(server.url, { deadlineMillis: 1_500 });
    await store.append(newStream(), NO_STREAM, [event('a')]);
    const stop = new AbortController();
    const live = Promise.withResolvers<void>();
    const ended = (async (): Promise<void> => {
      for await (const _ of store.subscribeAll({ signal: stop.signal })) live.resolve();
    })();
    await live.promise;
    await server.stop();
    await expect(store.head()).rejects.toBeInstanceOf(StoreUnavailable);
    stop.abort();
    await ended;
    await store.close();
  });

  it('during reads and appends: both continue without errors', async () => {
    const server = await serve(behind);
    const store = await open(server.url);
    const stream = newStream();
    const text = 'x'.repeat(2_000);
    for (let n = 0; n < 10; n += 1)
      await behind.append(
        `${stream}-${n}`,
        NO_STREAM,
        Array.from({ length: 100 }, () => event('old', { text })),
      );
    const seen: string[] = [];
    let appended: Promise<unknown> | undefined;
    for await (const { id } of store.readAll())
      if (seen.push(id) === 50) {
        await server.stop();
        appended = store.append(stream, NO_STREAM, [event('new')]);
        await serve(behind, { port: server.port });
      }
    await appended;
    const history = await collect(behind.readAll());
    expect(seen.slice(0, 1000)).toEqual(history.slice(0, 1000).map(({ id }) => id));
    expect(history).toHaveLength(1001);
  });
});

describe.each([
  ['in one call for all appends', {}],
  ['in a call for each append', { withoutBatchAppend: true }],
])('a server that temporarily refuses appends, via %s', (_, protocol) => {
  it.each(['Server Is Not Ready', 'Server Is Busy', 'Timeout'] as const)(
    'and says "%s": the append waits and succeeds',
    async (status) => {
      const server = await serve(behind, protocol);
      const store = await open(server.url);
      server.answerAppendsWith(status);
      const stream = newStream();
      const appending = store.append(stream, NO_STREAM, [event('a')]);
      await new Promise((resolve) => setTimeout(resolve, 150));
      server.answerAppendsWith();
      expect(await appending).toMatchObject({ revision: 0n });
      expect(await collect(behind.readStream(stream))).toHaveLength(1);
    },
  );

  it("and doesn't recover: the append is unavailable after its deadline", async () => {
    const server = await serve(behind, protocol);
    const store = await open(server.url, { deadlineMillis: 200 });
    server.answerAppendsWith('Server Is Not Ready');
    const appending = store.append(newStream(), NO_STREAM, [event('a')]);
    await expect(appending).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(appending).rejects.toThrow('did not take an append in 200 ms');
  });

  it('while another writer appends: only one of them writes', async () => {
    const server = await serve(behind, protocol);
    const store = await open(server.url);
    server.answerAppendsWith('Server Is Not Ready');
    const appending = store.append('job-1', NO_STREAM, [event('mine')]);
    await behind.append('job-1', NO_STREAM, [event('theirs')]);
    server.answerAppendsWith();
    await expect(appending).rejects.toMatchObject({ name: 'WrongExpectedRevision', actual: 0n });
    expect(await collect(behind.readStream('job-1'))).toHaveLength(1);
  });
});

it('a silently dropped duplicate append: both callers get the same result within two seconds', async () => {
  const server = await serve(behind, { replicationMillis: 30 });
  const [one, other] = [await open(server.url), await open(server.url)];
  const pairs = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const [stream, same] = [newStream(), [event('once')]];
      const started = performance.now();
      const answers = await Promise.all([
        one.append(stream, NO_STREAM, same),
        other.append(stream, NO_STREAM, same),
      ]);
      expect(answers[0]).toEqual(answers[1]);
      return performance.now() - started;
    }),
  );
  expect(Math.max(...pairs)).toBeLessThan(2_000 * patience);
  expect(await collect(behind.readAll())).toHaveLength(100);
});

describe('a server that', () => {
  it('returns no position for an append is asked for it', async () => {
    const store = await open((await serve(behind, { withoutPositions: true })).url);
    const stream = newStream();
    const appended = await store.append(stream, NO_STREAM, [event('a'), event('b')]);
    expect(appended).toEqual({ revision: 1n, position: await behind.head() });
  });

  it('writes system events hides them', async () => {
    const store = await open((await serve(behind)).url);
    await store.append(newStream(), NO_STREAM, [event('mine')]);
    const sql = new pg.Client({ connectionString: database });
    await sql.connect();
    await sql.query(
      `insert into events.log (stream, revision, id, type, data) values ('$$settings', 0,
        gen_random_uuid(), '$metadata', '{}')`,
    );
    await sql.end();
    const [mine, ...others] = await collect(store.readAll());
    expect(others).toEqual([]);
    expect(await store.head()).toBe(mine?.position);
    await store.append(newStream(), NO_STREAM, [event('last')]);
    const stop = new AbortController();
    const seen: string[] = [];
    for await (const { type } of store.subscribeAll({ signal: stop.signal }))
      if (seen.push(type) === 2) stop.abort();
    expect(seen).toEqual(['mine', 'last']);
  });

  it("doesn't exist can't be opened", async () => {
    await expect(openEventStoreDb('esdb://127.0.0.1:1?tls=false')).rejects.toMatchObject({
      name: 'StoreUnavailable',
      message: 'nobody answers at 127.0.0.1:1 (ECONNREFUSED)',
    });
  });
});
