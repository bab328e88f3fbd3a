// The embedded Postgres: one server per data directory, shared by the processes of this machine,
// owned by one of them.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { claim, type Claim } from './claim.ts';
import { NAME } from './names.ts';
import { keepPostgres } from './postgres-keeper.ts';
import {
  binariesHome,
  chooseAccount,
  CHILD_ENV,
  linkData,
  own,
  placeData,
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
import { FAST_SETTINGS, SETTINGS } from './postgres-settings.ts';
import { clearAfterCrash, runningServer, stopServer, until } from './postgres-process.ts';

export interface PostgresOptions {
  /**
   * Made on the first start. Beside it lie `<dataDir>.json` (password and port, mode 0600) and
   * `<dataDir>.log`.
   */
  readonly dataDir: string;
  /** Unset: the port of the last start if it is free, else any free one. */
  readonly port?: number | undefined;
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

const USER = NAME;
const DATABASE = 'postgres';
const START_MS = 60_000;
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
    url: url(readSecret(dataDir), port),
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
  const account = chooseAccount(options.account);
  const binaries = usableBinaries(account, path.dirname(options.dataDir));
  const dir = prepareData(options.dataDir, account, binaries, options.log);
  await clearAfterCrash(dir);
  const wanted = options.port ?? readSecret(options.dataDir).port;
  const first =
    wanted !== undefined && (options.port !== undefined || (await isFree(wanted)))
      ? wanted
      : await freePort();
  let attempt = await launch(options, account, binaries, dir, first);
  // Somebody took the port between the look and the bind.
  if (
    'failure' in attempt &&
    options.port === undefined &&
    /Address already in use/.test(attempt.failure)
  ) {
    attempt = await launch(options, account, binaries, dir, await freePort());
  }
  if ('failure' in attempt)
    throw new Error(
      `Postgres did not start in ${options.dataDir}. It said:\n${attempt.failure.trim()}`,
    );
  writeSecret(options.dataDir, { ...readSecret(options.dataDir), port: attempt.port });
  options.log(
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

/**
 * Makes the data directory ready for the account; on the first start it is made aside and renamed,
 * so it is whole or absent.
 */
function prepareData(
  dataDir: string,
  account: Account,
  binaries: PostgresBinaries,
  log: Settled['log'],
): string {
  if (!existsSync(dataDir)) {
    const place = placeData(account, dataDir);
    if (!existsSync(`${dataDir}.json`))
      writeSecret(dataDir, { password: randomBytes(24).toString('base64url') });
    if (!existsSync(place.dir))
      initialise(place.dir, readSecret(dataDir).password, account, binaries);
    linkData(place);
    log(`A new database was made in ${place.dir}`);
  }
  const dir = realpathSync(dataDir);
  if (!reaches(account, path.dirname(dir))) {
    throw new Error(
      `Postgres cannot run as root and its account (uid ${account.uid}) may not enter ` +
        `${path.dirname(dir)}. Let others enter that directory (chmod o+x), move DATA_DIR, ` +
        'or set DATABASE_URL.',
    );
  }
  own(account, dir);
  const found = readFileSync(path.join(dir, 'PG_VERSION'), 'utf8').trim();
  const [major] = binaries.version.split('.');
  if (found !== major) {
    throw new Error(
      `The database in ${dataDir} was written by Postgres ${found}, and this program ` +
        `brings Postgres ${major}. Start the one that wrote it and move the data ` +
        `with pg_dump, or set DATABASE_URL to a Postgres ${found}.`,
    );
  }
  return dir;
}

function initialise(
  dir: string,
  password: string,
  account: Account,
  binaries: PostgresBinaries,
): void {
  const prefix = `${dir}.new-`;
  const interrupted = readdirSync(path.dirname(dir))
    .map((entry) => path.join(path.dirname(dir), entry))
    .filter((entry) => entry.startsWith(prefix));
  for (const left of interrupted) rmSync(left, { recursive: true, force: true });
  const unfinished = `${prefix}${randomUUID()}`;
  const passwordFile = `${unfinished}-password`;
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account.kind === 'nobody')
    for (const made of [unfinished, passwordFile]) chownSync(made, account.uid, account.gid);
  const [command, args] = account.wrap(path.join(binaries.dir, 'bin', 'initdb'), [
    '-D',
    unfinished,
    '-U',
    USER,
    '--pwfile',
    passwordFile,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]);
  const made = spawnSync(command, args, {
    ...identity(account),
    env: CHILD_ENV,
    cwd: '/',
    encoding: 'utf8',
  });
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new Error(
      `A new database could not be made in ${dir}. initdb ` +
        `said:\n${made.error?.message ?? `${made.stderr}${made.stdout}`.trim()}`,
    );
  }
  renameSync(unfinished, dir);
}

function identity(account: Account): { uid?: number; gid?: number } {
  return account.kind === 'nobody' ? { uid: account.uid, gid: account.gid } : {};
}

type Launched = { readonly pid: number; readonly port: number } | { readonly failure: string };

async function launch(
  options: Settled,
  account: Account,
  binaries: PostgresBinaries,
  dir: string,
  port: number,
): Promise<Launched> {
  const settings = [...SETTINGS, ...(options.durable === false ? FAST_SETTINGS : [])].flatMap(
    (setting) => ['-c', setting],
  );
  const [command, args] = account.wrap(path.join(binaries.dir, 'bin', 'postgres'), [
    '-D',
    dir,
    '-p',
    String(port),
    ...settings,
  ]);
  // A file takes the server's messages: it outlives us, so that a server taken over later still
  // says what it has to say.
  const logFile = `${options.dataDir}.log`;
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.1`);
  const output = openSync(logFile, 'a', 0o600);
  // Its own session: Ctrl-C in the terminal reaches us and not the server, which we then stop in
  // order.
  const child = spawn(command, args, {
    ...identity(account),
    env: CHILD_ENV,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  let failure: string | undefined;
  child.once('error', (error) => (failure ??= error.message));
  child.once('exit', (code, signal) => {
    failure ??= signal ?? `exit ${code}`;
    if (signal === 'SIGKILL' || code)
      options.log(
        `Postgres (process ${child.pid}) ended by itself: ${signal ?? `exit ${code}`}. See ` +
          `${logFile}.`,
      );
  });
  child.unref();
  const isReady = (): boolean =>
    runningServer(dir)?.pid === child.pid && runningServer(dir)?.ready === true;
  const settled = await until(() => failure !== undefined || isReady(), START_MS);
  if (settled && failure === undefined && child.pid !== undefined) return { pid: child.pid, port };
  await stopServer(dir);
  return {
    failure: [
      failure ?? `not ready after ${START_MS / 1000} s`,
      readFileSync(logFile, 'utf8'),
    ].join('\n'),
  };
}

interface Secret {
  readonly password: string;
  readonly port?: number;
}

function readSecret(dataDir: string): Secret {
  try {
    return JSON.parse(readFileSync(`${dataDir}.json`, 'utf8')) as Secret;
  } catch (error) {
    throw new Error(
      `The password of the database in ${dataDir} is kept in ${dataDir}.json, and that ` +
        'file cannot be read. Put it back from a backup.',
      { cause: error },
    );
  }
}

function writeSecret(dataDir: string, secret: Secret): void {
  const unfinished = `${dataDir}.json.new`;
  writeFileSync(unfinished, `${JSON.stringify(secret)}\n`, { mode: 0o600, flush: true });
  renameSync(unfinished, `${dataDir}.json`);
}

function url(secret: Secret, port: number): string {
  return `postgres://${USER}:${encodeURIComponent(secret.password)}@127.0.0.1:${port}/${DATABASE}`;
}

function realDirectory(dir: string): string {
  mkdirSync(dir, { recursive: true });
  return realpathSync(dir);
}

/**
 * Any free port on the loopback address (0 asks the system for one), or undefined when `port` is
 * taken.
 */
function bind(port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}

async function isFree(port: number): Promise<boolean> {
  return (await bind(port)) !== undefined;
}

async function freePort(): Promise<number> {
  const port = await bind(0);
  if (port === undefined) throw new Error('No free port on 127.0.0.1.');
  return port;
}
