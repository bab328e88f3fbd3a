// Writes the site's pages as HTML files, with sitemap.xml and robots.txt, from the bundle that
// rspack built from src/render.tsx.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ASSET_LIST } from '../src/preview/asset-list.ts';

interface Bundle {
  readonly files: (
    assets: Readonly<Record<string, string>>,
  ) => Promise<Readonly<Record<string, string>>>;
}

const dist = path.join(import.meta.dirname, '..', 'dist');
const { files } = (await import(path.join(dist, 'pages', 'pages.mjs'))) as Bundle;
const written = Object.entries(
  await files(
    JSON.parse(readFileSync(path.join(dist, 'public', ASSET_LIST), 'utf8')) as Record<
      string,
      string
    >,
  ),
);
for (const [name, content] of written) {
  const file = path.join(dist, 'public', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
console.log(`Wrote ${written.length} pages and lists of pages to apps/site/dist/public.`);
