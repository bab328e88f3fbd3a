// The embedded Postgres: one server per data directory, shared by the processes of this machine,
// owned by one of them.
import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { claim, type Claim } from './claim.ts';
import { freePort, isFree } from './ports.ts';
import { keepPostgres } from './postgres-keeper.ts';
import {
  binariesHome,
  chooseAccount,
  reaches,
  type Account,
  type AccountKind,
} from './postgres-account.ts';
import {
  copyBinaries,
  linkLibraries,
  packagedBinaries,
  type PostgresBinaries,
} from './postgres-binaries.ts';
import { prepareData } from './postgres-data.ts';
import { launch, START_MS } from './postgres-launch.ts';
import { clearAfterCrash, runningServer, stopServer, until } from './postgres-process.ts';
import { readSecret, urlOf, writeSecret } from './postgres-secret.ts';

export interface PostgresOptions {
  /**
   * Made on the first start. Beside it lie `<dataDir>.json` (password and port, mode 0600) and
   * `<dataDir>.log`.
   */
  readonly dataDir: string;
  /** Unset: the port of the last start if it is free, else any free one. */
  readonly port?: number | undefined;
  /** The port of whoever starts it: a free one that is chosen here is another one. */
  readonly keptPort?: number | undefined;
  /** False gives speed for safety, for tests only: a crash of the machine may lose data. */
  readonly durable?: boolean | undefined;
  /** Forces one of root's two ways; unset chooses the one that works here. */
  readonly account?: AccountKind | undefined;
  /** So long it waits for another process to become the owner, before it becomes it itself. */
  readonly patienceMs?: number | undefined;
  /**
   * The server ended and cannot be started again; unset, this process ends with the sentence that
   * says so.
   */
  readonly lost?: ((sentence: string) => void) | undefined;
  readonly log?: ((line: string) => void) | undefined;
}

export interface EmbeddedPostgres {
  /** postgres:// with user, password, port and database; listens on 127.0.0.1 only. */
  readonly url: string;
  readonly pid: number;
  /** False when another process owns the server; `stop` leaves it alone while that one lives. */
  readonly owner: boolean;
  stop(): Promise<void>;
}

/** The exit code of a process whose server is gone for good. */
const UNAVAILABLE = 69;

/**
 * Gives the server of a data directory: starts it, or takes over one whose owner died without
 * stopping it, or, while the owner
 * lives, simply answers with its address. Throws a sentence that says what to do when it cannot.
 */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.join(
    realDirectory(path.dirname(path.resolve(options.dataDir))),
    path.basename(options.dataDir),
  );
  const settled = {
    ...options,
    dataDir,
    log: options.log ?? (() => {}),
    lost: options.lost ?? endProcess,
    claimed: { dir: path.dirname(dataDir), what: `postgres-${path.basename(dataDir)}` },
  };
  const patient = Date.now() + (options.patienceMs ?? 0);
  for (const end = Date.now() + START_MS; Date.now() < end;) {
    const mayOwn = Date.now() >= patient;
    const mine = mayOwn ? await claim(settled.claimed.dir, settled.claimed.what) : undefined;
    if (mine) return startAsOwner(settled, mine);
    // Another process owns it and may still be starting it, or may die while it does.
    const ready = await until(() => runningServer(dataDir)?.ready === true, 500);
    const server = runningServer(dataDir);
    if (ready && server) return keep(settled, server, undefined);
  }
  throw new Error(
    `Another process of this program owns the database in ${dataDir} but has not made it ` +
      `ready in ${START_MS / 1000} s. See ${dataDir}.log.`,
  );
}

type Settled = PostgresOptions & {
  readonly log: (line: string) => void;
  readonly lost: (sentence: string) => void;
  readonly claimed: { readonly dir: string; readonly what: string };
};

/** Without its database a process is of no use to anybody. */
function endProcess(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exit(UNAVAILABLE);
}

/** From now on the server is looked after, by this process as soon as nobody else owns it. */
function keep(
  options: Settled,
  { pid, port }: { readonly pid: number; readonly port: number },
  mine: Claim | undefined,
): EmbeddedPostgres {
  const { dataDir } = options;
  const keeper = keepPostgres({
    ...options,
    mine,
    start: async () => void (await startNew({ ...options, port })),
  });
  const stop = async (): Promise<void> => {
    const owned = await keeper.stop();
    if (!owned) return;
    await stopServer(realpathSync(dataDir));
    await owned.release();
  };
  let stopped: Promise<void> | undefined;
  return {
    url: urlOf(readSecret(dataDir), port),
    pid,
    owner: mine !== undefined,
    stop: () => (stopped ??= stop()),
  };
}

async function startAsOwner(options: Settled, mine: Claim): Promise<EmbeddedPostgres> {
  try {
    return keep(options, (await adopt(options)) ?? (await startNew(options)), mine);
  } catch (error) {
    await mine.release();
    throw error;
  }
}

/**
 * A server that outlived its owner keeps its connections (a worker may be using it), so it is kept
 * rather than restarted.
 */
async function adopt({
  dataDir,
  port,
  log,
}: Settled): Promise<{ pid: number; port: number } | undefined> {
  const found = runningServer(dataDir);
  if (!found) return undefined;
  await until(() => runningServer(dataDir)?.ready !== false, START_MS);
  const server = runningServer(dataDir);
  if (
    server?.ready &&
    existsSync(`${dataDir}.json`) &&
    (port === undefined || port === server.port)
  ) {
    log(
      `Postgres was still running from an earlier start (process ${server.pid}, port ` +
        `${server.port}) and is used again`,
    );
    return server;
  }
  await stopServer(realpathSync(dataDir));
  return undefined;
}

async function startNew(options: Settled): Promise<{ pid: number; port: number }> {
  const { dataDir, port, keptPort, durable = true, log } = options;
  const account = chooseAccount(options.account);
  const binaries = usableBinaries(account, path.dirname(dataDir));
  const dir = prepareData(dataDir, account, binaries, log);
  await clearAfterCrash(dir);
  const here = { account, binaries, dir, logFile: `${dataDir}.log`, durable, log };
  const wanted = port ?? readSecret(dataDir).port;
  const first =
    wanted !== undefined && (port !== undefined || (wanted !== keptPort && (await isFree(wanted))))
      ? wanted
      : await freePort(keptPort);
  let attempt = await launch(here, first);
  // Somebody took the port between the look and the bind.
  if (
    'failure' in attempt &&
    port === undefined &&
    /Address already in use/.test(attempt.failure)
  ) {
    attempt = await launch(here, await freePort(keptPort));
  }
  if ('failure' in attempt)
    throw new Error(`Postgres did not start in ${dataDir}. It said:\n${attempt.failure.trim()}`);
  writeSecret(dataDir, { ...readSecret(dataDir), port: attempt.port });
  log(
    `Postgres ${binaries.version.split('.').slice(0, 2).join('.')} runs on port ` +
      `${attempt.port} (process ${attempt.pid}, ${account.kind})`,
  );
  return attempt;
}

function usableBinaries(account: Account, besideData: string): PostgresBinaries {
  const packaged = packagedBinaries();
  const usable = linkLibraries(packaged.dir) && reaches(account, path.join(packaged.dir, 'bin'));
  return usable ? packaged : copyBinaries(packaged, binariesHome(account, besideData));
}

function realDirectory(dir: string): string {
  mkdirSync(dir, { recursive: true });
  return realpathSync(dir);
}
