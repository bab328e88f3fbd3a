// When assignments with their own times move with their job.
import { describe, expect, it } from 'vitest';
import { goingAlong } from './going-along.ts';
import { isWeekend } from './working-days.ts';

// Monday, November 16, to Friday, November 20; the weekend is the 21st and 22nd.
const lost = new Set(['2026-11-18', '2026-11-19']);
const on = (first: number, last = first) => ({
  start: `2026-11-${first}T07:00`,
  end: `2026-11-${last}T09:00`,
});
const goes = (own: ReturnType<typeof on>, from: [number, number], to: [number, number]) => {
  const found = goingAlong(own, { from: on(...from), to: on(...to) }, { lost, closed: isWeekend });
  return found && [found.to.start?.slice(8, 10), found.to.end?.slice(8, 10), found.goes];
};

describe('an assignment with its own times', () => {
  it('moves to the same day of the job, which rests on the lost days', () =>
    expect(goes(on(18), [16, 19], [16, 23])).toEqual(['20', '20', true]));
  it('keeps its distance to the job', () => {
    expect(goes(on(20), [16, 19], [16, 23])).toEqual(['24', '24', true]);
    expect(goes(on(18), [20, 20], [24, 24])).toEqual(['20', '20', true]);
  });
  it('keeps its number of days', () =>
    expect(goes(on(18, 20), [18, 20], [20, 24])).toEqual(['20', '24', true]));
  it('moves off the lost days to the next open one if the job stays', () => {
    expect(goes(on(19), [23, 24], [23, 24])).toEqual(['20', '20', true]);
    const waits = { start: null, end: null };
    expect(goingAlong(on(19), { from: waits, to: waits }, { lost, closed: isWeekend })?.to).toEqual(
      on(20),
    );
  });
  it('stays while its days are days of the job', () =>
    expect(goes(on(20), [18, 20], [20, 24])).toBeUndefined());
  it('stays if neither is affected, and before the lost days', () => {
    expect(goes(on(24), [23, 24], [23, 24])).toBeUndefined();
    expect(goes(on(16), [17, 19], [17, 23])).toBeUndefined();
  });
  it('still comes to a job that is worked on the lost days', () =>
    expect(goes(on(18), [18, 18], [18, 18])).toEqual(['20', '20', false]));
});
