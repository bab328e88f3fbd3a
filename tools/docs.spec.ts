// The generated pages say what the code says.
import path from 'node:path';
import { expect, it } from 'vitest';
import { drifted, generatedPages } from './docs/pages.ts';

const root = path.resolve(import.meta.dirname, '..');
const pages = generatedPages(root);

it('has every page as the code would write it today; otherwise run npm run docs', () =>
  expect(drifted(root, pages)).toEqual([]));

it('notices a page that was edited by hand', () => {
  const [name, text] = [...pages][0]!;
  expect(drifted(root, new Map([[name, `${text}By hand.\n`]]))).toEqual([name]);
});

it('finds a question for every read model and a task for every reaction', () => {
  expect(pages.get('docs/generated/read-models.md')).not.toContain('not found');
  expect(pages.get('docs/generated/reactions.md')).not.toContain('see the code');
});
