// A payment that was settled, in the books: a bill of its vendor, and what pays it.
import { MOST_NUMBER } from '@purlin/domain/quickbooks/paper-matching.ts';
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import { quickbooksWords } from '@purlin/words/quickbooks.ts';
import { settledEntryOf } from '../payments/read-models/payment-batch-entries.ts';
import { paymentById } from '../payments/read-models/vendor-payment-list.ts';
import type { Db } from '../platform/servers/database.ts';
import { dollars, paperBody, paying } from './kinds.ts';
import { isAt, nobody, ref, type Around, type From, type Ours, type Place } from './our-shapes.ts';
import { isNumberUsedBefore, paymentsAlike } from './read-models/papers-alike.ts';
import { paidBy, type Entry } from './their-books.ts';

/** The books are kept in English. */
const say = quickbooksWords('en');
/** Bills of payments planned before had our number behind the vendor’s, and keep it. */
const BARE_SINCE = '2026-11-28';

interface Numbered {
  readonly id: number;
  readonly vendorId: number;
  readonly invoiceNumber: string | null;
  readonly createdAt: string;
}
/** A number that no other bill has: the vendor's with ours behind it. */
const ownNumber = ({ id, invoiceNumber }: Pick<Numbered, 'id' | 'invoiceNumber'>): string =>
  cutToWhole(`${cutToWhole(invoiceNumber ?? 'PAY', 12)}-${id}`, MOST_NUMBER);

/**
 * The vendor's number as it is on their invoice, so that QuickBooks warns whoever enters it again;
 * with ours behind it where it is missing, too long, or was used before.
 */
async function billNumber(db: Db, row: Numbered): Promise<string> {
  const { invoiceNumber, createdAt } = row;
  if (invoiceNumber === null || invoiceNumber.length > MOST_NUMBER) return ownNumber(row);
  if (createdAt < BARE_SINCE) return ownNumber(row);
  return (await isNumberUsedBefore(db, { ...row, invoiceNumber })) ? ownNumber(row) : invoiceNumber;
}

/** The numbers that other payments to the vendor over the same amount have there. */
async function numbersAlike(
  db: Db,
  row: Pick<Numbered, 'id' | 'vendorId'> & { readonly totalCents: number },
): Promise<readonly string[]> {
  const others = await paymentsAlike(db, row);
  const numbers = await Promise.all(others.map((one) => billNumber(db, one)));
  return [...numbers, ...others.map(ownNumber)];
}

/** Begins the memo of a bill of ours: by it we know our own among those with the same number. */
const markOf = (id: number): string => `Purlin payment ${id}`;
const memoOf = ({ id, notes }: { readonly id: number; readonly notes: string }): string =>
  cutToWhole([markOf(id), notes].filter(Boolean).join('. '), 1000);
/** Whether it is one that we created, as its memo says. */
export const isMarkedOurs = (id: number, { PrivateNote = '' }: Entry): boolean =>
  PrivateNote.split('. ')[0] === markOf(id);
/** Whether a bill has the number that only ours gets; somebody may enter it for another vendor. */
export const hasOwnNumber = (
  row: Pick<Numbered, 'id' | 'invoiceNumber'>,
  { DocNumber }: Entry,
): boolean => DocNumber === ownNumber(row);

export async function bill(id: number, { db, clock }: From): Promise<Ours | undefined> {
  const row = await paymentById(db, id);
  if (row?.status !== 'paid') return undefined;
  const date = clock.dateOf(row.paidAt ?? row.createdAt);
  const number = await billNumber(db, row);
  const fields = { number, date, total: String(row.totalCents) };
  const { jobId } = row;
  const costs = [
    [say('line.labor'), row.laborCents] as const,
    [say('line.materials'), row.materialsCents] as const,
  ].filter(([, amount]) => amount > 0);
  const home = ({ theirs }: Pick<Around, 'theirs'>): string | null =>
    jobId === null ? null : theirs('job');
  const lines = ({ account }: Around, customer: string): object => ({
    Line: costs.map(([Description, amount]) => ({
      Amount: dollars(amount),
      Description,
      DetailType: 'AccountBasedExpenseLineDetail',
      AccountBasedExpenseLineDetail: {
        AccountRef: ref(account('expense')),
        ...(customer !== '' && { CustomerRef: ref(customer), BillableStatus: 'NotBillable' }),
      },
    })),
  });
  const body = (around: Around, name: string): object => ({
    VendorRef: ref(around.theirs('vendor')),
    DocNumber: name || number,
    TxnDate: date,
    PrivateNote: memoOf(row),
    ...lines(around, home(around) ?? ''),
  });
  return {
    ...nobody,
    fields,
    needs: [
      { kind: 'vendor', id: row.vendorId },
      ...(jobId === null ? [] : [{ kind: 'job' as const, id: jobId }]),
    ],
    paper: {
      of: [{ kind: 'vendor', id: row.vendorId }],
      given: row.invoiceNumber ?? '',
      another: ownNumber(row),
      alike: () => numbersAlike(db, row),
    },
    // Until its payment can follow, it would stand there as owed.
    accounts: ['expense', 'bank'],
    create: body,
    update: (around, changed, { Line: written = [] }) => {
      const job = home(around);
      const isOnJob = job !== null && coversJob(written, job, row.totalCents);
      // For whom their lines are stays as it is there.
      const customer =
        isOnJob || around.hasOurLines ? (job ?? '') : (customersOf(written)[0] ?? '');
      return paperBody(fields, changed, () => lines(around, customer));
    },
    madeOf: [jobId ?? '', row.laborCents, row.materialsCents].join(' '),
    place: { ...placeOfBill(jobId, row.totalCents), payee: String(row.vendorId) },
  };
}

