// The form of a job's dates: the end goes along with the start.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './days.ts';
import { withStart } from './typed-job.ts';

const hours = { startTime: '08:00', endTime: '18:00' };
const times = (scheduledStartDate: string, scheduledEndDate: string) => ({
  ...hours,
  scheduledStartDate,
  scheduledEndDate,
});

it('a job of so many days stays one of so many days, whenever it begins', () =>
  fc.assert(
    fc.property(fc.nat(40), fc.integer({ min: -400, max: 400 }), (length, by) => {
      const start = addDays('2026-12-01', by);
      expect(withStart(times('2026-12-01', addDays('2026-12-01', length)), start)).toEqual(
        times(start, addDays(start, length)),
      );
    }),
  ));
it.each([
  ['', '2026-12-03', '2026-12-03'],
  ['2026-12-01', '', ''],
])('without a start or an end there is nothing to take along: %s to %s', (start, end, after) =>
  expect(withStart(times(start, end), '2026-12-02')).toEqual(times('2026-12-02', after)),
);
