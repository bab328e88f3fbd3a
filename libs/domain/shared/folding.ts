// Folding: the form in which texts are searched and compared, without capitals, accents,
// apostrophes and widths. The database folds what it searches by the same rules (folded-text.ts).

/** What stands for letters that Unicode does not take apart. */
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

/** “Peña”, “PENA” and “Pen\u0303a” are the same text; so are “O’Hara” and “OHara”. */
export const folded = (text: string): string =>
  text
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(HYPHENS, '-')
    .replace(OTHERS, (letter) => PLAIN_LETTERS[letter]!);
