// What can be asked of an unclear answer of the bank, and in which shape.
import { z } from 'zod';
import { OneLine } from '../shared/text.ts';

const Id = z.int().positive();

/** What nobody here can make sense of; never the line itself, which may have account numbers. */
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

/** What is known of a file of which some is unclear. */
export const Found = z.object({
  file: z.string(),
  problems: z.array(Problem).min(1),
  /** What the bank says in words; empty for nothing. */
  said: z.string(),
  /** Who may pay, and is told. */
  userIds: z.array(Id),
});
export type Found = z.infer<typeof Found>;

export const commands = {
  RecordUnclearAnswer: Found,
  /** What was done about it, if anybody wants to say. */
  SeeToAnswer: z.object({ note: OneLine().max(500).default('') }),
};
