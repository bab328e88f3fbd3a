// Fuzzy matching: names without legal suffixes, and surnames at the same address (rule:
// quickbooks-match).
const LEGAL = new Set(
  'llc inc incorporated co company corp corporation ltd limited lp llp pc pllc and'.split(' '),
);

/** Normalized words: no case, accents or punctuation; "&" as "and", initials joined. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}.'’]/gu, '')
    .replaceAll(/[&+]/g, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')
    // "L L C" and "L.L.C." become "LLC".
    .replaceAll(/(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu, '')
    .split(' ');

/** Removes trailing "LLC" and the like, unless nothing would remain. */
function withoutLegal(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => !LEGAL.has(word));
  return last < 0 ? words : words.slice(0, last + 1);
}

/** A key that similar names share; empty if the name identifies nobody. */
export const nearName = (name: string): string =>
  // Sorted, because "Last, First" is "First Last".
  withoutLegal(wordsOf(name)).toSorted().join(' ');

/** The last word, or the part before the comma in "Last, First". */
function surnameOf(name: string): string {
  const [first = '', ...rest] = name.split(',');
  const after = wordsOf(rest.join(' '));
  const isTurned = after.some((one) => one !== '' && !LEGAL.has(one));
  return withoutLegal(wordsOf(isTurned ? first : name)).at(-1) ?? '';
}

const SHORT: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  road: 'rd',
  drive: 'dr',
  boulevard: 'blvd',
  lane: 'ln',
  court: 'ct',
  place: 'pl',
  terrace: 'ter',
  circle: 'cir',
  highway: 'hwy',
  parkway: 'pkwy',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
  apt: 'unit',
  apartment: 'unit',
  suite: 'unit',
  ste: 'unit',
};
const WAYS = new Set('st ave rd dr blvd ln ct pl ter cir hwy pkwy way loop'.split(' '));
const SIDES = new Set('n s e w ne nw se sw'.split(' '));

const streetWords = (text: string): readonly string[] =>
  wordsOf(text.replaceAll('#', ' unit ')).map((word) => SHORT[word] ?? word);

/**
 * The street address and unit without the city: "412 w 17th ave unit 2". Empty without a house
 * number.
 */
function doorOf(address: string): string {
  const lines = address.split(',').map((line) => line.trim());
  const at = lines.findIndex((line) => /^\d\S*\s+\S/.test(line));
  if (at < 0) return '';
  const words = streetWords(lines[at] ?? '');
  // A city may follow without a comma. "12 St Charles Ave" doesn't end at "St".
  const way = words.findIndex((word, n) => n > 1 && WAYS.has(word));
  const side = way >= 0 && SIDES.has(words[way + 1] ?? '') ? 1 : 0;
  const inside = words.indexOf('unit');
  const end = way >= 0 ? way + 1 + side : inside >= 0 ? inside : words.length;
  const rest = [...words.slice(end), ...streetWords(lines[at + 1] ?? '')];
  const unit = rest.indexOf('unit');
  // "Unit #2" is "Unit 2".
  const number = unit < 0 ? '' : rest.slice(unit).find((word) => word !== 'unit');
  return [...words.slice(0, end), ...(number ? ['unit', number] : [])].join(' ');
}

const zipOf = (address: string): string =>
  /\D(?<zip>\d{5})(?:-\d{4})?\s*$/.exec(address)?.groups?.['zip'] ?? '';

/** A key of surname and street address; empty if either is missing. */
export function nearHome(name: string, address: string): string {
  const [door, surname] = [doorOf(address), surnameOf(name)];
  return door === '' || surname === '' ? '' : `${surname} at ${door}`;
}

/** Whether two addresses may be in the same place. A missing ZIP code matches any. */
export function mayBeOnePlace(one: string, other: string): boolean {
  const [a, b] = [zipOf(one), zipOf(other)];
  return a === '' || b === '' || a === b;
}
