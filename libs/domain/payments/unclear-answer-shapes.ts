// Commands for unclear bank answers, and their shapes.
import { z } from 'zod';
import { OneLine } from '../shared/text.ts';

const Id = z.int().positive();

/** What is unclear. Never contains the line itself, which may have account numbers. */
export const Problem = z.object({
  kind: z.enum([
    'unreadable',
    'unknown-file',
    'unknown-trace',
    'unknown-line',
    'amount-differs',
    'totals-differ',
    'not-handled',
    'correction-unusable',
    'rejected-late',
    'out-of-turn',
    'return-dishonored',
    'return-contested',
  ]),
  line: Id.nullable().default(null),
  trace: z.string().nullable().default(null),
  batchId: Id.nullable().default(null),
});
export type Problem = z.infer<typeof Problem>;

/** A bank file with unclear parts. */
export const Found = z.object({
  file: z.string(),
  problems: z.array(Problem).min(1),
  /** The bank's own message; may be empty. */
  said: z.string(),
  /** Users who can process payments; they are notified. */
  userIds: z.array(Id),
});
export type Found = z.infer<typeof Found>;

export const commands = {
  RecordUnclearAnswer: Found,
  /** An optional note on what was done. */
  SeeToAnswer: z.object({ note: OneLine().max(500).default('') }),
};
