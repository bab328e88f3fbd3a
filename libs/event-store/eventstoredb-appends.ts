// Appends to EventStoreDB: short attempts, retried until one deadline. Retries are idempotent, so a
// change of leader causes no error.
import {
  jsonEvent,
  type AppendResult,
  type EventData,
  type EventStoreDBClient,
  type JSONType,
  type MetadataType,
} from '@eventstore/db-client';
import { toAppendError } from './eventstoredb-errors.ts';
import { StoreUnavailable, type ExpectedRevision, type NewEvent } from './port.ts';
import { Retries } from './retries.ts';

/**
 * Timeout of one attempt. Short, because the server silently drops a duplicate of an append that is
 * not replicated yet, and expects a retry.
 */
const TRY_MILLIS = 1_000;

/**
 * Uses its own client connection. The client tracks pending appends in one list that a broken
 * connection clears; a response that arrives anyway would crash the process. With a connection used
 * only for appends, a reconnecting read can't break an append.
 */
export class EventStoreDbAppends {
  readonly #client: EventStoreDBClient;
  readonly #deadlineMillis: number;
  readonly #closing: AbortSignal;

  constructor(client: EventStoreDBClient, deadlineMillis: number, closing: AbortSignal) {
    this.#client = client;
    this.#deadlineMillis = deadlineMillis;
    this.#closing = closing;
  }

  /** Throws the errors of the port's `append`. Retries use the same ids and expected revision. */
  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<AppendResult> {
    const sent = events.map(toSent);
    const retries = new Retries(this.#deadlineMillis);
    for (;;) {
      try {
        return await this.#try(stream, expected, sent, Math.min(TRY_MILLIS, retries.leftMillis));
      } catch (error) {
        const failure = toAppendError(error, stream, expected);
        if (!(failure instanceof StoreUnavailable)) throw failure;
        if (await retries.next(this.#closing)) continue;
        throw new StoreUnavailable(
          `EventStoreDB did not take an append in ${this.#deadlineMillis} ms: ${failure.message}`,
          { cause: failure },
        );
      }
    }
  }

  /** The client waits forever if a connection dies silently, so this adds a timeout. */
  async #try(
    stream: string,
    expected: ExpectedRevision,
    sent: EventData[],
    millis: number,
  ): Promise<AppendResult> {
    const over = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => over.reject(new StoreUnavailable(`no answer in ${Math.round(millis)} ms`)),
      millis,
    );
    const closed = (): void => over.reject(new StoreUnavailable('the event store is closed'));
    this.#closing.addEventListener('abort', closed);
    try {
      const options = { expectedRevision: expected, deadline: millis };
      return await Promise.race([this.#client.appendToStream(stream, sent, options), over.promise]);
    } finally {
      clearTimeout(timer);
      this.#closing.removeEventListener('abort', closed);
    }
  }
}

const toSent = ({ id, type, data, metadata }: NewEvent): EventData =>
  jsonEvent({ id, type, data: data as JSONType, metadata: metadata as MetadataType | undefined });
