// Lanes: who waits for a printed document is served by who they are, not by who came first: people
// at work, then e-mails, then strangers with a link, then copies, which nobody waits for.

/** From the first served to the last. */
export const lanes = ['people', 'mail', 'strangers', 'copies'] as const;
export type Lane = (typeof lanes)[number];

/** Those that never have all turns, however many of them wait. */
const PATIENT: ReadonlySet<Lane> = new Set(['strangers', 'copies']);

/** Nobody waits for the document any more. */
export class Abandoned extends Error {
  override readonly name = 'Abandoned';
}

interface Waiting {
  readonly take: () => void;
}

/**
 * At most `limit` holders at a time, of which strangers and copies never have all: one turn is kept
 * for people and e-mails as soon as there are two. `take` answers with the function that gives the
 * turn back; it throws `Abandoned` when `signal` is aborted before the turn has come.
 */
export function printLanes(limit: number): {
  take(lane: Lane, signal?: AbortSignal): Promise<() => void>;
} {
  const waiting: Record<Lane, Set<Waiting>> = {
    people: new Set(),
    mail: new Set(),
    strangers: new Set(),
    copies: new Set(),
  };
  const held: Record<Lane, number> = { people: 0, mail: 0, strangers: 0, copies: 0 };
  const holders = (): number => lanes.reduce((sum, lane) => sum + held[lane], 0);
  const mayEnter = (lane: Lane): boolean =>
    holders() < limit &&
    (!PATIENT.has(lane) || held.strangers + held.copies < Math.max(1, limit - 1));

  function next(): void {
    for (const lane of lanes)
      for (const one of waiting[lane]) {
        if (!mayEnter(lane)) break;
        waiting[lane].delete(one);
        one.take();
      }
  }

  function enter(lane: Lane): () => void {
    held[lane] += 1;
    return () => {
      held[lane] -= 1;
      next();
    };
  }

  return {
    async take(lane, signal) {
      if (signal?.aborted) throw new Abandoned();
      if (mayEnter(lane) && waiting[lane].size === 0) return enter(lane);
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          waiting[lane].delete(one);
          reject(new Abandoned());
        };
        const one: Waiting = {
          take: () => {
            signal?.removeEventListener('abort', leave);
            resolve(enter(lane));
          },
        };
        waiting[lane].add(one);
        signal?.addEventListener('abort', leave, { once: true });
      });
    },
  };
}
