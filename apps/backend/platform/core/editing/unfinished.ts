// Unfinished work: what somebody has typed and not saved yet, kept for everybody who may go on with
// it. It is working state and no history: replaced as a whole, thrown away, forgotten with people.
import type { Db } from '../../servers/database.ts';
import { toPayload } from '../projection/projected.ts';
import type { Sealing } from '../history/sealing.ts';

/** What it counts as for screens, beside the categories of streams. */
export const UNFINISHED = 'unfinished';
const CHANGED = `pg_notify('projected', '${toPayload(-1n, [`${UNFINISHED}-0`])}')`;
/** Unfinished work that nobody has touched for so long is thrown away. */
export const UNFINISHED_DAYS = 30;
/** More than an office has open; the newest are shown. */
const MOST_SHOWN = 100;

/** What is needed to keep it: contents lie sealed in the database. */
export interface Desk {
  readonly db: Db;
  readonly sealing: Sealing;
}

export interface Unfinished {
  /** Made by whoever began it: saved again after a lost answer it is the same work. */
  readonly key: string;
  readonly kind: string;
  /** Streams of people it may speak of; once one of them is forgotten, it is gone. */
  readonly about: readonly string[];
  /** What a list shows of it. */
  readonly head: unknown;
  readonly content: unknown;
}

export interface Saved {
  readonly revision: number;
  readonly savedAt: string;
}

/** Who worked on it last; `head` and `content` as they were saved. */
export interface Kept extends Saved {
  readonly key: string;
  readonly startedBy: string;
  readonly savedBy: string;
  readonly head: unknown;
}

const values = (work: Unfinished, by: string, { sealing }: Desk): readonly unknown[] => [
  work.key,
  work.kind,
  work.about,
  by,
  sealing.seal(JSON.stringify(work.head)),
  sealing.seal(JSON.stringify(work.content)),
];
/** People who are forgotten stay forgotten, whoever still types about them. */
const NOT_FORGOTTEN =
  'not exists (select from platform.forgotten_streams where stream = any($3::text[]))';

/**
 * Saves work over what its author has seen: `revision` 0 begins it. `overtaken`: somebody else has
 * saved since; `gone`: it was finished, thrown away or forgotten.
 */
export async function saveUnfinished(
  desk: Desk,
  work: Unfinished,
  { revision, by }: { readonly revision: number; readonly by: string },
): Promise<Saved | 'overtaken' | 'gone'> {
  const given = values(work, by, desk);
  const { rows } = await desk.db.query<Saved>(
    revision === 0
      ? {
          name: 'begin_unfinished',
          text: `insert into platform.unfinished_work
              (key, kind, about, started_by, saved_by, head, content, revision)
            select $1, $2, $3::text[], $4, $4, $5, $6, 1 where ${NOT_FORGOTTEN}
            on conflict do nothing
            returning revision, saved_at as "savedAt", ${CHANGED}`,
          values: [...given],
        }
      : {
          name: 'save_unfinished',
          text: `update platform.unfinished_work set about = $3, saved_by = $4, head = $5,
              content = $6, revision = revision + 1, saved_at = now()
            where key = $1 and kind = $2 and revision = $7 and ${NOT_FORGOTTEN}
            returning revision, saved_at as "savedAt", ${CHANGED}`,
          values: [...given, revision],
        },
  );
  const [saved] = rows;
  if (saved) return { revision: saved.revision, savedAt: saved.savedAt };
  return (await readUnfinished(desk, work.kind, work.key)) ? 'overtaken' : 'gone';
}

interface Row extends Omit<Kept, 'head'> {
  readonly head: Buffer;
  readonly content: Buffer;
}
const COLUMNS =
  'key, revision, started_by as "startedBy", saved_by as "savedBy", saved_at as "savedAt", head';

/** A piece of work with all of its content; undefined when there is none. */
export async function readUnfinished(
  { db, sealing }: Desk,
  kind: string,
  key: string,
): Promise<(Kept & { readonly content: unknown }) | undefined> {
  const { rows } = await db.query<Row>({
    name: 'unfinished',
    text: `select ${COLUMNS}, content from platform.unfinished_work where kind = $1 and key = $2`,
    values: [kind, key],
  });
  const [row] = rows;
  const content = row && sealing.open(row.content);
  if (!row || content === undefined) return undefined;
  return { ...opened(row, sealing), content: JSON.parse(content) as unknown };
}

const opened = ({ head, ...row }: Row, sealing: Desk['sealing']): Kept => ({
  ...row,
  head: JSON.parse(sealing.open(head) ?? 'null') as unknown,
});

/** All work of a kind, what was saved last first. */
export async function listUnfinished(
  { db, sealing }: Desk,
  kind: string,
): Promise<readonly Kept[]> {
  const { rows } = await db.query<Row>({
    name: 'all_unfinished',
    text: `select ${COLUMNS} from platform.unfinished_work where kind = $1
      order by saved_at desc limit ${MOST_SHOWN}`,
    values: [kind],
  });
  return rows.map((row) => opened(row, sealing));
}

/** It is finished, or thrown away. */
export const removeUnfinished = async (db: Db, kind: string, key: string): Promise<void> =>
  void (await db.query({
    name: 'remove_unfinished',
    text: `delete from platform.unfinished_work where kind = $1 and key = $2 returning ${CHANGED}`,
    values: [kind, key],
  }));

/** Throws away what speaks of these people. */
export const forgetUnfinished = async (db: Db, streams: readonly string[]): Promise<void> =>
  void (await db.query(
    `delete from platform.unfinished_work where about && $1::text[] returning ${CHANGED}`,
    [streams],
  ));
