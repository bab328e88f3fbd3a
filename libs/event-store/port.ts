// The event store port: the only words about storage that the rest of the app knows.

/** Any revision will do. */
export const ANY = 'any';
/** The stream must not exist yet. */
export const NO_STREAM = 'no_stream';
/** The stream must exist, at whatever revision. */
export const STREAM_EXISTS = 'stream_exists';
export type ExpectedRevision = typeof ANY | typeof NO_STREAM | typeof STREAM_EXISTS | bigint;

/**
 * An event on its way into the store. `data` must be plain JSON, `metadata` a JSON object, both
 * without NUL characters.
 * `id` is a UUID and makes a repeated append harmless. Types do not start with $.
 */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata?: unknown;
}

/**
 * An event as the store keeps it. `position` orders all events of the store, `revision` those of
 * one stream (the first is 0).
 */
export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  readonly revision: bigint;
  readonly position: bigint;
  readonly created: Date;
}

/** Where an append ended: the stream's last revision and the position of the last event written. */
export interface Appended {
  readonly revision: bigint;
  readonly position: bigint;
}

/**
 * Reads from `from` (inclusive, both ways), forwards unless `backwards`, at most `maxCount` events.
 */
export interface ReadOptions {
  readonly from?: bigint | undefined;
  readonly backwards?: boolean | undefined;
  readonly maxCount?: number | undefined;
}

export interface SubscribeOptions {
  /** The last position that was handled; unset means from the beginning. */
  readonly after?: bigint | undefined;
  /** Ends the subscription. */
  readonly signal: AbortSignal;
}

/**
 * Append-only storage of streams of events, with one order over all of them. Both engines pass
 * `contract.ts`.
 */
export interface EventStore {
  /**
   * Writes all events or none. Throws `WrongExpectedRevision`, `Unstorable` or `StoreUnavailable`.
   *
   * An append that is repeated with the same ids and the same expectation answers as the first
   * time, whatever followed.
   * (For ANY and STREAM_EXISTS, EventStoreDB remembers that only for its most recent events.)
   */
  append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<Appended>;
  /** Throws `StreamNotFound`. */
  readStream(stream: string, options?: ReadOptions): AsyncIterable<RecordedEvent>;
  /**
   * Everything in the order of positions. Like every read it throws `StoreUnavailable` when the
   * store does not answer any more.
   */
  readAll(options?: ReadOptions): AsyncIterable<RecordedEvent>;
  /**
   * History, then live, until the signal aborts or the store is closed; survives lost connections.
   */
  subscribeAll(options: SubscribeOptions): AsyncIterable<RecordedEvent>;
  /** Position of the newest event, 0n for an empty store. */
  head(): Promise<bigint>;
  /**
   * Ends subscriptions. What is still on its way finishes or is `StoreUnavailable`; everything
   * after it is.
   */
  close(): Promise<void>;
}

/** Somebody else wrote first. `actual` is what the stream's last revision really is. */
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

/**
 * The append can never be stored: not JSON, no events, a reserved name, or larger than an engine
 * takes (1 MiB an append).
 */
export class Unstorable extends Error {
  override readonly name = 'Unstorable';
}

/**
 * JSON.stringify escapes exactly these two kinds of character as \u0000 and \udxxx; an even number
 * of backslashes before is not an escape.
 */
const NOT_POSTGRES_TEXT = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/**
 * Throws `Unstorable` when JSON text holds what Postgres cannot keep as text. An append checks it;
 * call it for what is sealed before, and so would not be seen.
 */
export function mustBeText(what: string, json: string): void {
  if (NOT_POSTGRES_TEXT.test(json))
    throw new Unstorable(
      `${what} holds a NUL character or half a surrogate pair, which Postgres cannot keep as text`,
    );
}

/**
 * The store did not answer in time or the connection is gone. The append may or may not have
 * happened: repeat it with the same ids.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/**
 * The address of the store cannot be used as it is, however often it is tried: malformed, a wrong
 * password, a missing right, an unknown certificate. The message is one sentence that says what to
 * do, to be read behind the name of the variable that holds the address; it holds no password.
 */
export class StoreRefused extends Error {
  override readonly name = 'StoreRefused';
}
