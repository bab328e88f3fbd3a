// Specs of the form for a job's dates: the end moves with the start.
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

it('keeps the number of days, whatever the start', () =>
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
])('moves nothing without a start or an end: %s to %s', (start, end, after) =>
  expect(withStart(times(start, end), '2026-12-02', isWeekend)).toEqual(times('2026-12-02', after)),
);
it('skips weekends when moving the end', () =>
  expect(withStart(times('2026-12-01', '2026-12-02'), '2026-12-04', isWeekend)).toEqual(
    times('2026-12-04', '2026-12-07'),
  ));
it('counts a day kept clear that is worked anyway as a work day', () => {
  const clear = new Set(['2026-12-03']);
  const closed = clearedOn(isWeekend, clear);
  expect(withStart(times('2026-12-02', '2026-12-04'), '2026-12-08', closed, [...clear])).toEqual(
    times('2026-12-08', '2026-12-10'),
  );
});
it('applies an end time to the first day, and shows no end time that would not apply', () => {
  const blank = typedTimes({ scheduledStartDate: null, scheduledEndDate: null });
  const typed = { ...blank, scheduledStartDate: '2026-12-02' };
  expect(askedTimes(typed)).toEqual({
    scheduledStartDate: '2026-12-02T08:00',
    scheduledEndDate: null,
  });
  expect(blank.endTime).toBe('');
  expect(askedTimes({ ...typed, endTime: '12:00' }).scheduledEndDate).toBe('2026-12-02T12:00');
});
