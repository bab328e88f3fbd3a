// When jobs overlap, compared with counting minutes.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meet } from './conflicts.ts';
import type { OnCalendar } from './worked-days.ts';
import { isWeekend } from './working-days.ts';

const at = (start: string, end: string | null = null): OnCalendar => ({ start, end });

describe('two jobs', () => {
  it.each([
    [
      'one after the other',
      at('2026-03-09T08:00', '2026-03-09T12:00'),
      at('2026-03-09T12:00'),
      false,
    ],
    ['over midnight', at('2026-03-09T22:00', '2026-03-10T02:00'), at('2026-03-10T01:00'), true],
    ['over a month', at('2026-01-31T08:00', '2026-02-02T18:00'), at('2026-02-01T08:00'), true],
    ['over a year', at('2026-12-31T22:00', '2027-01-01T02:00'), at('2027-01-01T01:59'), true],
    [
      'the night of daylight saving',
      at('2026-03-07T20:00', '2026-03-08T04:00'),
      at('2026-03-08T03:30'),
      true,
    ],
    [
      'without an end until the office closes',
      at('2026-03-09T08:00'),
      at('2026-03-09T17:59'),
      true,
    ],
    ['without an end not into the evening', at('2026-03-09T08:00'), at('2026-03-09T18:00'), false],
    [
      'of no length at the same minute',
      at('2026-03-09T08:00', '2026-03-09T08:00'),
      at('2026-03-09T08:00', '2026-03-09T08:00'),
      true,
    ],
    [
      'of no length in the middle',
      at('2026-03-09T09:00', '2026-03-09T09:00'),
      at('2026-03-09T08:00'),
      true,
    ],
  ])('%s', (_, a, b, expected) => {
    expect(meet(a, b, () => false)).toBe(expected);
    expect(meet(b, a, () => false)).toBe(expected);
  });
  it('don’t conflict on a weekend when one of them rests', () => {
    const overTheWeekend = at('2026-03-06T08:00', '2026-03-09T17:00');
    expect(meet(overTheWeekend, at('2026-03-07T08:00'), isWeekend)).toBe(false);
    expect(meet(overTheWeekend, at('2026-03-07T08:00'), () => false)).toBe(true);
    expect(meet(overTheWeekend, at('2026-03-09T08:00'), isWeekend)).toBe(true);
  });
  it('conflict exactly when they share a minute, or start together', () => {
    const base = Date.parse('2026-12-31T20:00Z');
    const local = (minute: number) => new Date(base + minute * 60_000).toISOString().slice(0, 16);
    const span = fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 600 }));
    fc.assert(
      fc.property(span, span, ([aFrom, aLong], [bFrom, bLong]) => {
        const a = at(local(aFrom), local(aFrom + aLong));
        const b = at(local(bFrom), local(bFrom + bLong));
        const shared = Math.min(aFrom + aLong, bFrom + bLong) - Math.max(aFrom, bFrom);
        const inside = (point: number, from: number, long: number) =>
          from < point && point < from + long;
        const point =
          (aLong === 0 && inside(aFrom, bFrom, bLong)) ||
          (bLong === 0 && inside(bFrom, aFrom, aLong));
        expect(meet(a, b, () => false)).toBe(aFrom === bFrom || shared > 0 || point);
      }),
    );
  });
});
