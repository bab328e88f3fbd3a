// The event store port: the only storage API the rest of the app knows.

/** Any revision. */
export const ANY = 'any';
/** The stream must not exist. */
export const NO_STREAM = 'no_stream';
/** The stream must exist, at any revision. */
export const STREAM_EXISTS = 'stream_exists';
export type ExpectedRevision = typeof ANY | typeof NO_STREAM | typeof STREAM_EXISTS | bigint;

/**
 * An event to append. `data` must be plain JSON and `metadata` a JSON object, both without NUL
 * characters. `id` is a UUID that makes retries idempotent. Types must not start with $.
 */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata?: unknown;
}

/**
 * A stored event. `position` orders all events of the store, `revision` those of one stream, from
 * 0.
 */
export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  readonly revision: bigint;
  readonly position: bigint;
  readonly created: Date;
}

/** The result of an append: the stream's last revision, and the last event's position. */
export interface Appended {
  readonly revision: bigint;
  readonly position: bigint;
}

/**
 * Reads from `from` (inclusive in both directions), forward unless `backwards`, at most `maxCount`
 * events.
 */
export interface ReadOptions {
  readonly from?: bigint | undefined;
  readonly backwards?: boolean | undefined;
  readonly maxCount?: number | undefined;
}

export interface SubscribeOptions {
  /** The last handled position; unset starts at the beginning. */
  readonly after?: bigint | undefined;
  /** Ends the subscription. */
  readonly signal: AbortSignal;
}

/** An append-only store of event streams with one global order. Both engines pass `contract.ts`. */
export interface EventStore {
  /**
   * Writes all events or none. Throws `WrongExpectedRevision`, `Unstorable` or `StoreUnavailable`.
   *
   * Idempotent: a retry with the same ids and expected revision returns the first result, whatever
   * followed. (For ANY and STREAM_EXISTS, EventStoreDB only remembers its most recent events.)
   */
  append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<Appended>;
  /** Throws `StreamNotFound`. */
  readStream(stream: string, options?: ReadOptions): AsyncIterable<RecordedEvent>;
  /**
   * All events by position. Like every read, throws `StoreUnavailable` if the store stops
   * answering.
   */
  readAll(options?: ReadOptions): AsyncIterable<RecordedEvent>;
  /**
   * Existing events, then live ones, until the signal aborts or the store is closed. Survives
   * connection loss.
   */
  subscribeAll(options: SubscribeOptions): AsyncIterable<RecordedEvent>;
  /** The newest event's position; 0n if the store is empty. */
  head(): Promise<bigint>;
  /** Ends subscriptions. Pending calls finish or throw `StoreUnavailable`; later calls throw it. */
  close(): Promise<void>;
}

/** Another writer was first. `actual` is the stream's real last revision. */
export class WrongExpectedRevision extends Error {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly actual: bigint | typeof NO_STREAM;
  constructor(stream: string, expected: ExpectedRevision, actual: bigint | typeof NO_STREAM) {
    super(`stream ${stream} is at ${actual}, expected ${expected}`);
    this.name = 'WrongExpectedRevision';
    this.stream = stream;
    this.expected = expected;
    this.actual = actual;
  }
}

export class StreamNotFound extends Error {
  readonly stream: string;
  constructor(stream: string) {
    super(`stream ${stream} does not exist`);
    this.name = 'StreamNotFound';
    this.stream = stream;
  }
}

/** The append can never be stored: not JSON, no events, a reserved name, or larger than 1 MiB. */
export class Unstorable extends Error {
  override readonly name = 'Unstorable';
}

/**
 * JSON.stringify escapes NUL and lone surrogates as \u0000 and \udxxx. After an even number of
 * backslashes, \u is an escape.
 */
const NOT_POSTGRES_TEXT = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/**
 * Throws `Unstorable` if JSON text contains what Postgres can't store as text. Appends check this;
 * call it for data before encryption, which would hide it.
 */
export function mustBeText(what: string, json: string): void {
  if (NOT_POSTGRES_TEXT.test(json))
    throw new Unstorable(
      `${what} holds a NUL character or half a surrogate pair, which Postgres cannot keep as text`,
    );
}

/**
 * The store didn't answer in time, or the connection was lost. An append may or may not have been
 * written: retry it with the same ids.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/**
 * The address can't work, so retrying is pointless: malformed, wrong password, missing permission,
 * untrusted certificate. The message is one sentence that says what to do, shown after the name of
 * the variable with the address. It never contains the password.
 */
export class StoreRefused extends Error {
  override readonly name = 'StoreRefused';
}
