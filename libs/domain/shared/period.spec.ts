// Periods: parsing to the canonical form.
import { describe, expect, it } from 'vitest';
import { daysOf } from './period-days.ts';
import { Period, periodOf } from './period.ts';

describe('a period', () => {
  it.each([
    ['12/7/2026 to 12/18/2026', '2026-12-07/2026-12-18'],
    ['12/07/2026 - 12/18/2026', '2026-12-07/2026-12-18'],
    ['12/7/2026–12/18/2026', '2026-12-07/2026-12-18'],
    [' 2026-12-07 / 2026-12-18 ', '2026-12-07/2026-12-18'],
    ['2026-12-07/2026-12-07', '2026-12-07/2026-12-07'],
  ])('reads %s as %s', (typed, period) => {
    expect(periodOf(typed)).toBe(period);
    expect(Period.safeParse(period).success).toBe(true);
  });
  it.each(['', 'next week', '12/7/2026', '2026-12-07/', '/2026-12-18', '12/18/2026 to 12/7/2026'])(
    'rejects %s',
    (typed) => expect(Period.safeParse(periodOf(typed)).success).toBe(false),
  );
  it('has a first and a last day', () =>
    expect(daysOf('2026-12-07/2026-12-18')).toEqual({ from: '2026-12-07', until: '2026-12-18' }));
});
