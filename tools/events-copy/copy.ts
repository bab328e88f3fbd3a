// Copies a history from one event store to another, in its order; goes on where an earlier copy
// stopped.
import {
  NO_STREAM,
  StreamNotFound,
  type EventStore,
  type NewEvent,
  type RecordedEvent,
} from '@purlin/event-store/port.ts';
import { MAX_APPEND_BYTES, serialise, sizeOf } from '@purlin/event-store/storable.ts';

export interface CopyOptions {
  /** Stops after the append that is on its way; the next run goes on from there. */
  readonly signal?: AbortSignal | undefined;
  /** Called after every append. */
  readonly onProgress?: ((copied: number, last: RecordedEvent) => void) | undefined;
}

/**
 * Copies what the target lacks and returns the number of events copied. Ids, types, data, metadata,
 * revisions and the order over all
 * streams stay; `created` is the time of the copy. One append follows the other, so the target
 * always holds the beginning of the
 * source, and its last event tells where to go on. Throws when the target holds anything else.
 */
export async function copyEvents(
  source: EventStore,
  target: EventStore,
  { signal, onProgress }: CopyOptions = {},
): Promise<number> {
  const last = await lastEvent(target);
  const start = last && (await sameEvent(source, last));
  let copied = 0;
  for await (const batch of batches(after(source, start?.position))) {
    if (signal?.aborted) break;
    const [first] = batch;
    await target.append(
      first.stream,
      first.revision === 0n ? NO_STREAM : first.revision - 1n,
      batch.map(toNewEvent),
    );
    copied += batch.length;
    onProgress?.(copied, batch.at(-1) ?? first);
  }
  return copied;
}

async function lastEvent(store: EventStore): Promise<RecordedEvent | undefined> {
  for await (const event of store.readAll({ backwards: true, maxCount: 1 })) return event;
  return undefined;
}

async function sameEvent(
  source: EventStore,
  { stream, revision, id }: RecordedEvent,
): Promise<RecordedEvent> {
  try {
    for await (const event of source.readStream(stream, { from: revision, maxCount: 1 }))
      if (event.id === id) return event;
  } catch (error) {
    if (!(error instanceof StreamNotFound)) throw error;
  }
  throw new Error(
    'The target is not an unfinished copy of the source: its last event, ' +
      `${stream}@${revision}, is not in the source. Copy into an empty store.`,
  );
}

/** Positions are opaque: the next one is found by reading, not by adding one. */
async function* after(
  source: EventStore,
  position: bigint | undefined,
): AsyncGenerator<RecordedEvent> {
  for await (const event of source.readAll({ from: position }))
    if (event.position !== position) yield event;
}

type Batch = [RecordedEvent, ...RecordedEvent[]];

/** Events of one stream that follow each other go into one append, as long as they fit. */
async function* batches(events: AsyncIterable<RecordedEvent>): AsyncGenerator<Batch> {
  let batch: Batch | undefined;
  let bytes = 0;
  for await (const event of events) {
    const size = sizeOf(serialise(event.stream, [event]));
    if (batch && batch[0].stream === event.stream && bytes + size <= MAX_APPEND_BYTES) {
      batch.push(event);
      bytes += size;
      continue;
    }
    if (batch) yield batch;
    batch = [event];
    bytes = size;
  }
  if (batch) yield batch;
}

const toNewEvent = ({ id, type, data, metadata }: RecordedEvent): NewEvent => ({
  id,
  type,
  data,
  ...(metadata === undefined ? {} : { metadata }),
});
