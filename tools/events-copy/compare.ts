// Compares two histories event by event and gives each a hash, so that two stores can also be
// compared on paper.
import { createHash } from 'node:crypto';
import type { EventStore, RecordedEvent } from '@purlin/event-store/port.ts';

export interface Comparison {
  readonly source: Fingerprint;
  readonly target: Fingerprint;
  /**
   * The first event that differs, as both stores hold it; undefined when the histories are equal.
   */
  readonly difference: string | undefined;
}

export interface Fingerprint {
  readonly events: number;
  /** SHA-256 over the whole history in its order. */
  readonly hash: string;
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
  readonly #hash = createHash('sha256');
  #count = 0;

  constructor(store: EventStore) {
    this.#events = store.readAll()[Symbol.asyncIterator]();
  }

  async next(): Promise<string | undefined> {
    const { done, value } = await this.#events.next();
    if (done) return undefined;
    const { stream, revision, id, type, data, metadata } = value;
    const line = canonicalJson({ stream, revision: revision.toString(), id, type, data, metadata });
    this.#hash.update(line).update('\n');
    this.#count += 1;
    return line;
  }

  fingerprint(): Fingerprint {
    return { events: this.#count, hash: this.#hash.digest('hex') };
  }
}

/** JSON with the keys of every object in one order: a store may keep them in another. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (isRecord(inner) ? sortKeys(inner) : inner));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sortKeys = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(record)
      .toSorted()
      .map((key) => [key, record[key]]),
  );
