// Brakes: so many wrong tries in a window, then a pause, and a longer one each time that day. The
// count is shared by all processes, and nobody who is right waits for it.
import { LRUCache } from 'lru-cache';
import type { Counters } from '../../servers/counters.ts';

const LONGEST_PAUSE_MS = 15 * 60_000;
const DAY_SECONDS = 86_400;
/** Keys that a process knows the state of; what it forgot the next wrong try tells it again. */
const REMEMBERED = 5_000;
/** States that are over are let go of from time to time: nobody may ever ask for them again. */
const PURGE_MS = 60_000;
/** So many tries wait for one that is allowed, for each that is allowed at once. */
const WAITING_FOR_ONE = 5;
const BUSY_SECONDS = 5;

/** Come again later: too many tries, or too much to do at the moment. */
export class TryLater extends Error {
  override readonly name = 'TryLater';
  readonly why: 'too-often' | 'too-busy';
  readonly seconds: number;
  /** An account is closed to whoever tries, for so long. */
  readonly locksOut: boolean;
  constructor(why: TryLater['why'], seconds: number, locksOut = false) {
    super(`${why}: again in ${seconds} s`);
    this.why = why;
    this.seconds = seconds;
    this.locksOut = locksOut;
  }
}

export interface BrakeOptions {
  readonly name: string;
  /** Tries in a window. */
  readonly allowed: number;
  readonly windowSeconds: number;
  /** Whether pauses grow: they double, up to a quarter of an hour. */
  readonly grows: boolean;
  /** Keys are accounts, not addresses: who has to wait is locked out. */
  readonly locksOut?: boolean;
}

export interface Brake {
  /**
   * Lets this key have a try, which says itself when it was `wrong`. Throws TryLater when it was
   * wrong too often. At most as many run at once as wrong tries are left, and a few times as many
   * wait, so that a burst is no way around the limit.
   */
  attempt<T>(key: string, work: (wrong: () => void) => Promise<T>): Promise<T>;
}

/**
 * A process learns what the others counted with its own next wrong try: over all of them there are
 * as many more as there are processes, and a try that is right costs nothing.
 */
export function brake(options: BrakeOptions, counters: Counters): Brake {
  const state = sharedState(options, counters);
  const queue = new Map<string, { readonly running: Set<Promise<void>>; waiting: number }>();

  /**
   * What there is to wait for until one more may run; undefined when one may. Throws TryLater when
   * none may, or too many wait.
   */
  function before(key: string): Promise<void> | undefined {
    const left = state.left(key);
    const here = queue.get(key);
    if (!here || here.running.size < left) return undefined;
    if (here.waiting >= left * WAITING_FOR_ONE) throw new TryLater('too-often', BUSY_SECONDS);
    here.waiting++;
    return Promise.race(here.running).finally(() => {
      here.waiting--;
      if (here.running.size === 0 && here.waiting === 0) queue.delete(key);
    });
  }
  /** Carries out a try and counts it when it was wrong, before anybody hears how it ended. */
  async function counted<T>(key: string, work: (wrong: () => void) => Promise<T>): Promise<T> {
    let wrong = false;
    try {
      return await work(() => {
        wrong = true;
      });
    } finally {
      if (wrong) await state.wrong(key);
    }
  }

  return {
    async attempt(key, work) {
      // Nothing may come between the look and the start: others would look too.
      for (let wait = before(key); wait; wait = before(key)) await wait;
      const trying = counted(key, work);
      const here = queue.get(key) ?? { running: new Set(), waiting: 0 };
      queue.set(key, here);
      const over: Promise<void> = trying
        .then(
          () => {},
          () => {},
        )
        .then(() => {
          here.running.delete(over);
          if (here.running.size === 0 && here.waiting === 0) queue.delete(key);
        });
      here.running.add(over);
      return trying;
    },
  };
}

/** How many wrong tries each key has left, as far as this process knows. */
function sharedState(
  { name, allowed, windowSeconds, grows, locksOut }: BrakeOptions,
  counters: Counters,
) {
  const wrongs = counters.of(name, windowSeconds);
  const pauses = counters.of(`${name} pauses`, DAY_SECONDS);
  const known = new LRUCache<string, { readonly left: number; readonly until: number }>({
    max: REMEMBERED,
  });
  let purgedAt = 0;

  /** How long the pause is that begins now, in milliseconds. */
  const pauseOf = async (key: string, leftMs: number): Promise<number> => {
    const { times } = await pauses.add(key);
    const pauseMs = Math.min(LONGEST_PAUSE_MS, windowSeconds * 1_000 * 2 ** (times - 1));
    return times === 1 ? leftMs : pauseMs;
  };

  return {
    /** Throws TryLater at none. */
    left(key: string): number {
      const state = known.get(key);
      const restMs = state ? state.until - Date.now() : 0;
      if (!state || restMs <= 0) return allowed;
      if (state.left <= 0) throw new TryLater('too-often', Math.ceil(restMs / 1000), locksOut);
      return state.left;
    },
    async wrong(key: string): Promise<void> {
      const { times, leftMs } = await wrongs.add(key);
      let restMs = leftMs;
      if (times === allowed && grows) {
        restMs = await pauseOf(key, leftMs);
        await wrongs.keep(key, times, restMs);
      }
      // Answers may overtake each other: an older one does not give back what is used up.
      const now = Date.now();
      const before = known.get(key);
      const holds = before !== undefined && before.until > now;
      const until = holds ? Math.max(before.until, now + restMs) : now + restMs;
      const left = holds ? Math.min(before.left, allowed - times) : allowed - times;
      if (now - purgedAt > PURGE_MS) {
        known.purgeStale();
        purgedAt = now;
      }
      known.set(key, { left, until }, { ttl: Math.max(1, until - now) });
    },
  };
}
