// A record of ours beside what stands for it in the books: what goes there, and what a person is
// asked about. Of papers nothing is written that somebody else may have written there.
import { nameThere } from '@purlin/domain/quickbooks/matching.ts';
import {
  changedThere,
  merge,
  printsOf,
  type Merged,
  type PrintOf,
} from '@purlin/domain/quickbooks/merging.ts';
import {
  isPaper,
  LINES,
  OWNER,
  ChangedPart,
  type FieldName,
  type Prints,
  type RecordKind,
} from '@purlin/domain/quickbooks/record-shapes.ts';
import type { QuickBooksRecord } from '@purlin/domain/quickbooks/record-state.ts';
import { FIELDS_THERE } from './kinds.ts';
import type { Ours, Place } from './our-shapes.ts';
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

const owners = ({ ownersOf }: Place, entry: Entry): readonly string[] => ownersOf?.(entry) ?? [];

/**
 * What it belongs to there now: its owners, where `ours` is the same as `theirs` if that is where
 * it belongs, and its vendor.
 */
export function placePrints(
  place: Place,
  entry: Entry,
  isAtHome: boolean,
  printOf: PrintOf,
): Prints {
  const now = printOf(owners(place, entry).join(' '));
  const { payee } = place;
  const vendor = OTHERS.vendor(entry);
  const print = vendor === undefined ? undefined : printOf(vendor);
  return {
    [OWNER]: { ours: isAtHome ? now : '', theirs: now },
    ...(print !== undefined && { vendor: { ours: print, theirs: print } }),
    ...(payee !== undefined && samePrint(PAYEE, printOf(payee))),
  };
}

/** Among the prints of a bill or its payment: who of ours it was for when we wrote it last. */
export const PAYEE = 'payee';
/** Among the prints of a paper: what its lines were made of here when we wrote them last. */
export const MADE_OF = 'made-of';
export const samePrint = (name: string, print: string): Prints => ({
  [name]: { ours: print, theirs: print },
});

/** Whether its lines were made of something else than they would be by now. */
export const isMadeOtherwise = (
  { madeOf }: Pick<Ours, 'madeOf'>,
  { [MADE_OF]: put }: Prints,
  printOf: PrintOf,
): boolean => put !== undefined && madeOf !== undefined && put.ours !== printOf(madeOf);

/** Whether it belonged there when we looked at it last. */
export const wasAtHome = ({ [OWNER]: put }: Prints): boolean => put?.ours === put?.theirs;

/**
 * Where it stands beside where it stood when we wrote or linked it last: `unknown` of what was
 * written before owners were kept.
 */
export function standingOf(
  place: Place,
  entry: Entry,
  put: Prints,
  printOf: PrintOf,
): 'same' | 'other' | 'nobody' | 'unknown' {
  const vendor = OTHERS.vendor(entry);
  if (put['vendor'] && vendor !== undefined && put['vendor'].theirs !== printOf(vendor))
    return 'other';
  const before = place.ownersOf ? put[OWNER]?.theirs : put['vendor'] && printOf('');
  if (before === undefined) return 'unknown';
  const now = owners(place, entry);
  if (printOf(now.join(' ')) === before) return 'same';
  return now.length === 0 ? 'nobody' : 'other';
}

/** What else of a bill or its payment somebody there may change, as it came back. */
const OTHERS = {
  vendor: ({ VendorRef }) => VendorRef?.value,
  due: ({ DueDate }) => DueDate,
  memo: ({ PrivateNote }) => PrivateNote,
  account: ({ APAccountRef, PayType, CheckPayment, CreditCardPayment }) =>
    [APAccountRef, PayType, CheckPayment?.BankAccountRef, CreditCardPayment?.CCAccountRef]
      .map((one) => (typeof one === 'object' ? one.value : one))
      .join(' '),
} as const satisfies Partial<Record<ChangedPart, (entry: Entry) => string | undefined>>;
type Other = keyof typeof OTHERS;
const NAMES = Object.keys(OTHERS) as readonly Other[];

