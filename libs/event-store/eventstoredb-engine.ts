// The event store on EventStoreDB, for those who outgrow one machine. The client has traps; each is
// named where it is stepped around.
import { EventStoreDBClient, START, excludeSystemEvents } from '@eventstore/db-client';
import { clientAddress, readAddress, type Address } from './eventstoredb-address.ts';
import { EventStoreDbAppends } from './eventstoredb-appends.ts';
import { toStoreError } from './eventstoredb-errors.ts';
import { whyNotOpened } from './eventstoredb-probe.ts';
import {
  EventStoreDbReads,
  ignore,
  positionAt,
  toEvent,
  type Resolved,
} from './eventstoredb-reads.ts';
import { pause } from './pause.ts';
import {
  StoreUnavailable,
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
  /**
   * How long an append, or a read that broke off, is tried again before it is reported as
   * `StoreUnavailable`.
   */
  readonly deadlineMillis?: number | undefined;
}

/**
 * Opens the store at an esdb:// or esdb+discover:// address. Throws `StoreUnavailable` when nobody
 * answers there, and `StoreRefused` when the address cannot be used as it is.
 */
export async function openEventStoreDb(
  url: string,
  { deadlineMillis = 10_000 }: EventStoreDbOptions = {},
): Promise<EventStore> {
  const address = readAddress(url);
  const store = new EventStoreDb(address, deadlineMillis);
  try {
    await store.connect();
  } catch (error) {
    await store.close();
    throw await whyNotOpened(error, address);
  }
  return store;
}

const CLOSE_MILLIS = 2_000;
const RETRY_MILLIS = { first: 100, longest: 1000 };

/** One a process: the client keeps what appends wait for in one list for all its instances. */
class EventStoreDb implements EventStore {
  readonly #appending: EventStoreDBClient;
  readonly #reading: EventStoreDBClient;
  readonly #appends: EventStoreDbAppends;
  readonly #reads: EventStoreDbReads;
  readonly #closing = new AbortController();

  constructor(address: Address, deadlineMillis: number) {
    const { signal } = this.#closing;
    this.#appending = EventStoreDBClient.connectionString(clientAddress(address));
    this.#reading = EventStoreDBClient.connectionString(clientAddress(address));
    this.#appends = new EventStoreDbAppends(this.#appending, deadlineMillis, signal);
    this.#reads = new EventStoreDbReads(this.#reading, deadlineMillis, signal);
  }

  /** Reads one event, once: the client connects with its first call. */
  async connect(): Promise<void> {
    const read = this.#reading.readAll({ maxCount: 1 });
    for await (const _ of this.#reads.once(read)) break;
  }

  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<Appended> {
    this.#mustBeOpen();
    // Checked first: the client serialises in a place where an exception ends the process.
    serialise(stream, events);
    const { nextExpectedRevision: revision, position } = await this.#appends.append(
      stream,
      expected,
      events,
    );
    return { revision, position: position?.commit ?? (await this.#positionOf(stream, revision)) };
  }

  readStream(stream: string, options: ReadOptions = {}): AsyncIterable<RecordedEvent> {
    return this.#reads.stream(stream, options);
  }

  readAll(options: ReadOptions = {}): AsyncIterable<RecordedEvent> {
    return this.#reads.all(options);
  }

  /**
   * A subscription of the client dies with its connection: a new one goes on after the last event
   * that was handled.
   */
  async *subscribeAll({ after, signal: stopped }: SubscribeOptions): AsyncGenerator<RecordedEvent> {
    const signal = AbortSignal.any([stopped, this.#closing.signal]);
    let last = after;
    let retryMillis = RETRY_MILLIS.first;
    while (!signal.aborted) {
      const subscription = this.#reading.subscribeToAll({
        fromPosition: positionAt(last, START),
        filter: excludeSystemEvents(),
      });
      subscription.on('error', ignore);
      const stop = (): void => void subscription.destroy();
      signal.addEventListener('abort', stop);
      try {
        for await (const resolved of subscription as AsyncIterable<Resolved>) {
          if (signal.aborted) return;
          const event = toEvent(resolved);
          if (!event) continue;
          yield event;
          last = event.position;
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

  async head(): Promise<bigint> {
    for await (const event of this.readAll({ backwards: true, maxCount: 1 })) return event.position;
    return 0n;
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    // The client waits for each of its streams to say goodbye, also for one whose connection is
    // already gone and keeps nothing alive: the timer keeps the process awake meanwhile, and ends
    // the wait.
    const timeout = Promise.withResolvers<void>();
    const timer = setTimeout(timeout.resolve, CLOSE_MILLIS);
    await Promise.race([
      Promise.all([this.#appending.dispose(), this.#reading.dispose()]),
      timeout.promise,
    ]);
    clearTimeout(timer);
  }

  #mustBeOpen(): void {
    if (this.#closing.signal.aborted) throw new StoreUnavailable('the event store is closed');
  }

  /** The server does not always tell the position when an append is a repeat. */
  async #positionOf(stream: string, revision: bigint): Promise<bigint> {
    for await (const event of this.readStream(stream, { from: revision, maxCount: 1 }))
      return event.position;
    throw new StoreUnavailable(`${stream} has no revision ${revision} although it was appended`);
  }
}
