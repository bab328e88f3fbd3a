// Ours, theirs, and what each side had when both were in step: what is sent, and what a person
// decides (rule: quickbooks-differences).
import { normalOf } from './normal.ts';
import { FieldName, type Difference, type Prints, type SentPrints } from './record-shapes.ts';

/** The values of a record by field; a field that is not there is none of the record's. */
export type Fields = Readonly<Partial<Record<FieldName, string>>>;
/** A fingerprint: the same for the same value, and nobody reads it back. */
export type PrintOf = (value: string) => string;

export interface Merged {
  /** Changed here and not there: these go out. */
  readonly send: readonly FieldName[];
  /** Changed there, or on both sides: nothing is overwritten. */
  readonly differences: readonly Difference[];
  /** What both sides have once it went out. */
  readonly prints: Prints;
}

const printed = (field: FieldName, value: string, printOf: PrintOf): string =>
  printOf(normalOf(field, value));
/** Older prints are of the value as it was written. */
const isPrint = (print: string | undefined, field: FieldName, value: string, printOf: PrintOf) =>
  print === printed(field, value, printOf) || print === printOf(value);

/** Of what went out as it is here and stands there as it came back. */
export const printsOf = (ours: Fields, theirs: Fields, printOf: PrintOf): Prints =>
  Object.fromEntries(
    FieldName.options.flatMap((field) => {
      const value = ours[field];
      return value === undefined
        ? []
        : [
            [
              field,
              {
                ours: printed(field, value, printOf),
                theirs: printed(field, theirs[field] ?? '', printOf),
              },
            ],
          ];
    }),
  );

/** Fingerprints of our values alone. */
export const ourPrints = (ours: Fields, printOf: PrintOf): SentPrints =>
  Object.fromEntries(
    FieldName.options.flatMap((field) => {
      const value = ours[field];
      return value === undefined ? [] : [[field, printed(field, value, printOf)]];
    }),
  );

/** The fields of ours that are not what was sent last. */
export const changedHere = (ours: Fields, last: Prints, printOf: PrintOf): FieldName[] =>
  FieldName.options.filter((field) => {
    const value = ours[field];
    return value !== undefined && !isPrint(last[field]?.ours, field, value, printOf);
  });

/** The fields of theirs that are not what we wrote last, also those that were left different. */
export const changedThere = (theirs: Fields, last: Prints, printOf: PrintOf): FieldName[] =>
  FieldName.options.filter((field) => {
    const written = last[field]?.ours;
    return written !== undefined && !isPrint(written, field, theirs[field] ?? '', printOf);
  });

/** What is kept beside the fields: of papers, their lines and what else we wrote. */
const isField = (name: string): boolean => FieldName.options.some((field) => field === name);

type Verdict = 'same' | 'send' | 'leave' | 'differs';

function verdictOf(
  field: FieldName,
  ours: string,
  theirs: string,
  last: Prints[string] | undefined,
  printOf: PrintOf,
): Verdict {
  if (normalOf(field, ours) === normalOf(field, theirs)) return 'same';
  // What is blank there is filled; what both had before they were known to be one is not.
  if (last === undefined) return theirs === '' ? 'send' : 'differs';
  const here = !isPrint(last.ours, field, ours, printOf);
  const there = !isPrint(last.theirs, field, theirs, printOf);
  if (!here && !there) return 'leave';
  // What was left different on purpose, nobody overwrites.
  return here && !there && last.ours === last.theirs ? 'send' : 'differs';
}

/**
 * Three ways: what changed on one side alone goes there, or is told; on both, it is told. `asks`:
 * fields that do not go there before a person has said so.
 */
export function merge(
  ours: Fields,
  theirs: Fields,
  last: Prints,
  printOf: PrintOf,
  asks: (field: FieldName) => boolean = () => false,
): Merged {
  const send: FieldName[] = [];
  const differences: Difference[] = [];
  const prints: Record<string, { ours: string; theirs: string }> = Object.fromEntries(
    Object.entries(last).filter(([name]) => !isField(name)),
  );
  for (const field of FieldName.options) {
    const mine = ours[field];
    if (mine === undefined) continue;
    const other = theirs[field] ?? '';
    const before = last[field];
    const found = verdictOf(field, mine, other, before, printOf);
    const verdict = found === 'send' && asks(field) ? 'differs' : found;
    const [ourPrint, theirPrint] = [printed(field, mine, printOf), printed(field, other, printOf)];
    if (verdict === 'send') send.push(field);
    if (verdict === 'same' || verdict === 'send')
      prints[field] = { ours: ourPrint, theirs: ourPrint };
    else if (before) prints[field] = before;
    if (verdict === 'differs')
      differences.push({ field, ours: mine, theirs: other, ourPrint, theirPrint });
  }
  return { send, differences, prints };
}
