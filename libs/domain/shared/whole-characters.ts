// A text cut to a length without breaking what people see as one character: half a pair is refused
// by whoever reads UTF-8, and half a family of an emoji is another one.

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Whether a cut there would halve a pair. */
const isWithinPair = (text: string, at: number): boolean =>
  at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff;

/** At most `most` UTF-16 units of it, as length limits count, up to the end of a character. */
export function cutToWhole(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = characters.segment(text).containing(most)?.index ?? most;
  // One character alone may be longer than all there is room for.
  if (end > 0) return text.slice(0, end);
  return text.slice(0, isWithinPair(text, most) ? most - 1 : most);
}
