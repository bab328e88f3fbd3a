// The words of a job: where it stands, its details, and what can be asked.
import { z } from 'zod';
import { OneLine, SeveralLines } from '../shared/text.ts';
import { Cents } from '../shared/money.ts';
import { LocalTime } from './local-time.ts';

/** Where a job stands (rule: job-status). */
export const JobStatus = z.enum(['scheduled', 'in_progress', 'completed', 'cancelled']);
export type JobStatus = z.infer<typeof JobStatus>;

export const Details = z.object({
  estimateId: z.int().positive(),
  /** The client as the estimate names them. */
  client: z.object({ id: z.int().positive(), name: z.string() }),
  title: z.string(),
  description: z.string(),
  address: z.string(),
  start: LocalTime,
  end: LocalTime.nullable(),
  budgetCents: Cents.nullable(),
  notes: z.string(),
});

const MISSING = 'Please fill in all required fields';

export const commands = {
  ScheduleJob: Details.extend({
    client: Details.shape.client.extend({ name: OneLine() }),
    title: OneLine(MISSING).min(1, MISSING).max(300),
    description: SeveralLines().max(4000),
    address: OneLine(MISSING).min(1, MISSING).max(500),
    budgetCents: Cents.min(0, 'The budget cannot be negative').nullable(),
    notes: SeveralLines().max(4000),
  }),
};
