// Writes ACH files. Deterministic: the same plan always produces the same bytes.
import { refuse } from '../refusals.ts';
import {
  MOST_CENTS_OF_AN_ENTRY,
  type AchEntry,
  type AchFile,
  type AchFilePlan,
  type Originator,
} from './ach-file.ts';
import { sameDaySettlement } from './banking-days.ts';
import { checkEntry } from './entries.ts';
import { fitting, printable } from './printable.ts';
import {
  batchControl,
  batchHeader,
  entryRecords,
  fileControl,
  fileHeader,
  FILLER,
  NAME_WIDTH,
  traceNumber,
  TRANSACTION_CODES,
  type BatchLine,
  type EntryLine,
  type Sums,
} from './records.ts';
import { bankOf } from '../../shared/routing-number.ts';

/** File ID modifiers, which distinguish the files of a day. */
const MODIFIERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const MOST_TRACES = 9_999_999;
const MOST_LINES_OF_A_BATCH = 999_999;
const MOST_CENTS_OF_A_FILE = 999_999_999_999;

/** Reference of the balancing debits; never used for a payment. */
const OFFSET = 'OFFSET';

/** A batch with numbered entries, including the offset. */
interface Batch {
  readonly line: BatchLine;
  readonly entries: readonly EntryLine[];
  readonly total: Sums;
}

/**
 * Writes the file of a plan: one batch per entry class code and effective date, ordered by date and
 * code; entries keep the plan's order. Throws a Refusal if an entry can't be sent (`sortedEntries`
 * separates those), if a reference is used twice, or if numbers run out.
 */
export function writeAchFile(plan: AchFilePlan): AchFile {
  const { originator, entries } = plan;
  const modifier = MODIFIERS[plan.fileOfDay - 1];
  if (modifier === undefined) return refuse('no-more-files-today', { most: MODIFIERS.length });
  if (entries.length === 0) refuse('file-without-payments');
  for (const entry of entries) checkEntry(entry, originator, plan);
  checkReferences(entries);
  const batches = batchesOf(plan);
  const total = added(batches.map((batch) => batch.total));
  if (Math.max(total.creditCents, total.debitCents) > MOST_CENTS_OF_A_FILE) refuse('file-too-big');
  const lines = [fileHeader(originator, { ...plan, modifier })];
  for (const batch of batches)
    lines.push(
      batchHeader(originator, batch.line),
      ...batch.entries.flatMap((entry) => entryRecords(originator, entry)),
      batchControl(originator, batch.line, batch.total),
    );
  lines.push(fileControl(batches.length, lines.length + 1, total));
  lines.push(...fillers(lines.length));
  return {
    text: `${lines.join('\n')}\n`,
    traces: tracesOf(originator, batches),
    nextTrace: plan.firstTrace + batches.reduce((sum, batch) => sum + batch.entries.length, 0),
    creditCents: total.creditCents,
    debitCents: total.debitCents,
  };
}

/** Filler records that complete the last block of ten. */
const fillers = (lines: number): readonly string[] =>
  Array.from({ length: (10 - (lines % 10)) % 10 }, () => FILLER);

function checkReferences(entries: readonly AchEntry[]): void {
  const seen = new Set<string>();
  for (const { reference, payee } of entries) {
    if (!/^[A-Z0-9-]{1,15}$/.test(reference) || reference === OFFSET)
      throw new RangeError(`${reference} is not the reference of an entry`);
    if (seen.has(reference)) refuse('payment-twice-in-file', { payee });
    seen.add(reference);
  }
}

/** The entry class code depends only on the type of account holder. */
const codeOf = ({ account }: AchEntry): 'CCD' | 'PPD' =>
  account.accountHolderType === 'business' ? 'CCD' : 'PPD';

