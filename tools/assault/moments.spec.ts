// The spec of random moments: kills come early and late, not all at once.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partUpTo } from './moments.ts';

it('reaches every quarter of its span, and nothing beyond', () => {
  const parts = fc.sample(partUpTo(1.2), { seed: 7, numRuns: 200 });
  const quarters = parts.map((part) => Math.min(3, Math.floor(part / 0.3)));
  for (const quarter of [0, 1, 2, 3])
    expect(quarters.filter((one) => one === quarter).length).toBeGreaterThan(25);
  expect(Math.max(...parts)).toBeLessThanOrEqual(1.2);
});
