// What counts when a failed journey is tried again: each file by its last try.
import { expect, it } from 'vitest';
import { isJourney } from './journey-files.ts';
import { failedFiles, outcomeOf, type Report } from './two-tries.ts';

const file = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.some((status) => status === 'failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});
const report = (...testResults: Report['testResults']): Report => ({ testResults });

it('without a second try everything counts as it is', () => {
  const one = report(file('/a', 'passed', 'failed'), file('/b', 'passed', 'pending'));
  expect(failedFiles(one)).toEqual(['/a']);
  expect(outcomeOf(one)).toEqual({ passed: 2, failed: 1, skipped: 1 });
});

it('a file that was tried again counts by its second try alone', () => {
  const one = report(file('/a', 'passed', 'failed'), file('/b', 'passed', 'failed'));
  const two = report(file('/a', 'passed', 'passed'), file('/b', 'failed', 'failed'));
  expect(outcomeOf(one, two)).toEqual({ passed: 2, failed: 2, skipped: 0 });
});

it('a file that did not load is a failure', () => {
  const broken = { ...file('/a'), status: 'failed' };
  expect(failedFiles(report(broken))).toEqual(['/a']);
  expect(outcomeOf(report(broken))).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('only journeys may be tried again', () => {
  expect(isJourney('tools/journeys/site.spec.ts')).toBe(true);
  expect(isJourney('tools/start/start.spec.ts')).toBe(true);
  expect(isJourney('tools/start/other.spec.ts')).toBe(false);
  expect(isJourney('apps/backend/estimates/sending.spec.ts')).toBe(false);
});
