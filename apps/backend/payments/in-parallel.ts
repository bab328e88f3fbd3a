// Many streams, each asked by itself: as many at once as the event store writes together.

const AT_ONCE = 64;

/** Does the work for each thing, so many at once; what it gives stands in their order. */
export async function inParallel<T, R>(
  things: readonly T[],
  work: (thing: T) => Promise<R>,
): Promise<R[]> {
  const done: R[] = Array.from({ length: things.length });
  let next = 0;
  const line = async (): Promise<void> => {
    while (next < things.length) {
      const n = next++;
      done[n] = await work(things[n]!);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, things.length) }, line));
  return done;
}
