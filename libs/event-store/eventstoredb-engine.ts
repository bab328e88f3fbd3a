// The EventStoreDB engine, for companies that outgrow one machine. Comments mark the client's
// pitfalls where the code avoids them.
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
  /** How long to retry an append or an interrupted read before throwing `StoreUnavailable`. */
  readonly deadlineMillis?: number | undefined;
}

/**
 * Opens the store at an esdb:// or esdb+discover:// address. Throws `StoreUnavailable` if nothing
 * answers, and `StoreRefused` if the address is unusable.
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

/**
 * At most one per process, because the client tracks pending appends in a list shared by all
 * instances.
 */
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

  /** Reads one event without retries; the client connects on its first call. */
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
    // Validate first: an exception while the client serializes would crash the process.
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
   * A client subscription ends with its connection, so this resubscribes after the last handled
   * event.
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
        // Not awaited: it would wait for a connection, but aborting must be immediate.
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
    // The client waits for all its streams to end, even if their connection is already gone and
    // keeps nothing alive. The timer keeps the process alive and limits the wait.
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

  /** For a repeated append, the server doesn't always return the position. */
  async #positionOf(stream: string, revision: bigint): Promise<bigint> {
    for await (const event of this.readStream(stream, { from: revision, maxCount: 1 }))
      return event.position;
    throw new StoreUnavailable(`${stream} has no revision ${revision} although it was appended`);
  }
}
