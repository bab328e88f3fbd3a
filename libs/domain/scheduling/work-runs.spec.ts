// A job as runs of working days, for calendars that only know spans.
import { expect, it } from 'vitest';
import { closedOn } from './working-days.ts';
import { workRuns } from './work-runs.ts';

const closed = closedOn(new Set(), true, new Set(['2026-11-18']));
const parts = (start: string, end: string | null, worksThrough: readonly string[] = []) =>
  workRuns({ start, end, worksThrough }, closed).map((run) => `${run.start} ${run.end}`);

it('is one run without a rest', () => {
  expect(parts('2026-11-16T08:00', '2026-11-17T17:00')).toEqual([
    '2026-11-16T08:00 2026-11-17T17:00',
  ]);
  expect(parts('2026-11-16T08:00', null)).toEqual(['2026-11-16T08:00 2026-11-16T18:00']);
  expect(parts('2026-11-16T09:00', '2026-11-16T09:00')).toEqual([
    '2026-11-16T09:00 2026-11-16T09:00',
  ]);
});
it('has the same hours before and after a rest', () =>
  expect(parts('2026-11-17T08:00', '2026-11-23T16:00')).toEqual([
    '2026-11-17T08:00 2026-11-17T16:00',
    '2026-11-19T08:00 2026-11-20T16:00',
    '2026-11-23T08:00 2026-11-23T16:00',
  ]));
it('includes a day off that is worked anyway', () =>
  expect(parts('2026-11-17T08:00', '2026-11-19T16:00', ['2026-11-18'])).toEqual([
    '2026-11-17T08:00 2026-11-19T16:00',
  ]));
it('continues overnight if the last day ends earlier in the day than the first begins', () =>
  expect(parts('2026-11-19T22:00', '2026-11-24T06:00')).toEqual([
    '2026-11-19T22:00 2026-11-20T23:59',
    '2026-11-23T00:00 2026-11-24T06:00',
  ]));
