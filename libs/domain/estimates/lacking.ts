// Which options surely have nothing of a row. A thing that is called "not included" although the
// option has it under another name costs more trust than an empty cell.
import { alike, sameWords } from './likeness.ts';
import { otherDimension, sameSize } from './measures.ts';
import type { Comparable } from './side-by-side.ts';

type Cells = readonly (Comparable | null)[];

const CONTENT = ['quantity', 'unit', 'rate', 'details', 'exclusions', 'process'] as const;

/** The same offer in the same words; what is blank in one may be missing in the other. */
export const sameToTheCent = (a: Comparable, b: Comparable): boolean =>
  sameWords(a, b) && CONTENT.every((key) => (a[key] ?? '') === (b[key] ?? ''));

/** The same kind of thing in the same measure: a better shingle, as many squares of it. */
const sameKind = (a: Comparable, b: Comparable): boolean =>
  a.unit === b.unit && sameSize(a, b) && alike(a, b);

/** Speaks of what the line is, in its words or in the text below them. */
const speaksOf = (own: Comparable, line: Comparable): boolean =>
  alike({ ...own, description: [own.description, own.details, own.process].join(' ') }, line);

/** `own`, a line of an option that has no cell in `row`, may be what the row is about. */
function mayStandFor(own: Comparable, itsRow: Cells, row: Cells): boolean {
  // Who has both lines has them as two things.
  const besides = itsRow.filter((line, n) => line && line !== own && row[n]);
  if (besides.some((line) => line && sameToTheCent(line, own))) return false;
  if (row.some((line) => line && speaksOf(own, line))) return true;
  if (besides.some((line) => line && sameKind(line, own))) return false;
  return row.some((line) => line && !otherDimension(line, own));
}

/** For each option, whether it surely lacks what the row is about; `rows` are all of them. */
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
