// EventStoreDB reads as the port defines them: inclusive positions in both directions, no system
// events, and automatic retries after connection loss.
import type { Readable } from 'node:stream';
import {
  BACKWARDS,
  END,
  FORWARDS,
  START,
  StreamNotFoundError,
  type AllStreamResolvedEvent,
  type EventStoreDBClient,
  type Position,
  type ResolvedEvent,
  type StreamingRead,
} from '@eventstore/db-client';
import { toStoreError } from './eventstoredb-errors.ts';
import { StoreUnavailable, StreamNotFound, type ReadOptions, type RecordedEvent } from './port.ts';
import { Retries } from './retries.ts';

/** Number of events buffered by the client. */
const AHEAD = { highWaterMark: 512 };
/** A read without data for this long has a dead connection. */
const SILENCE_MILLIS = 3_000;

export type Resolved = ResolvedEvent | AllStreamResolvedEvent;

/** A read's progress: the last event and the number of events. */
interface Brought {
  readonly last: RecordedEvent | undefined;
  readonly count: number;
}

export class EventStoreDbReads {
  readonly #client: EventStoreDBClient;
  readonly #deadlineMillis: number;
  readonly #closing: AbortSignal;

  constructor(client: EventStoreDBClient, deadlineMillis: number, closing: AbortSignal) {
    this.#client = client;
    this.#deadlineMillis = deadlineMillis;
    this.#closing = closing;
  }

  async *stream(
    stream: string,
    { from, backwards = false, maxCount = Number.MAX_SAFE_INTEGER }: ReadOptions,
  ): AsyncGenerator<RecordedEvent> {
    const step = backwards ? -1n : 1n;
    const open = ({ last, count }: Brought): StreamingRead<Resolved> | undefined => {
      const next = last ? last.revision + step : from;
      if (count >= maxCount || (next !== undefined && next < 0n)) return undefined;
      return this.#client.readStream(
        stream,
        {
          fromRevision: next ?? (backwards ? END : START),
          direction: backwards ? BACKWARDS : FORWARDS,
          maxCount: maxCount - count,
          // Acknowledged events must be visible, but a follower may lag behind.
          requiresLeader: true,
        },
        AHEAD,
      );
    };
    try {
      // Much cheaper than yield*, which awaits each event again.
      for await (const page of this.#goingOn(open)) for (const event of page) yield event;
    } catch (error) {
      throw error instanceof StreamNotFoundError ? new StreamNotFound(stream) : error;
    }
  }

