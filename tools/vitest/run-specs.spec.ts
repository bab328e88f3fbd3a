// How a report of vitest is read: what is counted, and what did not load.
import path from 'node:path';
import { expect, it } from 'vitest';
import { resultsOf, specRun } from './run-specs.ts';

const file = (name: string, status: string, ...statuses: readonly string[]) => ({
  name: path.resolve(name),
  status,
  startTime: 1_000,
  endTime: 3_500,
  assertionResults: statuses.map((one) => ({ status: one })),
});

it('counts what passed, failed and was skipped, by paths from the root', () =>
  expect(
    resultsOf({
      testResults: [file('tools/a.spec.ts', 'failed', 'passed', 'failed', 'skipped', 'pending')],
    }),
  ).toEqual([{ file: 'tools/a.spec.ts', passed: 1, failed: 1, skipped: 2, seconds: 2.5 }]));

it('counts a file that did not load, or whose hooks failed, as one failure', () =>
  expect(
    resultsOf({
      testResults: [file('tools/a.spec.ts', 'failed'), file('tools/b.spec.ts', 'failed', 'passed')],
    }).map(({ failed }) => failed),
  ).toEqual([1, 1]));

it('counts errors outside of every spec, also beside a spec that failed', () => {
  const failed = { testResults: [file('tools/a.spec.ts', 'failed', 'failed')] };
  expect(specRun(false, failed, 2).outsideErrors).toBe(2);
  expect(specRun(false, failed, 0).outsideErrors).toBe(0);
  expect(specRun(true, { testResults: [] }, 0).outsideErrors).toBe(0);
});

it('counts one where vitest fails and nothing says why', () =>
  expect(specRun(false, { testResults: [] }, 0)).toEqual({ files: [], outsideErrors: 1 }));
