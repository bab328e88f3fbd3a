// Wakes subscribers when a commit is announced; listens on a connection of its own and opens a new
// one when it is lost.
import pg from 'pg';
import { pause } from './pause.ts';
import { CHANNEL } from './postgres-schema.ts';

const RECONNECT_MILLIS = 500;

/** Counts announcements, so that one which comes while a subscriber is busy reading is not lost. */
export class PostgresListener {
  readonly #config: pg.ClientConfig;
  readonly #writer: () => number | undefined;
  readonly #closing = new AbortController();
  readonly #waiters = new Set<() => void>();
  #announcements = 0;
  #listening: Promise<void> | undefined;
  #hangUp = (): void => {};

  /** `writer`: the server process that commits for us, whose commits we announce ourselves. */
  constructor(config: pg.ClientConfig, writer: () => number | undefined) {
    this.#config = config;
    this.#writer = writer;
  }

  get announcements(): number {
    return this.#announcements;
  }

  /**
   * Resolves when there are more announcements than `heard`, after `millis`, or when `signal`
   * aborts.
   */
  async next(heard: number, millis: number, signal: AbortSignal): Promise<void> {
    this.#listening ??= this.#listen();
    if (this.#announcements > heard || signal.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const wake = () => resolve();
    const timer = setTimeout(wake, millis);
    this.#waiters.add(wake);
    signal.addEventListener('abort', wake);
    await promise;
    clearTimeout(timer);
    this.#waiters.delete(wake);
    signal.removeEventListener('abort', wake);
  }

  /** Something was committed. */
  announce(): void {
    this.#announcements += 1;
    for (const wake of this.#waiters) wake();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#hangUp();
    await this.#listening;
  }

  async #listen(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      // A failure is not reported: subscribers go on by their own polling, and their queries say
      // what is wrong.
      await this.#listenUntilLost().catch(() => {});
      await pause(RECONNECT_MILLIS, this.#closing.signal);
    }
  }

  async #listenUntilLost(): Promise<void> {
    const connection = new pg.Client(this.#config);
    const over = Promise.withResolvers<void>();
    this.#hangUp = over.resolve;
    connection.on('error', () => over.resolve());
    connection.on('end', () => over.resolve());
    connection.on('notification', ({ processId }) => {
      if (processId !== this.#writer()) this.announce();
    });
    try {
      await connection.connect();
      await connection.query(`listen ${CHANNEL}`);
      this.announce(); // Something may have been committed while nobody listened.
      await over.promise;
    } finally {
      await connection.end().catch(() => {});
    }
  }
}
