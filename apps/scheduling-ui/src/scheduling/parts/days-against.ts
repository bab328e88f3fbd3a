// Conflicts of work with its days: weather beyond the company's limits, and days off. Worded the
// same wherever a job is scheduled.
import type { ForecastDay } from '@purlin/contracts/weather.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import { workedDays } from '@purlin/domain/scheduling/worked-days.ts';
import { clearedOn } from '@purlin/domain/scheduling/working-days.ts';
import { say } from '@purlin/words/screens/scheduling.ts';
import { hazardWords } from './weather-words.ts';
import type { DaysOff } from './days-off.ts';
import { shortDay } from './days.ts';

/** The forecast and the days off. */
export interface KnownDays {
  readonly forecast: ReadonlyMap<string, ForecastDay>;
  readonly daysOff: DaysOff;
}

/**
 * Each conflict in a few words: "Thu 19: Rain 85%, over your limits", "Thu 26: Thanksgiving".
 * `clear`: additional days to keep clear, on which the work rests.
 */
export function daysAgainst(
  { start, end }: Dates,
  { forecast, daysOff }: KnownDays,
  clear: readonly string[] = [],
): readonly string[] {
  if (start === null) return [];
  const resting = clearedOn(daysOff.closed, new Set(clear));
  return workedDays({ start, end }, resting).flatMap((day) => {
    const there = forecast.get(day);
    const wet = there && there.hazards.length > 0 ? hazardWords(there) : '';
    const off = daysOff.closed(day) ? daysOff.nameOf(day) || say('weekend') : '';
    return [
      ...(wet ? [say('over-limits', { day: shortDay(day), weather: wet })] : []),
      ...(off ? [say('day-says', { day: shortDay(day), what: off })] : []),
    ];
  });
}
