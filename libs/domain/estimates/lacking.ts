// Finds the options that certainly lack a row's item. Marking something "not included" that the
// option has under another name would cost more trust than an empty cell.
import { alike, sameWords } from './likeness.ts';
import { otherDimension, sameSize } from './measures.ts';
import type { Comparable } from './side-by-side.ts';

type Cells = readonly (Comparable | null)[];

const CONTENT = ['quantity', 'unit', 'rate', 'details', 'exclusions', 'process'] as const;

/** The same item with the same content; null and blank are equal. */
export const sameToTheCent = (a: Comparable, b: Comparable): boolean =>
  sameWords(a, b) && CONTENT.every((key) => (a[key] ?? '') === (b[key] ?? ''));

/** A similar item in the same amount, for example a better shingle for as many squares. */
const sameKind = (a: Comparable, b: Comparable): boolean =>
  a.unit === b.unit && sameSize(a, b) && alike(a, b);

/** Whether a line's description or details mention the other line's item. */
const speaksOf = (own: Comparable, line: Comparable): boolean =>
  alike({ ...own, description: [own.description, own.details, own.process].join(' ') }, line);

/** Whether an option's line from another row could cover what `row` is about. */
function mayStandFor(own: Comparable, itsRow: Cells, row: Cells): boolean {
  // An option with both lines lists them as separate items.
  const besides = itsRow.filter((line, n) => line && line !== own && row[n]);
  if (besides.some((line) => line && sameToTheCent(line, own))) return false;
  if (row.some((line) => line && speaksOf(own, line))) return true;
  if (besides.some((line) => line && sameKind(line, own))) return false;
  return row.some((line) => line && !otherDimension(line, own));
}

/** For each option, whether it certainly lacks the row's item; `rows` are all rows. */
export const lacking = (row: Cells, rows: readonly Cells[]): boolean[] =>
  row.map((cell, option) => {
    const own = rows.flatMap((cells) => {
      const line = cells[option];
      return line ? [{ line, cells }] : [];
    });
    return (
      cell === null &&
      own.length > 0 &&
      !own.some(({ line, cells }) => mayStandFor(line, cells, row))
    );
  });
