// Rebuilding read models: all history folded beside the old tables, written in bulk, indexed, and
// swapped in.
import type pg from 'pg';
import type { ReadModel } from '@purlin/event-sourcing/read-model.ts';
import type { EventStore, RecordedEvent } from '@purlin/event-store/port.ts';
import { openConnection } from '../../servers/database.ts';
import { NO_TRIGRAMS, trigramSchema } from '../../servers/trigrams.ts';
import type { History, PastEvent } from '../history/history.ts';
import type { Log } from '../log.ts';
import {
  createTables,
  indexStatements,
  swapIn,
  tablesOf,
  type Rebuilt,
} from './read-model-tables.ts';
import { Refill } from './refill.ts';

/** Events that are decoded and folded at once. */
const PAGE = 1_000;
/** Connections that write and index: about as many as Postgres has processors beside ours. */
const WRITERS = 2;

export interface RebuildOptions {
  readonly databaseUrl: string;
  readonly store: EventStore;
  readonly history: History;
  readonly readModels: readonly ReadModel[];
  readonly log: Log;
  readonly onReplay?: (() => Promise<void>) | undefined;
}

/**
 * Replays every read model that is new, has another version, or is ahead of history (an event store
 * was restored from a backup: it shows what never happened, and would miss what happens next), then
 * swaps it in.
 */
export async function rebuildChanged(
  db: pg.Client,
  options: RebuildOptions,
  signal: AbortSignal,
): Promise<void> {
  const { rows } = await db.query<{ name: string; version: number }>(
    'select name, version from platform.read_models where position <= $1',
    [(await options.store.head()).toString()],
  );
  const versions = new Map(rows.map((row) => [row.name, row.version]));
  const changed = options.readModels.filter(({ name, version }) => versions.get(name) !== version);
  if (changed.length === 0) return;
  await options.onReplay?.();
  await db.query('drop schema if exists rebuild cascade');
  await db.query('create schema rebuild');
  const writers = await Promise.all(
    Array.from({ length: WRITERS }, () => openConnection(options.databaseUrl, 'rebuild', true)),
  );
  try {
    const rebuilt = await refillAll(writers, changed, options, signal);
    await finish(writers, rebuilt, options.log);
    await db.query('begin');
    await swapIn(db, rebuilt);
    await db.query('commit');
    // Open screens read again: anything may look different.
    await db.query("select pg_notify('projected', '0 *')");
    tell(rebuilt, options.log);
  } finally {
    await Promise.all(writers.map((writer) => writer.end().catch(() => {})));
  }
}

/** Folds all history into new tables; a model that cannot take it stops, the others go on. */
async function refillAll(
  writers: readonly pg.Client[],
  models: readonly ReadModel[],
  { store, history }: RebuildOptions,
  signal: AbortSignal,
): Promise<Rebuilt[]> {
  for (const writer of writers)
    await writer.query("set synchronous_commit = off; set maintenance_work_mem = '128MB'");
  for (const model of models) await createTables(writers[0]!, model);
  const refills = models.map((model, n) => new Refill(model, writers[n % writers.length]!));
  let position = 0n;
  for await (const page of decodedPages(store, history, PAGE)) {
    signal.throwIfAborted();
    for (const refill of refills) await refill.take(page.events);
    position = page.position;
  }
  await Promise.all(refills.map((refill) => refill.end()));
  return refills.map(({ model, error }) => ({ model, error, position: error ? 0n : position }));
}

/** Indexes and the planner's statistics, the longest work first, on all connections at once. */
async function finish(
  writers: readonly pg.Client[],
  rebuilt: readonly Rebuilt[],
  log: Log,
): Promise<void> {
  const trigrams = await trigramSchema(writers[0]!);
  if (!trigrams && rebuilt.some(({ model }) => model.search)) log.warn(NO_TRIGRAMS);
  const statements = rebuilt.flatMap(({ model }) => indexStatements(model, trigrams));
  const queue = [
    ...statements.toSorted((a, b) => Number(b.includes('gin')) - Number(a.includes('gin'))),
    ...rebuilt.flatMap(({ model }) => tablesOf(model).map((table) => `analyze ${table}`)),
  ];
  await Promise.all(
    writers.map(async (writer) => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift())
        await writer.query(next);
    }),
  );
}

function tell(rebuilt: readonly Rebuilt[], log: Log): void {
  for (const { model, error } of rebuilt) {
    const about = { model: model.name, version: model.version };
    if (error === undefined) log.info(about, 'read model rebuilt');
    else
      log.error(
        { ...about, error },
        'could not be rebuilt and is parked: repair it, then run npm run rebuild',
      );
  }
}

interface DecodedPage {
  readonly events: readonly PastEvent[];
  readonly position: bigint;
}

/** History page by page; the next one is made readable while one is looked at. */
export async function* decodedPages(
  store: EventStore,
  history: History,
  size: number,
): AsyncIterable<DecodedPage> {
  const decode = async (page: readonly RecordedEvent[]): Promise<DecodedPage> => ({
    events: await history.decode(page),
    position: page.at(-1)!.position,
  });
  let ahead: Promise<DecodedPage> | undefined;
  let page: RecordedEvent[] = [];
  const turn = async (): Promise<DecodedPage | undefined> => {
    const ready = ahead;
    ahead = page.length > 0 ? decode(page) : undefined;
    ahead?.catch(() => {}); // told to whoever waits for it
    page = [];
    return ready;
  };
  for await (const event of store.readAll()) {
    page.push(event);
    if (page.length < size) continue;
    const ready = await turn();
    if (ready) yield ready;
  }
  for (const _ of [1, 2]) {
    const ready = await turn();
    if (ready) yield ready;
  }
}
