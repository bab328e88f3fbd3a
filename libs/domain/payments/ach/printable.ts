// Text as an ACH file can carry it: printable upper-case ASCII.

/** Letters and signs that do not fall apart into a letter and its accent. */
const SPELLED: Readonly<Record<string, string>> = {
  ẞ: 'SS',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '€': 'EUR',
  '×': 'X',
};
const LETTERS = new RegExp(`[${Object.keys(SPELLED).join('')}]`, 'gu');

/**
 * José Muñoz & Söhne is JOSE MUNOZ & SOHNE. What cannot be spelled becomes a blank; blanks in a
 * row become one, and none stands at either end.
 */
export const printable = (text: string): string =>
  text
    .toUpperCase()
    .replace(LETTERS, (letter) => SPELLED[letter] ?? ' ')
    .normalize('NFKD')
    .toUpperCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x5f{|}~]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();

/**
 * The start of a printable text that fits into so many characters, and leaves no bracket open:
 * ACME GUTTERS (PORTLAND is ACME GUTTERS.
 */
export function fitting(text: string, width: number): string {
  const cut = text.slice(0, width);
  if (cut === text) return text;
  const before = cut.replace(/[([][^)\]]*$/, '').trimEnd();
  // Where nothing stands before the bracket, what is in it is better than no name.
  return /[A-Z0-9]/.test(before)
    ? before
    : text
        .replace(/[([\])]+/g, ' ')
        .trim()
        .slice(0, width);
}
