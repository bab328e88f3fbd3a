// Texts in the cells of a CSV file: spreadsheets must not run them, and an import must find them as
// they were.

/** A spreadsheet takes a text that starts like this for a formula and runs it, full width too. */
const FORMULA = /^[\s\u00a0]*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** And one like this, a slope of 6/12, for a day in June. */
const DAY_LIKE = /^\d{1,2}\/\d{1,2}$/;
/** What spreadsheets make of a long number, and write where they have no value. */
export const DAMAGED =
  /^(?:-?\d+(?:\.\d+)?E[+-]?\d+|#{2,}|#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!))$/i;
const NUMBER = /^-?\d+(\.\d+)?$/;
/** What other countries' programs take for the end of a cell, and what would be run behind it. */
const BEHIND_A_SEPARATOR = /([,;|\t\r\n][\s\u00a0'"]*)([=+\-@＝＋－＠])/g;
const DISARMED_BEHIND_A_SEPARATOR = /([,;|\t\r\n][\s\u00a0'"]*)'([=+\-@＝＋－＠])/g;

/**
 * Whether at the start of a cell it would be run, be taken for an apostrophe of ours, or be read as
 * a number that it is not: an item named "3E5" is no 300,000.
 */
const needsMark = (text: string): boolean => {
  const bare = text.replace(/^'+/, '');
  return (
    (FORMULA.test(bare) && !NUMBER.test(bare)) || DAY_LIKE.test(bare) || DAMAGED.test(bare.trim())
  );
};

/** The text with an apostrophe before everything that a spreadsheet would run. */
export function disarmed(text: string): string {
  const inside = text.replaceAll(BEHIND_A_SEPARATOR, "$1'$2");
  return needsMark(text) ? `'${inside}` : inside;
}

/** The text as it was before it was disarmed; `asTyped(disarmed(text))` is `text`. */
export function asTyped(cell: string): string {
  const text = cell.replaceAll(DISARMED_BEHIND_A_SEPARATOR, '$1$2');
  return text.startsWith("'") && needsMark(text.slice(1)) ? text.slice(1) : text;
}
