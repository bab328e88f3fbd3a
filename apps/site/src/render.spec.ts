// Specs that hold for every rendered page in every language, whatever its content.
import { beforeAll, describe, expect, test } from 'vitest';
import { tokens } from './facts.ts';
import { addressIn } from './language.tsx';
import { pages } from './pages/all.ts';
import { pictureNames } from './share/pictures.tsx';
import { siteLanguages } from '@purlin/domain/shared/languages.ts';
import { languagesOf } from './page.ts';
import { fileOf, files } from './render.tsx';

const scripts = ['menu.js', 'blog.js', 'forms.js', 'estimate.js'];
const assets = Object.fromEntries(
  [
    'site.css',
    ...scripts,
    'archivo-latin-wght-normal.woff2',
    'public-sans-latin-wght-normal.woff2',
  ].map((name) => [name, `/assets/${name}`]),
);
let written: Readonly<Record<string, string>>;
beforeAll(async () => {
  written = await files(assets);
});

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');
const rendered = pages.flatMap((page) =>
  languagesOf(page).map((language) => ({
    page,
    language,
    address: addressIn(language, page.path),
    file: fileOf(page, language),
  })),
);
const dataBlocks = (text: string): unknown[] =>
  all(text, /<script type="application\/ld\+json">(.*?)<\/script>/g).map(
    (json) => JSON.parse(json) as unknown,
  );

test('no two pages are written to the same file', () => {
  expect(new Set(rendered.map(({ file }) => file)).size).toBe(rendered.length);
});

test('titles and descriptions are unique', () => {
  const listed = rendered
    .filter(({ page }) => !page.unlisted)
    .map(({ file }) => written[file] ?? '');
  for (const pattern of [/<title>([^<]+)<\/title>/g, /<meta name="description" content="([^"]+)"/g])
    expect(new Set(listed.flatMap((text) => all(text, pattern))).size).toBe(listed.length);
});

describe.each(rendered)('page $address', ({ page, language, address, file }) => {
  test('has one title, one description and one h1', () => {
    const text = written[file] ?? '';
    expect(text).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}">`));
    expect(all(text, /<title>([^<]+)<\/title>/g)).toHaveLength(1);
    expect(all(text, /<meta name="description" content="([^"]+)"/g)).toHaveLength(1);
    expect(all(text, /<(h1)[ >]/g)).toHaveLength(1);
  });

  test('obeys the content security policy: no inline script, style or handler; script only where declared', () => {
    const text = written[file] ?? '';
    const expected = [...(page.frame === 'document' ? [] : ['menu.js']), ...(page.scripts ?? [])];
    expect(
      all(text, /<script([^>]*)>/g).filter(
        (attributes) => attributes !== ' type="application/ld+json"',
      ),
    ).toEqual(expected.map((name) => ` src="/assets/${name}" defer=""`));
    expect(text).not.toMatch(/<style|\sstyle="|\son[a-z]+="/);
  });

  test('contains no placeholder that the backend does not fill in', () => {
    const known = [...Object.values(tokens), '%%form.title%%', '%%form.answer%%'];
    for (const found of all(written[file] ?? '', /(%%[^%]*%%)/g)) expect(known).toContain(found);
  });

  test('links only to pages that exist', () => {
    const exist = [
      ...rendered.map((one) => one.address),
      '/auth',
      '/favicon.ico',
      '/favicon.svg',
      '/apple-touch-icon.png',
      '/site.webmanifest',
      ...Object.values(assets),
    ];
    for (const found of all(written[file] ?? '', /href="(\/[^"#?]*)[#"?]/g))
      expect(exist).toContain(found);
  });

  test('has unique ids, and its fragment links have targets', () => {
    const text = written[file] ?? '';
    const ids = all(text, /\sid="([^"]+)"/g);
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
    for (const id of [
      ...all(text, /(?:href="#|url\(#)([^")]+)/g),
      ...all(text, /\s(?:for|aria-describedby|aria-labelledby)="([^"]+)"/g),
    ])
      expect(ids).toContain(id);
  });

  test(
    'is listed, with its other languages and a picture, or kept out of search engines, never ' +
      'both',
    () => {
      const text = written[file] ?? '';
      expect(text.includes('content="noindex"')).toBe(page.unlisted === true);
      expect(text.includes(`rel="canonical" href="%%origin%%${address}"`)).toBe(!page.unlisted);
      expect((written['sitemap.xml'] ?? '').includes(`<loc>%%origin%%${address}</loc>`)).toBe(
        !page.unlisted,
      );
      if (page.unlisted) return;
      for (const one of siteLanguages)
        expect(text).toContain(`hrefLang="${one}" href="%%origin%%${addressIn(one, page.path)}"`);
    },
  );

  test('has a share preview with the business name and an existing picture', () => {
    const text = written[file] ?? '';
    expect(text).toMatch(/property="og:title" content="[^"]+ · %%company\.name%%"/);
    const pictures = all(text, /property="og:image" content="%%origin%%\/share\/([^"]+)\.png"/g);
    expect(pictures).toHaveLength(1);
    for (const picture of pictures) expect(pictureNames).toContain(picture);
  });

  test('contains structured data that parses, and the license number', () => {
    const text = written[file] ?? '';
    for (const data of dataBlocks(text)) expect(data).toHaveProperty('@type');
    if (!page.unlisted)
      expect(dataBlocks(text).map((data) => (data as Record<string, unknown>)['@type'])).toContain(
        'RoofingContractor',
      );
    expect(text).not.toContain('AggregateRating');
    expect(text).toContain('%%company.ccbNumber%%');
  });
});
