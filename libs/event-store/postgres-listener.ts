// Wakes subscribers when a commit is announced. Listens on its own connection and reconnects when
// it is lost.
import pg from 'pg';
import { pause } from './pause.ts';
import { CHANNEL } from './postgres-schema.ts';

const RECONNECT_MILLIS = 500;

/** Counts announcements, so that none is lost while a subscriber is busy reading. */
export class PostgresListener {
  readonly #config: pg.ClientConfig;
  readonly #writer: () => number | undefined;
  readonly #closing = new AbortController();
  readonly #waiters = new Set<() => void>();
  #announcements = 0;
  #listening: Promise<void> | undefined;
  #hangUp = (): void => {};

  /**
   * `writer`: the backend process id of our own append connection, whose commits we announce
   * ourselves.
   */
  constructor(config: pg.ClientConfig, writer: () => number | undefined) {
    this.#config = config;
    this.#writer = writer;
  }

  get announcements(): number {
    return this.#announcements;
  }

  /**
   * Resolves once there are more announcements than `heard`, after `millis`, or when `signal`
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

  /** Call after a commit. */
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
      // Not reported: subscribers keep polling, and their queries report the problem.
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
      this.announce(); // Something may have been committed while disconnected.
      await over.promise;
    } finally {
      await connection.end().catch(() => {});
    }
  }
}
