// Fonts for what a document says in scripts beyond Latin, and for emoji, as @font-face rules with
// the files inside. They come from npm, so that paper does not depend on the fonts of a machine.
// Only the characters of the document are in them, in static cuts: see font-faces.ts.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LATIN_RANGE, OTHER_SCRIPTS } from './font-faces.ts';

/** A package of Fontsource: a typeface in slices, each a file with some ranges of characters. */
interface Typeface {
  readonly name: string;
  /** Slices that are trusted; others claim characters that are not in their files. */
  readonly slices: RegExp;
}
/** One file of a typeface. */
interface Slice {
  readonly file: string;
  readonly has: (character: string) => boolean;
}
const typeface = (name: string, slices: RegExp): Typeface => ({ name, slices });

/** The first that has a character gives it. */
const ALPHABETS: readonly Typeface[] = [
  typeface('public-sans', /^vietnamese$/),
  typeface(
    'noto-sans',
    /^(latin-ext|vietnamese|cyrillic|cyrillic-ext|greek|greek-ext|devanagari)$/,
  ),
  typeface('noto-sans-hebrew', /^hebrew$/),
  typeface('noto-sans-arabic', /^arabic$/),
  typeface('noto-emoji', /^\[\d+\]$/),
];
const NUMBERED = /^\[\d+\]$/;
const CHINESE = typeface('noto-sans-sc', NUMBERED);
const JAPANESE = typeface('noto-sans-jp', NUMBERED);
const KOREAN = typeface('noto-sans-kr', NUMBERED);

/** Chinese, Japanese and Korean share characters and draw them differently. */
function typefacesFor(text: string): readonly Typeface[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return [...ALPHABETS, JAPANESE, KOREAN, CHINESE];
  if (/\p{Script=Hangul}/u.test(text)) return [...ALPHABETS, KOREAN, CHINESE, JAPANESE];
  return [...ALPHABETS, CHINESE, JAPANESE, KOREAN];
}

/** "U+0-FF,U+131" as what a regular expression has between brackets. */
const inBrackets = (ranges: string): string =>
  ranges.replaceAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?,?/gi, (_, first: string, last?: string) =>
    last ? `\\u{${first}}-\\u{${last}}` : `\\u{${first}}`,
  );
/** Found sooner than the rest: most of a document are fonts and styles. */
const BEYOND_ASCII = /[^\0-\x7F]+/g;
const BEYOND_LATIN = new RegExp(`[^${inBrackets(LATIN_RANGE)}]`, 'gu');
/** They change what stands before them and are in the slice of that. */
const MODIFIER = /[\p{Variation_Selector}\p{Emoji_Modifier}]/u;
const WEIGHTS = [400, 700] as const;

const slices = new Map<string, readonly Slice[]>();
/** Read once, with the first document that needs the typeface. */
function slicesOf({ name, slices: trusted }: Typeface): readonly Slice[] {
  const known = slices.get(name);
  if (known) return known;
  const resolve = createRequire(import.meta.url).resolve;
  const folder = path.dirname(resolve(`@fontsource-variable/${name}/LICENSE`));
  const ranges = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Readonly<
    Record<string, string>
  >;
  const read = Object.entries(ranges)
    .filter(([slice]) => trusted.test(slice))
    .map(([slice, range]): Slice => {
      const pattern = new RegExp(`[${inBrackets(range)}]`, 'u');
      const file = `${name}-${slice.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`;
      return {
        file: path.join(folder, 'files', file),
        has: (character) => pattern.test(character),
      };
    });
  slices.set(name, read);
  return read;
}

/** Which characters each file has to give. */
function filesFor(text: string, beyond: readonly string[]): ReadonlyMap<Slice, string> {
  const typefaces = typefacesFor(beyond.join(''));
  const homeOf = (character: string): Typeface | undefined =>
    typefaces.find((one) => slicesOf(one).some(({ has }) => has(character)));
  const byTypeface = Map.groupBy(beyond, homeOf);
  const files = new Map<Slice, string>();
  // Joiners, digits and the like are needed beside what they stand with.
  const common = [...new Set(text)].filter((character) => !beyond.includes(character));
  for (const [home, own] of byTypeface) {
    const begins = own.filter((character) => !MODIFIER.test(character));
    for (const slice of home ? slicesOf(home) : []) {
      if (begins.some(slice.has)) files.set(slice, [...own, ...common].filter(slice.has).join(''));
    }
  }
  return files;
}

async function faceOf(file: string, characters: string, weight: number): Promise<string> {
  // Loaded with the first document that needs it, as the fonts are.
  const { default: subsetFont } = await import('subset-font');
  const font = await subsetFont(await readFile(file), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  const range = Array.from(characters, (one) => `U+${one.codePointAt(0)!.toString(16)}`).join(',');
  return (
    `@font-face { font-family: ${OTHER_SCRIPTS}; font-weight: ${weight}; ` +
    `src: url(data:font/ttf;base64,${font.toString('base64')}) format('truetype'); ` +
    `unicode-range: ${range} }`
  );
}

/** CSS that defines the typeface of other scripts for these texts; empty where they have none. */
export async function otherScriptFaces(...texts: readonly string[]): Promise<string> {
  const beyond = new Set(
    texts.flatMap((text) => text.match(BEYOND_ASCII)?.join('').match(BEYOND_LATIN) ?? []),
  );
  if (beyond.size === 0) return '';
  const faces: string[] = [];
  for (const [{ file }, characters] of filesFor(texts.join(''), [...beyond]))
    for (const weight of WEIGHTS) faces.push(await faceOf(file, characters, weight));
  return faces.join('\n');
}
