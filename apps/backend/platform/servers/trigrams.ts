// Trigrams: the Postgres extension by which an index finds a part of a text, where the server has
// it and lets us use it.
import type pg from 'pg';

/**
 * Installs pg_trgm when it is missing. Inside a transaction; a server that refuses is none the
 * worse for it.
 */
export async function installTrigrams(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query('savepoint trigrams');
  try {
    await client.query('create extension if not exists pg_trgm with schema platform');
  } catch {
    await client.query('rollback to savepoint trigrams');
  }
}

/**
 * The schema that the extension is installed in, whoever installed it; undefined where there is
 * none.
 */
export async function trigramSchema(db: Pick<pg.ClientBase, 'query'>): Promise<string | undefined> {
  const { rows } = await db.query<{ schema: string }>(
    'select quote_ident(nspname) as schema from pg_extension join pg_namespace on ' +
      "pg_namespace.oid = extnamespace where extname = 'pg_trgm'",
  );
  return rows[0]?.schema;
}

export const NO_TRIGRAMS =
  'searching reads whole tables, because this Postgres has no pg_trgm and the account may ' +
  'not install it: have an administrator run "create extension pg_trgm", then run npm run ' +
  'rebuild';
