// Puts a history back into a Postgres engine inside a transaction of the caller's: whole, with its
// positions and its times, together with what else is put back, or not at all.
import type pg from 'pg';
import type { NewEvent } from './port.ts';
import { makeAnew } from './postgres-schema.ts';

/**
 * An event of a history that was kept as JSON, one text each: position, stream, revision, id, type,
 * data, metadata and created, as the engine's own columns are called.
 */
export type KeptEvents = AsyncIterable<readonly string[]>;

/** Takes the place of whatever history there was. */
export async function takeHistory(client: pg.ClientBase, kept: KeptEvents): Promise<void> {
  await makeAnew(client);
  for await (const some of kept)
    await client.query(
      `insert into events.log (position, stream, revision, id, type, data, metadata, created)
        overriding system value
        select position, stream, revision, id, type, data, metadata, created
        from json_populate_recordset(null::events.log, $1::json)`,
      [`[${some.join(',')}]`],
    );
  await client.query(
    `select setval(pg_get_serial_sequence('events.log', 'position'), max(position))
      from events.log having max(position) is not null`,
  );
}

/** Appends to a stream, inside the same transaction, what is not in it yet. */
export async function appendInside(
  client: pg.ClientBase,
  stream: string,
  { id, type, data, metadata }: NewEvent,
): Promise<void> {
  const ANY = -2;
  const request = { stream, expected: ANY, events: [{ id, type, data, metadata }] };
  await client.query('select * from events.append($1::json)', [JSON.stringify([request])]);
}
