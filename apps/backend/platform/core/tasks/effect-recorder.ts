// Effects that are done, recorded together: what finishes while one commit waits for the disk goes
// with the next one.
import type { Db } from '../../servers/database.ts';
import type { DoneJournal } from './done-journal.ts';

const AGAIN_MS = 500;

export interface EffectRecorder {
  /** Resolves when it is on the disk that this effect is done. */
  done(id: string): Promise<void>;
  /** What could not be recorded by now is given up. */
  stop(): void;
}

/**
 * While the database is gone it goes on trying: whoever forgot that an e-mail went out would send
 * it again. What it could not record stands in the journal, for the process that comes next.
 */
export function openRecorder(db: Db, journal?: DoneJournal): EffectRecorder {
  const stopped = new AbortController();
  let waiting: { readonly id: string; readonly over: PromiseWithResolvers<void> }[] = [];
  let working = false;

  const record = async (ids: readonly string[]): Promise<void> => {
    await db.query({
      name: 'effects_done',
      text: `update platform.effects set status = 'done', finished_at = now(), error = null
        where id = any($1)`,
      values: [ids],
    });
  };
  const work = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await record(batch.map(({ id }) => id));
        for (const { over } of batch) over.resolve();
        if (waiting.length === 0) asRoomAllows(() => journal?.clear());
      } catch (error) {
        if (stopped.signal.aborted) for (const { over } of batch) over.reject(error);
        else {
          waiting = [...batch, ...waiting];
          await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
        }
      }
    }
    working = false;
  };

  return {
    done(id) {
      const over = Promise.withResolvers<void>();
      asRoomAllows(() => journal?.note(id));
      waiting.push({ id, over });
      if (!working) {
        working = true;
        void work();
      }
      return over.promise;
    },
    stop: () => stopped.abort(),
  };
}

/**
 * The journal is a second pair of eyes: where its disk is full the database is asked all the same.
 * Whoever forgot an effect because of its note would carry it out again, and what stands there too
 * long is recorded twice, which changes nothing.
 */
function asRoomAllows(write: () => void): void {
  try {
    write();
  } catch {
    // Nobody is told: what fills this disk is said by whoever needs it.
  }
}
