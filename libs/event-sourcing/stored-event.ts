// Validation and versioning of event data on its way to and from the event store.
import type { AnyDecider, Message } from './decider.ts';

/** Metadata stored with an event. `schema` is the version of its shape, from 1. */
export interface EventMetadata {
  readonly schema: number;
  readonly correlationId: string;
  readonly causationId: string;
  readonly by: string;
  /**
   * Time of the decision, ISO 8601. Stored here because copying events changes their created time.
   */
  readonly at: string;
  /**
   * SHA-256 of the request, if the caller sent an idempotency key. Reusing a key for another
   * request is an error.
   */
  readonly asked?: string | undefined;
}

/** The current schema version of an event type: the number of its upcasts plus one. */
export const schemaOf = (d: AnyDecider, type: string): number =>
  (d.upcasts?.[type]?.length ?? 0) + 1;

/** Validates event data before append. Throws on a bug in a decider. */
export function toStored(d: AnyDecider, event: Message): unknown {
  return shapeOf(d, event.type).parse(event.data);
}

/** Upcasts stored event data from `schema` and validates it. Throws if it can't be read. */
export function fromStored(d: AnyDecider, stored: Message, schema: number): unknown {
  const upcasts = d.upcasts?.[stored.type] ?? [];
  const current = upcasts.length + 1;
  if (schema > current)
    throw new Error(
      `${stored.type} has schema ${schema}, this version knows ${current}: run a newer ` +
        'version of the app',
    );
  const data = upcasts
    .slice(schema - 1)
    .reduce((older, upcast) => upcast(older as never), stored.data);
  return shapeOf(d, stored.type).parse(data);
}

function shapeOf(d: AnyDecider, type: string) {
  const shape = d.events[type];
  if (!shape) throw new Error(`${d.category} has no event ${type}`);
  return shape;
}
