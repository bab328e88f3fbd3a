// What is in each file for the bank, entry by entry, and what became of it?
import { day, instant, number, text, type Row } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { AccountHolderType } from '@purlin/domain/payments/ach/ach-file.ts';
import type { BankAccountEvent } from '@purlin/domain/payments/bank-account.ts';
import type { ReturnCode } from '@purlin/domain/payments/ach/bank-codes.ts';
import type { PaymentBatchEvent } from '@purlin/domain/payments/payment-batch.ts';
import type { Line } from '@purlin/domain/payments/payment-batch-shapes.ts';
import type { PrenoteLine } from '@purlin/domain/payments/prenote-shapes.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowsWhere, rowWhere, select } from '../../platform/core/queries/select.ts';

const columns = {
  trace: text().key(),
  batchId: number(),
  /** Null of a prenote. */
  paymentId: number().nullable(),
  vendorId: number(),
  /** Which of the vendor's accounts, as they were entered. */
  accountEntry: number(),
  payee: text(),
  endsWith: text(),
  accountHolderType: text<AccountHolderType>().nullable(),
  amountCents: number(),
  effectiveOn: day(),
  outcome: text<'sent' | 'settled' | 'returned'>(),
  settledOn: day().nullable(),
  returnedCode: text<ReturnCode>().nullable(),
  returnedNote: text().nullable(),
  returnedAt: instant().nullable(),
  /** Whose word it is that it came back. */
  returnedBy: text().nullable(),
  /** What the bank would have otherwise, which it paid all the same; no end: not the account. */
  correctedCode: text().nullable(),
  correctedEnd: text().nullable(),
  correctedAt: instant().nullable(),
};

type Sent = PrenoteLine & Partial<Pick<Line, 'paymentId' | 'amountCents'>>;
/** The line of a trace as it leaves; a prenote is of no payment, and carries nothing. */
function sent(
  lines: readonly (Sent | Line)[],
  payees: readonly string[],
  { id, key }: { readonly id: number; readonly key: string | number },
): Row<typeof columns> {
  const n = lines.findIndex(({ trace }) => trace === key);
  const { trace, vendorId, accountEntry, endsWith, accountHolderType, effectiveOn, ...more } =
    lines[n]!;
  const { paymentId = null, amountCents = 0 } = more;
  return {
    trace,
    batchId: id,
    paymentId,
    vendorId,
    accountEntry,
    payee: payees[n] ?? '',
    endsWith,
    accountHolderType,
    amountCents,
    effectiveOn,
    outcome: 'sent',
    settledOn: null,
    returnedCode: null,
    returnedNote: null,
    returnedAt: null,
    returnedBy: null,
    correctedCode: null,
    correctedEnd: null,
    correctedAt: null,
  };
}

const returned = (
  code: ReturnCode,
  note: string,
  { at, by }: { readonly at: string; readonly by: string },
) => ({
  outcome: 'returned' as const,
  returnedCode: code,
  returnedNote: note,
  returnedAt: at,
  returnedBy: by,
});

export const paymentBatchEntries = readModel<PaymentBatchEvent | BankAccountEvent>()({
  name: 'payment_batch_entries',
  version: 9,
  columns,
  indexes: ['(batch_id, outcome)', '(payment_id)', '(vendor_id, outcome)', '(amount_cents)'],
  search: ['payee', 'trace'],
  key: {
    BatchFileWritten: ({ lines }) => lines.map(({ trace }) => trace),
    BatchLinesSettled: ({ traces }) => traces,
    BatchLineReturned: ({ trace }) => trace,
    PrenoteFileWritten: ({ prenotes }) => prenotes.map(({ trace }) => trace),
    PrenotesSettled: ({ traces }) => traces,
    PrenoteLineReturned: ({ trace }) => trace,
    BankAccountCorrectionProposed: ({ trace }) => trace,
    BankAccountCorrectionUnusable: ({ trace }) => trace,
  },
  on: {
    BatchFileWritten: ({ lines, payees }, _, at) => sent(lines, payees, at),
    PrenoteFileWritten: ({ prenotes, payees }, _, at) => sent(prenotes, payees, at),
    BatchLinesSettled: ({ settledOn }, row) => changed(row, { outcome: 'settled', settledOn }),
    PrenotesSettled: ({ settledOn }, row) => changed(row, { outcome: 'settled', settledOn }),
    BatchLineReturned: ({ code, note }, row, at) => changed(row, returned(code, note, at)),
    PrenoteLineReturned: ({ code, note }, row, at) => changed(row, returned(code, note, at)),
    BankAccountCorrectionProposed: ({ code, endsWith }, row, { at }) =>
      changed(row, { correctedCode: code, correctedEnd: endsWith, correctedAt: at }),
    BankAccountCorrectionUnusable: ({ code }, row, { at }) =>
      changed(row, { correctedCode: code, correctedEnd: null, correctedAt: at }),
  },
});

