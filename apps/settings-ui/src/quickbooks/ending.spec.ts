// Specs of the notice before a connection ends.
import { expect, it } from 'vitest';
import { endsSoon } from './ending.tsx';

it('appears from ninety days before the end', () => {
  const now = Date.parse('2026-11-24T18:00:00.000Z');
  const ends = (holdsUntil: string | null) => endsSoon({ holdsUntil }, now);
  expect(ends(null)).toBe(false);
  expect(ends('2031-11-22T18:00:00.000Z')).toBe(false);
  expect(ends('2027-02-22T18:00:01.000Z')).toBe(false);
  expect(ends('2027-02-22T17:59:59.000Z')).toBe(true);
});
