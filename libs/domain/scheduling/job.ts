// The job: a roof to be built, on the calendar.
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { commands, Details, type JobStatus } from './job-shapes.ts';
import { refuse } from './refusals.ts';

// ---- facts

export const events = { JobScheduled: Details };
export type JobEvent = MessageOf<typeof events>;

// ---- state

export type Job = { readonly status: 'none' } | { readonly status: JobStatus };

// ---- upcasts: none yet, every event is in its first shape

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
      if (c.estimateId !== id) return refuse('job-of-another-estimate');
      if (state.status !== 'none') return [];
      if (c.end !== null && c.end < c.start) return refuse('job-ends-before-it-starts');
      return [{ type: 'JobScheduled', data: c }];
    },
  },
});
