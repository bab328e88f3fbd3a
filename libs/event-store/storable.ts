// Validates events before anything is sent, so that both engines reject the same appends for the
// same reasons.
import { mustBeText, Unstorable, type NewEvent } from './port.ts';

/**
 * EventStoreDB's default limit per append. The Postgres engine enforces it, too, so that a history
 * can always be migrated.
 */
export const MAX_APPEND_BYTES = 1024 * 1024;

/** An event with data and metadata as JSON text. */
export interface SerialisedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string | undefined;
}

/**
 * Serializes the events of an append. Throws `Unstorable` with the invalid event and the reason.
 */
export function serialise(stream: string, events: readonly NewEvent[]): readonly SerialisedEvent[] {
  checkName('stream name', stream);
  if (events.length === 0) throw new Unstorable(`an append to ${stream} needs at least one event`);
  const serialised = events.map(serialiseEvent);
  if (new Set(serialised.map((event) => event.id)).size < events.length)
    throw new Unstorable(`an append to ${stream} holds the same event id twice`);
  const bytes = sizeOf(serialised);
  if (bytes > MAX_APPEND_BYTES)
    throw new Unstorable(
      `an append to ${stream} is ${bytes} bytes, at most ${MAX_APPEND_BYTES} are allowed`,
    );
  return serialised;
}

function serialiseEvent({ id, type, data, metadata }: NewEvent): SerialisedEvent {
  if (!UUID.test(id)) throw new Unstorable(`the event id "${id}" is not a UUID`);
  checkName('event type', type);
  const name = `${type} ${id}`;
  // The EventStoreDB client drops falsy metadata, so only objects survive a round trip.
  if (metadata !== undefined && (typeof metadata !== 'object' || metadata === null))
    throw new Unstorable(`the metadata of ${name} is not an object`);
  return {
    id: id.toLowerCase(),
    type,
    data: toJson(`the data of ${name}`, data),
    metadata: metadata === undefined ? undefined : toJson(`the metadata of ${name}`, metadata),
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Names starting with $ belong to EventStoreDB, whose subscriptions would skip them. */
function checkName(what: string, name: string): void {
  if (name === '' || name.startsWith('$') || name.includes('\0') || !name.isWellFormed()) {
    throw new Unstorable(
      `${JSON.stringify(name)} cannot be a ${what}: it must be text, not empty, and not ` +
        'start with $',
    );
  }
}

function toJson(what: string, value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch (error) {
    throw new Unstorable(
      `${what} cannot be written as JSON: ` +
        (error instanceof Error ? error.message : String(error)),
      { cause: error },
    );
  }
  if (text === undefined) throw new Unstorable(`${what} is missing or cannot be written as JSON`);
  mustBeText(what, text);
  return text;
}

/** Size in bytes as EventStoreDB counts it; types count as UTF-16. */
export const sizeOf = (events: readonly SerialisedEvent[]): number =>
  events.reduce(
    (sum, { type, data, metadata = '' }) =>
      sum + Buffer.byteLength(data) + Buffer.byteLength(metadata) + type.length * 2,
    0,
  );
