// What is in each file for the bank, entry by entry, and what became of it?
import { day, instant, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { AccountHolderType } from '@purlin/domain/payments/ach/ach-file.ts';
import type { BankAccountEvent } from '@purlin/domain/payments/bank-account.ts';
import type { ReturnCode } from '@purlin/domain/payments/ach/bank-codes.ts';
import type { PaymentBatchEvent } from '@purlin/domain/payments/payment-batch.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowsWhere, rowWhere, select } from '../../platform/core/select.ts';

export const paymentBatchEntries = readModel<PaymentBatchEvent | BankAccountEvent>()({
  name: 'payment_batch_entries',
  version: 5,
  columns: {
    trace: text().key(),
    batchId: number(),
    paymentId: number(),
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
    /** What the bank says the account should be, which it paid all the same. */
    correctedCode: text().nullable(),
    correctedEnd: text().nullable(),
    correctedAt: instant().nullable(),
  },
  indexes: ['(batch_id, outcome)', '(payment_id)', '(vendor_id, outcome)', '(amount_cents)'],
  search: ['payee', 'trace'],
  key: {
    BatchFileWritten: ({ lines }) => lines.map(({ trace }) => trace),
    BatchLinesSettled: ({ traces }) => traces,
    BatchLineReturned: ({ trace }) => trace,
    BankAccountCorrectionProposed: ({ trace }) => trace,
  },
  on: {
    BatchFileWritten: ({ lines, payees }, _, { id, key }) => {
      const n = lines.findIndex(({ trace }) => trace === key);
      const line = lines[n]!;
      return {
        trace: line.trace,
        batchId: id,
        paymentId: line.paymentId,
        vendorId: line.vendorId,
        accountEntry: line.accountEntry,
        payee: payees[n] ?? '',
        endsWith: line.endsWith,
        accountHolderType: line.accountHolderType,
        amountCents: line.amountCents,
        effectiveOn: line.effectiveOn,
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
    },
    BatchLinesSettled: ({ settledOn }, row) => changed(row, { outcome: 'settled', settledOn }),
    BatchLineReturned: ({ code, note }, row, { at, by }) =>
      changed(row, {
        outcome: 'returned',
        returnedCode: code,
        returnedNote: note,
        returnedAt: at,
        returnedBy: by,
      }),
    BankAccountCorrectionProposed: ({ code, endsWith }, row, { at }) =>
      changed(row, { correctedCode: code, correctedEnd: endsWith, correctedAt: at }),
  },
});

export type EntryRow = RowOf<typeof paymentBatchEntries>;
const ENTRY = select(paymentBatchEntries);

/** The entries of a batch, in the order of its file. */
export const entriesOfBatch = (db: Db, batchId: number): Promise<EntryRow[]> =>
  rowsWhere(db, ENTRY, sql`where batch_id = ${batchId} order by trace`);

export const entryByTrace = (db: Db, trace: string): Promise<EntryRow | undefined> =>
  rowWhere(db, ENTRY, sql`where trace = ${trace}`);

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
};

/** Everything that came back from accounts of these vendors. */
export async function returnsOf(
  db: Db,
  vendorIds: readonly number[],
): Promise<readonly FromAccount[]> {
  const { rows } = await db.query<FromAccount>({
    name: 'returns_of_vendors',
    text: `select distinct vendor_id as "vendorId", account_entry as "accountEntry",
        returned_code as code
      from payment_batch_entries where outcome = 'returned' and vendor_id = any($1)`,
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
