// Pipelining for Postgres: single statements over a few connections. Statements of one event loop
// turn are sent in one packet.
import pg from 'pg';

/** A connection and its number of pending statements. */
interface Lane {
  readonly client: Promise<pg.Client>;
  waiting: number;
}

/**
 * For many short, independent statements (no transactions). Under load, one event loop turn issues
 * many of them, and writing to the socket once instead of many times saves most of their cost. A
 * lost connection fails its pending statements; the next statement reconnects.
 */
export class PostgresPipeline {
  readonly #config: pg.ClientConfig;
  readonly #lanes: (Lane | undefined)[];
  #closed = false;

  constructor(config: pg.ClientConfig, connections: number) {
    this.#config = config;
    this.#lanes = Array.from({ length: connections }, () => undefined);
  }

  /** Like `pg.Pool.query`, for single statements. */
  async query<R extends pg.QueryResultRow>(
    text: string | pg.QueryConfig,
    values?: readonly unknown[],
  ): Promise<pg.QueryResult<R>> {
    if (this.#closed) throw new Error('the Postgres pipeline is closed');
    const lane = this.#shortest();
    lane.waiting++;
    try {
      const client = await lane.client;
      corkForThisTurn(client.connection.stream);
      return await (typeof text === 'string'
        ? client.query<R>(text, values as unknown[] | undefined)
        : client.query<R>(text));
    } finally {
      lane.waiting--;
    }
  }

  async end(): Promise<void> {
    this.#closed = true;
    await Promise.all(
      this.#lanes.map(async (lane) => (await lane?.client.catch(() => undefined))?.end()),
    );
  }

  /** The connection with the fewest pending statements; opened if missing or broken. */
  #shortest(): Lane {
    let best = 0;
    for (const [n, lane] of this.#lanes.entries())
      if ((lane?.waiting ?? 0) < (this.#lanes[best]?.waiting ?? 0)) best = n;
    return (this.#lanes[best] ??= this.#open(best));
  }

  #open(n: number): Lane {
    const open = async (): Promise<pg.Client> => {
      const client = new pg.Client({ ...this.#config, pipeline: true });
      client.on('error', forget); // Pending statements are rejected by the client.
      client.once('end', forget);
      await client.connect();
      return client;
    };
    const forget = (): void => {
      if (this.#lanes[n] === lane) this.#lanes[n] = undefined;
    };
    const lane: Lane = { client: open(), waiting: 0 };
    lane.client.catch(forget);
    return lane;
  }
}

const corked = new WeakSet<object>();

/** Buffers writes until the end of the event loop turn, so that they are sent in one packet. */
export function corkForThisTurn(stream: { cork(): void; uncork(): void }): void {
  if (corked.has(stream)) return;
  corked.add(stream);
  stream.cork();
  setImmediate(() => {
    corked.delete(stream);
    stream.uncork();
  });
}
