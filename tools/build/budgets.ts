// How much script and style a visitor has to load, and how much is allowed (gzip).
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { FIRST_LOAD_FILE } from '../rspack/first-load.ts';
import { shell } from '../rspack/front-ends.ts';

const KB = 1024;
const SHELL_KB = 230;
const ESTIMATE_PAGE_KB = 96;
/** The public pages are text and pictures: their script closes the menu, and searches the blog. */
const CONTENT_PAGE_KB = 3;
/** Pages with a form in the middle. */
const FORM_PAGE_KB = 75;
const SITE_STYLE_KB = 25;

export interface Size {
  readonly what: string;
  readonly bytes: number;
  readonly allowedBytes: number;
}

async function gzipped(files: readonly string[]): Promise<number> {
  const contents = await Promise.all(files.map((file) => readFile(file)));
  return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
}

async function shellSize(root: string): Promise<Size> {
  const dist = path.join(root, shell.folder, 'dist');
  const names = JSON.parse(await readFile(path.join(dist, FIRST_LOAD_FILE), 'utf8')) as string[];
  return {
    what: 'app, first screen',
    bytes: await gzipped(
      names.filter((name) => name.endsWith('.js')).map((name) => path.join(dist, name)),
    ),
    allowedBytes: SHELL_KB * KB,
  };
}

const scriptsOf = (html: string): string[] =>
  [
    ...html.matchAll(
      /<(?:script[^>]*\ssrc|link[^>]*\srel="?modulepreload"?[^>]*\shref)="?([^"\s>]+)/g,
    ),
  ].map(([, source]) => source ?? '');

async function pageSize(web: string, page: string): Promise<Size> {
  const scripts = scriptsOf(await readFile(path.join(web, page), 'utf8'));
  return {
    what: `page /${page}`,
    bytes: await gzipped(scripts.map((source) => path.join(web, source))),
    allowedBytes: allowedKb(page) * KB,
  };
}

function allowedKb(page: string): number {
  if (/^(?:[a-z]{2}\/)?estimate\//.test(page)) return ESTIMATE_PAGE_KB;
  return /^(?:[a-z]{2}\/)?(?:quote|contact|blog|form-answer)\//.test(page)
    ? FORM_PAGE_KB
    : CONTENT_PAGE_KB;
}

/** The one style sheet of the public pages. */
async function styleSize(web: string): Promise<Size> {
  const names = (await readdir(path.join(web, 'assets')).catch(() => [])).filter((name) =>
    /^site\..*\.css$/.test(name),
  );
  return {
    what: 'style of the public pages',
    bytes: await gzipped(names.map((name) => path.join(web, 'assets', name))),
    allowedBytes: SITE_STYLE_KB * KB,
  };
}

/**
 * The size of the shell's first screen, of the site's style and of the script of every page of the
 * site.
 */
export async function measure(root: string, web: string): Promise<readonly Size[]> {
  const pages = (await readdir(web, { recursive: true }))
    .filter((name) => name.endsWith('.html') && !/^(app|remotes)\//.test(name))
    .toSorted();
  return Promise.all([
    shellSize(root),
    styleSize(web),
    ...pages.map((page) => pageSize(web, page)),
  ]);
}

const inKb = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;

/** Lines for people; pages with next to no script are summed up in one. */
export function describe(sizes: readonly Size[]): string {
  const isSmall = ({ what, bytes, allowedBytes }: Size): boolean =>
    what.startsWith('page /') && bytes <= Math.min(CONTENT_PAGE_KB * KB, allowedBytes);
  const small = sizes.filter(isSmall);
  const lines = sizes
    .filter((size) => !isSmall(size) && size.bytes > 0)
    .map((size) => `  ${size.what}: ${inKb(size.bytes)} of ${inKb(size.allowedBytes)} (gzip)`);
  return [
    ...lines,
    ...(small.length > 0
      ? [
          `  ${small.length} pages with ` +
            `${inKb(Math.max(...small.map(({ bytes }) => bytes)))} of script or less`,
        ]
      : []),
  ].join('\n');
}

/** Those that are larger than allowed. */
export const overBudget = (sizes: readonly Size[]): readonly Size[] =>
  sizes.filter((size) => size.bytes > size.allowedBytes);
