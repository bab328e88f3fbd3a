// Normalizes text for search and comparison: ignores case, accents, apostrophes and character
// width. The database applies the same rules (folded-text.ts).

/** Replacements for letters that Unicode doesn't decompose. */
export const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const ACCENTS = /[\u0300-\u036f]/g;
const APOSTROPHES = /['’‘ʼ`´]/g;
const HYPHENS = /[‐‑‒–—―−]/g;
const OTHERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/** “Peña”, “PENA” and “Pen\u0303a” become equal; so do “O’Hara” and “OHara”. */
export const folded = (text: string): string =>
  text
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(HYPHENS, '-')
    .replace(OTHERS, (letter) => PLAIN_LETTERS[letter]!);
