// What a backup says about itself: what is in it, of which moment, and how each part is recognised.
import { z } from 'zod';

/** Raised when a backup is written in another way; what is newer than this is refused. */
export const FORMAT = 1;

const Position = z.string().regex(/^\d+$/);
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const Manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** `postgres`, or `eventstoredb`: where history was. */
  engine: z.string(),
  history: z.object({
    events: z.int().nonnegative(),
    /** Over the events as they are stored, in their order. */
    sha256: Sha256,
    /** Of the last event in the backup, in the store that it was taken from. */
    head: Position,
  }),
  /** Rows of each table. */
  tables: z.record(z.string(), z.int().nonnegative()),
  /** The number that each sequence gave last; null when it gave none. */
  sequences: z.record(z.string(), z.int().nullable()),
  /**
   * What the read models were, to compare them with what is replayed; null when they were behind
   * history in the moment of the backup.
   */
  readModels: z
    .record(
      z.string(),
      z.object({ version: z.int(), rows: z.int().nonnegative(), sum: z.string() }),
    )
    .nullable(),
  /** Whether the master key is in it. */
  holdsKey: z.boolean(),
  parts: z.array(z.object({ name: z.string(), bytes: z.int().nonnegative(), sha256: Sha256 })),
});
export type Manifest = z.output<typeof Manifest>;

/** The names of what is in a backup. */
export const PART = {
  manifest: 'manifest.json',
  history: 'history.jsonl',
  /** Effects that are done although their rows do not say so yet. */
  done: 'done-effects.jsonl',
  key: 'encryption-key',
  table: (name: string) => `tables/${name}.jsonl`,
} as const;
