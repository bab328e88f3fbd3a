// The session cache: the user of each session, for 5 s, so that not every call queries the
// database. When a process ends a session, a notice removes it from all caches.
import { LRUCache } from 'lru-cache';

/** What a notice that was lost can cost. */
const KNOWN_MS = 5_000;
const MOST = 5_000;

/** Whose a session is, and for how many milliseconds it lasts. */
export interface Owned {
  readonly userId: number;
  readonly leftMs: number;
}

export interface SessionCache {
  /** The user of a session: as remembered, or as `look` finds it; undefined when it has ended. */
  userOf(hash: string, look: () => Promise<Owned | undefined>): Promise<number | undefined>;
  /** This session has ended, or any may have. */
  forget(hash?: string): void;
  /** Whether ends are heard of: without, nothing is remembered. */
  hears(does: boolean): void;
}

type Looking = Promise<Owned | undefined>;

export function openSessionCache(): SessionCache {
  const known = new LRUCache<string, Looking>({ max: MOST, ttl: KNOWN_MS });
  let hearing = false;
  const forget = (hash?: string): void => {
    if (hash === undefined) known.clear();
    else known.delete(hash);
  };
  /** One that is forgotten while it is looked up stays so. */
  const settle = (hash: string, looking: Looking, found?: Owned): void => {
    if (known.peek(hash) !== looking) return;
    if (!found) known.delete(hash);
    else if (found.leftMs < KNOWN_MS) known.set(hash, looking, { ttl: Math.max(1, found.leftMs) });
  };
  return {
    forget,
    hears(does) {
      hearing = does;
      forget();
    },
    async userOf(hash, look) {
      const remembered = known.get(hash);
      if (remembered) return (await remembered)?.userId;
      const looking = look();
      if (hearing) known.set(hash, looking);
      looking.then(
        (found) => settle(hash, looking, found),
        () => settle(hash, looking),
      );
      return (await looking)?.userId;
    },
  };
}
