// The Postgres of the platform: sessions, keys, checkpoints and the effects ledger. Read models
// live in the schema "read".
import pg from 'pg';
import { classOf, isConnectionLost } from '@purlin/event-store/postgres-connection.ts';
import { PostgresPipeline } from '@purlin/event-store/postgres-pipeline.ts';
import { ConfigError } from '../config.ts';
import { COUNTERS_TABLE } from './counters.ts';
import { FOLLOWER_TABLES } from './follower-tables.ts';
import { FOLDED_SQL } from './folded-text.ts';
import { PICTURE_TABLES } from './pictures/picture-tables.ts';
import { UPLOAD_TABLES } from './upload-tables.ts';
import { RESERVATIONS_TABLE } from './reservations.ts';
import { RESTORES_TABLE } from './restores.ts';
import { inTransaction } from './transaction.ts';
import { installTrigrams } from './trigrams.ts';
import { WORKING_TABLES } from './working-tables.ts';

const INT8_ARRAY = 1016;
const textsOf = pg.types.getTypeParser(INT8_ARRAY as never) as (text: string) => string[];

/**
 * int8 (ids, cents, counts) and numeric (rates) as numbers, because none of ours comes near 2^53;
 * dates as written;
 * instants as ISO 8601 in UTC, of which the first centuries would be taken for this one's without
 * a T.
 */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [INT8_ARRAY]: (text) => textsOf(text).map(Number),
  [pg.types.builtins.DATE]: String,
  [pg.types.builtins.TIMESTAMPTZ]: (text) =>
    new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString(),
};
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): unknown =>
    (format !== 'binary' && PARSERS[oid]) || pg.types.getTypeParser(oid, format),
};

