// Restores a history into Postgres within the caller's transaction: complete, with positions and
// times, atomically with everything else that is restored.
import type pg from 'pg';
import type { NewEvent } from './port.ts';
import { makeAnew } from './postgres-schema.ts';

/**
 * A batch of backed-up events, each as JSON with the engine's columns: position, stream, revision,
 * id, type, data, metadata, created.
 */
export type KeptEvents = AsyncIterable<readonly string[]>;

/** Replaces the existing history. */
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

/** Appends an event in the same transaction, unless the stream already contains it. */
export async function appendInside(
  client: pg.ClientBase,
  stream: string,
  { id, type, data, metadata }: NewEvent,
): Promise<void> {
  const ANY = -2;
  const request = { stream, expected: ANY, events: [{ id, type, data, metadata }] };
  await client.query('select * from events.append($1::json)', [JSON.stringify([request])]);
}
