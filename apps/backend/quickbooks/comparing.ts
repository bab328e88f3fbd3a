// A record of ours beside what stands for it in the books: what goes there, and what a person is
// asked about. Of papers nothing is written that somebody else may have written there.
import { merge, type Merged, type PrintOf } from '@purlin/domain/quickbooks/merging.ts';
import {
  isPaper,
  LINES,
  type FieldName,
  type Prints,
  type RecordKind,
} from '@purlin/domain/quickbooks/record-shapes.ts';
import type { QuickBooksRecord } from '@purlin/domain/quickbooks/record-state.ts';
import { FIELDS_THERE } from './kinds.ts';
import type { Ours } from './ours.ts';
import type { Entry } from './their-books.ts';

/** What QuickBooks numbers itself, and what things are called there, is no part of a line. */
const NOT_COMPARED = new Set(['Id', 'LineNum', 'name']);

const linesOf = ({ Line: lines = [] }: Entry): string =>
  JSON.stringify(
    lines.filter(({ DetailType }) => DetailType !== 'SubTotalLineDetail'),
    (key, value: unknown) => (NOT_COMPARED.has(key) ? undefined : value),
  );

/** Of the lines as they came back when we wrote them. */
export function linesPrint(entry: Entry, printOf: PrintOf): Prints {
  const print = printOf(linesOf(entry));
  return { [LINES]: { ours: print, theirs: print } };
}

/** Whether nobody has changed the lines since we wrote them; what was found has none of ours. */
export const hasOurLines = (entry: Entry, prints: Prints, printOf: PrintOf): boolean =>
  prints[LINES]?.theirs === printOf(linesOf(entry));

/** What is here and there, three ways. */
export function beside(
  kind: RecordKind,
  { fields }: Pick<Ours, 'fields'>,
  entry: Entry,
  { prints, chosen }: Pick<QuickBooksRecord, 'prints' | 'chosen'>,
  printOf: PrintOf,
): Merged {
  const asks = (field: FieldName): boolean => {
    if (!isPaper(kind) || chosen.includes(field)) return false;
    // A new total is new lines: those that somebody wrote there are theirs to keep.
    return field === 'total'
      ? !hasOurLines(entry, prints, printOf)
      : // What is blank in somebody else's paper may be meant so.
        prints[field] === undefined;
  };
  return merge(fields, FIELDS_THERE[kind](entry), prints, printOf, asks);
}
