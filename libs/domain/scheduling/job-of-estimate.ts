// Ensures that an estimate becomes only one job. This is a stream of its own, with the estimate's
// number, because it spans jobs. The first reserved job number wins.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';

// ---- facts

export const events = { JobNumberReserved: z.object({ jobId: z.int().positive() }) };
export type JobOfEstimateEvent = MessageOf<typeof events>;

// ---- state

export interface JobOfEstimate {
  readonly jobId: number | null;
}

// ---- upcasts: none yet, every event is in its first shape

// ---- commands

export const commands = { ReserveJobNumber: z.object({ jobId: z.int().positive() }) };

// ---- decide

export const jobOfEstimate = decider<JobOfEstimate>()({
  category: 'jobOfEstimate',
  events,
  initial: { jobId: null },
  evolve: { JobNumberReserved: (_, { jobId }) => ({ jobId }) },
  commands,
  decide: {
    ReserveJobNumber: (c, state) =>
      state.jobId === null ? [{ type: 'JobNumberReserved', data: c }] : [],
  },
});
