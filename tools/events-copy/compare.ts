// Compares two histories event by event and gives each a hash, so that two stores can also be
// compared on paper.
import { Fingerprinter, type Fingerprint } from '@purlin/event-store/fingerprint.ts';
import type { EventStore, RecordedEvent } from '@purlin/event-store/port.ts';

export interface Comparison {
  readonly source: Fingerprint;
  readonly target: Fingerprint;
  /**
   * The first event that differs, as both stores hold it; undefined when the histories are equal.
   */
  readonly difference: string | undefined;
}

/**
 * Reads both histories to their ends. Positions and creation times are the stores' own and do not
 * count.
 */
export async function compareHistories(
  source: EventStore,
  target: EventStore,
  onProgress: (events: number) => void = () => {},
): Promise<Comparison> {
  const [left, right] = [new Reader(source), new Reader(target)];
  let difference: string | undefined;
  for (let events = 0; ; events += 1) {
    const [one, other] = await Promise.all([left.next(), right.next()]);
    if (one === undefined && other === undefined) break;
    if (one !== other)
      difference ??=
        `event ${events + 1} is ${one ?? 'missing'} in the source and ${other ?? 'missing'} ` +
        'in the target';
    onProgress(events + 1);
  }
  return { source: left.fingerprint(), target: right.fingerprint(), difference };
}

/** Reads a store line by line and hashes what it reads. */
class Reader {
  readonly #events: AsyncIterator<RecordedEvent, unknown>;
  readonly #taken = new Fingerprinter();

  constructor(store: EventStore) {
    this.#events = store.readAll()[Symbol.asyncIterator]();
  }

  async next(): Promise<string | undefined> {
    const { done, value } = await this.#events.next();
    return done ? undefined : this.#taken.take(value);
  }

  fingerprint(): Fingerprint {
    return this.#taken.end();
  }
}
