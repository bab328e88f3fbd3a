// The fingerprint of a history: one hash over all events in their order, the same in every store
// that holds them.
import { createHash } from 'node:crypto';
import type { RecordedEvent } from './port.ts';

export interface Fingerprint {
  readonly events: number;
  /** SHA-256 over the whole history in its order. */
  readonly hash: string;
}

/** What of an event is the same in every store; positions and times are the stores' own. */
export const fingerprintLine = ({
  stream,
  revision,
  id,
  type,
  data,
  metadata,
}: Omit<RecordedEvent, 'position' | 'created'>): string =>
  canonicalJson({ stream, revision: revision.toString(), id, type, data, metadata });

/** Takes the events of a history one after the other. */
export class Fingerprinter {
  readonly #hash = createHash('sha256');
  #count = 0;

  /** Answers the line that was counted. */
  take(event: Omit<RecordedEvent, 'position' | 'created'>): string {
    const line = fingerprintLine(event);
    this.#hash.update(line).update('\n');
    this.#count += 1;
    return line;
  }

  /** Of all that was taken; nothing can be taken afterwards. */
  end(): Fingerprint {
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
