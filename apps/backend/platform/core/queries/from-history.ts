// Facts for commands are not taken from what lags: what a read model does not know yet is asked of
// the stream itself, by the same model and the same query.
import type { AnyDecider } from '@purlin/event-sourcing/decider.ts';
import type { ReadModel } from '@purlin/event-sourcing/read-model.ts';
import { rowsAfter } from '@purlin/event-sourcing/read-model-fold.ts';
import { openConnection, type Db } from '../../servers/database.ts';
import type { History } from '../history/history.ts';
import { writeChanges } from '../projection/read-model-statements.ts';
import { createTables } from '../projection/read-model-tables.ts';

/**
 * What `query` answers about the thing in this stream once `model` contains all of the stream's
 * events, which a projector that is behind or down has not brought yet. Undefined when there is no
 * such stream. For the rare miss: read the read model first.
 */
export type FromHistory = <T>(
  category: string,
  id: number,
  model: ReadModel,
  query: (db: Db, id: number) => Promise<T | undefined>,
) => Promise<T | undefined>;

export interface FromHistoryOptions {
  readonly databaseUrl: string;
  readonly db: Db;
  readonly history: History;
  readonly deciders: readonly AnyDecider[];
  /** Whether the read models contain this position now. */
  readonly contains: (position: bigint) => Promise<boolean>;
}

export function openFromHistory(options: FromHistoryOptions): FromHistory {
  const { databaseUrl, db, history, contains } = options;
  const deciders = new Map(options.deciders.map((decider) => [decider.category, decider]));
  return async (category, id, model, query) => {
    const events = await history.read(deciders.get(category)!, id);
    const last = events.at(-1);
    if (!last) return undefined;
    if (await contains(last.position)) return query(db, id);
    // A connection of its own, whose table hides the real one from the model and from the query.
    const scratch = await openConnection(databaseUrl, 'pg_temp,read', true);
    try {
      await createTables(scratch, model);
      const rows = rowsAfter(model, events);
      const statement = writeChanges(model, { rows, notes: new Map() });
      if (statement) await scratch.query(statement);
      return await query(scratch, id);
    } finally {
      await scratch.end();
    }
  };
}

interface Lookup {
  readonly db: Db;
  readonly fromHistory: FromHistory;
}

/**
 * A query by number that also knows what the read model does not know yet. `settles` says of a row
 * whether nothing newer could change what it is asked for.
 */
export const upToDate =
  <T>(
    category: string,
    model: ReadModel,
    byId: (db: Db, id: number) => Promise<T | undefined>,
    settles: (row: T) => boolean = () => true,
  ) =>
  async ({ db, fromHistory }: Lookup, id: number): Promise<T | undefined> => {
    const row = await byId(db, id);
    return row !== undefined && settles(row) ? row : fromHistory(category, id, model, byId);
  };
