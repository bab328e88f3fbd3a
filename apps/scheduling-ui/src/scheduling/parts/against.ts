// What speaks against a place for a job, told while somebody carries it there: other jobs of its
// crews, the weather, a day on which nobody works. It may be put there all the same.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { meet } from '@purlin/domain/scheduling/conflicts.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { shortDay } from './days.ts';
import { daysAgainst, type KnownDays } from './days-against.ts';
import { putWhere, type Wanted } from './wanted.ts';

/** What is known of the days and of whoever is on them. */
export interface Known extends KnownDays {
  readonly jobs: readonly CalendarJob[];
}

/** Each in a few words: "Thu 19: on Metal roof, Bramwell", "Thu 19: Rain 85%, over your limits". */
export function speaksAgainst(wanted: Wanted, known: Known): readonly string[] {
  const { jobs, daysOff } = known;
  const { id, crewSchedules } = putWhere(wanted.job, wanted);
  const times = new Map(
    crewSchedules.flatMap(({ crewId, scheduledStartDate: start, scheduledEndDate: end }) =>
      start === null ? [] : [[crewId, { start, end }] as const],
    ),
  );
  const busy = (times.size === 0 ? [] : jobs)
    .filter((other) => other.id !== id && !isOver(other))
    .flatMap(({ title, client, crewSchedules: theirs }) =>
      theirs.flatMap(({ crewId, scheduledStartDate: start, scheduledEndDate: end }) => {
        const own = times.get(crewId);
        if (!own || start === null || !meet(own, { start, end }, daysOff.closed)) return [];
        const from = (start > own.start ? start : own.start).slice(0, 10);
        return [`${shortDay(from)}: on ${title}, ${client.name}`];
      }),
    );
  return [...busy, ...daysAgainst(wanted.dates, known)];
}
