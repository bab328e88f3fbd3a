// The job: a roof to be built, on the calendar.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { refuse } from '@purlin/event-sourcing/refusal.ts';
import { Cents } from '../shared/money.ts';
import { LocalTime } from './local-time.ts';

// ---- facts

/** Where a job stands (spec section 4). */
export const JobStatus = z.enum(['scheduled', 'in_progress', 'completed', 'cancelled']);
export type JobStatus = z.infer<typeof JobStatus>;

const Details = z.object({
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

export const events = { JobScheduled: Details };
export type JobEvent = MessageOf<typeof events>;

// ---- state

export type Job = { readonly status: 'none' } | { readonly status: JobStatus };

// ---- upcasts: none yet, every event is in its first shape

// ---- commands

const MISSING = 'Please fill in all required fields';

export const commands = {
  ScheduleJob: Details.extend({
    title: z.string(MISSING).trim().min(1, MISSING).max(300),
    description: z.string().trim().max(4000),
    address: z.string(MISSING).trim().min(1, MISSING).max(500),
    budgetCents: Cents.min(0, 'The budget cannot be negative').nullable(),
    notes: z.string().trim().max(4000),
  }),
};

// ---- decide

/**
 * One job per estimate: the job takes the estimate's number as its own, so the second job of an
 * estimate would be the same stream, and the
 * event store itself lets only one begin. (A job without an estimate can take its number from the
 * estimates' sequence: no estimate will ever have it.)
 */
export const job = decider<Job>()({
  category: 'job',
  events,
  initial: { status: 'none' },
  evolve: { JobScheduled: () => ({ status: 'scheduled' }) },
  personal: { JobScheduled: ['client', 'description', 'address', 'notes'] },
  commands,
  decide: {
    ScheduleJob: (c, state, { id }) => {
      if (c.estimateId !== id)
        return refuse('job-of-another-estimate', 'A job has the number of its estimate.');
      if (state.status !== 'none') return [];
      if (c.end !== null && c.end < c.start)
        return refuse(
          'job-ends-before-it-starts',
          'The end of the job cannot be before its start.',
        );
      return [{ type: 'JobScheduled', data: c }];
    },
  },
});
