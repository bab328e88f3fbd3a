// What stands outside the components and must fit them: the style of the categories, the pictures
// for share previews, the codes of the server's refusals.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { blogCategories } from '../src/content/posts.ts';
import { projectCategories } from '../src/content/projects.ts';
import { spanishRefusals } from '../src/estimate/refusals.ts';
import { pictureNames } from '../src/share/pictures.tsx';

const site = path.join(import.meta.dirname, '..');
const style = readFileSync(path.join(site, 'src/styles/choice.css'), 'utf8');

test.each([...projectCategories, ...blogCategories])('the category %s filters its list', (id) => {
  expect(style).toContain(`.filtered:has(.choose-${id}:checked) .list > :not(.of-${id})`);
});

test.each(pictureNames)('the share picture %s was taken (tools/share-pictures.ts)', (name) => {
  expect(existsSync(path.join(site, 'static/share', `${name}.png`))).toBe(true);
});

const root = path.join(site, '../..');
const refusing = [
  'libs/domain/estimates/answering.ts',
  'libs/domain/estimates/keeping.ts',
  'libs/domain/estimates/rules.ts',
  'libs/domain/estimates/sending.ts',
  'libs/domain/estimates/state.ts',
  'apps/backend/platform/http/problem.ts',
  'apps/backend/platform/http/access.ts',
]
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

test.each(Object.keys(spanishRefusals))(
  'the refusal %s, said in Spanish on the estimate page, is a code of the server',
  (code) => {
    expect(refusing).toContain(`'${code}'`);
  },
);
