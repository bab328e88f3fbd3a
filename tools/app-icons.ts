// Draws the icons of the installed app from the product's own mark: apps/shell/static/icon-*.png.
// Run it when the mark has changed.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'apps/shell/static');
const PAPER = '#f6f8f8';
const EVERGREEN = '#1e5b4a';

interface Icon {
  readonly file: string;
  readonly size: number;
  /** How much of the width the mark has: systems cut a fifth off what may be masked. */
  readonly share: number;
  /** Of the corners, as a part of the width. */
  readonly rounding: number;
  readonly ground: string;
  readonly ink: string;
}

const plain = { share: 0.66, rounding: 0.2, ground: PAPER, ink: EVERGREEN } as const;
const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, ...plain },
  { file: 'icon-512.png', size: 512, ...plain },
  {
    file: 'icon-maskable-512.png',
    size: 512,
    share: 0.52,
    rounding: 0,
    ground: EVERGREEN,
    ink: PAPER,
  },
];

const SIDE = 40;
const mark = await readFile(path.join(root, 'apps/site/static/favicon.svg'), 'utf8');
const drawing = /<svg[^>]*>(.*)<\/svg>/s.exec(mark)?.[1];
if (drawing === undefined) throw new Error('apps/site/static/favicon.svg is not a drawing.');

for (const { file, size, share, rounding, ground, ink } of icons) {
  // The mark's own ground shows through between its courses.
  const coloured = drawing
    .replaceAll(PAPER, 'GROUND')
    .replaceAll(EVERGREEN, ink)
    .replaceAll('GROUND', ground);
  const offset = (SIDE * (1 - share)) / 2;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<rect width="${SIDE}" height="${SIDE}" rx="${SIDE * rounding}" fill="${ground}"/>` +
    `<g transform="translate(${offset} ${offset}) scale(${share})">${coloured}</g></svg>`;
  const png = await sharp(Buffer.from(svg), { density: (72 * size) / SIDE })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  await writeFile(path.join(folder, file), png);
  console.log(`${file}: ${png.length} bytes`);
}
