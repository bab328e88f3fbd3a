// Specs of describing a move by what changed: start, end or crew.
import { expect, it } from 'vitest';
import { movedTitle } from './moved-title.ts';

const job = (start: string | null, end: string | null) => ({
  title: 'Ridge vent',
  scheduledStartDate: start,
  scheduledEndDate: end,
});
const before = job('2026-11-23T08:00', '2026-11-24T17:00');

it.each([
  [
    job('2026-11-24T08:00', '2026-11-25T17:00'),
    undefined,
    'Moved Ridge vent to Nov 24, 2026, 8:00 AM, until Wed, Nov 25',
  ],
  [job('2026-11-23T08:00', '2026-11-25T17:00'), undefined, 'Ridge vent now ends Wed, Nov 25'],
  [
    job('2026-11-23T08:00', '2026-11-24T12:00'),
    undefined,
    'Ridge vent now ends Nov 24, 2026, 12:00 PM',
  ],
  [before, 'Torres', 'Moved Ridge vent, crew Torres'],
  [before, '', 'Moved Ridge vent, no crew'],
  [job(null, null), undefined, 'Took Ridge vent off the calendar'],
])('%o, %s: %s', (now, crew, said) => expect(movedTitle(before, now, crew)).toBe(said));

it.each([
  [
    '2026-11-25T18:00',
    'Torres',
    'Scheduled Ridge vent for Nov 25, 2026, 8:00 AM, one day, crew Torres',
  ],
  [
    '2026-11-27T18:00',
    undefined,
    'Scheduled Ridge vent for Nov 25, 2026, 8:00 AM, until Fri, Nov 27',
  ],
  [null, undefined, 'Scheduled Ridge vent for Nov 25, 2026, 8:00 AM'],
])('unscheduled before, until %s, %s: %s', (end, crew, said) =>
  expect(movedTitle(job(null, null), job('2026-11-25T08:00', end), crew)).toBe(said),
);
