// A company to attack: the product as `npm start` runs it (supervisor, web and worker process,
// embedded Postgres, Chromium) on a directory of its own, how to kill each part, and how to end it.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_BUSINESS } from '../../apps/backend/platform/config.ts';
import { rooms } from '../../apps/backend/app.ts';
import { readConfig } from '../../apps/backend/platform/config.ts';
import { openRecords, type Records } from '../../apps/backend/platform/core/history/records.ts';
import { runningServer } from '../../apps/backend/platform/servers/embedded/postgres-process.ts';
import { ADMIN, sharedChromium } from '../product.ts';
import { browsersOf, killNow, processesOf, processOfRole } from '../start/processes.ts';
import { clockAhead } from '../vitest/clock-ahead.ts';
import { startMailServer, type MailServer } from '../vitest/mail-server.ts';
import { until } from '../vitest/until.ts';

/** What is killed with kill -9, one after the other. */
export const KINDS = ['api', 'worker', 'Postgres', 'Chromium', 'all of them'] as const;
export type Kind = (typeof KINDS)[number];
/** Whose memory is watched. */
export const MEASURED = ['api', 'worker'] as const;
export type MeasuredKind = (typeof MEASURED)[number];

export interface Company {
  readonly url: string;
  readonly dataDir: string;
  readonly mail: MailServer;
  /** Everything its processes printed. */
  readonly output: () => string;
  /** `GET /ready` answers 200. */
  ready(): Promise<boolean>;
  /** kill -9; resolves when it is done, `all of them` when the product was told to start again. */
  kill(kind: Kind): Promise<void>;
  /** Its clock goes so many days ahead, from the next time on that all of it is killed. */
  setClockAhead(days: number): void;
  /** What these processes have of the memory for themselves, in MiB; those that are there. */
  memory(): ReadonlyMap<MeasuredKind, number>;
  /** Database, event store and history, beside the running product. */
  look<T>(at: (records: Records) => Promise<T>): Promise<T>;
  /** Ends it and removes what it left. */
  stop(): Promise<void>;
}

/** Those that run just now. */
const running = new Set<Company>();
/** Ends every company that was started: for who is interrupted. */
export const stopAll = async (): Promise<void> => {
  await Promise.all([...running].map((company) => company.stop()));
};

const root = path.resolve(import.meta.dirname, '../..');
const READY_MILLIS = 2_000;

/** What the product is started with. */
const environmentOf = async (
  dataDir: string,
  port: number,
  mail: MailServer,
): Promise<Readonly<Record<string, string>>> => ({
  DATA_DIR: dataDir,
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  SMTP_URL: mail.url,
  WEB_ROOT: path.join(dataDir, 'none'),
  CHROMIUM_PATH: await sharedChromium(dataDir),
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  ...DEMO_BUSINESS,
  BUSINESS_CCB_NUMBER: '123456',
  LOG_LEVEL: 'error',
});

/** Starts it; `more` is further environment. Throws with its output when it does not come up. */
export async function startCompany(more: Readonly<Record<string, string>>): Promise<Company> {
  await using opening = new AsyncDisposableStack();
  const dataDir = opening.adopt(mkdtempSync(path.join(tmpdir(), 'purlin-assault-')), (dir) =>
    Promise.resolve(rmSync(dir, { recursive: true, force: true })),
  );
  const mail = opening.adopt(await startMailServer(), (server) => server.close());
  const port = await portToKeep();
  const url = `http://127.0.0.1:${port}`;
  const environment = { ...(await environmentOf(dataDir, port, mail)), ...more };
  let output = '';
  let clock = {};
  const begin = (): ChildProcess => {
    const child = spawn(process.execPath, ['tools/start.ts'], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment, ...clock },
    });
    const heard = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', heard);
    child.stderr.on('data', heard);
    return child;
  };
  const ready = (): Promise<boolean> => answers(`${url}/ready`);
  let supervisor = begin();
  opening.defer(() => end(supervisor, dataDir));
  await until('it is up', ready).catch(() => {
    throw new Error(`the product did not come up:\n${output}`);
  });
  const opened = opening.move();
  const company: Company = {
    url,
    dataDir,
    mail,
    output: () => output,
    ready,
    async kill(kind) {
      for (const pid of await victims(kind, dataDir)) killNow(pid);
      if (kind !== 'all of them') return;
      await allGone(dataDir);
      supervisor = begin();
    },
    setClockAhead: (days) => {
      clock = { NODE_OPTIONS: clockAhead(days) };
    },
    memory: () => memoryIn(dataDir),
    look: (at) => lookInto(environment, at),
    async stop() {
      running.delete(company);
      await opened.disposeAsync();
    },
  };
  running.add(company);
  return company;
}

/**
 * A free port that no outgoing connection is given meanwhile (Linux hands out 32768 and above): the
 * product comes back to it after a kill.
 */
async function portToKeep(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    const free = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!free) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

const answers = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(READY_MILLIS) }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** The processes of each kind at this moment. */
const PROCESSES: Readonly<Record<Kind, (dataDir: string) => readonly (number | undefined)[]>> = {
  api: (dataDir) => [processOfRole(dataDir, 'api')],
  worker: (dataDir) => [processOfRole(dataDir, 'worker')],
  Postgres: (dataDir) => [runningServer(path.join(dataDir, 'postgres'))?.pid],
  Chromium: browsersOf,
  'all of them': processesOf,
};

/** Those to kill, as soon as there is one. */
const victims = (kind: Kind, dataDir: string): Promise<readonly number[]> =>
  until(`there is ${kind} to kill`, () => {
    const found = PROCESSES[kind](dataDir).filter((pid) => pid !== undefined);
    return found.length > 0 && found;
  });

function memoryIn(dataDir: string): ReadonlyMap<MeasuredKind, number> {
  return new Map(
    MEASURED.flatMap((kind) => {
      const [pid] = PROCESSES[kind](dataDir);
      const status = pid === undefined ? '' : readFileSync(`/proc/${pid}/status`, 'utf8');
      const kib = /^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1];
      return kib === undefined ? [] : [[kind, Number(kib) / 1024] as const];
    }),
  );
}

async function lookInto<T>(
  environment: Readonly<Record<string, string>>,
  at: (records: Records) => Promise<T>,
): Promise<T> {
  await using opening = new AsyncDisposableStack();
  const deciders = rooms.flatMap((room) => room.deciders);
  const config = readConfig(environment);
  return await at(await openRecords(config, deciders, false, { info: () => {} }, opening));
}

/** In order; what is still there after that is killed. */
async function end(supervisor: ChildProcess, dataDir: string): Promise<void> {
  supervisor.kill('SIGTERM');
  await until('it has ended', () => processesOf(dataDir).length === 0).catch(() => undefined);
  await allGone(dataDir);
}

/** Kills whatever there is, also what was started while the others were listed. */
const allGone = (dataDir: string): Promise<boolean> =>
  until('all of it is gone', () => {
    const left = processesOf(dataDir);
    for (const pid of left) killNow(pid);
    return left.length === 0;
  });
