// Gates hold calls that were refused for a missing session or a stale password. Once the user has
// signed in or entered the password again, the calls are resent unchanged.

export interface Gate {
  /** A screen can prompt the user now. From here on, refused calls wait. */
  readonly begin: () => void;
  /** The prompt is gone or was dismissed. Refuses all waiting calls. */
  readonly giveUp: () => void;
  /** The user has signed in or entered the password. Releases all waiting calls. */
  readonly resume: () => void;
  /** Whether the gate is closed. A call is waiting. */
  readonly isShut: () => boolean;
  readonly onChange: (listener: () => void) => () => void;
  /**
   * The number of times the gate has been released. Read it when sending a call and pass it to
   * `again` if the call is refused.
   */
  readonly round: () => number;
  /**
   * Waits after a refused call that was sent in that round. Resolves to true if it should be
   * resent, and at once to false if no screen can prompt.
   */
  readonly again: (round: number) => Promise<boolean>;
}

export function gateOf(): Gate {
  let state: 'nobody' | 'open' | 'shut' = 'nobody';
  let round = 0;
  let waiting: ((again: boolean) => void)[] = [];
  const listeners = new Set<() => void>();
  const become = (next: typeof state) => {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const release = (again: boolean) => {
    round += 1;
    const released = waiting;
    waiting = [];
    for (const go of released) go(again);
  };
  return {
    begin: () => {
      if (state === 'nobody') become('open');
    },
    giveUp: () => {
      become('nobody');
      release(false);
    },
    resume: () => {
      if (state === 'nobody') return;
      become('open');
      release(true);
    },
    isShut: () => state === 'shut',
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    round: () => round,
    again: (sentIn) => {
      if (state === 'nobody') return Promise.resolve(false);
      // The gate was released while the call was in flight.
      if (sentIn !== round) return Promise.resolve(true);
      become('shut');
      return new Promise((go) => {
        waiting.push(go);
      });
    },
  };
}

/**
 * This page's session gate. Shut from the end of the session until the same user signs in again.
 */
export const sessionGate = gateOf();
/** This page's password gate. Shut while the password has to be entered again. */
export const passwordGate = gateOf();
