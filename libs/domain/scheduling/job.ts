// The job: a roof to be built, on the calendar.
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { commands, Details, type JobStatus } from './job-shapes.ts';
import { refuse } from './refusals.ts';

// ---- facts

export const events = { JobScheduled: Details };
export type JobEvent = MessageOf<typeof events>;

// ---- state

export type Job =
  { readonly status: 'none' } | { readonly status: JobStatus; readonly estimateId: number };

// ---- upcasts: none yet, every event is in its first shape

// ---- decide

/**
 * A job has a number of its own; that an estimate becomes one job only is kept by the stream in
 * job-of-estimate.ts. (The first jobs had the numbers of their estimates, and keep them.)
 */
export const job = decider<Job>()({
  category: 'job',
  events,
  initial: { status: 'none' },
  evolve: { JobScheduled: (_, { estimateId }) => ({ status: 'scheduled', estimateId }) },
  personal: { JobScheduled: ['client', 'description', 'address', 'notes'] },
  commands,
  decide: {
    ScheduleJob: (c, state) => {
      if (state.status !== 'none')
        return state.estimateId === c.estimateId ? [] : refuse('job-of-another-estimate');
      if (c.end !== null && c.end < c.start) return refuse('job-ends-before-it-starts');
      return [{ type: 'JobScheduled', data: c }];
    },
  },
});
