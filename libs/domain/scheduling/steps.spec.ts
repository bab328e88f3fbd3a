// Screens offer exactly the actions the decider accepts.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decide, fold } from '@purlin/event-sourcing/decider.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { someMeta } from '@purlin/event-sourcing/scenario.ts';
import { job, type JobEvent } from './job.ts';
import { stepsOf, type JobStep } from './steps.ts';

const because = { reason: 'Rain' };
const dates = (start: string | null) => ({ start, end: null, reason: '' });
const commands: Readonly<Record<JobStep, { readonly type: string; readonly data: object }>> = {
  start: { type: 'StartJob', data: {} },
  hold: { type: 'HoldJob', data: because },
  resume: { type: 'ResumeJob', data: {} },
  complete: { type: 'CompleteJob', data: {} },
  cancel: { type: 'CancelJob', data: because },
  reopen: { type: 'ReopenJob', data: {} },
  reschedule: { type: 'RescheduleJob', data: dates('2026-04-01T08:00') },
  unschedule: { type: 'RescheduleJob', data: dates(null) },
};
const steps = Object.keys(commands) as JobStep[];
const added: JobEvent = {
  type: 'JobAdded',
  data: {
    client: { id: 3, name: 'Dana' },
    title: 'Leak',
    description: '',
    address: '1 Oak St',
    budgetCents: null,
    notes: '',
    start: '2026-03-09T08:00',
    end: null,
  },
};

/** The decider's events; undefined if it refuses. */
function taken(history: readonly JobEvent[], step: JobStep): readonly JobEvent[] | undefined {
  try {
    return decide(job, fold(job, history), commands[step], someMeta()) as readonly JobEvent[];
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

it('offers exactly the actions that change a job, in any state', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 12 }), (wanted) => {
      const history = wanted.reduce<readonly JobEvent[]>(
        (before, step) => [...before, ...(taken(before, step) ?? [])],
        [added],
      );
      const now = fold(job, history);
      if (now.status === 'none') throw new Error('The job is there.');
      const offered = stepsOf({ ...now, dated: now.start !== null });
      // Moving to the current dates would do nothing, so use another day.
      const changing = steps.filter(
        (step) => step === 'reschedule' || (taken(history, step) ?? []).length > 0,
      );
      const over = now.status === 'completed' || now.status === 'cancelled';
      expect(new Set(offered)).toEqual(
        new Set(over ? changing.filter((step) => step !== 'reschedule') : changing),
      );
    }),
  ));
