// A history moves from Postgres to EventStoreDB and back, survives an interruption, and a copy that
// was tampered with is found out.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { event } from '@purlin/event-store/contract/samples.ts';
import { openEventStore } from '@purlin/event-store/open.ts';
import { ANY, NO_STREAM, type EventStore } from '@purlin/event-store/port.ts';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { canonicalJson } from '@purlin/event-store/fingerprint.ts';
import { compareHistories } from './events-copy/compare.ts';
import { copyEvents } from './events-copy/copy.ts';
import { startEventStoreDbTestServer } from './eventstoredb-test-server.ts';
import { freshDatabase } from './vitest/database.ts';

async function open(url: string): Promise<EventStore> {
  const store = await openEventStore(url);
  onTestFinished(() => store.close());
  return store;
}

/** EventStoreDB's client on the test server, with a database of its own behind it. */
async function esdbUrl(): Promise<string> {
  const server = await startEventStoreDbTestServer(await open(await freshDatabase()));
  onTestFinished(() => server.stop());
  return server.url;
}

/**
 * Streams that take turns, appends of several events, metadata or none, and one append as large as
 * it may be.
 */
async function fill(store: EventStore): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    const metadata = { by: `user-${i}`, at: '2026-01-01' };
    const events = Array.from({ length: 1 + (i % 4) }, (_, n) =>
      event(`Type${n}`, { z: i, a: ['ü', { y: n, b: null }] }, n === 0 ? undefined : metadata),
    );
    await store.append(`estimate-${i % 7}`, i < 7 ? NO_STREAM : ANY, events);
  }
  for (let i = 0; i < 3; i += 1)
    await store.append('job-1', ANY, [event('Large', { text: 'x'.repeat(600_000) })]);
}

async function tamper(database: string, change: string): Promise<void> {
  const sql = new pg.Client({ connectionString: database });
  await sql.connect();
  await sql.query(
    `alter table events.log disable trigger append_only; ${change};
      alter table events.log enable trigger append_only`,
  );
  await sql.end();
}

async function runTool(...args: string[]): Promise<{ code: unknown; out: string }> {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'events-copy.ts'), ...args],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [[code], out, errors] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, out: out + errors };
}

it('goes from Postgres to EventStoreDB and back, interrupted half way, and stays the same', async () => {
  const original = await open(await freshDatabase());
  await fill(original);
  const esdb = await open(await esdbUrl());
  const back = await open(await freshDatabase());

  const stop = new AbortController();
  const first = await copyEvents(original, esdb, {
    signal: stop.signal,
    onProgress: (copied) => copied > 50 && stop.abort(),
  });
  expect(first).toBeGreaterThan(50);
  expect((await compareHistories(original, esdb)).difference).toMatch(`event ${first + 1} is {`);

  const second = await copyEvents(original, esdb);
  await copyEvents(esdb, back);
  const { source, target, difference } = await compareHistories(original, back);
  expect(difference).toBeUndefined();
  expect(target).toEqual(source);
  expect(first + second).toBe(source.events);
});

it('copies nothing the second time, and later only what is new', async () => {
  const [source, target] = [await open(await freshDatabase()), await open(await freshDatabase())];
  await fill(source);
  await copyEvents(source, target);
  expect(await copyEvents(source, target)).toBe(0);
  await source.append('estimate-1', ANY, [event('New', {})]);
  expect(await copyEvents(source, target)).toBe(1);
  expect((await compareHistories(source, target)).difference).toBeUndefined();
});

it('refuses a target that holds something else', async () => {
  const [source, target] = [await open(await freshDatabase()), await open(await freshDatabase())];
  await fill(source);
  await target.append('estimate-1', NO_STREAM, [event('Foreign', {})]);
  await expect(copyEvents(source, target)).rejects.toThrow('not an unfinished copy');
});

it.each([
  ['data', `update events.log set data = '{"z":999}' where position = 20`],
  [
    'metadata',
    `update events.log set metadata = null where position = (select min(position) from events.log
      where metadata is not null)`,
  ],
  ['a type', `update events.log set type = 'Other' where position = 20`],
  ['an id', `update events.log set id = gen_random_uuid() where position = 20`],
  ['the order', `update events.log set revision = revision + 1000 where stream = 'estimate-1'`],
  ['a lost event', `delete from events.log where position = 20`],
])('finds %s that was tampered with', async (_, change) => {
  const [source, database] = [await open(await freshDatabase()), await freshDatabase()];
  const target = await open(database);
  await fill(source);
  await copyEvents(source, target);
  await tamper(database, change);
  const { source: original, target: copy, difference } = await compareHistories(source, target);
  expect(difference).toBeDefined();
  expect(copy.hash).not.toBe(original.hash);
});

it('as a command: copies, verifies, ends with 0, or with 1 when the histories differ', async () => {
  const [from, to] = [await freshDatabase(), await esdbUrl()];
  await fill(await open(from));
  const copied = await runTool('--from', from, '--to', to);
  expect(copied.out).toContain('The histories are equal.');
  expect(copied.code).toBe(0);

  await tamper(from, `update events.log set type = 'Other' where position = 20`);
  const differing = await runTool('--from', from, '--to', to);
  expect(differing.out).toContain('The histories differ: event 20 is {"data"');
  expect(differing.code).toBe(1);
  expect(await runTool('--from', from)).toMatchObject({
    code: 2,
    out: expect.stringContaining('npm run events:copy'),
  });
});

it('compares JSON without regard to the order of keys, and with regard to the order of lists', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
  expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
});
