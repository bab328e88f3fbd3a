// Puts a history into a store of its own, event by event in its order; one that was interrupted is
// gone on with.
import {
  NO_STREAM,
  type EventStore,
  type NewEvent,
  type RecordedEvent,
} from '@purlin/event-store/port.ts';
import { MAX_APPEND_BYTES } from '@purlin/event-store/storable.ts';
import type { Archive } from './archive.ts';
import { PART } from './manifest.ts';
import { CannotPutBack } from './refusal.ts';

type Kept = Omit<RecordedEvent, 'created'>;

/** Half of what an append may have, because what it is measured by is not quite this text. */
const MOST_CHARACTERS = MAX_APPEND_BYTES / 4;

async function* keptEvents(archive: Archive): AsyncGenerator<{ event: Kept; size: number }> {
  for await (const line of archive.lines(PART.history)) {
    const { position, revision, ...rest } = JSON.parse(line) as NewEvent & {
      readonly stream: string;
      readonly position: string;
      readonly revision: string;
    };
    const event = { ...rest, position: BigInt(position), revision: BigInt(revision) };
    yield { event, size: line.length };
  }
}

/** Where the positions of the backup are in this store. */
class Moved {
  readonly #from: bigint[] = [];
  readonly #to: bigint[] = [];

  add(from: bigint, to: bigint): void {
    this.#from.push(from);
    this.#to.push(to);
  }

  /** Of the last event that was not behind this position; 0 when there was none. */
  of = (position: bigint): bigint => {
    const after = this.#from.findIndex((from) => from > position);
    const last = after === -1 ? this.#from.length - 1 : after - 1;
    return this.#to[last] ?? 0n;
  };
}

/**
 * Throws CannotPutBack when the store holds anything but the beginning of this history. Answers
 * where positions of the backup are now.
 */
export async function intoStore(
  store: EventStore,
  archive: Archive,
): Promise<(position: bigint) => bigint> {
  const moved = new Moved();
  const there: AsyncIterator<RecordedEvent, unknown> = store.readAll()[Symbol.asyncIterator]();
  let batch: Kept[] = [];
  let size = 0;
  const write = async (): Promise<void> => {
    const [first] = batch;
    if (!first) return;
    const expected = first.revision === 0n ? NO_STREAM : first.revision - 1n;
    const events = batch.map(({ id, type, data, metadata }) =>
      metadata === undefined ? { id, type, data } : { id, type, data, metadata },
    );
    const { position } = await store.append(first.stream, expected, events);
    moved.add(batch.at(-1)!.position, position);
    [batch, size] = [[], 0];
  };
  let isBeginning = true;
  for await (const { event, size: more } of keptEvents(archive)) {
    if (isBeginning) {
      const { done, value } = await there.next();
      isBeginning = !done;
      if (!done && (value.id !== event.id || value.stream !== event.stream))
        throw new CannotPutBack(
          'The event store at EVENT_STORE_URL has a different history. Use an empty one.',
        );
      if (!done) {
        moved.add(event.position, value.position);
        continue;
      }
    }
    if (batch[0]?.stream !== event.stream || size + more > MOST_CHARACTERS) await write();
    batch.push(event);
    size += more;
  }
  await write();
  if (isBeginning && !(await there.next()).done)
    throw new CannotPutBack(
      'The event store at EVENT_STORE_URL has more in it than the backup. Use an empty one.',
    );
  return moved.of;
}
