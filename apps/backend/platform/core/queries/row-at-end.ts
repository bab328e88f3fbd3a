// A row of a read model that contains everything its stream says now, with the revision that a
// command decided on it must name.
import type { AnyDecider } from '@purlin/event-sourcing/decider.ts';
import type { Db } from '../../servers/database.ts';
import type { Services } from '../room.ts';
import { Unavailable } from '../tasks/tasks.ts';

const LAG_MS = 5_000;

/**
 * Undefined: there is no such stream or row. Throws Unavailable while the read model is behind, so
 * that the task is tried again.
 */
export async function rowAtEnd<R>(
  { db, history, until }: Pick<Services, 'db' | 'history' | 'until'>,
  decider: AnyDecider,
  id: number,
  read: (db: Db, id: number) => Promise<R | undefined>,
): Promise<{ readonly row: R; readonly revision: number } | undefined> {
  const end = await history.end(decider, id);
  if (!end) return undefined;
  if (!(await until(end.position, LAG_MS))) throw new Unavailable('its read model is behind');
  const row = await read(db, id);
  return row && { row, revision: end.revision };
}
