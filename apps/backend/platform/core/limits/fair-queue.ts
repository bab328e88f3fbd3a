// Fair turns at work that takes a core to itself: people who are known have a line of their own,
// and whoever fills a line is the one who is sent away from it.
import { TryLater } from './brake.ts';

const BUSY_SECONDS = 2;
/** While both wait, strangers have every fourth turn. */
const STRANGERS_TURN = 4;

/** Who waits. */
export interface Asker {
  readonly known: boolean;
  /** What they have in common with others who ask, such as an account or an address. */
  readonly shares: readonly string[];
}

export interface FairQueue {
  /**
   * Carries out the work in its turn. Throws TryLater: `too-often` to whoever has most in a line
   * that is full, `too-busy` when everybody in it is somebody else.
   */
  inTurn<T>(asker: Asker, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly shares: readonly string[];
  readonly begin: () => void;
  readonly refuse: (why: TryLater) => void;
}

/** `atOnce` are under way together; in each of the two lines so many wait. */
export function fairQueue(atOnce: number, waiting: number): FairQueue {
  const lines = { known: openLine(waiting), strangers: openLine(waiting) };
  let running = 0;
  let turn = 0;
  const next = (): Waiting | undefined => {
    turn++;
    const [first, second] =
      turn % STRANGERS_TURN === 0 ? [lines.strangers, lines.known] : [lines.known, lines.strangers];
    return first.next() ?? second.next();
  };

  return {
    async inTurn({ known, shares }, work) {
      if (running >= atOnce)
        await new Promise<void>((begin, refuse) =>
          lines[known ? 'known' : 'strangers'].join({ shares, begin, refuse }),
        );
      else running++;
      try {
        return await work();
      } finally {
        // The turn is handed on, or given back.
        const following = next();
        if (following) following.begin();
        else running--;
      }
    },
  };
}

/**
 * A line in order of arrival, in which nobody has two turns running while others wait. Where it
 * ends, the one with most in it has one less.
 */
function openLine(most: number) {
  const line: Waiting[] = [];
  let before: readonly string[] = [];

  return {
    next(): Waiting | undefined {
      const other = line.findIndex(({ shares }) => !shares.some((one) => before.includes(one)));
      const [found] = line.splice(Math.max(0, other), 1);
      before = found?.shares ?? [];
      return found;
    },
    join(one: Waiting): void {
      line.push(one);
      if (line.length <= most) return;
      const times = new Map<string, number>();
      for (const share of line.flatMap(({ shares }) => shares))
        times.set(share, (times.get(share) ?? 0) + 1);
      const shareOf = ({ shares }: Waiting): number =>
        Math.max(1, ...shares.map((share) => times.get(share)!));
      const greatest = Math.max(...line.map(shareOf));
      // The last one to come of those who have most.
      const sent = line.findLastIndex((each) => shareOf(each) === greatest);
      const why = greatest === 1 ? 'too-busy' : 'too-often';
      line.splice(sent, 1)[0]!.refuse(new TryLater(why, BUSY_SECONDS));
    },
  };
}
