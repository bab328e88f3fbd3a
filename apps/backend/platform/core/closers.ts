// Closers: what was opened is closed in the opposite order, whatever happens half way.

export interface Closers {
  /** Remembers how to close a thing that was just opened, and gives it back. */
  opened<T>(thing: T, close: (thing: T) => Promise<unknown>): T;
  /** Closes everything, newest first. A failure is reported and does not stop the rest. */
  close(): Promise<void>;
}

export function makeClosers(onFailure: (error: unknown) => void): Closers {
  const closers: (() => Promise<unknown>)[] = [];
  return {
    opened(thing, close) {
      closers.unshift(() => close(thing));
      return thing;
    },
    async close() {
      for (const closer of closers.splice(0)) await closer().catch(onFailure);
    },
  };
}
