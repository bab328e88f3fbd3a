// The records: database, event store and history, as every process and every tool opens them.
import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { AnyDecider } from '@purlin/event-sourcing/decider.ts';
import { checkEventStoreAddress, openEventStore } from '@purlin/event-store/open.ts';
import type { EventStore } from '@purlin/event-store/port.ts';
import { ConfigError, type Config } from '../../config.ts';
import {
  openDatabase,
  openStatements,
  openUnsynced,
  type Db,
  type Pool,
} from '../../servers/database.ts';
import { startEmbedded } from '../../servers/embedded/embedded.ts';
import { openHistory, type History } from './history.ts';
import { openPersonalData, type PersonalData } from './personal-data.ts';
import { checkMasterKey } from './personal-keys.ts';
import { openRepairs, type Repairs } from './repairs.ts';

const WORKER_PATIENCE_MS = 5_000;

export interface Records {
  readonly databaseUrl: string;
  /** The embedded mail server; undefined when it was not wanted. */
  readonly smtpUrl: string | undefined;
  readonly inboxDir: string | undefined;
  /** For transactions. */
  readonly pool: Pool;
  /** For statements that stand alone. */
  readonly db: Db;
  readonly store: EventStore;
  readonly personal: PersonalData;
  readonly repairs: Repairs;
  readonly history: History;
  /** Only for a backup that a passphrase seals. */
  readonly masterKey: Buffer;
  /** A key of its own for each purpose, made of the master key: the same in every process. */
  secretFor(purpose: string): Buffer;
}

/**
 * Opens them, with the embedded Postgres where no DATABASE_URL is set; joins the one of a process
 * that already runs on this DATA_DIR.
 */
export async function openRecords(
  config: Config,
  deciders: readonly AnyDecider[],
  wantInbox: boolean,
  log: { info(line: string): void },
  opening: AsyncDisposableStack,
): Promise<Records> {
  if (config.EVENT_STORE_URL) await checkEventStoreAddress(config.EVENT_STORE_URL);
  const dataDir = path.resolve(config.DATA_DIR);
  makeDataDir(dataDir);
  const embedded = opening.adopt(
    await startEmbedded({
      dataDir,
      want: { postgres: !config.DATABASE_URL, inbox: wantInbox },
      keptPort: config.PORT,
      // Beside a web process, that one owns the servers: it stays longer.
      patienceMs: config.ROLE === 'worker' ? WORKER_PATIENCE_MS : 0,
      log,
    }),
    (e) => e.stop(),
  );
  const databaseUrl = config.DATABASE_URL ?? embedded.databaseUrl!;
  const pool = opening.adopt(
    await openDatabase(
      databaseUrl,
      deciders.map((d) => d.category),
    ),
    (p) => p.end(),
  );
  const db = opening.adopt(openStatements(databaseUrl), (d) => d.end());
  const store = opening.adopt(await openEventStore(config.EVENT_STORE_URL ?? databaseUrl), (s) =>
    s.close(),
  );
  const key = masterKey(config, dataDir);
  await checkMasterKey(db, key);
  const keysDb = oneServer(config.EVENT_STORE_URL, databaseUrl)
    ? opening.adopt(openUnsynced(databaseUrl), (p) => p.end())
    : db;
  const personal = openPersonalData(db, key, keysDb);
  const repairs = await openRepairs(store);
  return {
    databaseUrl,
    smtpUrl: embedded.smtpUrl,
    inboxDir: embedded.inboxDir,
    pool,
    db,
    store,
    personal,
    repairs,
    history: openHistory(store, personal, deciders, repairs),
    masterKey: key,
    secretFor: (purpose) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32)),
  };
}

/** Throws ConfigError when there can be no such folder, or nothing can be written into it. */
function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR: ${dataDir} is no folder that this program can write to ` +
        `(${(error as NodeJS.ErrnoException).code}). Set it to one that it can.`,
      { cause: error },
    );
  }
}

/** Whether history is written by the server that keeps the keys: its log has one order for both. */
function oneServer(eventStoreUrl: string | undefined, databaseUrl: string): boolean {
  if (eventStoreUrl === undefined) return true;
  if (!/^postgres(ql)?:/.test(eventStoreUrl)) return false;
  return new URL(eventStoreUrl).host === new URL(databaseUrl).host;
}

/**
 * ENCRYPTION_KEY, or one made at the first start and kept beside the data, readable by its owner
 * only.
 */
function masterKey(config: Config, dataDir: string): Buffer {
  if (config.ENCRYPTION_KEY) return Buffer.from(config.ENCRYPTION_KEY, 'hex');
  const file = path.join(dataDir, 'encryption-key');
  if (!existsSync(file)) {
    // Whole or absent: a process that starts at the same moment must not read half of it.
    const unfinished = `${file}.${randomUUID()}`;
    writeFileSync(unfinished, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
    try {
      linkSync(unfinished, file);
    } catch (error) {
      // another process was first
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(unfinished);
    }
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'hex');
}
