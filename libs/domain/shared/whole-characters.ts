// Truncates text without splitting a visible character. Half a surrogate pair is invalid UTF-8, and
// part of an emoji sequence is a different emoji.

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Whether cutting there would split a surrogate pair. */
const isWithinPair = (text: string, at: number): boolean =>
  at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff;

/** The longest prefix of at most `most` UTF-16 units that ends on a character boundary. */
export function cutToWhole(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = characters.segment(text).containing(most)?.index ?? most;
  // A single character may be longer than the limit.
  if (end > 0) return text.slice(0, end);
  return text.slice(0, isWithinPair(text, most) ? most - 1 : most);
}
