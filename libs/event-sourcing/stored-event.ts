// Stored events: how an event's data is checked and versioned between the decider and the event
// store.
import type { AnyDecider, Message } from './decider.ts';

/** What is kept beside an event's data. `schema` is the version of its shape, from 1. */
export interface EventMetadata {
  readonly schema: number;
  readonly correlationId: string;
  readonly causationId: string;
  readonly by: string;
  /**
   * Instant of the decision, ISO 8601. Lives here because a copied event gets a new created time.
   */
  readonly at: string;
  /**
   * SHA-256 of what was asked, where the caller gave a key: the same key with something else is a
   * mistake.
   */
  readonly asked?: string | undefined;
}

/** Today's schema version of an event type: one more than its upcasts. */
export const schemaOf = (d: AnyDecider, type: string): number =>
  (d.upcasts?.[type]?.length ?? 0) + 1;

/**
 * Data of an event about to be appended, checked against its shape. Throws on a defect in a
 * decider.
 */
export function toStored(d: AnyDecider, event: Message): unknown {
  return shapeOf(d, event.type).parse(event.data);
}

/**
 * Data of a stored event in today's shape: upcast from `schema`, then parsed. Throws when history
 * cannot be read.
 */
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