/** Among the prints of a paper: the number that we gave it, its own or another one. */
const NUMBERED = 'numbered';
const hasOurNumber = ({ DocNumber = '' }: Entry, prints: Prints, printOf: PrintOf): boolean =>
  prints[NUMBERED]?.theirs === printOf(DocNumber);

/** Of a new paper, as it came back when we wrote it: its lines, and the rest that we wrote. */
export const paperPrints = (entry: Entry, printOf: PrintOf): Prints => {
  const values = [
    [NUMBERED, entry.DocNumber],
    ...NAMES.map((name) => [name, OTHERS[name](entry)] as const),
  ] as const;
  return {
    ...linesPrint(entry, printOf),
    ...Object.fromEntries(
      values.map(([name, value = '']) => [name, { ours: printOf(value), theirs: printOf(value) }]),
    ),
  };
};

/** Whether something else pays this bill, at a moment when nothing of ours does. */
const isPaidOtherwise = ({ Balance, TotalAmt }: Entry): boolean =>
  Balance !== undefined && TotalAmt !== undefined && Math.round((TotalAmt - Balance) * 100) !== 0;

/**
 * What somebody there has changed of a bill or a payment since we wrote it (rule:
 * quickbooks-returned). What was written without an answer has no prints: any later version is
 * somebody else's.
 */
export function changedSinceWritten(
  kind: RecordKind,
  entry: Entry,
  { prints, theirId, linked }: Pick<QuickBooksRecord, 'prints' | 'theirId' | 'linked'>,
  printOf: PrintOf,
): readonly ChangedPart[] {
  if (linked) return ['theirs'];
  const fields = changedThere(FIELDS_THERE[kind](entry), prints, printOf).filter(
    (field) => field !== 'number' || !hasOurNumber(entry, prints, printOf),
  );
  const others = NAMES.filter((name) => {
    const written = prints[name]?.theirs;
    return written !== undefined && written !== printOf(OTHERS[name](entry) ?? '');
  });
  const parts: ChangedPart[] = [
    ...ChangedPart.options.filter((part) => fields.some((field) => field === part)),
    ...others,
  ];
  if (prints[LINES] && !hasOurLines(entry, prints, printOf) && !parts.includes('total'))
    parts.push('lines');
  if (kind === 'bill' && isPaidOtherwise(entry)) parts.push('payment');
  if (theirId === null && entry.SyncToken !== '0') parts.push('other');
  return parts;
}

/** A name that a person chose, and that is there by now: it was written, heard of or not. */
function withChosenName(
  kind: RecordKind,
  { name: ours }: Ours['fields'],
  entry: Entry,
  { prints, name }: Pick<QuickBooksRecord, 'prints'> & Partial<Pick<QuickBooksRecord, 'name'>>,
  printOf: PrintOf,
): Prints {
  const there = FIELDS_THERE[kind](entry);
  if (!name || ours === undefined || there.name !== nameThere(name)) return prints;
  const { name: both } = printsOf({ name: ours }, there, printOf);
  return both ? { ...prints, name: both } : prints;
}

/** Each of the two numbers that a bill of ours may have there is ours. */
function withOurNumber(
  { fields, paper }: Pick<Ours, 'fields' | 'paper'>,
  { DocNumber = '' }: Entry,
  prints: Prints,
  printOf: PrintOf,
): Prints {
  if (paper?.another === undefined || ![paper.another, paper.given].includes(DocNumber))
    return prints;
  const { number } = printsOf({ number: fields.number ?? '' }, { number: DocNumber }, printOf);
  return number ? { ...prints, number } : prints;
}

/** What is here and there, three ways. */
export function beside(
  kind: RecordKind,
  ours: Pick<Ours, 'fields' | 'paper'>,
  entry: Entry,
  state: Pick<QuickBooksRecord, 'prints' | 'chosen'> & Partial<Pick<QuickBooksRecord, 'name'>>,
  printOf: PrintOf,
): Merged {
  const { chosen } = state;
  const { fields } = ours;
  const named = withChosenName(kind, fields, entry, state, printOf);
  const prints = withOurNumber(ours, entry, named, printOf);
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
