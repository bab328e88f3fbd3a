// What speaks against one move of a weather shift: whoever is elsewhere then, and the days it would
// be worked on, in the calendar's own words.
import type { PlannedMove } from '@purlin/contracts/weather.ts';
import { datesSentence } from '../parts/days.ts';
import { daysAgainst, type KnownDays } from '../parts/days-against.ts';

/** `job`: the one that is in the way. */
export interface Against {
  readonly words: string;
  readonly job: { readonly id: number; readonly title: string } | null;
  /** They are about times of somebody's own, which are changed on the job's page. */
  readonly own?: true;
}

type Conflict = PlannedMove['conflicts'][number];
const CONFLICTS: Readonly<
  Record<Exclude<Conflict['kind'], 'day-off'>, (told: Conflict) => string>
> = {
  'no-room': () => 'There is no room for it in the next months. Choose a day, or leave it.',
  'lost-day': () => 'It would begin on a day that is to be kept clear.',
  'crew-busy': ({ name }) => `${name} is on another job then:`,
  'own-dates': ({ name, own }) =>
    own ? `${name} stays on ${datesSentence(own)}.` : `${name} has times of their own, which stay.`,
  'vendor-busy': ({ name }) => `${name} is on another job then:`,
};

/** Each in a few words; `clear`: the days of the shift. Nothing for one that stays. */
export function againstMove(
  { from, to, conflicts }: PlannedMove,
  clear: readonly string[],
  { forecast, daysOff }: KnownDays,
): readonly Against[] {
  const told = conflicts.flatMap((conflict): readonly Against[] => {
    const { kind, job } = conflict;
    // A day off is told by its name, with the others.
    if (kind === 'day-off') return [];
    const words = CONFLICTS[kind](conflict);
    return [kind === 'own-dates' ? { words, job, own: true } : { words, job }];
  });
  const { scheduledStartDate: start, scheduledEndDate: end } = to;
  if (start === from.scheduledStartDate && end === from.scheduledEndDate) return told;
  // What the days that are kept clear bring is known: that is why.
  const others = new Map([...forecast].filter(([day]) => !clear.includes(day)));
  const days = daysAgainst({ start, end }, { forecast: others, daysOff }, clear);
  return [...told, ...days.map((words) => ({ words, job: null }))];
}
