// Rules of the business: every one that code names is written down, and every one that is written
// down is followed somewhere.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from './laws/source.ts';

const root = path.resolve(import.meta.dirname, '..');
/** Names of rules in a text; a comment may break the line before a name. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/\(rule:\s(?:\s*(?:\*|\/\/)\s)?([a-z][a-z-]+)\b(?! =)/g)].map(
    ([, name]) => name!,
  );

const written = [
  ...readFileSync(path.join(root, 'docs/rules.md'), 'utf8').matchAll(/^### ([a-z-]+)$/gm),
].map(([, name]) => name!);
const sources = readSources(root).filter(({ path: file }) => /^(?:apps|libs)\//.test(file));
const named = new Set(sources.flatMap(({ text }) => namedIn(text)));

it('are each written down once', () => expect(written).toEqual([...new Set(written)]));
it('are followed somewhere', () => expect(written.filter((name) => !named.has(name))).toEqual([]));
it('are written down where code names them', () =>
  expect([...named].filter((name) => !written.includes(name))).toEqual([]));
it('are named, not counted: nobody has the document that had sections', () =>
  expect(
    sources.filter(({ text }) => /\bspec(?:ification)?\s(?:\*\s)?sections?\b/i.test(text)),
  ).toEqual([]));

describe('a name', () => {
  it.each([
    ['/** As it is (rule: totals). */', ['totals']],
    ['/**\n * As it is (rule:\n * editor-total; and more).\n */', ['editor-total']],
    ['// As it is (rule:\n// line-item-editor).', ['line-item-editor']],
    ['const rule: Rule = 1;', []],
  ])('is found in %j', (text, names) => expect(namedIn(text)).toEqual(names));
});
