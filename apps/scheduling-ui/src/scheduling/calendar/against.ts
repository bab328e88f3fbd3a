// What speaks against a place for a job, told while somebody carries it there: other jobs of its
// crews, the weather, a day on which nobody works. It may be put there all the same.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import type { ForecastDay } from '@purlin/contracts/weather.ts';
import { meet } from '@purlin/domain/scheduling/conflicts.ts';
import { workedDays } from '@purlin/domain/scheduling/worked-days.ts';
import { weekday } from '../parts/days.ts';
import type { DaysOff } from '../parts/days-off.ts';
import { hazardWords } from '../weather/weather-words.ts';
import { isOpen } from './jobs-by-day.ts';
import { putWhere, type Wanted } from './use-moves.ts';

const dayWords = (day: string): string => `${weekday(day)} ${Number(day.slice(8))}`;

/** What is known of the days and of whoever is on them. */
export interface Known {
  readonly jobs: readonly CalendarJob[];
  readonly forecast: ReadonlyMap<string, ForecastDay>;
  readonly daysOff: DaysOff;
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
    .filter((other) => other.id !== id && isOpen(other))
    .flatMap(({ title, client, crewSchedules: theirs }) =>
      theirs.flatMap(({ crewId, scheduledStartDate: start, scheduledEndDate: end }) => {
        const own = times.get(crewId);
        if (!own || start === null || !meet(own, { start, end }, daysOff.closed)) return [];
        const from = (start > own.start ? start : own.start).slice(0, 10);
        return [`${dayWords(from)}: on ${title}, ${client.name}`];
      }),
    );
  return [...busy, ...daysAgainst(wanted, known)];
}

/** Days of work that are beyond the limits of the weather, or that nobody works on otherwise. */
function daysAgainst({ dates }: Wanted, { forecast, daysOff }: Known): string[] {
  if (dates.start === null) return [];
  return workedDays({ start: dates.start, end: dates.end }, daysOff.closed).flatMap((day) => {
    const there = forecast.get(day);
    const wet = there && there.hazards.length > 0 ? hazardWords(there) : '';
    const off = daysOff.closed(day) ? daysOff.nameOf(day) || 'weekend' : '';
    return [
      ...(wet ? [`${dayWords(day)}: ${wet}, over your limits`] : []),
      ...(off ? [`${dayWords(day)}: ${off}`] : []),
    ];
  });
}
