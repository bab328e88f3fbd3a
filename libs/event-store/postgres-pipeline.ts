// A Postgres pipeline: single statements over a few connections; those asked for in one turn of the
// event loop leave in one packet.
import pg from 'pg';

/** One connection and how many of its statements have no answer yet. */
interface Lane {
  readonly client: Promise<pg.Client>;
  waiting: number;
}

/**
 * For many short statements that do not belong together (no transactions): under load a turn of the
 * event loop asks for many of them,
 * and one write to the socket instead of one each is most of what they cost. A lost connection
 * fails what is under way on it, and the next statement opens another.
 */
export class PostgresPipeline {
  readonly #config: pg.ClientConfig;
  readonly #lanes: (Lane | undefined)[];
  #closed = false;

  constructor(config: pg.ClientConfig, connections: number) {
    this.#config = config;
    this.#lanes = Array.from({ length: connections }, () => undefined);
  }

  /** Like `pg.Pool`'s query, for statements that stand alone. */
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

  /**
   * The connection with the fewest statements under way; opened when there is none yet or the last
   * one broke.
   */
  #shortest(): Lane {
    let best = 0;
    for (const [n, lane] of this.#lanes.entries())
      if ((lane?.waiting ?? 0) < (this.#lanes[best]?.waiting ?? 0)) best = n;
    return (this.#lanes[best] ??= this.#open(best));
  }

  #open(n: number): Lane {
    const open = async (): Promise<pg.Client> => {
      const client = new pg.Client({ ...this.#config, pipeline: true });
      client.on('error', forget); // those who wait for an answer are told
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

/**
 * Holds back what is written until this turn's input has been dealt with: statements that are asked
 * for together leave in one packet.
 */
export function corkForThisTurn(stream: { cork(): void; uncork(): void }): void {
  if (corked.has(stream)) return;
  corked.add(stream);
  stream.cork();
  setImmediate(() => {
    corked.delete(stream);
    stream.uncork();
  });
}
