// The embedded servers of one data directory, started together and stopped together.
import path from 'node:path';
import { startInbox } from './inbox.ts';
import { startPostgres } from './postgres.ts';

export interface EmbeddedOptions {
  /** Holds `postgres` and `inbox`. */
  readonly dataDir: string;
  /** What has no server of its own. */
  readonly want: { readonly postgres: boolean; readonly inbox: boolean };
  /** The port of the product itself: Postgres takes another one. */
  readonly keptPort?: number | undefined;
  /** So long it waits for another process to start Postgres. */
  readonly patienceMs?: number;
  readonly log: { info(line: string): void };
}

export interface Embedded {
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Where the inbox keeps its messages, for `readInbox`. */
  readonly inboxDir: string | undefined;
  /** Stops what this process owns and leaves alone what another one does. */
  stop(): Promise<void>;
}

/**
 * Starts what is wanted. If one server fails, the others are stopped again and the failure is
 * thrown.
 */
export async function startEmbedded({
  dataDir,
  want,
  keptPort,
  patienceMs,
  log,
}: EmbeddedOptions): Promise<Embedded> {
  const inboxDir = path.join(dataDir, 'inbox');
  const [postgres, inbox] = await Promise.allSettled([
    want.postgres
      ? startPostgres({
          dataDir: path.join(dataDir, 'postgres'),
          keptPort,
          patienceMs,
          log: (line) => log.info(line),
        })
      : undefined,
    want.inbox ? startInbox({ dir: inboxDir }) : undefined,
  ]);
  const stop = async (): Promise<void> => {
    const stopPostgres = async (): Promise<void> =>
      postgres.status === 'fulfilled' ? postgres.value?.stop() : undefined;
    const closeInbox = async (): Promise<void> =>
      inbox.status === 'fulfilled' ? inbox.value?.close() : undefined;
    const failed = (await Promise.allSettled([stopPostgres(), closeInbox()])).find(
      (one) => one.status === 'rejected',
    );
    if (failed) throw failed.reason;
  };
  const failed = [postgres, inbox].find((one) => one.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return {
    databaseUrl: postgres.status === 'fulfilled' ? postgres.value?.url : undefined,
    smtpUrl: inbox.status === 'fulfilled' ? inbox.value?.smtpUrl : undefined,
    inboxDir: want.inbox ? inboxDir : undefined,
    stop,
  };
}
