// What npm test may run: every spec is of one project, and none of it kills a process, or starts a
// browser or a product of its own, but for the journeys that decide a merge.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ALONE,
  COMPONENTS,
  isAssurance,
  JOURNEYS,
  LONG,
  MERGE_JOURNEYS,
  PURE,
  SERVER,
} from './suites.ts';

const root = path.resolve(import.meta.dirname, '../..');
const all = globSync('{apps,libs,tools}/**/*.spec.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
});
const KILLS = /SIGKILL|\bstart(?:Product|Browser)\(/;

describe('npm test', () => {
  it('kills nothing and starts no product beside its journeys', () => {
    const mine = 'tools/vitest/suites.spec.ts';
    const found = all
      .filter((file) => !isAssurance(file) && !MERGE_JOURNEYS.includes(file) && file !== mine)
      .filter((file) => KILLS.test(readFileSync(path.join(root, file), 'utf8')));
    expect(found).toEqual([]);
  });

  it('has the journeys that it names', () =>
    expect(all).toEqual(expect.arrayContaining([...MERGE_JOURNEYS])));
});

it('every pattern of a suite finds a spec', () => {
  for (const pattern of [ALONE, COMPONENTS, JOURNEYS, LONG, PURE, SERVER].flat())
    expect([pattern, globSync(pattern, { cwd: root }).length > 0]).toEqual([pattern, true]);
});
