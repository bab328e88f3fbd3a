// How much script a visitor has to load, and how much is allowed (gzip).
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { FIRST_LOAD_FILE } from '../rspack/first-load.ts';
import { shell } from '../rspack/front-ends.ts';

const KB = 1024;
const SHELL_KB = 230;
const ESTIMATE_PAGE_KB = 96;
/** The public pages are text and pictures; the estimate page is where a client acts. */
const CONTENT_PAGE_KB = 0;

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
  return { what: 'app, first screen', bytes: await gzipped(names.filter((name) => name.endsWith('.js')).map((name) => path.join(dist, name))), allowedBytes: SHELL_KB * KB };
}

const scriptsOf = (html: string): string[] => [...html.matchAll(/<(?:script[^>]*\ssrc|link[^>]*\srel="?modulepreload"?[^>]*\shref)="?([^"\s>]+)/g)].map(([, source]) => source ?? '');

async function pageSize(web: string, page: string): Promise<Size> {
  const scripts = scriptsOf(await readFile(path.join(web, page), 'utf8'));
  const allowed = page.startsWith('estimate/') || page === 'estimate.html' ? ESTIMATE_PAGE_KB : CONTENT_PAGE_KB;
  return { what: `page /${page}`, bytes: await gzipped(scripts.map((source) => path.join(web, source))), allowedBytes: allowed * KB };
}

/** The size of the shell's first screen and of every page of the site. */
export async function measure(root: string, web: string): Promise<readonly Size[]> {
  const pages = (await readdir(web, { recursive: true })).filter((name) => name.endsWith('.html') && !/^(app|remotes)\//.test(name)).toSorted();
  return Promise.all([shellSize(root), ...pages.map((page) => pageSize(web, page))]);
}

const inKb = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;

/** One line for people; pages without script are summed up in one. */
export function describe(sizes: readonly Size[]): string {
  const empty = sizes.filter((size) => size.bytes === 0).length;
  const lines = sizes.filter((size) => size.bytes > 0).map((size) => `  ${size.what}: ${inKb(size.bytes)} of ${inKb(size.allowedBytes)} script (gzip)`);
  return [...lines, ...(empty > 0 ? [`  ${empty} pages without any script`] : [])].join('\n');
}

/** Those that are larger than allowed. */
export const overBudget = (sizes: readonly Size[]): readonly Size[] => sizes.filter((size) => size.bytes > size.allowedBytes);
