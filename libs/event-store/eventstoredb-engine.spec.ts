// What only the EventStoreDB engine must cope with: a server that dies, does not answer, leaves
// positions out or writes events of its own.
import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  startEventStoreDbTestServer,
  type TestServer,
} from '../../tools/eventstoredb-test-server.ts';
import { freshDatabase } from '../../tools/vitest/database.ts';
import { collect, event, newStream } from './contract/samples.ts';
import { openEventStoreDb } from './eventstoredb-engine.ts';
import { openEventStore } from './open.ts';
import { NO_STREAM, StoreUnavailable, type EventStore, type RecordedEvent } from './port.ts';
import { openPostgresEventStore } from './postgres-engine.ts';

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
  it.each(['everything', 'one stream'])(
    'and started again: a subscription to %s goes on without a loss and without a repeat',
    async (what) => {
      const server = await serve(behind);
      const store = await open(server.url);
      const stop = new AbortController();
      onTestFinished(() => stop.abort());
      const seen: RecordedEvent[] = [];
      let caughtUp = 0;
      const options = { signal: stop.signal, onCaughtUp: () => (caughtUp += 1) };
      const read = async (): Promise<void> => {
        for await (const recorded of what === 'everything'
          ? store.subscribeAll(options)
          : store.subscribeStream('job-1', options))
          seen.push(recorded);
      };
      const ended = read();
      await store.append('job-1', NO_STREAM, [event('a')]);
      await vi.waitFor(() => expect(seen).toHaveLength(1));

      await server.stop();
      const sent = [event('b')];
      await expect(store.append('job-1', 0n, sent)).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(collect(store.readStream('job-1'))).rejects.toBeInstanceOf(StoreUnavailable);
      // The append got through after all: the repeat below must not write it twice.
      await behind.append('job-1', 0n, sent);

      await serve(behind, { port: server.port });
      await vi.waitFor(() => store.append('job-1', 0n, sent), 5000);
      await store.append('job-1', 1n, [event('c')]);
      await vi.waitFor(() => expect(seen).toHaveLength(3), 5000);
      expect(seen.map(({ type }) => type)).toEqual(['a', 'b', 'c']);
      expect(caughtUp).toBe(1);
      stop.abort();
      await ended;
    },
  );

  it('for good: an abort still ends the subscription, and the store closes', async () => {
    const server = await serve(behind);
    const store = await open(server.url);
    const stop = new AbortController();
    const live = Promise.withResolvers<void>();
    const ended = collect(store.subscribeAll({ signal: stop.signal, onCaughtUp: live.resolve }));
    await live.promise;
    await server.stop();
    await expect(store.head()).rejects.toBeInstanceOf(StoreUnavailable);
    stop.abort();
    expect(await ended).toEqual([]);
    await store.close();
  });
});

describe('a server that', () => {
  it('does not answer an append is unavailable', async () => {
    const answer = vi.spyOn(behind, 'append').mockReturnValue(new Promise(() => {}));
    onTestFinished(() => answer.mockRestore());
    const store = await open((await serve(behind)).url, { appendTimeoutMillis: 50 });
    await expect(store.append(newStream(), NO_STREAM, [event('x')])).rejects.toThrow(
      'did not answer an append in 50 ms',
    );
  });

  it('answers an append without its position is asked for it', async () => {
    const store = await open((await serve(behind, { withoutPositions: true })).url);
    const stream = newStream();
    const appended = await store.append(stream, NO_STREAM, [event('a'), event('b')]);
    expect(appended).toEqual({ revision: 1n, position: await behind.head() });
  });

  it('writes events of its own keeps them to itself', async () => {
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

  it('is found by gossip is reached as well', async () => {
    const store = await openEventStore((await serve(behind)).discoverUrl);
    onTestFinished(() => store.close());
    expect(await store.append(newStream(), NO_STREAM, [event('x')])).toMatchObject({
      revision: 0n,
    });
  });

  it('is not there cannot be opened', async () => {
    await expect(openEventStoreDb('esdb://127.0.0.1:1?tls=false')).rejects.toBeInstanceOf(
      StoreUnavailable,
    );
  });
});

it('refuses an address that hides failed appends', async () => {
  await expect(
    openEventStoreDb('esdb://127.0.0.1:1?tls=false&throwOnAppendFailure=false'),
  ).rejects.toThrow('throwOnAppendFailure');
});
