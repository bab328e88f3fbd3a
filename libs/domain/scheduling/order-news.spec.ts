// What staff are told of vendors' answers after a minute.
import { expect, it } from 'vitest';
import type { JobEvent } from './job.ts';
import { orderNews } from './order-news.ts';

const JOBS = { start: '2026-12-10T08:00', end: '2026-12-11T16:00' };
const OTHER = { start: '2026-12-03T09:00', end: '2026-12-04T15:00' };
const crane = { kind: 'vendor', assigneeId: 5 } as const;
const order = { vendorId: 5, seen: JOBS };
const added: JobEvent = {
  type: 'JobAdded',
  data: {
    client: { id: 3, name: 'Dana' },
    title: 'New ridge vent',
    description: '',
    address: '1 Oak St',
    ...JOBS,
    budgetCents: null,
    notes: '',
  },
};
const on: JobEvent = { type: 'AssignmentMade', data: { ...crane, start: null, end: null } };
const confirmed: JobEvent = { type: 'OrderConfirmed', data: order };
const declined: JobEvent = { type: 'OrderDeclined', data: { ...order, reason: 'Full' } };
const proposed: JobEvent = { type: 'OrderDatesProposed', data: { ...order, to: OTHER, note: '' } };
const withdrawn = (yes: boolean): JobEvent => ({
  type: 'OrderAnswerWithdrawn',
  data: { vendorId: 5, confirmed: yes },
});
const moved: JobEvent = {
  type: 'JobRescheduled',
  data: { start: '2026-12-20T08:00', end: null, reason: '', vendors: [5] },
};
const others: JobEvent = { type: 'OrderConfirmed', data: { vendorId: 6, seen: JOBS } };

/** The news of each event, given the seconds between events. */
function newsOf(about: JobEvent, events: readonly JobEvent[], seconds = 90) {
  const at = (n: number) => new Date(Date.UTC(2026, 11, 1, 9, 0, n * seconds)).toISOString();
  const all = [added, on, ...events].map((event, n) => ({
    ...event,
    eventId: `event-${n}`,
    at: at(n),
  }));
  const news = orderNews(all, 5, `event-${2 + events.indexOf(about)}`);
  return news && { what: news.what, text: news.text, to: news.to };
}

it('reports declined and proposed dates', () => {
  expect(newsOf(declined, [declined])).toEqual({ what: 'declined', text: 'Full', to: null });
  expect(newsOf(proposed, [proposed, others])).toEqual({ what: 'proposed', text: '', to: OTHER });
});

it('doesn’t report answers withdrawn or replaced since', () => {
  expect(newsOf(declined, [declined, withdrawn(false)])).toBeUndefined();
  expect(newsOf(declined, [declined, confirmed])).toBeUndefined();
  expect(newsOf(proposed, [proposed, declined])).toBeUndefined();
});

it('doesn’t report a decline if the dates changed or the vendor is unassigned', () => {
  expect(newsOf(declined, [declined, moved])).toBeUndefined();
  expect(newsOf(declined, [declined, { type: 'AssignmentEnded', data: crane }])).toBeUndefined();
  const cancelled: JobEvent = { type: 'JobCancelled', data: { reason: 'Sold', vendors: [5] } };
  expect(newsOf(declined, [declined, cancelled])).toBeUndefined();
  expect(
    newsOf(declined, [declined, { type: 'JobCompleted', data: { end: null, vendors: [] } }]),
  ).toBeUndefined();
});

it('reports a withdrawn confirmation, unless short-lived or for other dates', () => {
  const back = withdrawn(true);
  expect(newsOf(back, [confirmed, back])?.what).toBe('withdrew');
  expect(newsOf(back, [confirmed, back], 5)).toBeUndefined();
  expect(newsOf(back, [confirmed, back, moved])).toBeUndefined();
  expect(newsOf(back, [confirmed, back, declined])).toBeUndefined();
  // Getting the proposed dates counts as confirming them.
  const got: JobEvent = { type: 'AssignmentMoved', data: { ...crane, ...OTHER } };
  expect(newsOf(back, [proposed, got, back])?.what).toBe('withdrew');
});
