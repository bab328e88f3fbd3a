// Replay: what the read models would say if they were made from history now, compared with what
// they do say.
import type pg from 'pg';
import type { ReadModel } from '@purlin/event-sourcing/read-model.ts';
import type { EventStore, RecordedEvent } from '@purlin/event-store/port.ts';
import type { Pool } from '../servers/database.ts';
import type { History, PastEvent } from './history.ts';
import { createTable, statementsOf } from './read-model-tables.ts';

/**
 * A row that is not what history says; `expected` or `actual` is null when there should be, or is,
 * none.
 */
export interface Difference {
  readonly table: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** How many events are applied at once. */
const PAGE = 1_000;
/** Differences that are reported of one table; more do not help a person. */
const MOST = 100;

type Db = Pick<pg.ClientBase, 'query'>;
interface ModelPosition {
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
  return inScratch(pool, readModels, async (db, positions) => {
    await inSchema(db, 'replayed', positions, async () => {
      for await (const events of pastOf(store, history)) await fill(db, positions, events);
    });
    return compare(db, positions, (key) => `full join read.{table} b using (${key})`);
  });
}

/**
 * Replays the events of some streams and compares the rows that are theirs alone. A row that
 * several streams share, such as a sum,
 * cannot be known from some of them; it is told by its key, which stays the same when another
 * stream says the same.
 */
export async function compareWithReplay(
  { pool, readModels }: Replayed,
  events: readonly PastEvent[],
): Promise<Difference[]> {
  return inScratch(pool, readModels, async (db, positions) => {
    await inSchema(db, 'replayed', positions, () => fill(db, positions, events));
    await inSchema(db, 'shifted', positions, () =>
      fill(
        db,
        positions,
        events.map((event) => ({ ...event, id: event.id + 1_000_000_000 })),
      ),
    );
    return compare(
      db,
      positions,
      (key) =>
        `left join read.{table} b using (${key}) where (${key}) not in (select ${key} from ` +
        'shifted.{table})',
    );
  });
}

async function* pastOf(store: EventStore, history: History): AsyncIterable<PastEvent[]> {
  const page: RecordedEvent[] = [];
  for await (const event of store.readAll()) {
    page.push(event);
    if (page.length === PAGE) yield history.decode(page.splice(0));
  }
  yield history.decode(page);
}

/** A transaction that sees one moment and leaves nothing behind. */
async function inScratch<T>(
  pool: Pool,
  readModels: readonly ReadModel[],
  work: (db: Db, positions: readonly ModelPosition[]) => Promise<T>,
): Promise<T> {
  const db = await pool.connect();
  try {
    await db.query('begin isolation level repeatable read');
    const { rows } = await db.query<{ name: string; position: string }>(
      'select name, position::text from platform.read_models',
    );
    const positions = new Map(rows.map(({ name, position }) => [name, BigInt(position)]));
    return await work(
      db,
      readModels.flatMap((model) =>
        positions.has(model.name) ? [{ model, position: positions.get(model.name)! }] : [],
      ),
    );
  } finally {
    await db.query('rollback');
    db.release();
  }
}

async function inSchema(
  db: Db,
  name: string,
  positions: readonly ModelPosition[],
  work: () => Promise<void>,
): Promise<void> {
  await db.query(`create schema ${name}`);
  await db.query(`set local search_path = ${name}`);
  for (const { model } of positions) await createTable(db, model);
  await work();
  await db.query('set local search_path = read');
}

/** Each model gets the events it has had: a parked one stands further back than the others. */
async function fill(
  db: Db,
  positions: readonly ModelPosition[],
  events: readonly PastEvent[],
): Promise<void> {
  for (const { model, position } of positions)
    for (const statement of statementsOf(
      model,
      events.filter((event) => event.position <= position),
    ))
      await db.query(statement);
}

async function compare(
  db: Db,
  positions: readonly ModelPosition[],
  join: (key: string) => string,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const {
    model: { name },
  } of positions) {
    const joined = join(await keyOf(db, name)).replaceAll('{table}', name);
    const { rows } = await db.query<{ expected: unknown; actual: unknown }>(
      `select * from (select to_jsonb(a) as expected, to_jsonb(b) as actual from replayed.${name}
        a ${joined}) rows where expected is distinct from actual limit ${MOST}`,
    );
    differences.push(...rows.map((row) => ({ table: name, ...row })));
  }
  return differences;
}

/** The columns of a table's primary key, as a list. */
async function keyOf(db: Db, table: string): Promise<string> {
  const { rows } = await db.query<{ key: string | null }>(
    `select string_agg(quote_ident(attname), ', ') as key from pg_index join pg_attribute on
      attrelid = indrelid and attnum = any(indkey) where indrelid = $1::regclass and indisprimary`,
    [`replayed.${table}`],
  );
  if (!rows[0]?.key)
    throw new Error(`the read model ${table} has no primary key, so its rows cannot be compared`);
  return rows[0].key;
}