const SCHEMA = `
create schema if not exists platform;
create schema if not exists read;
${FOLDED_SQL}
create table if not exists platform.credentials (
  user_id bigint primary key, email text not null unique, password_hash text not null,
    changed_at timestamptz not null default now());
create table if not exists platform.sessions (
  token_hash bytea primary key, user_id bigint not null,
    created_at timestamptz not null default now(), expires_at timestamptz not null);
-- When its user last gave the password, in which browser it is, and when it was last used.
alter table platform.sessions add column if not exists
  proved_at timestamptz not null default now(),
  add column if not exists browser text,
  add column if not exists seen_at timestamptz not null default now();
create table if not exists platform.password_links (
  token_hash bytea primary key, user_id bigint not null,
    created_at timestamptz not null default now(), expires_at timestamptz not null);
-- What it is for, and when it was used or another password was chosen: it is kept for a while, so
-- that whoever opens it is told why it does not work.
-- asked: the event that asked for it.
alter table platform.password_links add column if not exists kind text,
  add column if not exists used_at timestamptz, add column if not exists asked text;
create index if not exists password_links_by_user on platform.password_links (user_id);
create table if not exists platform.email_links (
  token_hash bytea primary key, user_id bigint not null, asked text not null,
    expires_at timestamptz not null);
create table if not exists platform.known_places (user_id bigint not null, place bytea not null,
  seen_at timestamptz not null default now(), primary key (user_id, place));
-- What makes the codes of a user's app, sealed, and the last code that was used; it counts once a
-- code of it was given.
create table if not exists platform.second_factors (
  user_id bigint primary key, secret bytea not null, last_step bigint not null default 0,
    confirmed_at timestamptz);
create table if not exists platform.recovery_codes (user_id bigint not null,
  code_hash bytea not null, primary key (user_id, code_hash));
-- What proves a user's passkeys, which is no secret, and how often each says it was used.
create table if not exists platform.passkeys (
  passkey text primary key, user_id bigint not null, credential_id text not null unique,
    public_key bytea not null, sign_count bigint not null, used_at timestamptz);
create index if not exists passkeys_by_user on platform.passkeys (user_id);
-- What a passkey is to sign, once, for whoever asked.
create table if not exists platform.passkey_challenges (
  holder bytea not null, challenge text not null, purpose text not null,
    expires_at timestamptz not null, primary key (holder, challenge));
-- The token of an API key, unless it was revoked, and when it was last used.
create table if not exists platform.api_keys (
  id bigint primary key, token_hash bytea, used_at timestamptz);
create or replace function platform.tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', encode(old.token_hash, 'hex'));
  return null;
end $$;
create or replace trigger session_ended after delete on platform.sessions
  for each row execute function platform.tell_session_ended();
create table if not exists platform.personal_keys (stream text primary key,
  sealed_key bytea not null, created_at timestamptz not null default now());
create table if not exists platform.allocations (key text primary key, category text not null,
  id bigint not null, created_at timestamptz not null default now());
create table if not exists platform.imports (key text primary key, asked text not null,
  added int not null, changed int not null, same int not null,
    created_at timestamptz not null default now());
${FOLLOWER_TABLES}
create table if not exists platform.effects (
  id text primary key, task text not null, data jsonb not null, correlation_id text not null,
    status text not null default 'pending',
  attempts int not null default 0, run_at timestamptz not null default now(), claimed_by int,
    error text, created_at timestamptz not null default now(), finished_at timestamptz);
do $$ begin
  if not exists (select from pg_constraint where conname = 'effects_known_status') then
    alter table platform.effects drop constraint if exists effects_status_check,
      add constraint effects_known_status
        check (status in ('pending', 'running', 'undecided', 'done', 'failed'));
  end if;
end $$;
alter table platform.effects add column if not exists failing_since timestamptz,
  add column if not exists outages int not null default 0,
  add column if not exists held_by text;
create table if not exists platform.outages (scope text primary key, reason text not null,
  since timestamptz not null default now(), failures int not null default 0,
    next_try_at timestamptz not null);
alter table platform.outages add column if not exists why text not null default '';
drop index if exists platform.effects_open;
create index if not exists effects_unfinished on platform.effects (task, run_at)
  where status in ('pending', 'running', 'undecided');
create index if not exists effects_by_age on platform.effects (created_at, id);
create index if not exists effects_failed on platform.effects (created_at, id)
  where status in ('failed', 'undecided');
create table if not exists platform.effect_decisions (
  effect_id text not null references platform.effects, choice text not null check (choice in
    ('done', 'again')), decided_by text not null, at timestamptz not null default now());
create table if not exists platform.missing_keys (stream text primary key,
  seen_at timestamptz not null default now());
-- A few pages, written to see whether any can be; in no log and no backup.
create unlogged table if not exists platform.write_probe (filler text);
alter table platform.write_probe alter filler set storage plain;
-- A stream whose key was forgotten leaves its name. Before there was this table it left nothing: of
-- what happened until then, a missing key means the same.
do $$ begin
  if to_regclass('platform.forgotten_streams') is null then
    create table platform.forgotten_streams (stream text primary key, until bigint,
      at timestamptz not null default now());
    insert into platform.forgotten_streams (stream, until)
      select '', coalesce(max(position), 0) from platform.read_models;
  end if;
end $$;
`;

/** Numbers of advisory locks; the first half marks them as ours. */
export const LOCK = {
  space: 7365,
  migrate: 1,
  project: 2,
  seed: 4,
  workerSpace: 7366,
  /** What is done about one thing, one after the other. */
  roomSpace: 7367,
} as const;

/**
 * True when a statement failed for what the server lacks now (room on its disk, memory, a
 * connection): nothing is wrong with what it was asked, so it is asked again.
 */
export const passes = (error: unknown): boolean =>
  isConnectionLost(error) || (error instanceof pg.DatabaseError && classOf(error) === IO_ERROR);
const IO_ERROR = '58';

export type Pool = pg.Pool;
/** Statements of one transaction, on its connection. */
export type Statements = Pick<pg.PoolClient, 'query'>;
/** Statements that stand alone: what nearly everything needs. */
export interface Db {
  query<R extends pg.QueryResultRow>(
    text: string | pg.QueryConfig,
    values?: readonly unknown[],
  ): Promise<pg.QueryResult<R>>;
}

