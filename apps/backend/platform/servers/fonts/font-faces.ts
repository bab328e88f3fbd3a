// The product's typefaces as @font-face rules with the files inside, for documents that may load
// nothing. Static cuts: what Chromium prints of a variable font are drawings of letters (Type 3),
// which printers and readers show worse and which make a file five times as large.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The typeface of what ours have no letters for: see other-scripts.ts. */
export const OTHER_SCRIPTS = "'Other Scripts'";
/** What text and headings of a document are set in. */
export const TEXT_FONTS = `'Public Sans', ${OTHER_SCRIPTS}, sans-serif`;
export const HEADING_FONTS = `Archivo, ${OTHER_SCRIPTS}, sans-serif`;

/** With the Latin letters of English, Spanish and French; the ranges are those of Fontsource. */
const SUBSETS = {
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,' +
    'U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,' +
    'U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,' +
    'U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const;

/** The characters that every document has at hand. */
export const LATIN_RANGE: string = SUBSETS.latin;

interface Cut {
  readonly family: 'Public Sans' | 'Archivo';
  readonly weight: 400 | 600 | 700;
  readonly style: 'normal' | 'italic';
}
const CUTS: readonly Cut[] = [
  { family: 'Public Sans', weight: 400, style: 'normal' },
  { family: 'Public Sans', weight: 400, style: 'italic' },
  { family: 'Public Sans', weight: 600, style: 'normal' },
  { family: 'Public Sans', weight: 700, style: 'normal' },
  { family: 'Archivo', weight: 700, style: 'normal' },
];
let faces: string | undefined;

/** CSS that defines "Public Sans" (400 with italic, 600, 700) and "Archivo" (700); 180 KB. */
export function fontFaces(): string {
  faces ??= CUTS.flatMap((cut) =>
    (Object.keys(SUBSETS) as (keyof typeof SUBSETS)[]).map((subset) => faceOf(cut, subset)),
  ).join('\n');
  return faces;
}

function faceOf({ family, weight, style }: Cut, subset: keyof typeof SUBSETS): string {
  const name = `${family.toLowerCase().replace(' ', '-')}-${subset}-${weight}-${style}.woff2`;
  const font = readFileSync(path.join(import.meta.dirname, name)).toString('base64');
  return (
    `@font-face { font-family: '${family}'; font-weight: ${weight}; font-style: ${style}; ` +
    `src: url(data:font/woff2;base64,${font}) format('woff2'); unicode-range: ${SUBSETS[subset]} }`
  );
}