  async *all({ from, backwards, maxCount = Infinity }: ReadOptions): AsyncGenerator<RecordedEvent> {
    let left = maxCount;
    if (left <= 0) return;
    for await (const page of backwards ? this.#backwards(from) : this.#forwards(from))
      for (const event of page) {
        yield event;
        left -= 1;
        if (left <= 0) return;
      }
  }

  /** Reads a stream once, in pages, without retries. */
  async *once(read: StreamingRead<Resolved>): AsyncGenerator<RecordedEvent[]> {
    const watch = watchOver(read);
    try {
      for (;;) {
        const arrived = allThatArrived(read as unknown as Readable);
        if (arrived.length === 0) {
          if (await watch.more()) continue;
          return;
        }
        watch.brought();
        const page = arrived.map(toEvent).filter((event) => event !== undefined);
        if (page.length > 0) yield page;
        watch.waiting();
      }
    } catch (error) {
      throw toStoreError(error);
    } finally {
      watch.stop();
      // Without cancel, dispose() would wait forever for a read that ended early.
      await read.cancel().catch(ignore);
    }
  }

  #forwards(from: bigint | undefined): AsyncGenerator<RecordedEvent[]> {
    return this.#goingOn(({ last }) =>
      this.#client.readAll(
        {
          // Inclusive: the last event arrives again and is dropped in `#goingOn`.
          fromPosition: positionAt(last?.position ?? from, START),
          direction: FORWARDS,
        },
        AHEAD,
      ),
    );
  }

  /** The server's backward reads exclude the start position; the port includes it. */
  async *#backwards(from: bigint | undefined): AsyncGenerator<RecordedEvent[]> {
    if (from !== undefined)
      for await (const [first] of this.#forwards(from)) {
        if (first?.position === from) yield [first];
        break;
      }
    yield* this.#goingOn(({ last }) =>
      this.#client.readAll({
        fromPosition: positionAt(last?.position ?? from, END),
        direction: BACKWARDS,
        // The end of history must be the real end, not a follower's.
        requiresLeader: true,
      }),
    );
  }

  /** Reopens a read after its last event if the connection breaks. */
  async *#goingOn(
    open: (brought: Brought) => StreamingRead<Resolved> | undefined,
  ): AsyncGenerator<RecordedEvent[]> {
    const retries = new Retries(this.#deadlineMillis);
    let last: RecordedEvent | undefined;
    let count = 0;
    for (;;) {
      this.#mustBeOpen();
      const read = open({ last, count });
      if (!read) return;
      const before = count;
      try {
        for await (const page of this.once(read)) {
          if (page[0]?.position === last?.position) page.shift();
          if (page.length === 0) continue;
          yield page;
          last = page.at(-1);
          count += page.length;
        }
        return;
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        if (count > before) retries.begin();
        if (!(await retries.next(this.#closing))) throw error;
      }
    }
  }

  #mustBeOpen(): void {
    if (this.#closing.aborted) throw new StoreUnavailable('the event store is closed');
  }
}

function allThatArrived(read: Readable): Resolved[] {
  const arrived: Resolved[] = [];
  for (let resolved; (resolved = read.read() as Resolved | null) !== null;) arrived.push(resolved);
  return arrived;
}

interface Watch {
  brought(): void;
  waiting(): void;
  /** True if more may have arrived, false at the end; throws the read's error. */
  more(): Promise<boolean>;
  stop(): void;
}

/** Aborts a read that waits too long for the server. Time spent in the reader doesn't count. */
function watchOver(read: StreamingRead<Resolved>): Watch {
  let isWaiting = true;
  let pages = 0;
  let atLastLook = 0;
  const timer = setInterval(() => {
    if (isWaiting && pages === atLastLook)
      read.destroy(new StoreUnavailable('EventStoreDB did not go on with a read'));
    atLastLook = isWaiting ? pages : -1;
  }, SILENCE_MILLIS);
  let over: { readonly error?: Error | undefined } | undefined;
  let wake = (): void => {};
  const end = (error?: Error): void => {
    over ??= { error };
    wake();
  };
  read.on('error', end);
  read.on('end', () => end());
  read.on('close', () => end());
  read.on('readable', () => wake());
  return {
    brought: () => {
      isWaiting = false;
      pages += 1;
    },
    waiting: () => (isWaiting = true),
    async more() {
      if (!over && (read as unknown as Readable).readableLength === 0)
        await new Promise<void>((resolve) => (wake = resolve));
      if (over?.error) throw over.error;
      return !over || (read as unknown as Readable).readableLength > 0;
    },
    stop: () => clearInterval(timer),
  };
}

/**
 * For errors that iteration reports anyway. Without a listener, a late one would crash the process.
 */
export const ignore = (): void => {};

/**
 * The server's positions are pairs; both halves are equal, except for events from legacy
 * transactions.
 */
export const positionAt = <Otherwise>(
  position: bigint | undefined,
  otherwise: Otherwise,
): Position | Otherwise =>
  position === undefined ? otherwise : { commit: position, prepare: position };

/** Undefined for system events (types starting with $) and for links without a target. */
export function toEvent({ event }: Resolved): RecordedEvent | undefined {
  if (!event?.position || event.type.startsWith('$')) return undefined;
  return {
    id: event.id,
    type: event.type,
    data: event.data,
    metadata: event.metadata,
    stream: event.streamId,
    revision: event.revision,
    position: event.position.commit,
    created: event.created,
  };
}
