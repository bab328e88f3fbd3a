// Passwords that are too easy to guess to be taken: common ones, what hands run along, repeats, and
// the names that everybody knows.

/** The list is read with the first password that somebody chooses. */
let common: Promise<ReadonlySet<string>> | undefined;
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'] as readonly string[]),
  ));

const FEWEST_CHARACTERS = 5;
/** The passphrase everybody has read of. */
const FAMOUS = 'correcthorsebatterystaple';

/** What hands run along: rows of three keyboards, columns, and up and down between two rows. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '!@#$%^&*()',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
];
const backwards = (text: string): string => Array.from(text).toReversed().join('');
/** Both ways, and round: after z comes a, after 0 comes 1. */
const RUNS = [...ROWS, ...ROWS.map(backwards)].map((row) => row.repeat(2));
/** Shorter ones stand in many words. */
const SHORTEST_RUN = 3;
/** A run, however long, is one thing to guess; of so few nothing is made that lasts. */
const FEWEST_THINGS = 7;
const YEAR = /^(?:19|20)\d\d/;

/** How many characters from `start` on are one thing: a run, what stood before, a year. */
function thingFrom(text: string, start: number): number {
  const isKnown = (end: number): boolean => {
    const piece = text.slice(start, end);
    return RUNS.some((run) => run.includes(piece)) || text.slice(0, end - 1).includes(piece);
  };
  let end = start + SHORTEST_RUN;
  while (end <= text.length && isKnown(end)) end++;
  const length = end - 1 - start;
  if (length >= SHORTEST_RUN) return length;
  return YEAR.exec(text.slice(start))?.[0].length ?? 1;
}

/** How many things somebody had to think of: a run counts once, a character again not at all. */
function thingsIn(text: string): number {
  const once = text.replaceAll(/(.)\1+/gsu, '$1');
  let things = 0;
  for (let at = 0; at < once.length; at += thingFrom(once, at)) things++;
  return things;
}

/** Whether nothing but one run, or one character again and again, stands in a text. */
const isRun = (text: string): boolean => text.length >= SHORTEST_RUN && thingsIn(text) === 1;

/** Whether a short part is all of a text, twice or more and perhaps begun once more. */
function isRepeat(text: string): boolean {
  for (let length = 1; length < FEWEST_CHARACTERS * 2 && length * 2 <= text.length; length += 1)
    if (text.startsWith(text.slice(length))) return true;
  return false;
}

/** Whether nothing but these words stands in a text, one after another. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const ends = new Set([0]);
  for (let at = 0; at < text.length; at++)
    if (ends.has(at))
      for (const word of words) if (text.startsWith(word, at)) ends.add(at + word.length);
  return text !== '' && ends.has(text.length);
}

/** As passwords and names are compared: without case and accents. */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Whether a password is among the first that are tried: one of the 49,000 commonest, also with
 * digits or signs around it, one of few runs of the alphabet or the keyboard, one of very few
 * characters, a short part repeated, or one made of the account's or the company's `own` names,
 * also backwards.
 */
export async function isCommon(password: string, own: readonly string[]): Promise<boolean> {
  const text = plain(password);
  if (new Set(text).size < FEWEST_CHARACTERS || thingsIn(text) < FEWEST_THINGS) return true;
  const bare = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const joined = text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
  if (joined === FAMOUS || isRun(bare)) return true;
  if (thingsIn(joined) < FEWEST_THINGS) return true;
  const undressed = joined.replaceAll(/^\d+|\d+$/g, '');
  const repeats = isRepeat(joined) || isRepeat(undressed);
  const list = await commonPasswords();
  if (list.has(text) || list.has(bare) || repeats) return true;
  const words = own.flatMap((name) => plain(name).split(/[^\p{L}\p{N}]+/u)).filter(Boolean);
  const names = [...words, ...words.map(backwards)];
  return [joined, undressed].some((it) => isMadeOf(it, names));
}
