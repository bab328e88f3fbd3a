// The form of a job's dates: the end goes along with the start.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clearedOn, isWeekend } from '@purlin/domain/scheduling/working-days.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { askedTimes, typedTimes, withStart } from './typed-job.ts';

const hours = { startTime: '08:00', endTime: '18:00' };
const times = (scheduledStartDate: string, scheduledEndDate: string) => ({
  ...hours,
  scheduledStartDate,
  scheduledEndDate,
});

it('a job of so many days stays one of so many days, whenever it begins', () =>
  fc.assert(
    fc.property(fc.nat(40), fc.integer({ min: -400, max: 400 }), (length, by) => {
      const start = dayAfter('2026-12-01', by);
      expect(
        withStart(times('2026-12-01', dayAfter('2026-12-01', length)), start, () => false),
      ).toEqual(times(start, dayAfter(start, length)));
    }),
  ));
it.each([
  ['', '2026-12-03', '2026-12-03'],
  ['2026-12-01', '', ''],
])('without a start or an end there is nothing to take along: %s to %s', (start, end, after) =>
  expect(withStart(times(start, end), '2026-12-02', isWeekend)).toEqual(times('2026-12-02', after)),
);
it('the end goes on after a weekend', () =>
  expect(withStart(times('2026-12-01', '2026-12-02'), '2026-12-04', isWeekend)).toEqual(
    times('2026-12-04', '2026-12-07'),
  ));
it('a day kept clear on which it is worked counts as a day of work', () => {
  const clear = new Set(['2026-12-03']);
  const closed = clearedOn(isWeekend, clear);
  expect(withStart(times('2026-12-02', '2026-12-04'), '2026-12-08', closed, [...clear])).toEqual(
    times('2026-12-08', '2026-12-10'),
  );
});
it('an hour to end at counts for the first day, and no hour is shown that would not', () => {
  const blank = typedTimes({ scheduledStartDate: null, scheduledEndDate: null });
  const typed = { ...blank, scheduledStartDate: '2026-12-02' };
  expect(askedTimes(typed)).toEqual({
    scheduledStartDate: '2026-12-02T08:00',
    scheduledEndDate: null,
  });
  expect(blank.endTime).toBe('');
  expect(askedTimes({ ...typed, endTime: '12:00' }).scheduledEndDate).toBe('2026-12-02T12:00');
});
