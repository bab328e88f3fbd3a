// Completed early: which day a job ends on then, and that reopening brings its dates back.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { lastWorkedBy } from './completing.ts';
import { job, type JobEvent } from './job.ts';
import { newsOf, type DatedJobEvent } from './vendor-news.ts';
import { orderState } from './work-orders.ts';
import { closedOn } from './working-days.ts';

// From a Monday to the Tuesday of the next week.
const DATES = { start: '2026-03-09T08:00', end: '2026-03-17T16:30' };
const WEDNESDAY = '2026-03-11T16:30';
const added: JobEvent = {
  type: 'JobAdded',
  data: {
    client: { id: 3, name: 'Dana' },
    title: 'New ridge vent',
    description: '',
    address: '1 Oak St',
    ...DATES,
    budgetCents: null,
    notes: '',
  },
};
const on = (assigneeId: number, start: string | null = null): JobEvent => ({
  type: 'AssignmentMade',
  data: { kind: 'vendor', assigneeId, start, end: null },
});
const completed = (end: string | null, vendors: number[] = []): JobEvent => ({
  type: 'JobCompleted',
  data: { end, vendors },
});
const reopened = (vendors: number[] = []): JobEvent => ({ type: 'JobReopened', data: { vendors } });
const complete = (lastDay?: string) => ({ type: 'CompleteJob', data: { lastDay } }) as const;
const reopen = { type: 'ReopenJob', data: {} } as const;
const given = scenario(job);
const stateOf = (...events: JobEvent[]) => fold(job, [added, ...events]);

describe('the last day of work', () => {
  const closed = closedOn(new Set(['2026-03-10']), true, new Set(['2026-03-12']));
  const last = (day: string, dates: object = {}) =>
    lastWorkedBy({ ...DATES, ...dates }, day, closed);
  it('is the day of completion', () => {
    expect(last('2026-03-11')).toBe('2026-03-11');
    expect(last('2026-03-16')).toBe('2026-03-16');
  });
  it('is the one before where the job rests then', () => {
    expect(last('2026-03-15')).toBe('2026-03-13');
    expect(last('2026-03-12')).toBe('2026-03-11');
    expect(last('2026-03-10')).toBe('2026-03-09');
  });
  it('is never before the first day', () => expect(last('2026-03-02')).toBe('2026-03-09'));
  it('is as planned from the last day on, without an end, and for work of one piece', () => {
    expect(last('2026-03-17')).toBeUndefined();
    expect(last('2026-04-01')).toBeUndefined();
    expect(last('2026-03-02', { end: null })).toBeUndefined();
    expect(last('2026-03-02', { start: null, end: null })).toBeUndefined();
    const night = { start: '2026-03-09T22:00', end: '2026-03-10T02:00' };
    expect(last('2026-03-09', night)).toBeUndefined();
  });
});

describe('completing', () => {
  it('ends the job on its last day of work', () =>
    given(added).when(complete('2026-03-11')).then(completed(WEDNESDAY)));
  it('keeps the dates from the last day on, and where no day is given', () => {
    for (const day of ['2026-03-17', '2026-03-20', undefined])
      given(added).when(complete(day)).then(completed(null));
  });
  it('goes by the dates of the moment: never before the first day', () =>
    given(added).when(complete('2026-03-02')).then(completed('2026-03-09T16:30')));
  it('tells the vendors who follow its dates', () =>
    given(added, on(5), on(6, '2026-03-16T08:00'))
      .when(complete('2026-03-11'))
      .then(completed(WEDNESDAY, [5])));
  it('is undone by reopening, which tells the same vendors', () => {
    given(added, on(5), completed(WEDNESDAY, [5]))
      .when(reopen)
      .then(reopened([5]));
    given(added, on(5), completed(null)).when(reopen).then(reopened());
    expect(stateOf(completed(WEDNESDAY))).toMatchObject({ end: WEDNESDAY, dateChanges: 0 });
    expect(stateOf(completed(WEDNESDAY), reopened())).toMatchObject({
      ...DATES,
      status: 'in_progress',
      plannedEnd: null,
    });
  });
  it('keeps what vendors answered to its dates', () => {
    const confirmed: JobEvent = { type: 'OrderConfirmed', data: { vendorId: 5, seen: DATES } };
    const answerAfter = (...events: JobEvent[]) => {
      const state = stateOf(on(5), confirmed, ...events);
      return state.status === 'none' ? undefined : orderState(state, 5)?.answer?.what;
    };
    expect(answerAfter(completed(WEDNESDAY, [5]))).toBe('confirmed');
    expect(answerAfter(completed(WEDNESDAY, [5]), reopened([5]))).toBe('confirmed');
  });
  it('is told to vendors as other dates, unless it is taken back at once', () => {
    const told = (seconds: number) => {
      const events = [added, on(5), completed(WEDNESDAY, [5]), reopened([5])];
      const history = events.map((event, n): DatedJobEvent => ({
        ...event,
        eventId: `e${n}`,
        at: new Date(Date.UTC(2026, 2, 11) + (n < 3 ? n * 60 : 120 + seconds) * 1000).toISOString(),
      }));
      return [2, 3].map((place) => newsOf(history, place, 5)?.after?.end);
    };
    expect(told(60)).toEqual([WEDNESDAY, DATES.end]);
    expect(told(5)).toEqual([undefined, undefined]);
  });
});
