// A restore, from its first look at the file until everything is there.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { AnyDecider } from '@purlin/event-sourcing/decider.ts';
import { checkEventStoreAddress, openEventStore } from '@purlin/event-store/open.ts';
import type { EventStore } from '@purlin/event-store/port.ts';
import type { Config } from '../config.ts';
import { makeTables, openDatabase } from '../servers/database.ts';
import { startEmbedded } from '../servers/embedded/embedded.ts';
import { readArchive, type Archive } from './archive.ts';
import {
  forgottenIn,
  listBeside,
  listedUpTo,
  merged,
  readList,
  type Forgotten,
} from './forgotten-list.ts';
import { keyFor, placeKey, type KeyPlace } from './master-key.ts';
import { putBack, type PutBack } from './put-back.ts';
import { CannotPutBack } from './refusal.ts';
import { openFile } from './sealed-file.ts';
import { lookAtTarget } from './target.ts';

export interface RestoreOptions {
  readonly config: Config;
  readonly deciders: readonly AnyDecider[];
  /** Statements that make the tables of rooms. */
  readonly tables: readonly string[];
  readonly file: string;
  readonly passphrase: string | undefined;
  readonly replace: boolean;
  /** Tasks that a person decides about when they were open. */
  readonly toAsk: readonly string[];
  readonly say: (line: string) => void;
}

export interface Restore extends PutBack {
  readonly archive: Archive;
  /** An earlier try had put everything back, and was cut off before it was verified. */
  readonly wasThere: boolean;
  /**
   * Whoever was forgotten after it is back, and has to be forgotten again; null where the company
   * that was replaced could say who.
   */
  readonly forgottenKnownUpTo: string | null;
}

/**
 * Puts a company back: looks at every byte of the file first, then writes all of it or nothing.
 * Throws CannotBeOpened and CannotPutBack, each with a sentence that says what to do.
 */
export async function restore(options: RestoreOptions): Promise<Restore> {
  const { config, file, passphrase, say } = options;
  await using closing = new AsyncDisposableStack();
  const opened = closing.adopt(await openFile(file, passphrase), (one) => one.close());
  const archive = await readArchive(opened);
  say(`This backup was made ${archive.manifest.madeAt}; reading all of it`);
  await archive.verify(() => {});
  const { madeAt } = archive.manifest;
  const listed = listedUpTo(listBeside(path.resolve(file))) ?? madeAt;
  const dataDir = path.resolve(config.DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  const place: KeyPlace = { given: config.ENCRYPTION_KEY, dataDir };
  const key = await keyFor(archive, place);
  const databaseUrl = await openServers(options, dataDir, closing);
  const { unfinished, holdsSomething } = await lookAtTarget(databaseUrl);
  if (unfinished === madeAt) {
    placeKey(key, place);
    const effects = { toDecide: 0, toRepeat: 0 };
    return { archive, wasThere: true, forgottenKnownUpTo: listed, forgottenAgain: 0, effects };
  }
  if ((holdsSomething || unfinished !== undefined) && !options.replace)
    throw new CannotPutBack(
      'This database already has a company in it. Use an empty one (DATA_DIR, DATABASE_URL), ' +
        'or add --replace to delete what is there.',
    );
  // An empty database takes the key before, so that nothing is ever there without it.
  if (!holdsSomething) placeKey(key, place);
  const ownStore = await ownStoreOf(config, databaseUrl, closing);
  const put = await putBack(archive, {
    databaseUrl,
    ownStore,
    toAsk: options.toAsk,
    forgotten: await forgottenSince(options, databaseUrl, ownStore, holdsSomething),
    say,
  });
  placeKey(key, place);
  // What this machine noted of the company that was there is about that one.
  rmSync(path.join(dataDir, 'done-effects'), { recursive: true, force: true });
  const forgottenKnownUpTo = holdsSomething ? null : listed;
  return { archive, wasThere: false, forgottenKnownUpTo, ...put };
}

async function openServers(
  { config, deciders, tables, say }: RestoreOptions,
  dataDir: string,
  closing: AsyncDisposableStack,
): Promise<string> {
  if (config.EVENT_STORE_URL) await checkEventStoreAddress(config.EVENT_STORE_URL);
  const embedded = closing.adopt(
    await startEmbedded({
      dataDir,
      want: { postgres: !config.DATABASE_URL, inbox: false },
      log: { info: say },
    }),
    (one) => one.stop(),
  );
  const databaseUrl = config.DATABASE_URL ?? embedded.databaseUrl!;
  const categories = deciders.map(({ category }) => category);
  const pool = await openDatabase(databaseUrl, categories, 1);
  try {
    await makeTables(pool, tables);
  } finally {
    await pool.end();
  }
  return databaseUrl;
}

async function ownStoreOf(
  { EVENT_STORE_URL: url }: Config,
  databaseUrl: string,
  closing: AsyncDisposableStack,
): Promise<EventStore | undefined> {
  if (!url || url === databaseUrl) return undefined;
  return closing.adopt(await openEventStore(url), (store) => store.close());
}

/** Who is named beside the backup, and who the company has forgotten that is to be replaced. */
async function forgottenSince(
  { file }: RestoreOptions,
  databaseUrl: string,
  ownStore: EventStore | undefined,
  holdsSomething: boolean,
): Promise<readonly Forgotten[]> {
  const listed = readList(listBeside(path.resolve(file)));
  if (!holdsSomething) return listed;
  await using closing = new AsyncDisposableStack();
  const store = ownStore ?? closing.adopt(await openEventStore(databaseUrl), (one) => one.close());
  const pool = closing.adopt(await openDatabase(databaseUrl, [], 1), (one) => one.end());
  return merged(listed, await forgottenIn(pool, store));
}
