// The keeper of the embedded Postgres: starts a server again that died, and takes over one whose
// owner is gone.
import { setTimeout as sleep } from 'node:timers/promises';
import { claim, type Claim } from './claim.ts';
import { runningServer } from './postgres-process.ts';

const LOOK_MS = 250;
const TRIES = 6;
const AGAIN_MS = 1_000;

export interface KeeperOptions {
  readonly dataDir: string;
  /** The name of the claim that makes a process the owner. */
  readonly claimed: { readonly dir: string; readonly what: string };
  /** What this process owns already. */
  readonly mine: Claim | undefined;
  /** Starts it on the same port as before. */
  readonly start: () => Promise<void>;
  readonly log: (line: string) => void;
  /** It cannot be started again; the sentence says why. */
  readonly lost: (sentence: string) => void;
}

export interface Keeper {
  /**
   * Looks no more. The answer is the claim of the owner: this process's, or one whose owner is
   * gone; undefined while somebody else owns the server.
   */
  stop(): Promise<Claim | undefined>;
}

/** Of the processes that use a server, one owns it and sees to it; the next one when it is gone. */
export function keepPostgres(options: KeeperOptions): Keeper {
  const { dataDir, claimed, log, lost } = options;
  const stopped = new AbortController();
  let mine = options.mine;

  const revive = async (): Promise<void> => {
    for (let tries = 1; !stopped.signal.aborted; tries++) {
      try {
        log('Postgres is gone and is started again');
        return await options.start();
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (tries === TRIES)
          return lost(`Postgres ended by itself and cannot be started again. ${reason}`);
        await sleep(AGAIN_MS, undefined, { signal: stopped.signal }).catch(() => {});
      }
    }
  };
  const watch = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await sleep(LOOK_MS, undefined, { ref: false, signal: stopped.signal }).catch(() => {});
      if (stopped.signal.aborted || runningServer(dataDir)) continue;
      mine ??= await claim(claimed.dir, claimed.what);
      if (mine && !stopped.signal.aborted) await revive();
    }
  };
  const watching = watch();
  return {
    async stop() {
      stopped.abort();
      await watching;
      return mine ?? claim(claimed.dir, claimed.what);
    },
  };
}
