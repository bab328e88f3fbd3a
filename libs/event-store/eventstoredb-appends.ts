// Appends to EventStoreDB: short tries, repeated inside one deadline, because a repeat is harmless
// and a change of leader is nobody's error.
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
 * One try. Short, because the server drops in silence an append whose twin, sent by somebody else,
 * is not replicated yet: it counts on being asked again.
 */
const TRY_MILLIS = 1_000;

/**
 * Appends over a client of its own. The client keeps the answers that appends wait for in one list,
 * which a broken connection empties; an answer that comes after all would end the process. As long
 * as nothing but appends goes over the connection, the two cannot meet: a read that makes its
 * client reconnect breaks no append.
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

  /** Throws what the port's append throws. A repeat has the same ids and expectation. */
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

  /** The client itself waits for ever when a connection dies in silence. */
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
