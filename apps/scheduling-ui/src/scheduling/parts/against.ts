// Conflicts of moving a job, shown while it is dragged: other jobs of its crews and vendors, the
// weather, and days off. They are warnings only; the move is still allowed.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { meet } from '@purlin/domain/scheduling/conflicts.ts';
import { keyOf } from '@purlin/domain/scheduling/assignments.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { say } from '@purlin/words/screens/scheduling.ts';
import { type Booking, bookingsOf } from './bookings.ts';
import { shortDay, spanWords } from './days.ts';
import { daysAgainst, type KnownDays } from './days-against.ts';
import { reachesOut } from './own-times.ts';
import { datesOf, putWhere, type Wanted } from './wanted.ts';

/** The data that conflicts are checked against: days, and who is on them. */
export interface Known extends KnownDays {
  readonly jobs: readonly CalendarJob[];
}

/** Who would be on it and when, without those whose own times do not move along. */
function bookingsAt(wanted: Wanted): readonly Booking[] {
  const { booked } = wanted.job;
  const there = bookingsOf(putWhere(wanted.job, { ...wanted, booked }));
  return there.filter(({ who, own }) => (booked ? who === keyOf(booked) : !own));
}

/**
 * Who would be booked on days outside the job: "Mon 7: outside of the job, Wed, Nov 25" for a
 * booking at its own times, "Valley Crane stays on Mon 7, outside of the job" for one that does not
 * move along.
 */
export function outside({ job, dates, crew }: Wanted, { jobs }: Pick<Known, 'jobs'>): string[] {
  const { booked } = job;
  const { start, end } = dates;
  if (booked) {
    const itself = jobs.find(({ id }) => id === job.id);
    const times = { ownDates: true, scheduledStartDate: start, scheduledEndDate: end };
    if (!itself || start === null || !reachesOut(itself, times)) return [];
    const { scheduledStartDate } = itself;
    const day = shortDay(start.slice(0, 10));
    return [
      scheduledStartDate === null
        ? say('outside', { day })
        : say('outside-of', { day, dates: spanWords(datesOf(itself)) }),
    ];
  }
  const there = putWhere(job, { dates, ...(crew ? { crew } : {}) });
  const all = [
    ...there.crewSchedules.map((one) => ({ ...one, name: say('a-crew') })),
    ...there.vendorSchedules.map((one) => ({ ...one, name: one.vendor.name })),
  ];
  return all.flatMap((one) => {
    const day = one.scheduledStartDate?.slice(0, 10);
    return day !== undefined && reachesOut(there, one)
      ? [say('stays-outside', { name: one.name, day: shortDay(day) })]
      : [];
  });
}

/** All conflicts, for the dialog that confirms the move. */
export const allAgainst = (wanted: Wanted, known: Known): readonly string[] => [
  ...speaksAgainst(wanted, known),
  ...outside(wanted, known),
];

/**
 * Each conflict in a few words: "Thu 19: on Metal roof, Bramwell", "Thu 19: Valley Crane on Metal
 * roof, Bramwell", "Thu 19: Rain 85%, over your limits".
 */
export function speaksAgainst(wanted: Wanted, known: Known): readonly string[] {
  const { jobs, daysOff } = known;
  const own = new Map(bookingsAt(wanted).map((one) => [one.who, one]));
  const busy = (own.size === 0 ? [] : jobs)
    .filter((other) => other.id !== wanted.job.id && !isOver(other))
    .flatMap((other) =>
      bookingsOf(other).flatMap((theirs) => {
        const mine = own.get(theirs.who);
        if (!mine || !meet(mine, theirs, daysOff.closed)) return [];
        const from = (theirs.start > mine.start ? theirs.start : mine.start).slice(0, 10);
        const told = { day: shortDay(from), job: other.title, client: other.client.name };
        const { vendor } = mine;
        return [vendor ? say('vendor-busy', { ...told, vendor }) : say('busy', told)];
      }),
    );
  return [...busy, ...daysAgainst(wanted.dates, known)];
}
