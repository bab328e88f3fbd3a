// What docs/assurance.md remembers: one line a part, its last run, and how often it was unstable.
import { expect, it } from 'vitest';
import { readRuns, readUnstable, runsTable, unstableTable, type PartRun } from './record.ts';

const run = (part: string, result: string): PartRun => ({
  part,
  result,
  seconds: 12,
  commit: 'abc12345',
  day: '2026-11-27',
});
const all = (): boolean => true;

it('keeps the last run of each part, in order, and reads it again', () => {
  const first = runsTable([], [run('b', '2 passed'), run('a', '1 passed')], all);
  const second = runsTable(readRuns(first), [run('b', '1 passed, 1 failed')], all);
  expect(readRuns(second)).toEqual([run('a', '1 passed'), run('b', '1 passed, 1 failed')]);
});

it('forgets a part that is gone', () => {
  const text = runsTable([run('a', '1 passed')], [run('b', '1 passed')], (part) => part === 'b');
  expect(readRuns(text).map(({ part }) => part)).toEqual(['b']);
});

it('counts how often a part was unstable', () => {
  expect(readUnstable(unstableTable([], [], '2026-11-27'))).toEqual([]);
  const first = unstableTable([], ['a'], '2026-11-27');
  expect(readUnstable(unstableTable(readUnstable(first), ['a', 'b'], '2026-11-28'))).toEqual([
    { part: 'a', times: 2, day: '2026-11-28' },
    { part: 'b', times: 1, day: '2026-11-28' },
  ]);
});
