// The loader takes what is said of routes and fields out of a contract, and nothing else.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withoutApiTexts } from './without-api-texts.ts';

it('empties what is said of a route, on one line or on several, and keeps the lines', () => {
  const one = "a({\n  summary: 'One, “two”',\n  b: 1,\n});\n";
  const two = "a({\n  summary:\n    'One ' +\n    'two',\n  c: 2,\n});";
  expect(withoutApiTexts(one + two)).toBe(
    "a({\n  summary: '',\n  b: 1,\n});\na({\n  summary: ''\n\n,\n  c: 2,\n});",
  );
});
it('empties what is said of a field, also within a line', () => {
  const one = "  .meta({ id: 'Present', description: 'Who else is there, by name' });";
  expect(withoutApiTexts(one)).toBe("  .meta({ id: 'Present', description: '' });");
});
it('leaves fields of these names', () => {
  const fields = '  summary: z.string(),\n  description: z.string(),\n';
  expect(withoutApiTexts(fields)).toBe(fields);
});
it('finds those of every contract, but for the few that are made of parts', () => {
  const folder = path.resolve(import.meta.dirname, '../../libs/contracts');
  const left = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .flatMap((name) => [
      ...withoutApiTexts(readFileSync(path.join(folder, name), 'utf8')).matchAll(
        /(?:^\s*|[{,] )(?:summary|description):\s*(?:'[^']|"[^"]).*/gm,
      ),
    ]);
  expect(left.map(([line]) => line)).toEqual([]);
});
