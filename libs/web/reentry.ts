// A session that ends while somebody works: calls that are refused for want of it wait here until
// the same person has signed in again, and are then sent as they were.

export interface Reentry {
  /** Somebody is signed in: from now on such a refusal means that their session has ended. */
  readonly begin: () => void;
  /** Nobody is signed in any more, or somebody else: whoever waits is refused. */
  readonly giveUp: () => void;
  /** The same person has signed in again: whoever waits goes on. */
  readonly resume: () => void;
  readonly hasEnded: () => boolean;
  readonly onChange: (listener: () => void) => () => void;
  /** Which session a call is sent in; it is handed back with the call's refusal. */
  readonly round: () => number;
  /**
   * A call of that round was refused. True: send it again. At once false where nobody was signed
   * in.
   */
  readonly again: (round: number) => Promise<boolean>;
}

export function reentryOf(): Reentry {
  let state: 'nobody' | 'here' | 'ended' = 'nobody';
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
      if (state === 'nobody') become('here');
    },
    giveUp: () => {
      become('nobody');
      release(false);
    },
    resume: () => {
      become('here');
      release(true);
    },
    hasEnded: () => state === 'ended',
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    round: () => round,
    again: (sentIn) => {
      if (state === 'nobody') return Promise.resolve(false);
      // It was under way while somebody signed in.
      if (sentIn !== round) return Promise.resolve(true);
      become('ended');
      return new Promise((go) => {
        waiting.push(go);
      });
    },
  };
}

/** Of this page. */
export const reentry = reentryOf();
