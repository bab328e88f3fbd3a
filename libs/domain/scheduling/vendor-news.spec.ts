// Vendors are told once about each difference from the last notification.
import { describe, expect, it } from 'vitest';
import type { JobEvent } from './job.ts';
import { newsOf, type DatedJobEvent } from './vendor-news.ts';

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
const made = (start: string | null = null): JobEvent => ({
  type: 'AssignmentMade',
  data: { kind: 'vendor', assigneeId: 5, start, end: null },
});
const ended: JobEvent = { type: 'AssignmentEnded', data: { kind: 'vendor', assigneeId: 5 } };
const moved = (start: string | null): JobEvent => ({
  type: 'JobRescheduled',
  data: { start, end: null, reason: '', vendors: [5] },
});
const cancelled: JobEvent = { type: 'JobCancelled', data: { reason: 'Sold', vendors: [5] } };
const reopened: JobEvent = { type: 'JobReopened', data: { vendors: [5] } };
const APRIL = '2026-04-01T08:00';

/** Events with seconds since the first; returns what the vendor is told of each. */
const told = (...events: readonly (readonly [seconds: number, event: JobEvent])[]) => {
  const history: DatedJobEvent[] = ([[0, added], ...events] as const).map(
    ([seconds, event], n) => ({
      ...event,
      eventId: `e${n}`,
      at: new Date(Date.UTC(2026, 0, 1) + seconds * 1000).toISOString(),
    }),
  );
  return history.slice(1).map((_, n) => newsOf(history, n + 1, 5)?.what);
};

describe('a vendor is told', () => {
  it('when assigned, moved, unscheduled, moved again, unassigned', () =>
    expect(
      told(
        [60, made()],
        [120, moved(APRIL)],
        [180, moved(null)],
        [240, moved(APRIL)],
        [300, ended],
      ),
    ).toEqual(['made', 'moved', 'waits', 'made', 'ended']));
  it('when the job is canceled and reopened', () =>
    expect(told([60, made()], [120, cancelled], [180, reopened])).toEqual([
      'made',
      'cancelled',
      'made',
    ]));
  it('nothing about changes undone at once', () => {
    expect(told([60, made()], [120, moved(APRIL)], [125, moved('2026-03-09T08:00')])).toEqual([
      'made',
      undefined,
      undefined,
    ]);
    expect(told([60, made()], [65, ended])).toEqual([undefined, undefined]);
  });
  it('once about several moves in a row', () =>
    expect(
      told(
        [60, made()],
        [120, moved(APRIL)],
        [130, moved('2026-05-01T08:00')],
        [139, moved(APRIL)],
      ),
    ).toEqual(['made', undefined, undefined, 'moved']));
  it('nothing about a move while they have their own times', () =>
    expect(
      told(
        [60, made(APRIL)],
        [
          120,
          { type: 'JobRescheduled', data: { start: APRIL, end: null, reason: '', vendors: [] } },
        ],
      ),
    ).toEqual(['made', undefined]));
});