function batchesOf(plan: AchFilePlan): readonly Batch[] {
  const groups = Map.groupBy(plan.entries, (entry) => `${entry.effectiveOn} ${codeOf(entry)}`);
  let trace = plan.firstTrace;
  return [...groups.keys()].toSorted().map((key, n) => {
    const batch = batchOf(plan, groups.get(key)!, n + 1, trace);
    trace += batch.entries.length;
    if (trace - 1 > MOST_TRACES) refuse('no-more-traces');
    if (batch.total.lines > MOST_LINES_OF_A_BATCH) refuse('file-too-big');
    return batch;
  });
}

function batchOf(
  { originator, day, time, names }: AchFilePlan,
  group: readonly AchEntry[],
  number: number,
  firstTrace: number,
): Batch {
  const { effectiveOn } = group[0]!;
  const credits = group.map((entry, n) => creditOf(entry, firstTrace + n, names));
  const creditCents = credits.reduce((sum, entry) => sum + entry.amountCents, 0);
  // Prenotes alone need no offset.
  const offset = creditCents > 0 ? originator.offset : null;
  const most = effectiveOn === day ? originator.mostCentsSameDay : MOST_CENTS_OF_AN_ENTRY;
  const debits = offset
    ? inParts(creditCents, most).map((cents, n) =>
        offsetOf(originator, offset, cents, firstTrace + group.length + n),
      )
    : [];
  const entries = [...credits, ...debits];
  return {
    line: {
      code: codeOf(group[0]!),
      serviceClass: offset ? 200 : 220,
      effectiveOn,
      descriptiveDate:
        effectiveOn === day
          ? `SD${sameDaySettlement(time)}`
          : effectiveOn.slice(2).replaceAll('-', ''),
      number,
    },
    entries,
    total: {
      lines: entries.reduce((sum, entry) => sum + (entry.remittance === null ? 1 : 2), 0),
      hash: entries.reduce((sum, entry) => sum + Number(bankOf(entry.routingNumber)), 0),
      debitCents: offset ? creditCents : 0,
      creditCents,
    },
  };
}

const creditOf = (
  { account, kind, ...entry }: AchEntry,
  trace: number,
  names: AchFilePlan['names'],
): EntryLine => ({
  transactionCode: TRANSACTION_CODES[account.accountType][kind],
  routingNumber: account.routingNumber,
  accountNumber: account.accountNumber,
  amountCents: entry.amountCents,
  reference: entry.reference,
  name: names ? fitting(printable(entry.payee), NAME_WIDTH) : printable(entry.payee),
  remittance: entry.remittance === null ? null : printable(entry.remittance) || null,
  trace,
});

/** Splits an amount into parts of at most `most`. */
const inParts = (cents: number, most: number): readonly number[] =>
  Array.from({ length: Math.ceil(cents / most) }, (_, n) => Math.min(most, cents - n * most));

const offsetOf = (
  from: Originator,
  offset: NonNullable<Originator['offset']>,
  amountCents: number,
  trace: number,
): EntryLine => ({
  transactionCode: TRANSACTION_CODES[offset.accountType].offset,
  routingNumber: offset.routingNumber,
  accountNumber: offset.accountNumber,
  amountCents,
  reference: OFFSET,
  name: from.companyName,
  remittance: null,
  trace,
});

const added = (totals: readonly Sums[]): Sums => ({
  lines: totals.reduce((sum, one) => sum + one.lines, 0),
  hash: totals.reduce((sum, one) => sum + one.hash, 0),
  debitCents: totals.reduce((sum, one) => sum + one.debitCents, 0),
  creditCents: totals.reduce((sum, one) => sum + one.creditCents, 0),
});

const tracesOf = (from: Originator, batches: readonly Batch[]): ReadonlyMap<string, string> =>
  new Map(
    batches.flatMap(({ entries }) =>
      entries
        .filter(({ reference }) => reference !== OFFSET)
        .map(({ reference, trace }) => [reference, traceNumber(from, trace)] as const),
    ),
  );
