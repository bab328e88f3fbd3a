// Whether the server can be reached: lost when a call finds nobody or the browser is offline, asked
// for again and again until it answers. Small pages that do not watch it are told nothing.

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 8_000;

/** What it needs of the browser. */
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
    /** A call found nobody: is it so? */
    doubt: () => {
      if (watched && !away) void look();
    },
    /** The browser says that something changed, or somebody asks to try again. */
    look: () => {
      pause = FIRST_PAUSE_MS;
      return look();
    },
    /** From now on; the function it gives ends it. */
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

/** Of this page. */
export const connection = connectionOf({
  isOffline: () => !navigator.onLine,
  ask: () =>
    fetch(HEALTH, { method: 'HEAD', cache: 'no-store' }).then(
      // Something in between speaks for a server that does not.
      ({ status }) => status !== 502 && status !== 504,
      () => false,
    ),
});

/** Throws when nothing can be had at this address, now. */
export async function expectServed(address: string): Promise<void> {
  const served = await fetch(address, { cache: 'no-cache' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!served) throw new Error(`${address} could not be loaded.`);
}
