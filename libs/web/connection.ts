// Tracks whether the server can be reached. The connection is lost when a call gets no response or
// the browser is offline; then the server is polled with exponential backoff until it responds.
// Pages that do not watch it get no notifications.

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 8_000;

/** The browser functions it depends on. */
export interface Surroundings {
  readonly isOffline: () => boolean;
  /** Whether the server answers at all. */
  readonly ask: () => Promise<boolean>;
}

export function connectionOf({ isOffline, ask }: Surroundings) {
  let watched = false;
  let away = false;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const become = (next: boolean) => {
    if (away === next) return;
    away = next;
    pause = FIRST_PAUSE_MS;
    for (const listener of listeners) listener();
  };
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    if (!isOffline() && (await ask())) return become(false);
    if (!watched) return undefined;
    become(true);
    clearTimeout(timer);
    timer = setTimeout(() => void look(), pause);
    pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
    return undefined;
  };
  return {
    isAway: () => away,
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** A call got no response. Check whether the server is down. */
    doubt: () => {
      if (watched && !away) void look();
    },
    /** Checks now, after a browser event or because the user asked to retry. */
    look: () => {
      pause = FIRST_PAUSE_MS;
      return look();
    },
    /** Starts watching. The returned function stops it. */
    watch: () => {
      watched = true;
      return () => {
        watched = false;
        clearTimeout(timer);
        become(false);
      };
    },
  };
}

const HEALTH = '/health';

/** This page's connection. */
export const connection = connectionOf({
  isOffline: () => !navigator.onLine,
  ask: () =>
    fetch(HEALTH, { method: 'HEAD', cache: 'no-store' }).then(
      // 502 and 504 come from a proxy whose upstream is down.
      ({ status }) => status !== 502 && status !== 504,
      () => false,
    ),
});

/** Throws if nothing can be fetched from this address right now. */
export async function expectServed(address: string): Promise<void> {
  const served = await fetch(address, { cache: 'no-cache' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!served) throw new Error(`${address} could not be loaded.`);
}
