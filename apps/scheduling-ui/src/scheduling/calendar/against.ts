// What speaks against a place for a job, told while somebody carries it there: other jobs of its
// crews, and the weather. It may be put there all the same.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import type { ForecastDay } from '@purlin/contracts/weather.ts';
import { meet } from '@purlin/domain/scheduling/conflicts.ts';
import { addDays, weekday } from '../parts/days.ts';
import { hazardWords } from '../weather/weather-words.ts';
import { isOpen } from './jobs-by-day.ts';
import { putWhere, type Wanted } from './use-moves.ts';

const MOST_DAYS = 62;
const dayWords = (day: string): string => `${weekday(day)} ${Number(day.slice(8))}`;

/** Each in a few words: "Thu 19: on Metal roof, Bramwell", "Thu 19: Rain 85%, over your limits". */
export function speaksAgainst(
  wanted: Wanted,
  jobs: readonly CalendarJob[],
  forecast: ReadonlyMap<string, ForecastDay>,
): readonly string[] {
  const { id, crewSchedules } = putWhere(wanted.job, wanted);
  const times = new Map(
    crewSchedules.flatMap(({ crewId, scheduledStartDate: start, scheduledEndDate: end }) =>
      start === null ? [] : [[crewId, { start, end }] as const],
    ),
  );
  const busy = jobs
    .filter((other) => other.id !== id && isOpen(other))
    .flatMap(({ title, client, crewSchedules: theirs }) =>
      theirs.flatMap(({ crewId, scheduledStartDate: start, scheduledEndDate: end }) => {
        const own = times.get(crewId);
        if (!own || start === null || !meet(own, { start, end })) return [];
        const from = (start > own.start ? start : own.start).slice(0, 10);
        return [`${dayWords(from)}: on ${title}, ${client.name}`];
      }),
    );
  return [...busy, ...weatherOn(wanted, forecast)];
}

function weatherOn({ dates }: Wanted, forecast: ReadonlyMap<string, ForecastDay>): string[] {
  if (dates.start === null) return [];
  const said: string[] = [];
  const last = (dates.end ?? dates.start).slice(0, 10);
  let day = dates.start.slice(0, 10);
  for (let n = 0; n < MOST_DAYS && day <= last; n += 1, day = addDays(day, 1)) {
    const there = forecast.get(day);
    if (there && there.hazards.length > 0)
      said.push(`${dayWords(day)}: ${hazardWords(there)}, over your limits`);
  }
  return said;
}
