// The rendered pages: what holds for each of them, whatever they say.
import { beforeAll, describe, expect, test } from 'vitest';
import { tokens } from './facts.ts';
import { pages } from './pages/all.ts';
import { files } from './render.tsx';

const assets = { 'site.css': '/assets/site.css', 'estimate.js': '/assets/estimate.js', 'archivo-latin-wght-normal.woff2': '/assets/a.woff2', 'public-sans-latin-wght-normal.woff2': '/assets/p.woff2' };
let written: Readonly<Record<string, string>>;
beforeAll(async () => {
  written = await files(assets);
});

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found ?? '');
const html = pages.map((page) => [page.path, page.file ?? `${page.path.slice(1)}/index.html`.replace(/^\//, ''), page] as const);

describe.each(html)('page %s', (path, file, page) => {
  test('has one title, one description and one h1', () => {
    const text = written[file] ?? '';
    expect(text).toMatch(/^<!DOCTYPE html><html lang="en">/);
    expect(all(text, /<title>([^<]+)<\/title>/g)).toHaveLength(1);
    expect(all(text, /<meta name="description" content="([^"]+)"/g)).toHaveLength(1);
    expect(all(text, /<(h1)[ >]/g)).toHaveLength(1);
  });

  test('obeys the content policy: no inline script, style or handler; script only where stated', () => {
    const text = written[file] ?? '';
    expect(all(text, /<script([^>]*)>/g).filter((attributes) => attributes !== ' type="application/ld+json"')).toEqual(page.script ? [' src="/assets/estimate.js" defer=""'] : []);
    expect(text).not.toMatch(/<style|\sstyle="|\son[a-z]+="/);
  });

  test('names nothing that the backend does not fill in', () => {
    const known = Object.values(tokens);
    for (const found of all(written[file] ?? '', /(%%[^%]*%%)/g)) expect(known).toContain(found);
  });

  test('leads only to pages that exist', () => {
    const exist = [...pages.map((one) => one.path as string), '/auth', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest', ...Object.values(assets)];
    for (const address of all(written[file] ?? '', /href="(\/[^"#]*)"/g)) expect(exist).toContain(address);
  });

  test('is listed or kept out of search engines, never both', () => {
    const text = written[file] ?? '';
    expect(text.includes('content="noindex"')).toBe(page.unlisted === true);
    expect(text.includes(`rel="canonical" href="%%origin%%${path}"`)).toBe(!page.unlisted);
    expect((written['sitemap.xml'] ?? '').includes(`<loc>%%origin%%${path}</loc>`)).toBe(!page.unlisted);
  });

  test('carries structured data that parses', () => {
    for (const json of all(written[file] ?? '', /<script type="application\/ld\+json">(.*?)<\/script>/g)) expect(JSON.parse(json)).toHaveProperty('@type');
  });
});
