// The Postgres engine's schema `events`: the log, the append function, and guards that keep the log
// append-only.
import { createHash } from 'node:crypto';
import type pg from 'pg';

/** The notification channel for commits. */
export const CHANNEL = 'events';

/** Two-part advisory lock keys; the first part identifies this engine. */
const LOCK = 736_501;
const APPEND = 1;
const INSTALL = 2;

// json, not jsonb: events are documents to return, not data to search. `json` keeps the text
// exactly as appended (including key order, as EventStoreDB does) and needs no conversion;
// `data->>'field'` still works for manual queries.
//
// collate "C": the order of a unique index must not change with the system's locale files.
const TABLE = `
create schema if not exists events;
create table if not exists events.log (
  position bigint generated always as identity primary key,
  stream text collate "C" not null,
  revision bigint not null,
  id uuid not null,
  type text collate "C" not null,
  data json not null,
  metadata json,
  created timestamptz not null default clock_timestamp(),
  unique (stream, revision),
  unique (stream, id)
);`;

// The lock is acquired before positions are assigned and released by the commit, so positions
// become visible in order: a reader who has reached position p never finds a smaller one later.
// (A bare sequence doesn't guarantee that.)
//
// Expected revisions use EventStoreDB's numbers: -1 no stream, -2 any, -4 stream exists, otherwise
// the exact revision. A result row has a position if the events are in the log; without one, the
// expected revision was wrong, and `revision` is the actual one.
const APPEND_FUNCTION = `
create or replace function events.append(batch json)
returns table (revision bigint, "position" bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  request record;
  actual bigint;
  as_expected boolean;
  seen bigint;
begin
  perform pg_advisory_xact_lock(${LOCK}, ${APPEND});
  for request in
    select value->>'stream' as stream, (value->>'expected')::bigint as expected,
      value->'events' as events, json_array_length(value->'events') as size
    from json_array_elements(batch) with ordinality order by ordinality
  loop
    select coalesce(max(l.revision), -1) into actual
      from events.log l where l.stream = request.stream;
    as_expected := request.expected = actual or request.expected = -2
      or (request.expected = -4 and actual >= 0);

    -- Is it a repeat? Only then are all the ids there, and where an exact expectation would have
    -- put them.
    if actual >= 0 and (request.expected in (-2, -4) or not as_expected) then
      select count(*), max(l.revision), max(l.position) into seen, revision, position
      from events.log l join json_array_elements(request.events) as given(event)
        on l.id = (event->>'id')::uuid
      where l.stream = request.stream;
      if seen = request.size
        and (request.expected in (-2, -4) or revision = request.expected + request.size) then
        return next;
        continue;
      end if;
    end if;

    if as_expected then
      with written as (
        insert into events.log (stream, revision, id, type, data, metadata)
        select request.stream, actual + ordinality, (event->>'id')::uuid, event->>'type',
          event->'data', event->'metadata'
        from json_array_elements(request.events) with ordinality as given(event, ordinality)
        order by ordinality
        returning revision, position
      )
      select max(revision), max(position) into revision, position from written;
    else
      revision := actual;
      position := null;
    end if;
    return next;
  end loop;
  perform pg_notify('${CHANNEL}', '');
end $$;`;

const APPEND_ONLY = `
create or replace function events.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the event log is append-only: % refused', tg_op
    using errcode = 'restrict_violation';
end $$;
create or replace trigger append_only before update or delete or truncate on events.log
  for each statement execute function events.refuse_change();
revoke update, delete, truncate on events.log from public, current_user;`;

const SCHEMA = `${TABLE}\n${APPEND_FUNCTION}\n${APPEND_ONLY}`;
const VERSION = `Purlin event store ${createHash('sha256').update(SCHEMA).digest('hex')}`;

/**
 * Creates or updates the schema; safe to run concurrently. Does nothing if the schema is current,
 * so a role with fewer privileges can open the store.
 */
export async function installSchema(pool: pg.Pool): Promise<void> {
  if (await isInstalled(pool)) return;
  // Several statements in one query form one transaction.
  await pool.query(
    `select pg_advisory_xact_lock(${LOCK}, ${INSTALL}); ${SCHEMA}
      comment on schema events is '${VERSION}';`,
  );
}

/**
 * Drops the log and creates an empty one, in the caller's transaction. For restoring a complete
 * history.
 */
export async function makeAnew(client: pg.ClientBase): Promise<void> {
  await client.query('drop schema if exists events cascade');
  await client.query(`${SCHEMA}\ncomment on schema events is '${VERSION}';`);
}

async function isInstalled(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ version: string | null }>(
    `select obj_description(to_regnamespace('events'), 'pg_namespace') as version`,
  );
  return rows[0]?.version === VERSION;
}
