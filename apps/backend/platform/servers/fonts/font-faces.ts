// The product's typefaces as @font-face rules with the files inside, for documents that may load
// nothing.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Upright and italic text of the forms and e-mails, and the headings; with the Latin letters of
 * English, Spanish and French.
 */
const STYLESHEETS = [
  '@fontsource-variable/public-sans/wght.css',
  '@fontsource-variable/public-sans/wght-italic.css',
  '@fontsource-variable/archivo/wght.css',
];
const SUBSET = /-latin(-ext)?-wght-/;
let faces: string | undefined;

/**
 * CSS that defines "Public Sans Variable" (100–900, italic too) and "Archivo Variable" (100–900);
 * about 190 KB.
 */
export function fontFaces(): string {
  faces ??= STYLESHEETS.flatMap(facesOf).join('\n');
  return faces;
}

function facesOf(stylesheet: string): string[] {
  const file = createRequire(import.meta.url).resolve(stylesheet);
  const rules = readFileSync(file, 'utf8').match(/@font-face\s*{[^}]*}/g) ?? [];
  return rules
    .filter((rule) => SUBSET.test(rule))
    .map((rule) =>
      rule.replace(/url\((\.\/[^)]+)\)/g, (_, relative: string) => {
        const font = readFileSync(path.join(path.dirname(file), relative)).toString('base64');
        return `url(data:font/woff2;base64,${font})`;
      }),
    );
}
