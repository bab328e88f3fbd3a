// A number of a bank as people copy it out of letters and spreadsheets: one rule for what is typed,
// pasted and sent.

/** Where one line or cell ends and another begins. */
const BREAK = /[\t\n\v\f\r\u0085\u2028\u2029]/u;

/**
 * The number without the blanks within it and whatever stands around it. Undefined where it goes
 * over lines or cells: these may be two numbers, and joined they are a third.
 */
export function copiedNumber(text: string): string | undefined {
  const whole = text.trim();
  return BREAK.test(whole) ? undefined : whole.replace(/\s/gu, '');
}
