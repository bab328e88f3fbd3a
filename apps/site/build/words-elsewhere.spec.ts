// Specs of what exists outside the components and must match them: the category styles and the
// share pictures.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { blogCategories } from '../src/content/posts.ts';
import { projectCategories } from '../src/content/projects.ts';
import { pictureNames } from '../src/share/pictures.tsx';

const site = path.join(import.meta.dirname, '..');
const style = readFileSync(path.join(site, 'src/styles/choice.css'), 'utf8');

test.each([...projectCategories, ...blogCategories])('the category %s filters its list', (id) => {
  expect(style).toContain(`.filtered:has(.choose-${id}:checked) .list > :not(.of-${id})`);
});

test.each(pictureNames)('the share picture %s exists (tools/share-pictures.ts)', (name) => {
  expect(existsSync(path.join(site, 'static/share', `${name}.png`))).toBe(true);
});
