// Cleans up bank numbers copied from letters and spreadsheets. The same rule applies to typed,
// pasted and API input.

/** Separators of lines and cells. */
const BREAK = /[\t\n\v\f\r\u0085\u2028\u2029]/u;

/**
 * Removes all whitespace. Undefined if the text spans several lines or cells, because joining two
 * numbers would make a third.
 */
export function copiedNumber(text: string): string | undefined {
  const whole = text.trim();
  return BREAK.test(whole) ? undefined : whole.replace(/\s/gu, '');
}