/** Where a bill belongs: at its vendor, and at its job where it has one. */
const placeOfBill = (jobId: number | null, totalCents: number): Place => ({
  // Whose costs a bill without a job is, is the bookkeeper's to say.
  ownersOf:
    jobId === null
      ? undefined
      : ({ Line: written = [] }) => customersOf(written).filter((customer) => customer !== ''),
  isAtHome: (theirs, { VendorRef, Line: written = [] }) =>
    isAt(VendorRef, theirs('vendor')) &&
    (jobId === null || coversJob(written, theirs('job'), totalCents)),
  // Who was paid stays: only what their lines are for is exchanged.
  move: (theirs, { Line: written = [] }, wasAtHome) =>
    jobId === null || !wasAtHome ? undefined : linesFor(theirs('job'), written),
  isDivided: (theirs, { Line: written = [] }) =>
    customersOf(written).length > 1 &&
    (jobId === null || !coversJob(written, theirs('job'), totalCents)),
});

type Line = NonNullable<Entry['Line']>[number];
const COSTS = ['AccountBasedExpenseLineDetail', 'ItemBasedExpenseLineDetail'] as const;
const isCost = (line: Line): boolean => COSTS.some((cost) => line[cost] !== undefined);
/** For whom a line is; '' where it is for nobody. */
const customerOf = (line: Line): string =>
  COSTS.flatMap((cost) => line[cost]?.CustomerRef?.value ?? [])[0] ?? '';
/** For whom the lines of a bill are, each once and in order. */
const customersOf = (lines: readonly Line[]): readonly string[] =>
  [...new Set(lines.filter(isCost).map(customerOf))].toSorted();

/** Whether a job bears all that we paid, and nobody else bears anything. */
function coversJob(lines: readonly Line[], jobThere: string, totalCents: number): boolean {
  const customers = customersOf(lines);
  if (!customers.every((one) => one === jobThere || one === '')) return false;
  const borne = lines.filter((line) => customerOf(line) === jobThere);
  const cents = borne.reduce((sum, { Amount = 0 }) => sum + Math.round(Amount * 100), 0);
  return !customers.includes('') || cents >= totalCents;
}

/** Lines as they stand there, for another job; undefined where none is for anybody else. */
function linesFor(jobThere: string, lines: readonly Line[]): object | undefined {
  const isOther = (line: Line): boolean => !['', jobThere].includes(customerOf(line));
  const forJob = (line: Line): Line => ({
    ...line,
    ...Object.fromEntries(
      COSTS.flatMap((cost) =>
        line[cost] ? [[cost, { ...line[cost], CustomerRef: ref(jobThere) }]] : [],
      ),
    ),
  });
  return lines.some(isOther)
    ? { Line: lines.map((line) => (isOther(line) ? forJob(line) : line)) }
    : undefined;
}

export async function billPayment(id: number, { db, clock }: From): Promise<Ours | undefined> {
  const row = await paymentById(db, id);
  if (row?.status !== 'paid') return undefined;
  const entry = await settledEntryOf(db, id);
  const date = entry?.settledOn ?? clock.dateOf(row.paidAt ?? row.createdAt);
  const number = entry ? entry.trace.slice(-MOST_NUMBER) : `PAY-${id}`;
  const fields = { number, date, total: String(row.totalCents) };
  const lines = ({ theirs }: Pick<Around, 'theirs'>): object => ({
    TotalAmt: dollars(row.totalCents),
    Line: [paying(theirs('bill'), dollars(row.totalCents))],
  });
  const body = (around: Around): object => ({
    VendorRef: ref(around.theirs('vendor')),
    DocNumber: number,
    TxnDate: date,
    PayType: 'Check',
    CheckPayment: { BankAccountRef: ref(around.account('bank')) },
    PrivateNote: entry ? `ACH batch ${entry.batchId}, trace ${entry.trace}` : `Payment ${id}`,
    ...lines(around),
  });
  return {
    ...nobody,
    fields,
    needs: [
      { kind: 'vendor', id: row.vendorId },
      { kind: 'bill', id },
    ],
    accounts: ['bank'],
    create: body,
    update: (around, changed) => paperBody(fields, changed, () => lines(around)),
    place: {
      payee: String(row.vendorId),
      ownersOf: (there) => paidBy(there).toSorted(),
      isAtHome: (theirs, there) => paidBy(there).join(' ') === theirs('bill'),
      // A bill made again is paid by the payment of the one before it, whose total stays theirs.
      move: (theirs, { TotalAmt = 0 }) => ({
        Line: [paying(theirs('bill'), Math.min(TotalAmt, dollars(row.totalCents)))],
      }),
      movesFromNothing: true,
    },
  };
}
