// The end of a connection is said ninety days ahead.
import { expect, it } from 'vitest';
import { endsSoon } from './ending.tsx';

it('is said from ninety days before the end on', () => {
  const now = Date.parse('2026-11-24T18:00:00.000Z');
  const ends = (holdsUntil: string | null) => endsSoon({ holdsUntil }, now);
  expect(ends(null)).toBe(false);
  expect(ends('2031-11-22T18:00:00.000Z')).toBe(false);
  expect(ends('2027-02-22T18:00:01.000Z')).toBe(false);
  expect(ends('2027-02-22T17:59:59.000Z')).toBe(true);
});
