// Replay: what the read models would say if they were made from history now, compared with what
// they do say.
import type pg from 'pg';
import type { ReadModel } from '@purlin/event-sourcing/read-model.ts';
import type { Key } from '@purlin/event-sourcing/read-model.ts';
import { keyColumn } from '@purlin/event-sourcing/columns.ts';
import { rowsAfter, type AnyRow } from '@purlin/event-sourcing/read-model-fold.ts';
import type { EventStore } from '@purlin/event-store/port.ts';
import type { Pool } from '../../servers/database.ts';
import type { History, PastEvent } from '../history/history.ts';
import { writeChanges } from './read-model-statements.ts';
import { createTables, quoted } from './read-model-tables.ts';
import { decodedPages } from './rebuild.ts';
import { Refill } from './refill.ts';

/**
 * A row that is not what history says; `expected` or `actual` is null when there should be, or is,
 * none.
 */
export interface Difference {
  readonly table: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** How many events are folded at once. */
const PAGE = 1_000;
/** Differences that are reported of one table; more do not help a person. */
const MOST = 100;

type Db = pg.PoolClient;
/** A model, and how far its table is: a parked one stands further back than the others. */
interface Stand {
  readonly model: ReadModel;
  readonly position: bigint;
}

export interface Replayed {
  readonly pool: Pool;
  readonly readModels: readonly ReadModel[];
}

/**
 * Replays all history and compares every row of every read model. Sees one moment, so it may run
 * while the product does; leaves nothing behind.
 */
export async function compareAllWithReplay({
  pool,
  readModels,
  store,
  history,
}: Replayed & { readonly store: EventStore; readonly history: History }): Promise<Difference[]> {
  return inScratch(pool, readModels, async (db, stands) => {
    const refills = stands.map(({ model, position }) => ({
      refill: new Refill(model, db),
      position,
    }));
    for await (const { events } of decodedPages(store, history, PAGE))
      for (const { refill, position } of refills)
        await refill.take(events.filter((event) => event.position <= position));
    for (const { refill } of refills) {
      await refill.end();
      if (refill.error !== undefined) throw new Error(`${refill.model.name}: ${refill.error}`);
    }
    return compare(db, stands, (key) => `full join read.{table} b using (${key})`);
  });
}

/**
 * Folds the events of some streams and compares the rows that are theirs alone. A row that several
 * streams share, such as a sum, cannot be known from some of them; it is told by its key, which
 * stays the same when other streams say the same.
 */
export async function compareWithReplay(
  { pool, readModels }: Replayed,
  events: readonly PastEvent[],
): Promise<Difference[]> {
  return inScratch(pool, readModels, async (db, stands) => {
    for (const { model, position } of stands) {
      const had = events.filter((event) => event.position <= position);
      const statement = writeChanges(model, { rows: ownRows(model, had), notes: new Map() });
      if (statement) await db.query(statement);
    }
    return compare(db, stands, (key) => `left join read.{table} b using (${key})`);
  });
}

/** The rows that these events make and that the same events of other streams would not. */
function ownRows(model: ReadModel, events: readonly PastEvent[]): Map<Key, AnyRow> {
  const rows = rowsAfter(model, events);
  const elsewhere = rowsAfter(
    model,
    events.map((event) => ({
      ...event,
      id: event.id + 1_000_000_000,
      stream: `${event.stream}000000000`,
      position: event.position + 1_000_000_000_000n,
      eventId: `other ${event.eventId}`,
    })),
  );
  return new Map([...rows].filter(([key]) => !elsewhere.has(key)));
}

/** A transaction that sees one moment, with empty tables beside the real ones. */
async function inScratch<T>(
  pool: Pool,
  readModels: readonly ReadModel[],
  work: (db: Db, stands: readonly Stand[]) => Promise<T>,
): Promise<T> {
  const db = await pool.connect();
  try {
    await db.query('begin isolation level repeatable read');
    const { rows } = await db.query<{ name: string; position: string }>(
      "select name, position::text from platform.followers where kind = 'read_models'",
    );
    const positions = new Map(rows.map(({ name, position }) => [name, BigInt(position)]));
    const stands = readModels.flatMap((model) =>
      positions.has(model.name) ? [{ model, position: positions.get(model.name)! }] : [],
    );
    await db.query('create schema replayed');
    await db.query('set local search_path = replayed');
    for (const { model } of stands) await createTables(db, model);
    return await work(db, stands);
  } finally {
    await db.query('rollback');
    db.release();
  }
}

async function compare(
  db: Db,
  stands: readonly Stand[],
  join: (key: string) => string,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const {
    model: { name, columns },
  } of stands) {
    const joined = join(quoted(keyColumn(columns))).replaceAll('{table}', name);
    const { rows } = await db.query<{ expected: unknown; actual: unknown }>(
      `select * from (select to_jsonb(a) as expected, to_jsonb(b) as actual from replayed.${name}
        a ${joined}) rows where expected is distinct from actual limit ${MOST}`,
    );
    differences.push(...rows.map((row) => ({ table: name, ...row })));
  }
  return differences;
}
