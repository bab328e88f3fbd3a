// Photographs the site's drawings as the pictures that are shown when somebody shares a page:
// apps/site/static/share/*.png. Run it after `npm run build` when a drawing has changed.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startBrowser } from './product.ts';

interface Bundle {
  readonly sharePictures: (style: string) => Promise<Readonly<Record<string, string>>>;
}

const site = path.resolve(import.meta.dirname, '../apps/site');
const folder = path.join(site, 'static/share');
const SIZE = { width: 1200, height: 630 };

/**
 * The parts of the style sheet that draw; the pages' own sheet leaves share.css out, because no
 * visitor needs it.
 */
async function style(): Promise<string> {
  const built = path.join(site, 'dist/public/assets');
  const name = (await readdir(built)).find((file) => /^site\..*\.css$/.test(file));
  if (!name) throw new Error('The site is not built yet; run: npm run build');
  return (
    (await readFile(path.join(built, name), 'utf8')) +
    (await readFile(path.join(site, 'src/styles/share.css'), 'utf8'))
  );
}

const { sharePictures } = (await import(path.join(site, 'dist/pages/pages.mjs'))) as Bundle;
const [pictures, css, browser] = await Promise.all([
  sharePictures('data:,'),
  style(),
  startBrowser(),
]);
try {
  const page = await browser.newPage({
    viewport: SIZE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await mkdir(folder, { recursive: true });
  for (const [name, html] of Object.entries(pictures)) {
    await page.setContent(html);
    await page.addStyleTag({ content: css });
    await writeFile(path.join(folder, `${name}.png`), await page.screenshot());
  }
  console.log(
    `${Object.keys(pictures).length} pictures in ${path.relative(process.cwd(), folder)}`,
  );
} finally {
  await browser.close();
}
