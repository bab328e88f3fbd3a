// Specs of conflicts of a weather shift's moves: the new days, worded as on the calendar, and
// people who are elsewhere.
import type { ForecastDay, PlannedMove } from '@purlin/contracts/weather.ts';
import { closedOn } from '@purlin/domain/scheduling/working-days.ts';
import { expect, it } from 'vitest';
import { againstMove, againstStaying } from './against-move.ts';

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
  booking: null,
  client: { id: 1, name: 'Dana', hasEmail: true, phone: '', language: 'en' },
  crews: [],
  dateChanges: 0,
  onHold: false,
  lost: true,
  goes: true,
  because: null,
  from: { scheduledStartDate: '2031-05-06T08:00', scheduledEndDate: null },
  to: { scheduledStartDate: to, scheduledEndDate: end },
  told: { before: '', now: '' },
  conflicts,
  next: null,
});
const words = (planned: PlannedMove) =>
  againstMove(planned, ['2031-05-06'], known).map((one) => one.words);

it('names the days beyond the limits it lands on, but not those it avoids', () => {
  expect(words(move('2031-05-07T08:00'))).toEqual([]);
  expect(words(move('2031-05-08T08:00'))).toEqual(['Thu 8: Rain 85%, over your limits']);
  expect(words(move('2031-05-05T08:00', '2031-05-07T18:00'))).toEqual([]);
});

it('names a day off once, and people who are elsewhere before the days', () => {
  expect(
    words(
      move('2031-05-10T08:00', null, [
        { kind: 'day-off', name: '', job: null },
        { kind: 'crew-busy', name: 'Torres', job: { id: 2, title: 'Barn' } },
      ]),
    ),
  ).toEqual(['Torres is on another job then:', 'Sat 10: weekend']);
});

it('says nothing about the days of a job that stays', () => {
  expect(words(move('2031-05-06T08:00'))).toEqual([]);
});

it('lists bad or cleared days on which a job that stays is worked', () => {
  const stays = (start: string, end: string | null, ...clear: string[]) =>
    againstStaying(
      { ...move(start), from: { scheduledStartDate: start, scheduledEndDate: end } },
      clear,
      known,
    );
  expect(stays('2031-05-05T08:00', '2031-05-07T17:00', '2031-05-06', '2031-05-07')).toEqual([
    'Tue 6: Rain 85%, over your limits',
    'Wed 7 is being kept clear',
  ]);
  expect(stays('2031-05-09T08:00', null, '2031-05-06')).toEqual([]);
});
