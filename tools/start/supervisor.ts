// The supervisor: keeps the product's processes running, starts one again that died, and ends all
// of them together.
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A process that was up for so long did not fail at its start. */
const STEADY_MS = 30_000;
/** So many deaths one after the other, and another start is no use. */
const MOST_DEATHS = 5;
const AGAIN_MS = 500;
/** What only works behind the web is started again for ever, at longer and longer intervals. */
const LONGEST_PAUSE_MS = 30_000;
/** main.ts itself takes at most 25 s; after that nobody waits for it. */
const STOP_MS = 30_000;
/**
 * glibc's own heap lends long-lived pieces room between those that come and go, so that what was
 * freed stays with the process. From 16 KiB on (documents, pictures, bodies) each piece is mapped
 * by itself and goes back to the system with its last user (docs/decisions/0009). Other systems do
 * not read this. The Dockerfile says the same.
 */
const GIVE_MEMORY_BACK = { MALLOC_MMAP_THRESHOLD_: '16384' };
/** The configuration cannot be used: another start cannot help. */
const CONFIG = 78;
/** It was tried, and it does not stay up. */
const UNAVAILABLE = 69;

export interface Role {
  readonly role: 'all' | 'api' | 'worker';
  /** Each line it prints. */
  readonly onLine: (line: string) => void;
}

export interface Supervisor {
  /** Ends them one after the other, the last one first; resolves when all are gone. */
  stop(): Promise<void>;
}

interface Running extends Role {
  child: ChildProcess;
  startedAt: number;
  deaths: number;
}

/** `failed` is called with an exit code and a sentence when it cannot go on. */
export function supervise(
  roles: readonly Role[],
  failed: (code: number, sentence: string) => void,
): Supervisor {
  let stopping: Promise<void> | undefined;
  const running: Running[] = [];

  const start = ({ role, onLine }: Role): ChildProcess => {
    const child = spawn(process.execPath, ['--enable-source-maps', 'apps/backend/main.ts'], {
      // The channel tells it when this process is gone, however it ended.
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { LOG_LEVEL: 'warn', ...GIVE_MEMORY_BACK, ...process.env, ROLE: role },
      // Ctrl-C in the terminal reaches this process, which stops them in order.
      detached: true,
    });
    createInterface({ input: child.stdout! }).on('line', onLine);
    return child;
  };
  const keep = (one: Running): void => {
    one.child.once('exit', (code, signal) => {
      if (stopping) return;
      const steady = Date.now() - one.startedAt > STEADY_MS;
      one.deaths = steady ? 1 : one.deaths + 1;
      const how = signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
      if (code === CONFIG) return failed(CONFIG, `The ${one.role} process cannot start.`);
      const behind = one.role === 'worker' && roles.length > 1;
      if (one.deaths >= MOST_DEATHS && !behind)
        return failed(
          UNAVAILABLE,
          `The ${one.role} process ${how}, ${one.deaths} times one after the other. Purlin ` +
            'stops. What it said above tells why.',
        );
      const pause = Math.min(AGAIN_MS * one.deaths, LONGEST_PAUSE_MS);
      console.error(`The ${one.role} process ${how} and is started again.`);
      setTimeout(() => {
        if (stopping) return;
        one.startedAt = Date.now();
        one.child = start(one);
        keep(one);
      }, pause);
    });
  };
  for (const role of roles) {
    const one = { ...role, child: start(role), startedAt: Date.now(), deaths: 0 };
    running.push(one);
    keep(one);
  }

  const stop = async (): Promise<void> => {
    // The api owns the embedded servers, so whoever uses them goes first.
    for (const { child } of running.toReversed()) await end(child);
  };
  return { stop: () => (stopping ??= stop()) };
}

/** Asks a process to end, and makes it end when it does not. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const tooLong = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await gone;
  clearTimeout(tooLong);
}
