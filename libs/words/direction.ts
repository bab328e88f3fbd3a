// The direction of text inside other text, by Unicode's marks for it: UAX #9, 2.4.

/** Of the blocks that Unicode keeps for letters from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Text for the middle of a sentence: what is written from right to left stands between marks, so
 * that numbers and signs around it keep their places.
 */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
