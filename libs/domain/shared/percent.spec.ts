// Percentages: range and formatting.
import { expect, it } from 'vitest';
import { BasisPoints, formatPercent } from './percent.ts';

it.each([
  [0, true],
  [10_000, true],
  [825, true],
  [-1, false],
  [10_001, false],
  [8.25, true],
  [837.5, true],
  [837.512, false],
  [0.1 + 0.2, false],
])('accepts %d basis points: %s', (value, good) =>
  expect(BasisPoints.safeParse(value).success).toBe(good),
);

it.each([
  [0, '0%'],
  [825, '8.25%'],
  [837.5, '8.375%'],
  [3333.33, '33.3333%'],
  [0.01, '0.0001%'],
  [1000, '10%'],
  [10_000, '100%'],
])('formats %d as %s', (basisPoints, text) => expect(formatPercent(basisPoints)).toBe(text));
