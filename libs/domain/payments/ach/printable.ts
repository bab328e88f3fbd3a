// Converts text to what an ACH file can contain: printable uppercase ASCII.

/** Replacements for characters that Unicode doesn't decompose. */
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
 * Example: "José Muñoz & Söhne" becomes "JOSE MUNOZ & SOHNE". Unsupported characters become spaces;
 * repeated and surrounding spaces are removed.
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
 * Truncates printable text without leaving a bracket open: "ACME GUTTERS (PORTLAND" becomes "ACME
 * GUTTERS".
 */
export function fitting(text: string, width: number): string {
  const cut = text.slice(0, width);
  if (cut === text) return text;
  const before = cut.replace(/[([][^)\]]*$/, '').trimEnd();
  // If nothing precedes the bracket, its content is better than an empty name.
  return /[A-Z0-9]/.test(before)
    ? before
    : text
        .replace(/[([\])]+/g, ' ')
        .trim()
        .slice(0, width);
}
