// A read-write lock within this process.

export interface ReadWriteLock {
  /** Runs `work` beside other readers, never beside a writer. */
  read<T>(work: () => Promise<T>): Promise<T>;
  /** Runs `work` alone, when all readers and the writer before it are done; later ones wait. */
  write<T>(work: () => Promise<T>): Promise<T>;
}

export function openReadWriteLock(): ReadWriteLock {
  const reading = new Set<Promise<unknown>>();
  let writing: Promise<unknown> | undefined;
  return {
    async read(work) {
      // Nothing may come between the last look and the start: a writer would look too.
      for (let before = writing; before; before = writing) await before;
      const turn = work();
      reading.add(turn);
      return turn.finally(() => reading.delete(turn));
    },
    async write(work) {
      for (let before = writing; before; before = writing) await before;
      const turn = Promise.allSettled(reading).then(work);
      writing = turn.then(
        () => (writing = undefined),
        () => (writing = undefined),
      );
      return turn;
    },
  };
}
