// npm start: a web and a worker process beside the embedded servers; all of them end together,
// however they are ended, and what dies alone comes back.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningServer } from '../../apps/backend/platform/servers/embedded/postgres-process.ts';
import { freePort } from '../../apps/backend/platform/servers/embedded/ports.ts';
import { until } from '../vitest/until.ts';
import { killNow, processesOf, processOfRole } from './processes.ts';

const root = path.resolve(import.meta.dirname, '../..');
// One data directory for all: each start also proves that what ended before it left nothing behind.
let dataDir: string;
let started: ChildProcess | undefined;
let output = '';
let url = '';
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'purlin-start-'));
  url = `http://127.0.0.1:${await freePort()}`;
});
afterAll(async () => {
  for (const pid of processes()) killNow(pid);
  await until('all are gone', () => processes().length === 0);
  rmSync(dataDir, { recursive: true, force: true });
});

/** `command` begins to start the product on its data directory. */
function begin(
  command: string,
  args: readonly string[],
  password = 'correct-horse-battery',
): ChildProcess {
  output = '';
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: new URL(url).port,
      SEED: 'none',
      ADMIN_PASSWORD: password,
      WEB_ROOT: path.join(dataDir, 'none'),
    },
  });
  started = child;
  const heard = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout.on('data', heard);
  child.stderr.on('data', heard);
  return child;
}

/** As `begin`; resolves when the product says where it is. */
async function start(command: string, args: readonly string[]): Promise<ChildProcess> {
  const child = begin(command, args);
  await until('it is up', () => output.includes('Purlin is running')).catch(() => {
    throw new Error(`not up:\n${output}`);
  });
  return child;
}
const startTool = () => start(process.execPath, ['tools/start.ts']);
const startNpm = () => start('npm', ['start']);

const processes = (): number[] => processesOf(dataDir);
const processOf = (role: string): number | undefined => processOfRole(dataDir, role);
const answers = (): Promise<boolean> =>
  fetch(`${url}/ready`).then(
    ({ status }) => status === 200,
    () => false,
  );
const allGone = () => until('all are gone', () => processes().length === 0);

/** The product of the test before when it still runs, otherwise a new one. */
const running = async (): Promise<ChildProcess> =>
  processes().length > 0 && (await answers()) ? started! : startTool();

describe('everything ends together, and the next start works at once,', () => {
  it('also when it is killed before it is up', async () => {
    const child = begin(process.execPath, ['tools/start.ts']);
    await until(
      'its processes start',
      () => processOf('api') !== undefined && processOf('worker') !== undefined,
    );
    child.kill('SIGKILL');
    await allGone();
  });

  it.each([
    ['SIGINT', startTool],
    ['SIGTERM', startTool],
    ['SIGHUP', startTool],
    ['SIGKILL', startTool],
    ['SIGTERM', startNpm],
    ['SIGKILL', startNpm],
  ] as const)('after %s', async (signal, startIt) => {
    const child = await startIt();
    expect(await answers()).toBe(true);
    expect(processOf('api')).toBeDefined();
    expect(processOf('worker')).toBeDefined();
    child.kill(signal);
    await allGone();
  });
});

describe('what dies alone comes back', () => {
  it.each(['api', 'worker'])('the %s process', async (role) => {
    await running();
    const before = processOf(role)!;
    process.kill(before, 'SIGKILL');
    await until('another one runs', () => ![undefined, before].includes(processOf(role)));
    await until('it answers', answers);
  });
  it('the embedded Postgres', async () => {
    await running();
    const server = runningServer(path.join(dataDir, 'postgres'))!;
    process.kill(server.pid, 'SIGKILL');
    await until(
      'another one runs',
      () => ![undefined, server.pid].includes(runningServer(path.join(dataDir, 'postgres'))?.pid),
    );
    await until('it answers', answers);
  });
});

it('whoever waits at a screen goes before what the worker does', async () => {
  await running();
  await until(
    'the worker has yielded',
    () => getPriority(processOf('worker')) > getPriority(processOf('api')),
  );
});

/** Kills each process of this role as soon as there is one. */
async function killEach(role: string, isOver: (kills: number) => boolean): Promise<void> {
  let last: number | undefined;
  for (let kills = 0; !isOver(kills); await new Promise((go) => setTimeout(go, 50))) {
    const pid = processOf(role);
    if (pid === undefined || pid === last) continue;
    killNow(pid);
    kills += 1;
    last = pid;
  }
}

it('ends with a sentence and an exit code when it cannot go on', async () => {
  const child = await running();
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await killEach('api', () => child.exitCode !== null);
  expect(await gone).toBe(69);
  expect(output).toContain('The api process was ended by SIGKILL, 5 times one after the other.');
  await allGone();
});

it('shows a password that was made, also by a process that was started again', async () => {
  for (const pid of processes()) killNow(pid);
  await allGone();
  rmSync(dataDir, { recursive: true, force: true });
  dataDir = mkdtempSync(path.join(tmpdir(), 'purlin-start-'));
  begin(process.execPath, ['tools/start.ts'], '');
  const shown = () =>
    Array.from(output.matchAll(/Sign in.*admin@purlin\.example   (\S+)\n/g), ([, one]) => one!);
  await until('one is shown', () => shown().length === 1);
  killNow(processOf('api')!);
  await until('another one is shown', () => shown().length === 2);
  const [first, second] = shown();
  const signIn = async (password: string): Promise<number> => {
    const response = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@purlin.example', password }),
    });
    return response.status;
  };
  expect([await signIn(first!), await signIn(second!)]).toEqual([401, 200]);
  for (const pid of processes()) killNow(pid);
  await allGone();
});

it('goes on without a worker that dies again and again', async () => {
  await running();
  await killEach('worker', (kills) => kills > 5);
  expect(await answers()).toBe(true);
  await until('another one runs', () => processOf('worker') !== undefined);
});
