// A hash over all events of a history in order, independent of the store.
import { createHash } from 'node:crypto';
import type { RecordedEvent } from './port.ts';

export interface Fingerprint {
  readonly events: number;
  /** SHA-256 over the whole history. */
  readonly hash: string;
}

/** The parts of an event that are equal in every store; positions and creation times differ. */
export const fingerprintLine = ({
  stream,
  revision,
  id,
  type,
  data,
  metadata,
}: Omit<RecordedEvent, 'position' | 'created'>): string =>
  canonicalJson({ stream, revision: revision.toString(), id, type, data, metadata });

/** Takes events one at a time. */
export class Fingerprinter {
  readonly #hash = createHash('sha256');
  #count = 0;

  /** Adds an event and returns its line. */
  take(event: Omit<RecordedEvent, 'position' | 'created'>): string {
    const line = fingerprintLine(event);
    this.#hash.update(line).update('\n');
    this.#count += 1;
    return line;
  }

  /** The fingerprint of all events taken. Call it last. */
  end(): Fingerprint {
    return { events: this.#count, hash: this.#hash.digest('hex') };
  }
}

/** JSON with sorted keys, because stores may reorder them. */
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
