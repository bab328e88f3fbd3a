// The loader takes the summaries of routes out of a contract, and nothing else.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withoutSummaries } from './without-summaries.ts';

it('empties what is said of a route, on one line or on several, and keeps the lines', () => {
  const one = "a({\n  summary: 'One, “two”',\n  b: 1,\n});\n";
  const two = "a({\n  summary:\n    'One ' +\n    'two',\n  c: 2,\n});";
  expect(withoutSummaries(one + two)).toBe(
    "a({\n  summary: '',\n  b: 1,\n});\na({\n  summary: '',\n\n\n  c: 2,\n});",
  );
});
it('leaves a field of that name', () => {
  const field = '  summary: z.string(),\n';
  expect(withoutSummaries(field)).toBe(field);
});
it('finds those of every contract, but for the few that are made of parts', () => {
  const folder = path.resolve(import.meta.dirname, '../../libs/contracts');
  const left = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .flatMap((name) => [
      ...withoutSummaries(readFileSync(path.join(folder, name), 'utf8')).matchAll(
        /^\s*summary:\s*(?:'[^']|"[^"]).*/gm,
      ),
    ]);
  expect(left.map(([line]) => line)).toEqual([]);
});
