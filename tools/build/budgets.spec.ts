// Specs of the size check: what counts as a page's script, and that too much is noticed.
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describe as inWords, measure, overBudget } from './budgets.ts';

let root: string;
const put = async (name: string, content: string | Buffer) => {
  const file = path.join(root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
};
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'purlin-budgets-'));
  await put('apps/shell/dist/first-load.json', '["assets/a.js","assets/a.css"]');
  await put('apps/shell/dist/assets/a.js', 'let a = 1;');
  await put('web/app/index.html', '<script src="/app/assets/a.js"></script>');
  await put(
    'web/index.html',
    '<script type="application/ld+json">{}</script><link rel="stylesheet" href="/assets/site.css">',
  );
});
afterEach(() => rm(root, { recursive: true, force: true }));

const sizes = () => measure(root, path.join(root, 'web'));

it('is content with pages without script, whatever data they carry', async () => {
  expect(overBudget(await sizes())).toEqual([]);
  expect(inWords(await sizes())).toContain('1 pages with 0.0 KB of script or less');
});

it.each([
  '<script defer src="/assets/x.js"></script>',
  '<link rel="modulepreload" href="/assets/x.js">',
  '<script src=/assets/x.js></script>',
])('allows a content page only next to no script: %s', async (tag) => {
  await put('web/about/index.html', tag);
  await put('web/assets/x.js', randomBytes(2 * 1024));
  expect(overBudget(await sizes())).toEqual([]);
  await put('web/assets/x.js', randomBytes(4 * 1024));
  expect(overBudget(await sizes()).map(({ what }) => what)).toEqual(['page /about/index.html']);
});

it.each(['quote', 'es/contact', 'blog/moss'])(
  'allows a page with a form more: %s',
  async (page) => {
    await put(`web/${page}/index.html`, '<script defer src="/assets/x.js"></script>');
    await put('web/assets/x.js', randomBytes(70 * 1024));
    expect(overBudget(await sizes())).toEqual([]);
    await put('web/assets/x.js', randomBytes(80 * 1024));
    expect(overBudget(await sizes()).map(({ what }) => what)).toEqual([`page /${page}/index.html`]);
  },
);

it('notices a style sheet that has grown too large', async () => {
  await put('web/assets/site.0123456789.css', randomBytes(26 * 1024));
  expect(overBudget(await sizes()).map(({ what }) => what)).toEqual(['style of the public pages']);
});

it('allows the estimate page some script, but not any amount', async () => {
  await put('web/estimate/index.html', '<script src="/assets/e.js"></script>');
  await put('web/assets/e.js', randomBytes(90 * 1024));
  expect(overBudget(await sizes())).toEqual([]);
  await put('web/assets/e.js', randomBytes(100 * 1024));
  expect(overBudget(await sizes()).map(({ what }) => what)).toEqual(['page /estimate/index.html']);
});

it('notices a shell that has grown too large', async () => {
  await put('apps/shell/dist/assets/a.js', randomBytes(231 * 1024));
  expect(overBudget(await sizes()).map(({ what }) => what)).toEqual(['app, first screen']);
});
