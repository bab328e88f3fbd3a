// Routes of unclear bank answers: files that couldn't be read or matched.
import { z } from 'zod';
import { commands } from '@purlin/domain/payments/unclear-answer-shapes.ts';
import { Id, Instant } from './fields.ts';
import { command, query } from './route.ts';

export const UnclearAnswer = z
  .object({
    id: Id,
    file: z.string(),
    at: Instant,
    /** The first problems, a sentence each. */
    problems: z.array(z.string()),
    /** Number of further problems. */
    more: z.int().min(0),
    /** The bank's message; may be empty. */
    said: z.string(),
    /** The batch it concerns, if known. */
    batchId: Id.nullable(),
  })
  .meta({ id: 'UnclearAnswer' });
export type UnclearAnswer = z.infer<typeof UnclearAnswer>;

export const unclearAnswers = {
  list: query('/api/bank-answers/unclear', {
    right: 'payments.read',
    summary: 'Bank files that still need review, newest first',
    answer: z.array(UnclearAnswer),
  }),
  seenTo: command('POST', '/api/bank-answers/:id/seen-to', {
    right: 'payments.process',
    summary: 'Marks an unclear bank response as resolved',
    decider: 'unclearAnswer',
    command: 'SeeToAnswer',
    body: commands.SeeToAnswer,
    answer: z.array(UnclearAnswer),
  }),
};
