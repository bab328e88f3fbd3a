// Assignments to jobs: made, moved, ended, with concurrency checks.
import { describe, it } from 'vitest';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { job, type JobEvent } from './job.ts';

const given = scenario(job);
const scheduled: JobEvent = {
  type: 'JobScheduled',
  data: {
    estimateId: 17,
    client: { id: 3, name: 'Dana' },
    title: 'New ridge vent',
    description: '',
    address: '1 Oak St',
    start: '2026-03-09T08:00',
    end: '2026-03-10T16:30',
    budgetCents: 109_440,
    notes: '',
  },
};

describe('assignments', () => {
  const torres = { kind: 'crew', assigneeId: 2 } as const;
  const withJob = { ...torres, start: null, end: null };
  const own = { ...torres, start: '2026-03-09T07:00', end: null };
  const made: JobEvent = { type: 'AssignmentMade', data: withJob };
  const assign = (data: typeof withJob | typeof own) => ({ type: 'Assign', data }) as const;
  const unassign = { type: 'Unassign', data: torres } as const;
  it('are made once, moved and ended', () => {
    given(scheduled).when(assign(withJob)).then(made);
    given(scheduled, made).when(assign(withJob)).thenNothing();
    const unseen = { ...own, was: { start: '2026-03-10T07:00', end: null } };
    given(scheduled, made)
      .when({ type: 'Assign', data: unseen })
      .thenRefused('job-moved-meanwhile');
    given(scheduled).when({ type: 'Assign', data: unseen }).thenRefused('job-moved-meanwhile');
    const seen = { ...own, was: { start: null, end: null } };
    given(scheduled, made)
      .when({ type: 'Assign', data: seen })
      .then({ type: 'AssignmentMoved', data: own });
    given(scheduled, made).when(assign(own)).then({ type: 'AssignmentMoved', data: own });
    given(scheduled, made).when(unassign).then({ type: 'AssignmentEnded', data: torres });
    given(scheduled).when(unassign).thenNothing();
  });
  it('require an active job and valid dates', () => {
    given(scheduled, { type: 'JobCompleted', data: { end: null, vendors: [] } })
      .when(assign(withJob))
      .thenRefused('job-is-over');
    given(scheduled)
      .when({ type: 'Assign', data: { ...own, end: '2026-03-09T06:00' } })
      .thenRefused('job-ends-before-it-starts');
    given().when(unassign).thenRefused('job-not-found');
  });
});
