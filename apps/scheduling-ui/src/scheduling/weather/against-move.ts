// Conflicts of one move of a weather shift: people who are elsewhere then, and the new days, worded
// as on the calendar.
import type { PlannedMove } from '@purlin/contracts/weather.ts';
import { workedDays } from '@purlin/domain/scheduling/worked-days.ts';
import { say } from '@purlin/words/screens/weather.ts';
import { say as sayDay } from '@purlin/words/screens/scheduling.ts';
import { shortDay } from '../parts/days.ts';
import { daysAgainst, type KnownDays } from '../parts/days-against.ts';
import { hazardWords } from '../parts/weather-words.ts';

/** `job`: the conflicting one. */
export interface Against {
  readonly words: string;
  readonly job: { readonly id: number; readonly title: string } | null;
}

type Conflict = PlannedMove['conflicts'][number];
const CONFLICTS: Readonly<
  Record<Exclude<Conflict['kind'], 'day-off'>, (told: Conflict) => string>
> = {
  'no-room': () => say('no-room'),
  'lost-day': () => say('lost-day'),
  'crew-busy': ({ name }) => say('is-busy', { name }),
  'vendor-busy': ({ name }) => say('is-busy', { name }),
};

/** Each conflict in a few words. `clear`: the days of the shift. Empty for a job that stays. */
export function againstMove(
  { from, to, conflicts }: PlannedMove,
  clear: readonly string[],
  { forecast, daysOff }: KnownDays,
): readonly Against[] {
  const told = conflicts.flatMap((conflict): readonly Against[] => {
    const { kind, job } = conflict;
    // A day off is listed by name with the others.
    if (kind === 'day-off') return [];
    return [{ words: CONFLICTS[kind](conflict), job }];
  });
  const { scheduledStartDate: start, scheduledEndDate: end } = to;
  if (start === from.scheduledStartDate && end === from.scheduledEndDate) return told;
  // The weather on days kept clear is already known: it is why they are.
  const others = new Map([...forecast].filter(([day]) => !clear.includes(day)));
  const days = daysAgainst({ start, end }, { forecast: others, daysOff }, clear);
  return [...told, ...days.map((words) => ({ words, job: null }))];
}

/** Bad days on which a job that stays is worked: "Fri 27: Rain 85%, over your limits". */
export function againstStaying(
  { from }: PlannedMove,
  clear: readonly string[],
  { forecast, daysOff }: KnownDays,
): readonly string[] {
  const { scheduledStartDate: start, scheduledEndDate: end } = from;
  if (start === null) return [];
  return workedDays({ start, end }, daysOff.closed).flatMap((day) => {
    const there = forecast.get(day);
    if (there && there.hazards.length > 0)
      return [sayDay('over-limits', { day: shortDay(day), weather: hazardWords(there) })];
    return clear.includes(day) ? [say('is-kept-clear', { day: shortDay(day) })] : [];
  });
}
