// Whether a company that was put back is the one that was backed up: its history by one hash, every
// row of the read models by a replay, and all of them by the sums that were taken with the backup.
import type { ReadModel } from '@purlin/event-sourcing/read-model.ts';
import { Fingerprinter } from '@purlin/event-store/fingerprint.ts';
import type { EventStore } from '@purlin/event-store/port.ts';
import type { History } from '../core/history/history.ts';
import { compareAllWithReplay } from '../core/projection/replay.ts';
import type { Pool } from '../servers/database.ts';
import type { Manifest } from './manifest.ts';
import { changedModels, sumsAt } from './model-sums.ts';

export interface Restored {
  readonly pool: Pool;
  readonly store: EventStore;
  readonly history: History;
  readonly readModels: readonly ReadModel[];
  readonly manifest: Manifest;
  /** Rows of people who were forgotten since are others than they were. */
  readonly forgottenAgain: number;
}

export interface Verdict {
  /** What is not as it was, each as a sentence; empty when everything is. */
  readonly differences: readonly string[];
  readonly events: number;
  /** How many read models have the rows that they had; undefined where that cannot be known. */
  readonly sameModels: number | undefined;
}

/** Reads all history twice. */
export async function verifyRestored(restored: Restored): Promise<Verdict> {
  const { store, manifest } = restored;
  const taken = new Fingerprinter();
  let left = manifest.history.events;
  for await (const event of store.readAll()) {
    if (left-- <= 0) break;
    taken.take(event);
  }
  const { events, hash } = taken.end();
  const differences: string[] = [];
  if (events !== manifest.history.events || hash !== manifest.history.sha256)
    differences.push(
      `history: ${events} events with the hash ${hash}, and the backup says ` +
        `${manifest.history.events} with ${manifest.history.sha256}`,
    );
  for (const { table, expected, actual } of await compareAllWithReplay(restored))
    differences.push(
      `${table}: history says ${JSON.stringify(expected)}, the table has ${JSON.stringify(actual)}`,
    );
  const models = await comparedModels(restored);
  return { differences: [...differences, ...models.differences], events, sameModels: models.same };
}

async function comparedModels({
  pool,
  readModels,
  manifest,
  forgottenAgain,
}: Restored): Promise<{ differences: readonly string[]; same: number | undefined }> {
  const were = manifest.readModels;
  if (!were || forgottenAgain > 0) return { differences: [], same: undefined };
  const db = await pool.connect();
  try {
    await db.query('begin isolation level repeatable read read only');
    const are = await sumsAt(db, readModels, 0n);
    if (!are) return { differences: ['a read model could not be made'], same: undefined };
    const changed = changedModels(were, are);
    return {
      differences: changed.map((name) => `${name}: other rows than when the backup was made`),
      same: Object.keys(were).length - changed.length,
    };
  } finally {
    await db.query('rollback');
    db.release();
  }
}
