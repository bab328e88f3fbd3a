// Gates: calls that are refused for want of a session, or of a password given lately, wait here
// until somebody has given it, and are then sent as they were.

export interface Gate {
  /** Somebody is there to be asked: from now on such a refusal is something to wait for. */
  readonly begin: () => void;
  /** Nobody is there any more, or they would not: whoever waits is refused. */
  readonly giveUp: () => void;
  /** It was given: whoever waits goes on. */
  readonly resume: () => void;
  /** Something waits. */
  readonly isShut: () => boolean;
  readonly onChange: (listener: () => void) => () => void;
  /** How often it was given when a call is sent; it is handed back with the call's refusal. */
  readonly round: () => number;
  /** A call of that round was refused. True: send it again. At once false where nobody is there. */
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
      // It was under way while it was given.
      if (sentIn !== round) return Promise.resolve(true);
      become('shut');
      return new Promise((go) => {
        waiting.push(go);
      });
    },
  };
}

/** Of this page: shut while the session has ended and the same person has not signed in again. */
export const sessionGate = gateOf();
/** Of this page: shut while the password has to be given again. */
export const passwordGate = gateOf();
