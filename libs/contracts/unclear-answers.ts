// The doors of unclear answers: what the bank sent that nobody here could read or place.
import { z } from 'zod';
import { commands } from '@purlin/domain/payments/unclear-answer-shapes.ts';
import { Id, Instant } from './fields.ts';
import { command, query } from './route.ts';

export const UnclearAnswer = z
  .object({
    id: Id,
    file: z.string(),
    at: Instant,
    /** What is wrong, a sentence each; the first ones where there are many. */
    problems: z.array(z.string()),
    /** How many more there are. */
    more: z.int().min(0),
    /** What the bank says in words; empty for nothing. */
    said: z.string(),
    /** The batch that it is about, where one is known. */
    batchId: Id.nullable(),
  })
  .meta({ id: 'UnclearAnswer' });
export type UnclearAnswer = z.infer<typeof UnclearAnswer>;

export const unclearAnswers = {
  list: query('/api/bank-answers/unclear', {
    right: 'payments.read',
    summary: 'Files of the bank that nobody has seen to yet, newest first',
    answer: z.array(UnclearAnswer),
  }),
  seenTo: command('POST', '/api/bank-answers/:id/seen-to', {
    right: 'payments.process',
    summary: 'Says that somebody saw to an unclear answer of the bank',
    decider: 'unclearAnswer',
    command: 'SeeToAnswer',
    body: commands.SeeToAnswer,
    answer: z.array(UnclearAnswer),
  }),
};