export type EntryRow = RowOf<typeof paymentBatchEntries>;
const ENTRY = select(paymentBatchEntries);

/** The entries of a batch, in the order of its file. */
export const entriesOfBatch = (db: Db, batchId: number): Promise<EntryRow[]> =>
  rowsWhere(db, ENTRY, sql`where batch_id = ${batchId} order by trace`);

/** An entry that pays somebody. */
export type PaymentEntry = EntryRow & { readonly paymentId: number };
export const isPayment = (row: EntryRow): row is PaymentEntry => row.paymentId !== null;

export const entryByTrace = (db: Db, trace: string): Promise<EntryRow | undefined> =>
  rowWhere(db, ENTRY, sql`where trace = ${trace}`);

/** The entries of these payments in all files, the latest last. */
export const entriesOfPayments = (db: Db, paymentIds: readonly number[]): Promise<EntryRow[]> =>
  rowsWhere(db, ENTRY, sql`where payment_id = any(${paymentIds}) order by batch_id`);

/** Which payments were in files of these batches, and in which of them last. */
export async function batchesOfPayments(
  db: Db,
  batchIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (batchIds.length === 0) return new Map();
  const rows = await rowsWhere(
    db,
    ENTRY,
    sql`where batch_id = any(${batchIds}) and payment_id is not null order by batch_id`,
  );
  return new Map(rows.filter(isPayment).map(({ paymentId, batchId }) => [paymentId, batchId]));
}

/** What came back of these payments, the latest last. */
export const returnedOfPayments = (db: Db, paymentIds: readonly number[]): Promise<EntryRow[]> =>
  rowsWhere(
    db,
    ENTRY,
    sql`where payment_id = any(${paymentIds}) and outcome = 'returned' order by trace`,
  );

/** Of each of these batches, what settled, what came back and what is still open. */
export async function outcomesOf(db: Db, batchIds: readonly number[]) {
  const { rows } = await db.query<{
    batchId: number;
    outcome: EntryRow['outcome'];
    count: number;
    cents: number;
  }>({
    name: 'batch_outcomes',
    text: `select batch_id as "batchId", outcome, count(*)::int as count,
        sum(amount_cents)::bigint as cents
      from payment_batch_entries where batch_id = any($1) group by batch_id, outcome`,
    values: [batchIds],
  });
  const none = { count: 0, cents: 0 };
  return (batchId: number, outcome: EntryRow['outcome']) =>
    rows.find((row) => row.batchId === batchId && row.outcome === outcome) ?? none;
}

/** What the bank sent back from a vendor's account, and why. */
export type FromAccount = Pick<EntryRow, 'vendorId' | 'accountEntry'> & {
  readonly code: ReturnCode;
  /** When it came back for the first time. */
  readonly at: string;
};

/** All money that came back from accounts of these vendors. */
export async function returnsOf(
  db: Db,
  vendorIds: readonly number[],
): Promise<readonly FromAccount[]> {
  const { rows } = await db.query<FromAccount>({
    name: 'returns_of_vendors',
    text: `select vendor_id as "vendorId", account_entry as "accountEntry", returned_code as code,
        min(returned_at) as at
      from payment_batch_entries
      where outcome = 'returned' and payment_id is not null and vendor_id = any($1)
      group by vendor_id, account_entry, returned_code order by at`,
    values: [vendorIds],
  });
  return rows;
}

/** The days, until this one, on which lines of a batch are due that have not come to their end. */
export async function dueDates(db: Db, batchId: number, until: string): Promise<string[]> {
  const { rows } = await db.query<{ day: string }>({
    name: 'due_dates',
    text: `select distinct effective_on as day from payment_batch_entries
      where batch_id = $1 and outcome = 'sent' and effective_on <= $2 order by day`,
    values: [batchId, until],
  });
  return rows.map(({ day: date }) => date);
}

/** The entry with which a payment arrived; the last one where it came back and was paid again. */
export const settledEntryOf = async (db: Db, paymentId: number): Promise<EntryRow | undefined> =>
  (
    await rowsWhere(
      db,
      ENTRY,
      sql`where payment_id = ${paymentId} and outcome = 'settled'
        order by batch_id desc limit 1`,
    )
  )[0];
