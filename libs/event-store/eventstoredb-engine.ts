// The event store on EventStoreDB, for those who outgrow one machine. The client has traps; each is
// named where it is stepped around.
import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  FORWARDS,
  START,
  StreamNotFoundError,
  excludeSystemEvents,
  jsonEvent,
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  type AppendResult,
  type EventData,
  type JSONType,
  type MetadataType,
  type Position,
  type ResolvedEvent,
  type StreamSubscription,
  type StreamingRead,
} from '@eventstore/db-client';
import { toAppendError, toStoreError } from './eventstoredb-errors.ts';
import { pause } from './pause.ts';
import {
  StoreUnavailable,
  StreamNotFound,
  type Appended,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  type ReadOptions,
  type RecordedEvent,
  type SubscribeOptions,
} from './port.ts';
import { serialise } from './storable.ts';

export interface EventStoreDbOptions {
  /** An append without an answer after so long is reported as `StoreUnavailable`. */
  readonly appendTimeoutMillis?: number | undefined;
}

/**
 * Opens the store at an esdb:// or esdb+discover:// address. Throws `StoreUnavailable` when nobody
 * answers there.
 */
export async function openEventStoreDb(
  url: string,
  { appendTimeoutMillis = 10_000 }: EventStoreDbOptions = {},
): Promise<EventStore> {
  // Otherwise a lost race would look like a successful append.
  if (/[?&]throwOnAppendFailure=false/i.test(url)) {
    throw new Error(
      'Remove throwOnAppendFailure=false from the address of the event store: a failed ' +
        'append must fail.',
    );
  }
  const store = new EventStoreDb(EventStoreDBClient.connectionString(url), appendTimeoutMillis);
  try {
    await store.head(); // The client connects with its first call.
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

const CLOSE_MS = 2_000;
const RETRY_MILLIS = { first: 100, longest: 5000 };

type Resolved = ResolvedEvent | AllStreamResolvedEvent;

/**
 * One object a process: the client keeps the answers that appends wait for in one list for all its
 * instances,
 * and a broken connection of one instance empties it for the others.
 */
class EventStoreDb implements EventStore {
  readonly #client: EventStoreDBClient;
  readonly #appendTimeoutMillis: number;
  readonly #closing = new AbortController();

  constructor(client: EventStoreDBClient, appendTimeoutMillis: number) {
    this.#client = client;
    this.#appendTimeoutMillis = appendTimeoutMillis;
  }

  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<Appended> {
    this.#mustBeOpen();
    // Checked first: the client serialises in a place where an exception ends the process.
    serialise(stream, events);
    const options = { expectedRevision: expected, deadline: this.#appendTimeoutMillis };
    try {
      const { nextExpectedRevision: revision, position } = await this.#inTime(
        this.#client.appendToStream(stream, events.map(toSent), options),
      );
      return { revision, position: position?.commit ?? (await this.#positionOf(stream, revision)) };
    } catch (error) {
      throw toAppendError(error, stream, expected);
    }
  }

  async *readStream(
    stream: string,
    { from, backwards = false, maxCount }: ReadOptions = {},
  ): AsyncGenerator<RecordedEvent> {
    const direction = backwards ? BACKWARDS : FORWARDS;
    const fromRevision = from ?? (backwards ? END : START);
    try {
      yield* this.#read(() =>
        this.#client.readStream(stream, {
          fromRevision,
          direction,
          ...(maxCount === undefined ? {} : { maxCount }),
        }),
      );
    } catch (error) {
      throw error instanceof StreamNotFoundError ? new StreamNotFound(stream) : error;
    }
  }

  async *readAll({
    from,
    backwards = false,
    maxCount = Infinity,
  }: ReadOptions = {}): AsyncGenerator<RecordedEvent> {
    let left = maxCount;
    if (left <= 0) return;
    for await (const event of backwards
      ? this.#allBackwards(from)
      : this.#all(from ?? START, FORWARDS)) {
      yield event;
      left -= 1;
      if (left <= 0) return;
    }
  }

  subscribeAll(options: SubscribeOptions): AsyncIterable<RecordedEvent> {
    return this.#follow(options, 'position', (after) =>
      this.#client.subscribeToAll({
        fromPosition: after === undefined ? START : positionAt(after),
        filter: excludeSystemEvents(),
      }),
    );
  }

  subscribeStream(stream: string, options: SubscribeOptions): AsyncIterable<RecordedEvent> {
    return this.#follow(options, 'revision', (after) =>
      this.#client.subscribeToStream(stream, { fromRevision: after ?? START }),
    );
  }

  async head(): Promise<bigint> {
    for await (const event of this.readAll({ backwards: true, maxCount: 1 })) return event.position;
    return 0n;
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    // The client waits for each of its streams to say goodbye, also for one whose connection is
    // already gone and keeps nothing alive:
    // the timer keeps the process awake meanwhile, and ends the wait.
    const timeout = Promise.withResolvers<void>();
    const timer = setTimeout(timeout.resolve, CLOSE_MS);
    await Promise.race([this.#client.dispose(), timeout.promise]);
    clearTimeout(timer);
  }

  #mustBeOpen(): void {
    if (this.#closing.signal.aborted) throw new StoreUnavailable('the event store is closed');
  }

  /** The client itself waits for ever when a connection dies in silence. */
  async #inTime(appending: Promise<AppendResult>): Promise<AppendResult> {
    const timeout = Promise.withResolvers<never>();
    const tooLate = new StoreUnavailable(
      `EventStoreDB did not answer an append in ${this.#appendTimeoutMillis} ms`,
    );
    const timer = setTimeout(() => timeout.reject(tooLate), this.#appendTimeoutMillis);
    try {
      return await Promise.race([appending, timeout.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The server does not always tell the position when an append is a repeat. */
  async #positionOf(stream: string, revision: bigint): Promise<bigint> {
    for await (const event of this.readStream(stream, { from: revision, maxCount: 1 }))
      return event.position;
    throw new StoreUnavailable(`${stream} has no revision ${revision} although it was appended`);
  }

  /** The server reads backwards from before a position; the port includes it. */
  async *#allBackwards(from: bigint | undefined): AsyncGenerator<RecordedEvent> {
    if (from === undefined) {
      yield* this.#all(END, BACKWARDS);
      return;
    }
    for await (const event of this.#all(from, FORWARDS)) {
      if (event.position === from) yield event;
      break;
    }
    yield* this.#all(from, BACKWARDS);
  }

  #all(
    from: bigint | typeof START | typeof END,
    direction: typeof FORWARDS | typeof BACKWARDS,
  ): AsyncGenerator<RecordedEvent> {
    return this.#read(() =>
      this.#client.readAll({
        fromPosition: typeof from === 'bigint' ? positionAt(from) : from,
        direction,
      }),
    );
  }

  async *#read(open: () => StreamingRead<Resolved>): AsyncGenerator<RecordedEvent> {
    this.#mustBeOpen();
    const read = open();
    read.on('error', ignore);
    try {
      for await (const resolved of read as AsyncIterable<Resolved>) {
        const event = toEvent(resolved);
        if (event) yield event;
      }
    } catch (error) {
      throw toStoreError(error);
    } finally {
      // A read that is left early and not cancelled makes dispose() wait for ever.
      await read.cancel().catch(ignore);
    }
  }

  /**
   * A subscription of the client dies with its connection: a new one goes on after the last event
   * that was handled.
   */
  async *#follow(
    { after, signal: stopped, onCaughtUp }: SubscribeOptions,
    by: 'position' | 'revision',
    open: (after: bigint | undefined) => StreamSubscription | AllStreamSubscription,
  ): AsyncGenerator<RecordedEvent> {
    const signal = AbortSignal.any([stopped, this.#closing.signal]);
    let last = after;
    let caughtUp = onCaughtUp;
    let retryMillis = RETRY_MILLIS.first;
    while (!signal.aborted) {
      const subscription = open(last);
      subscription.on('error', ignore);
      const stop = (): void => void subscription.destroy();
      signal.addEventListener('abort', stop);
      // Not in order with the events: some that were sent before may still be on their way through
      // the client.
      subscription.on('caughtUp', () => {
        caughtUp?.();
        caughtUp = undefined;
      });
      try {
        for await (const resolved of subscription as AsyncIterable<Resolved>) {
          if (signal.aborted) return;
          const event = toEvent(resolved);
          if (!event) continue;
          yield event;
          last = event[by];
          retryMillis = RETRY_MILLIS.first;
        }
      } catch (error) {
        if (!signal.aborted && !(toStoreError(error) instanceof StoreUnavailable)) throw error;
      } finally {
        signal.removeEventListener('abort', stop);
        // Not awaited: it waits for a connection first, and an abort must not.
        subscription.unsubscribe().catch(ignore);
      }
      await pause(retryMillis, signal);
      retryMillis = Math.min(retryMillis * 2, RETRY_MILLIS.longest);
    }
  }
}

/**
 * For errors that iteration reports already: one that comes after its end would have no listener
 * and end the process.
 */
const ignore = (): void => {};

const toSent = ({ id, type, data, metadata }: NewEvent): EventData =>
  jsonEvent({ id, type, data: data as JSONType, metadata: metadata as MetadataType | undefined });

/**
 * The server's positions are pairs; for events that were not written in an old-style transaction
 * both halves are equal.
 */
const positionAt = (position: bigint): Position => ({ commit: position, prepare: position });

/**
 * Undefined for the server's own events (their types start with $) and for links without a target.
 */
function toEvent({ event }: Resolved): RecordedEvent | undefined {
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
