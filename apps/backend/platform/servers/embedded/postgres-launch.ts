// Launching an embedded Postgres: the server's process, and whether it became ready.
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { CHILD_ENV, identityOf, type Account } from './postgres-account.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { runningServer, stopServer, until } from './postgres-process.ts';
import { FAST_SETTINGS, SETTINGS } from './postgres-settings.ts';

export const START_MS = 60_000;

export interface Launch {
  readonly account: Account;
  readonly binaries: PostgresBinaries;
  /** Where the data really lies. */
  readonly dir: string;
  /** Takes the server's messages. */
  readonly logFile: string;
  readonly durable: boolean;
  readonly log: (line: string) => void;
}

type Launched = { readonly pid: number; readonly port: number } | { readonly failure: string };

/** Answers when the server can be used, or has failed; then nothing of it is left. */
export async function launch(options: Launch, port: number): Promise<Launched> {
  const { dir, logFile } = options;
  const child = spawnServer(options, port);
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

function spawnServer(
  { account, binaries, dir, logFile, durable }: Launch,
  port: number,
): ChildProcess {
  const settings = [...SETTINGS, ...(durable ? [] : FAST_SETTINGS)];
  const [command, args] = account.wrap(path.join(binaries.dir, 'bin', 'postgres'), [
    '-D',
    dir,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  // A file takes the server's messages: it outlives us, so that a server taken over later still
  // says what it has to say.
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.1`);
  const output = openSync(logFile, 'a', 0o600);
  // Its own session: Ctrl-C in the terminal reaches us and not the server, which we then stop in
  // order.
  const child = spawn(command, args, {
    ...identityOf(account),
    env: CHILD_ENV,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  return child;
}
