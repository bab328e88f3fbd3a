// The Postgres engine: the embedded default, suited to one company on one machine.
import pg from 'pg';
import { pause } from './pause.ts';
import {
  StoreRefused,
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
import { PostgresAppendQueue } from './postgres-append-queue.ts';
import { whyRefused } from './postgres-connection.ts';
import { toStoreError } from './postgres-errors.ts';
import { PostgresListener } from './postgres-listener.ts';
import { PostgresPipeline } from './postgres-pipeline.ts';
import { installSchema } from './postgres-schema.ts';
import { serialise } from './storable.ts';

export interface PostgresEventStoreOptions {
  /** Number of read connections; appends and notifications have one each in addition. */
  readonly readers?: number | undefined;
  /** Polling interval of subscribers, in case an announcement is lost. */
  readonly healMillis?: number | undefined;
}

/**
 * Opens the store in the schema `events` of the database at `url`, creating the schema if missing.
 * Throws `StoreUnavailable`, or `StoreRefused` if retrying can't help.
 */
export async function openPostgresEventStore(
  url: string,
  { readers = 5, healMillis = 5000 }: PostgresEventStoreOptions = {},
): Promise<EventStore> {
  const config = {
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: 30_000,
    keepAlive: true,
    application_name: 'purlin events',
  };
  const store = new PostgresEventStore(config, readers, healMillis);
  try {
    await store.install();
  } catch (error) {
    await store.close();
    const sentence = whyRefused(error instanceof StoreUnavailable ? error.cause : error, url);
    throw sentence === undefined ? error : new StoreRefused(sentence, { cause: error });
  }
  return store;
}

const PAGE = 1000;
const FIRST = 0n;
const LAST = 2n ** 63n - 1n;
const RETRY_MILLIS = { first: 100, longest: 1000 };

const COLUMNS =
  'select position, stream, revision, id, type, data, metadata, created from events.log';

/** The four reads. `$1` is the inclusive cursor, `$2` the page size, `$3` the stream. */
const READS = {
  all: { name: 'events.all', text: `${COLUMNS} where position >= $1 order by position limit $2` },
  allBackwards: {
    name: 'events.all_backwards',
    text: `${COLUMNS} where position <= $1 order by position desc limit $2`,
  },
  stream: {
    name: 'events.stream',
    text: `${COLUMNS} where stream = $3 and revision >= $1 order by revision limit $2`,
  },
  streamBackwards: {
    name: 'events.stream_backwards',
    text: `${COLUMNS} where stream = $3 and revision <= $1 order by revision desc limit $2`,
  },
} as const;

/** What to read: the log by position, or one stream by revision. */
type Source = { readonly by: 'position' } | { readonly by: 'revision'; readonly stream: string };

/** Bigints arrive as text. */
interface Row {
  readonly position: string;
  readonly stream: string;
  readonly revision: string;
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
  readonly created: Date;
}

const STREAM_READ_CONNECTIONS = 2;

class PostgresEventStore implements EventStore {
  readonly #readPool: pg.Pool;
  /** For many short, concurrent stream reads. */
  readonly #streamReads: PostgresPipeline;
  readonly #appendPool: pg.Pool;
  readonly #appends: PostgresAppendQueue;
  readonly #listener: PostgresListener;
  readonly #healMillis: number;
  readonly #closing = new AbortController();
  readonly #reading = new Set<Promise<unknown>>();

  constructor(config: pg.PoolConfig, readers: number, healMillis: number) {
    this.#readPool = new pg.Pool({ ...config, max: readers });
    this.#streamReads = new PostgresPipeline(config, STREAM_READ_CONNECTIONS);
    // Appends have a dedicated, always open connection, so that many waking subscribers can't block
    // a writer.
    this.#appendPool = new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 0 });
    // The pool replaces broken idle connections; without this listener the error event would crash
    // the process.
    for (const pool of [this.#readPool, this.#appendPool]) pool.on('error', () => {});
    this.#appends = new PostgresAppendQueue(this.#appendPool);
    let writer: number | undefined;
    this.#appendPool.on('connect', (client) => (writer = processOf(client)));
    this.#listener = new PostgresListener(config, () => writer);
    this.#healMillis = healMillis;
  }

  async install(): Promise<void> {
    await installSchema(this.#appendPool).catch(rethrow);
  }

  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<Appended> {
    this.#mustBeOpen();
    const appended = await this.#appends.add(stream, expected, serialise(stream, events));
    // Wake this process's subscribers now instead of waiting for the server's notification.
    this.#listener.announce();
    return appended;
  }

  async *readStream(stream: string, options: ReadOptions = {}): AsyncGenerator<RecordedEvent> {
    let found = false;
    for await (const page of this.#pages({ by: 'revision', stream }, options)) {
      found = true;
      // Much cheaper than yield*, which awaits each event again.
      for (const event of page) yield event;
    }
    if (!found && !(await this.#exists(stream))) throw new StreamNotFound(stream);
  }

  async *readAll(options: ReadOptions = {}): AsyncGenerator<RecordedEvent> {
    for await (const page of this.#pages({ by: 'position' }, options))
      for (const event of page) yield event;
  }

  /**
   * Existing events, then new ones on announcement or polling. A lost connection only delays it.
   */
  async *subscribeAll({ after, signal: stopped }: SubscribeOptions): AsyncGenerator<RecordedEvent> {
    const signal = AbortSignal.any([stopped, this.#closing.signal]);
    let cursor = after === undefined ? FIRST : after + 1n;
    let retryMillis = RETRY_MILLIS.first;
    while (!signal.aborted) {
      const heard = this.#listener.announcements;
      try {
        for await (const page of this.#pages({ by: 'position' }, { from: cursor })) {
          for (const event of page) {
            if (signal.aborted) return;
            yield event;
            cursor = event.position + 1n;
          }
        }
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        await pause(retryMillis, signal);
        retryMillis = Math.min(retryMillis * 2, RETRY_MILLIS.longest);
        continue;
      }
      retryMillis = RETRY_MILLIS.first;
      await this.#listener.next(heard, this.#healMillis, signal);
    }
  }

  async head(): Promise<bigint> {
    const [last] = await this.#page({ by: 'position' }, true, LAST, 1);
    return last?.position ?? 0n;
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    // Ending a pool drops queries waiting for a connection, which would hang until they time out.
    await Promise.allSettled([this.#appends.idle(), ...this.#reading]);
    await Promise.all([
      this.#listener.close(),
      this.#readPool.end(),
      this.#streamReads.end(),
      this.#appendPool.end(),
    ]);
  }

  #mustBeOpen(): void {
    if (this.#closing.signal.aborted) throw new StoreUnavailable('the event store is closed');
  }

  /**
   * Pages from the cursor on. Each page is queried on demand, so no connection is held while the
   * reader works.
   */
  async *#pages(
    source: Source,
    { from, backwards = false, maxCount = Infinity }: ReadOptions,
  ): AsyncGenerator<RecordedEvent[]> {
    let cursor = from ?? (backwards ? LAST : FIRST);
    for (let left = maxCount; left > 0;) {
      const size = Math.min(PAGE, left);
      const page = await this.#page(source, backwards, cursor, size);
      const last = page.at(-1);
      if (!last) return;
      yield page;
      if (page.length < size) return;
      left -= page.length;
      cursor = last[source.by] + (backwards ? -1n : 1n);
    }
  }

  async #page(
    source: Source,
    backwards: boolean,
    cursor: bigint,
    size: number,
  ): Promise<RecordedEvent[]> {
    this.#mustBeOpen();
    const values = [cursor.toString(), size];
    const query =
      source.by === 'position'
        ? { ...(backwards ? READS.allBackwards : READS.all), values }
        : {
            ...(backwards ? READS.streamBackwards : READS.stream),
            values: [...values, source.stream],
          };
    const answer =
      source.by === 'position'
        ? this.#readPool.query<Row>(query)
        : this.#streamReads.query<Row>(query);
    const reading = answer.catch(rethrow);
    this.#reading.add(reading);
    try {
      return (await reading).rows.map(toEvent);
    } finally {
      this.#reading.delete(reading);
    }
  }

  async #exists(stream: string): Promise<boolean> {
    const page = await this.#page({ by: 'revision', stream }, false, FIRST, 1);
    return page.length > 0;
  }
}

/** The backend process id of a connection; `pg` exposes it, but its types don't. */
const processOf = (client: object): number | undefined =>
  'processID' in client && typeof client.processID === 'number' ? client.processID : undefined;

const toEvent = ({
  position,
  stream,
  revision,
  id,
  type,
  data,
  metadata,
  created,
}: Row): RecordedEvent => ({
  id,
  type,
  data,
  metadata: metadata ?? undefined,
  stream,
  revision: BigInt(revision),
  position: BigInt(position),
  created,
});

function rethrow(error: unknown): never {
  throw toStoreError(error);
}
