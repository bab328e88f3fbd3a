// Specs of what speaks against a move of a weather shift: the days it lands on, in the calendar's
// words, beside whoever is elsewhere.
import type { ForecastDay, PlannedMove } from '@purlin/contracts/weather.ts';
import { closedOn } from '@purlin/domain/scheduling/working-days.ts';
import { expect, it } from 'vitest';
import { againstMove } from './against-move.ts';

const wet = (day: string): [string, ForecastDay] => [
  day,
  {
    day,
    rainPercent: 85,
    windMph: 5,
    lowFahrenheit: 50,
    highFahrenheit: 55,
    hazards: ['rain'],
  },
];
const known = {
  forecast: new Map([wet('2031-05-06'), wet('2031-05-08')]),
  daysOff: { closed: closedOn(new Set(), true), nameOf: () => '' },
};
const move = (
  to: string,
  end: string | null = null,
  conflicts: PlannedMove['conflicts'] = [],
): PlannedMove => ({
  jobId: 1,
  title: 'Porch',
  client: { id: 1, name: 'Dana', hasEmail: true, phone: '', language: 'en' },
  crews: [],
  dateChanges: 0,
  lost: true,
  because: null,
  from: { scheduledStartDate: '2031-05-06T08:00', scheduledEndDate: null },
  to: { scheduledStartDate: to, scheduledEndDate: end },
  told: { before: '', now: '' },
  conflicts,
});
const words = (planned: PlannedMove) =>
  againstMove(planned, ['2031-05-06'], known).map((one) => one.words);

it('names the days beyond the limits that it lands on, but not those it is kept off', () => {
  expect(words(move('2031-05-07T08:00'))).toEqual([]);
  expect(words(move('2031-05-08T08:00'))).toEqual(['Thu 8: Rain 85%, over your limits']);
  expect(words(move('2031-05-05T08:00', '2031-05-07T18:00'))).toEqual([]);
});

it('says a day off once, by its name, and whoever is elsewhere before the days', () => {
  expect(
    words(
      move('2031-05-10T08:00', null, [
        { kind: 'day-off', name: '', job: null },
        { kind: 'crew-busy', name: 'Torres', job: { id: 2, title: 'Barn' } },
      ]),
    ),
  ).toEqual(['Torres is on another job then:', 'Sat 10: weekend']);
});

it('says nothing of the days of one that stays where it is', () => {
  expect(words(move('2031-05-06T08:00'))).toEqual([]);
});

it('says which times of their own stay', () => {
  const own = {
    scheduledStartDate: '2031-05-06T07:00',
    scheduledEndDate: '2031-05-06T09:00',
  };
  const conflict = { kind: 'own-dates', name: 'Valley Crane', job: null, own } as const;
  expect(againstMove(move('2031-05-07T08:00', null, [conflict]), ['2031-05-06'], known)).toEqual([
    { words: 'Valley Crane stays on May 6, 2031, 7:00 AM – 9:00 AM.', job: null, own: true },
  ]);
});
