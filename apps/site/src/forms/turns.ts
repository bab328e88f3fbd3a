// Turns: so many pieces of work at a time, the others in the order they came.

/** Answers a function that carries out work in its turn. */
export function turns(atOnce: number): (work: () => Promise<void>) => Promise<void> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else running++;
    try {
      await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
