// What runs in a Postgres data directory right now: finding the server, waiting for it, stopping
// it, clearing up after a crash.
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RunningServer {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/**
 * The live server of a data directory, if there is one. A `postmaster.pid` left by a crash is seen
 * through.
 */
export function runningServer(dataDir: string): RunningServer | undefined {
  const [pid, , , port, , , , status] = pidFile(dataDir);
  if (!pid || !isPostmasterOf(Number(pid), dataDir)) return undefined;
  return { pid: Number(pid), port: Number(port), ready: status?.trim() === 'ready' };
}

function pidFile(dataDir: string): string[] {
  try {
    return readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** A dead, zombie or reused process id does not pass: its command line is gone or another one. */
function isPostmasterOf(pid: number, dataDir: string): boolean {
  const args = commandLine(pid);
  return args.some((arg) => path.basename(arg) === 'postgres') && args.includes(realDir(dataDir));
}

function commandLine(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

function realDir(dir: string): string {
  try {
    return realpathSync(dir);
  } catch {
    return path.resolve(dir);
  }
}

/**
 * Every Postgres process works in its data directory; processes of others, and a shell that stands
 * there, do not count.
 */
function processesIn(dataDir: string): number[] {
  const real = realDir(dataDir);
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres' &&
          readlinkSync(`/proc/${pid}/cwd`) === real
        );
      } catch {
        return false;
      }
    });
}

/** Waits until `done` answers true; false when `ms` milliseconds pass first. */
export async function until(done: () => boolean, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; !done(); await sleep(20)) if (Date.now() > end) return false;
  return true;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Stops the server of a data directory: fast shutdown, then harder. Returns when no process of it
 * is left.
 */
export async function stopServer(dataDir: string): Promise<void> {
  for (const [name, ms] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 10_000],
  ] as const) {
    const server = runningServer(dataDir);
    if (!server) break;
    signal(server.pid, name);
    if (
      await until(
        () => runningServer(dataDir) === undefined && processesIn(dataDir).length === 0,
        ms,
      )
    )
      return;
  }
  await clearAfterCrash(dataDir);
}

/**
 * After a crash of the server: waits for its last processes (they end by themselves when the
 * postmaster is gone, and are killed
 * if they do not), and removes a `postmaster.pid` that would keep the next server from starting.
 * Postgres itself copes with the
 * file of a dead process; it refuses where the id is held by a zombie or by an unrelated process.
 */
export async function clearAfterCrash(dataDir: string): Promise<void> {
  if (!(await until(() => processesIn(dataDir).length === 0, 10_000))) {
    for (const pid of processesIn(dataDir)) signal(pid, 'SIGKILL');
    if (!(await until(() => processesIn(dataDir).length === 0, 10_000))) {
      throw new Error(
        `Processes of an earlier Postgres still work in ${dataDir} and cannot be ended: ` +
          `${processesIn(dataDir).join(', ')}.`,
      );
    }
  }
  const pid = Number(pidFile(dataDir)[0]);
  if (Number.isInteger(pid) && pid > 0 && exists(pid))
    rmSync(path.join(dataDir, 'postmaster.pid'), { force: true });
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
