// The questions of newcomers stay answerable in one try: the search finds the file, and few others.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from './laws/source.ts';

const root = path.resolve(import.meta.dirname, '..');
const page = readFileSync(path.join(root, 'docs/newcomer-questions.md'), 'utf8');
const questions = [...page.matchAll(/^\| (.+\?) \| `(.+)` \| (\S+) \|$/gm)].map(
  ([, question = '', search = '', answer = '']) => ({ question, search, answer }),
);
const sources = readSources(root).filter(
  (source) => /^(?:apps|libs)\//.test(source.path) && !source.path.includes('.spec.'),
);

it('are ten', () => expect(questions).toHaveLength(10));

describe('where is the rule that', () => {
  it.each(questions)('$question', ({ search, answer }) => {
    const found = sources.filter(({ text }) => text.includes(search)).map((source) => source.path);
    expect(found).toContain(answer);
    expect(found.length, `"${search}" leads to ${found.join(', ')}`).toBeLessThanOrEqual(3);
  });
});
