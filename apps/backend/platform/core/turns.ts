// Turns: any number at once, or one alone. Whoever comes waits for whoever is there, within this
// process.

export interface Turns {
  /** Runs beside others that came this way, never beside one that is alone. */
  together<T>(work: () => Promise<T>): Promise<T>;
  /** Runs when everybody who was there before is done; who comes meanwhile waits. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

export function openTurns(): Turns {
  const running = new Set<Promise<unknown>>();
  let only: Promise<unknown> | undefined;
  return {
    async together(work) {
      // Nothing may come between the last look and the start: somebody alone would look too.
      for (let before = only; before; before = only) await before;
      const turn = work();
      running.add(turn);
      return turn.finally(() => running.delete(turn));
    },
    async alone(work) {
      for (let before = only; before; before = only) await before;
      const turn = Promise.allSettled(running).then(work);
      only = turn.then(
        () => (only = undefined),
        () => (only = undefined),
      );
      return turn;
    },
  };
}
