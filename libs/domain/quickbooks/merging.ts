// Three-way merge of our values, QuickBooks's values, and both at the last sync: what to send, and
// what a person decides (rule: quickbooks-differences).
import { normalOf } from './normal.ts';
import { FieldName, type Difference, type Prints, type SentPrints } from './record-shapes.ts';

/** A record's values by field; a missing field doesn't apply to the record. */
export type Fields = Readonly<Partial<Record<FieldName, string>>>;
/** A one-way fingerprint of a value. */
export type PrintOf = (value: string) => string;

export interface Merged {
  /** Changed only here: sent. */
  readonly send: readonly FieldName[];
  /** Changed there or on both sides: never overwritten automatically. */
  readonly differences: readonly Difference[];
  /** The fingerprints once everything was sent. */
  readonly prints: Prints;
}

const printed = (field: FieldName, value: string, printOf: PrintOf): string =>
  printOf(normalOf(field, value));
/** Older fingerprints are of the value before normalization. */
const isPrint = (print: string | undefined, field: FieldName, value: string, printOf: PrintOf) =>
  print === printed(field, value, printOf) || print === printOf(value);

/** Fingerprints of our values as sent and QuickBooks's as returned. */
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

/** QuickBooks's fields that differ from what we last wrote, including deliberate differences. */
export const changedThere = (theirs: Fields, last: Prints, printOf: PrintOf): FieldName[] =>
  FieldName.options.filter((field) => {
    const written = last[field]?.ours;
    return written !== undefined && !isPrint(written, field, theirs[field] ?? '', printOf);
  });

/** Prints can contain more than fields: a transaction's lines and other content. */
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
  // First sync: fill blanks in QuickBooks, but ask about different values.
  if (last === undefined) return theirs === '' ? 'send' : 'differs';
  const here = !isPrint(last.ours, field, ours, printOf);
  const there = !isPrint(last.theirs, field, theirs, printOf);
  if (!here && !there) return 'leave';
  // Never overwrite a difference that a person decided to keep.
  return here && !there && last.ours === last.theirs ? 'send' : 'differs';
}

/**
 * Sends fields that changed only here; reports those that changed there or on both sides. `asks`:
 * fields that need a person's decision before being sent.
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
