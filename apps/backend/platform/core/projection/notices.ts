// Notices: tells every process how far the read models are and which streams changed.
import type pg from 'pg';
import { openConnection } from '../../servers/database.ts';
import { toPayload } from './projected.ts';

export interface Notices {
  /** What is told while a notice is on its way goes together in the next one. */
  tell(position: bigint, streams: Iterable<string>): void;
  end(): Promise<void>;
}

/**
 * Sends them over a connection of its own, after the rows are committed: a commit with a
 * notification waits for every other one that has one, and so for the disk. `lost` is called once
 * when one could not be sent.
 */
export async function openNotices(databaseUrl: string, lost: () => void): Promise<Notices> {
  const db = await openConnection(databaseUrl);
  await db.query('set synchronous_commit = off');
  return startNotices(db, lost);
}

function startNotices(db: pg.Client, lost: () => void): Notices {
  let waiting: { position: bigint; readonly streams: Set<string> } | undefined;
  let telling: Promise<void> | undefined;
  const send = async (): Promise<void> => {
    while (waiting) {
      const { position, streams } = waiting;
      waiting = undefined;
      await db.query({
        name: 'notice',
        text: "select pg_notify('projected', $1)",
        values: [toPayload(position, streams)],
      });
    }
    telling = undefined;
  };
  return {
    tell(position, streams) {
      waiting ??= { position, streams: new Set() };
      waiting.position = position;
      for (const stream of streams) waiting.streams.add(stream);
      telling ??= send().catch(lost);
    },
    async end() {
      await telling;
      await db.end().catch(() => {});
    },
  };
}
