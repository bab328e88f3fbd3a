// Which tables a backup holds, and their rows as lines of JSON: by the names of their columns, so
// that a later version of a table still takes them.
import type pg from 'pg';

type Db = Pick<pg.ClientBase, 'query'>;

/**
 * Tables of the platform that are not taken along: what follows from history, and what is over when
 * a backup is put back. Every other table is in every backup, and unlogged ones are in none.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  // Replayed from history.
  'read_models',
  'missing_keys',
  // Everybody signs in again, and asks for another link.
  'sessions',
  'password_links',
  'email_links',
  // What does not answer now is found out again.
  'outages',
]);

/** What is read at once. */
const FETCH_BYTES = 1024 * 1024;
const MOST_ROWS = 2_000;

/** Names of the tables, those that others refer to first. */
export async function tablesToKeep(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'platform'::regnamespace and relkind = 'r' and relpersistence = 'p'
      order by exists (select from pg_constraint
        where conrelid = pg_class.oid and contype = 'f'), relname`,
  );
  return rows.map(({ name }) => name).filter((name) => !LEFT_OUT.has(name));
}

/** Every table that `tablesToKeep` leaves out or keeps: a restored database starts without rows. */
export async function allTables(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'platform'::regnamespace and relkind = 'r' order by relname`,
  );
  return rows.map(({ name }) => name);
}

/** The rows of a table, inside a transaction, with the line break that ends each. */
export async function* rowsOf(db: Db, table: string): AsyncGenerator<string> {
  await db.query(
    `declare rows_to_keep no scroll cursor for
      select row_to_json(kept)::text as line from platform.${table} kept`,
  );
  try {
    for (let count = 10; ;) {
      const { rows } = await db.query<{ line: string }>(`fetch ${count} from rows_to_keep`);
      if (rows.length === 0) return;
      const text = `${rows.map(({ line }) => line).join('\n')}\n`;
      yield text;
      // Photos are a megabyte each, and keys of streams a hundred bytes.
      const fitting = Math.floor((count * FETCH_BYTES) / text.length);
      count = Math.min(MOST_ROWS, Math.max(1, fitting));
    }
  } finally {
    await db.query('close rows_to_keep');
  }
}

/** The number that each sequence of the platform gave last; null when it gave none. */
export async function sequencesOf(db: Db): Promise<Record<string, number | null>> {
  const { rows } = await db.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = 'platform' order by sequencename`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last === null ? null : +last]));
}

/** So many characters of JSON go to the database in one statement. */
const WRITE_CHARACTERS = 1024 * 1024;

/** Lines together, as many as fit into one statement; a line that is too long goes alone. */
export async function* together(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let some: string[] = [];
  let size = 0;
  for await (const line of lines) {
    if (some.length > 0 && size + line.length > WRITE_CHARACTERS) {
      yield some;
      [some, size] = [[], 0];
    }
    some.push(line);
    size += line.length;
  }
  if (some.length > 0) yield some;
}

/** Writes rows into a table that has none. Throws when they have columns that it lacks. */
export async function putRows(
  db: Db,
  table: string,
  lines: AsyncIterable<string>,
): Promise<number> {
  const { rows } = await db.query<{ name: string; quoted: string }>(
    `select attname as name, quote_ident(attname) as quoted from pg_attribute
      where attrelid = to_regclass($1) and attnum > 0 and not attisdropped
        and attgenerated = ''`,
    [`platform.${table}`],
  );
  const known = new Map(rows.map(({ name, quoted }) => [name, quoted]));
  let written = 0;
  for await (const some of together(lines)) {
    const names = Object.keys(JSON.parse(some[0]!) as object);
    const missing = names.find((name) => !known.has(name));
    if (missing !== undefined)
      throw new Error(
        `The backup has ${table}.${missing}, which this version of the program doesn't know: ` +
          'restore it with the version that made it.',
      );
    const columns = names.map((name) => known.get(name)!).join(', ');
    const { rowCount } = await db.query(
      `insert into platform.${table} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::platform.${table}, $1::json)`,
      [`[${some.join(',')}]`],
    );
    written += rowCount ?? 0;
  }
  return written;
}