/** Connections that answer the statements of all requests together. */
const PIPELINE_CONNECTIONS = 3;

/**
 * A server that hangs takes calls and never answers: whoever waits longer than this is told that it
 * is away, and asks again.
 */
const HANGS_AFTER_MS = 15_000;

/** Statements that stand alone over few connections; unqualified table names mean read models. */
export const openStatements = (url: string, hangsAfterMs = HANGS_AFTER_MS): PostgresPipeline =>
  new PostgresPipeline(
    {
      connectionString: url,
      types,
      options: '-c search_path=read',
      connectionTimeoutMillis: hangsAfterMs,
      query_timeout: hangsAfterMs,
    },
    PIPELINE_CONNECTIONS,
  );

/**
 * For what is no truth of its own, or goes to the disk with the commit that follows it: statements
 * whose commits do not wait for the disk.
 */
export function openUnsynced(url: string, max = 2, connectMs = HANGS_AFTER_MS): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    options: '-c search_path=read -c synchronous_commit=off',
    connectionTimeoutMillis: connectMs,
    query_timeout: HANGS_AFTER_MS,
  });
  pool.on('error', () => {}); // an idle connection was cut: the pool opens another
  return pool;
}

/** Throws ConfigError where not every letter can be stored, and none be folded. */
async function refuseOtherEncodings(db: Statements): Promise<void> {
  const { rows } = await db.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]!.server_encoding;
  if (encoding !== 'UTF8')
    throw new ConfigError(
      `DATABASE_URL: the database uses the ${encoding} encoding; create a UTF8 database: ` +
        "create database … template template0 encoding 'UTF8'",
    );
}

/**
 * Opens the pool and makes what is missing; safe when several processes start at once. Unqualified
 * table names mean read models. Throws ConfigError.
 */
export async function openDatabase(
  url: string,
  categories: readonly string[],
  max = 4,
): Promise<Pool> {
  const pool = new pg.Pool({ connectionString: url, max, types, options: '-c search_path=read' });
  pool.on('error', () => {}); // an idle connection was cut: the pool opens another when it is asked
  const sequences = categories
    .map((category) => `create sequence if not exists platform.${sequenceOf(category)};`)
    .join('\n');
  const files = PICTURE_TABLES + UPLOAD_TABLES;
  const shared = COUNTERS_TABLE + RESERVATIONS_TABLE + files + WORKING_TABLES;
  try {
    await inTransaction(pool, async (db) => {
      await refuseOtherEncodings(db);
      await db.query('select pg_advisory_xact_lock($1, $2)', [LOCK.space, LOCK.migrate]);
      await db.query(SCHEMA + shared + RESTORES_TABLE + sequences);
      await installTrigrams(db);
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return pool;
}

/** Makes what is missing of the tables that rooms declare; safe as above. */
export const makeTables = (pool: Pool, tables: readonly string[]): Promise<void> =>
  inTransaction(pool, async (db) => {
    await db.query('select pg_advisory_xact_lock($1, $2)', [LOCK.space, LOCK.migrate]);
    await db.query(tables.join('\n'));
  });

/**
 * A connection of one's own, for locks, listening and the projector. `pipeline` sends statements
 * without waiting for answers.
 */
export async function openConnection(
  url: string,
  searchPath = 'read',
  pipeline = false,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    types,
    options: `-c search_path=${searchPath}`,
    pipeline,
    // Locks and listeners say nothing for hours, and what is silent is cut by firewalls.
    keepAlive: true,
  });
  client.on('error', () => {}); // whoever waits on a statement gets the error; others ask again
  await client.connect();
  return client;
}

/** The sequence that numbers the streams of a category. */
export const sequenceOf = (category: string): string => `stream_number_${category.toLowerCase()}`;
