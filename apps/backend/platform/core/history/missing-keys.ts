// A key that is missing is not a person forgotten: it says that the database is older than the
// history beside it.
import type { Db } from '../../servers/database.ts';

/** Sealed data whose key is neither here nor forgotten. */
export class KeyMissing extends Error {
  override readonly name = 'KeyMissing';
  readonly stream: string;
  constructor(stream: string) {
    super(missingKey(stream));
    this.stream = stream;
  }
}

/** What is wrong when a key is missing, in one sentence. */
export const missingKey = (stream: string): string =>
  `the key of ${stream} is missing and nobody forgot it: this database is older than the ` +
  'history; restore one that was backed up after the event store';

/** A stream whose key is missing now, and was not forgotten; undefined when there is none. */
export async function streamWithoutKey(db: Db): Promise<string | undefined> {
  const { rows } = await db.query<{ stream: string }>(
    `select stream from platform.missing_keys where stream not in
        (select stream from platform.personal_keys union all
          select stream from platform.forgotten_streams)
      order by seen_at limit 1`,
  );
  return rows[0]?.stream;
}

/** Tells every process's health. */
export async function reportMissing(db: Db, { stream }: KeyMissing): Promise<void> {
  await db.query('insert into platform.missing_keys (stream) values ($1) on conflict do nothing', [
    stream,
  ]);
}
