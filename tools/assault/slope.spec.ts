// Whether something grows is told apart from noise, also from noise that neighbours share.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slopeOf, type Sample } from './slope.ts';

const MINUTE = 60_000;
/** An hour of values, one every five seconds. */
const hour = (valueAt: (minutes: number) => number): Sample[] =>
  Array.from({ length: 720 }, (_, n) => ({ at: n * 5_000, value: valueAt(n / 12) }));

it('a line is found exactly, wherever it begins', () =>
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 0, max: 1_000 }), (a, b) => {
      const { perHour, noise } = slopeOf(hour((minutes) => b + (a * minutes) / 60));
      expect(perHour).toBeCloseTo(a, 6);
      expect(noise).toBeCloseTo(0, 6);
    }),
  ));

it('a heap that is collected again and again does not grow, one that keeps a tenth does', () => {
  const saw = (minutes: number): number => 100 + 40 * ((minutes % 3.7) / 3.7);
  const flat = slopeOf(hour(saw));
  expect(flat.perHour).toBeLessThan(flat.noise);
  const leak = slopeOf(hour((minutes) => saw(minutes) + minutes * 1.5));
  expect(leak.perHour).toBeGreaterThan(leak.noise);
});

it('bursts that grow do not count as growth, what they leave behind does', () => {
  const burst = (minutes: number): number => (minutes % 9 < 2 ? minutes * 5 : 0);
  const flat = slopeOf(hour((minutes) => 490 + burst(minutes)));
  expect(Math.abs(flat.perHour)).toBeLessThan(1);
  const leak = slopeOf(hour((minutes) => 490 + burst(minutes) + 4 * Math.floor(minutes / 9)));
  expect(leak.perHour).toBeGreaterThan(leak.noise);
});

it('what fills up in the beginning is no growth', () => {
  const { perHour, noise } = slopeOf(hour((minutes) => Math.min(200, 100 + minutes * 10)));
  expect(perHour).toBeLessThanOrEqual(noise);
});

it('too little is no slope', () => {
  expect(slopeOf([]).noise).toBe(Infinity);
  expect(slopeOf([{ at: MINUTE, value: 3 }]).noise).toBe(Infinity);
});
