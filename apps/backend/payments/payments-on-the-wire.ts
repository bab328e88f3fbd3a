// Payments as they travel: with the names of vendors, jobs and people of today.
import type { Returned } from '@purlin/contracts/payment-parts.ts';
import type { StoryEntry, VendorPayment } from '@purlin/contracts/payments.ts';
import { bankingDayFrom } from '@purlin/domain/payments/ach/banking-days.ts';
import type { ReturnCode } from '@purlin/domain/payments/ach/bank-codes.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { AnyDecider } from '@purlin/event-sourcing/decider.ts';
import { actorOf } from '@purlin/event-sourcing/actors.ts';
import { actorName } from '@purlin/words/answers.ts';
import { meaningOf } from '@purlin/words/bank-codes.ts';
import { sentenceOf } from '@purlin/words/sentence.ts';
import { asNoted, tell } from '@purlin/words/story.ts';
import type { StoryEvent } from '@purlin/words/story/values.ts';
import { staffNames } from '../access/read-models/everybody.ts';
import { usersWhoMay } from '../access/read-models/user-list.ts';
import type { Services } from '../platform/core/room.ts';
import { jobsByIds } from '../scheduling/read-models/job-list.ts';
import { insuranceEnded } from '../vendors/read-models/vendor-list.ts';
import { arrivalOf, holdsOf, judgingOf, waitsOf, type Judging } from './holds.ts';
import { limitOf } from './originator.ts';
import type { BankAccountRow } from './read-models/bank-account-list.ts';
import { entriesOfPayments, type EntryRow } from './read-models/payment-batch-entries.ts';
import { rejectedFilesOf, type RejectedFile } from './read-models/payment-batches.ts';
import { payersOfInvoices } from './read-models/same-invoice.ts';
import type { PaymentRow } from './read-models/vendor-payment-list.ts';
import { handsIn } from './read-models/who-stands-behind.ts';

export type Reading = Pick<Services, 'db' | 'config' | 'outside' | 'clock'>;
/** The names of those who can sign in, by actor. */
export type Staff = ReadonlyMap<string, string>;

const named = (by: string | null, staff: Staff, language: Language): string | null =>
  by === null ? null : actorName(by, staff, language);

/** How a payment came back; null of one that did not. */
export const returnedOf = (
  row: {
    readonly returnedCode: ReturnCode | null;
    readonly returnedNote: string | null;
    readonly returnedAt: string | null;
    readonly returnedBy: string | null;
  },
  staff: Staff,
  language: Language,
): Returned | null => {
  const { returnedCode: code, returnedNote: note, returnedAt: at, returnedBy: by } = row;
  if (code === null || at === null) return null;
  const notedBy = by === 'system' ? null : named(by, staff, language);
  return { code, meaning: meaningOf(code, language), note: note ?? '', at, notedBy };
};

const accountOf = (account: BankAccountRow | undefined): VendorPayment['account'] =>
  account?.endsWith && account.accountHolderType
    ? { endsWith: account.endsWith, holder: account.accountHolderType }
    : null;

/** How many people there would have to be more, so that this one could be approved. */
function approversMissing(
  row: PaymentRow,
  { isAlone, terms: { settings } }: Judging,
  approvers: readonly string[],
): number {
  const { approverIsNotPlanner, twoApprovalsAbove } = settings;
  const { status, secondedBy, totalCents } = row;
  if (status !== 'pending') return 0;
  const hands = handsIn(row);
  const most = limitOf(twoApprovalsAbove);
  const needed = most !== null && totalCents > most && secondedBy === null ? 2 : 1;
  const free = approvers.filter(
    (one) => one !== secondedBy && !(approverIsNotPlanner && hands.includes(one) && !isAlone(one)),
  );
  return Math.max(0, needed - free.length);
}

/** When a payment is there that is sent now; null while nobody can know. */
function arrivesOn(
  { scheduledPaymentDate, totalCents }: PaymentRow,
  { now, terms: { originator } }: Judging,
): string | null {
  const arrival = originator && arrivalOf(scheduledPaymentDate, totalCents, now, originator);
  return arrival && 'date' in arrival ? arrival.date : null;
}

/** The entry with which it travels, has arrived, or came back; null of one that was never sent. */
function sentOf({ batchId }: PaymentRow, entry: EntryRow | undefined): VendorPayment['sent'] {
  if (!entry || (batchId === null ? entry.outcome !== 'returned' : entry.batchId !== batchId))
    return null;
  const { trace, endsWith, effectiveOn, settledOn, outcome } = entry;
  const arrivedOn = outcome === 'settled' ? settledOn : null;
  return { trace, endsWith, arrivesOn: effectiveOn, arrivedOn };
}

/** When it is there if nothing keeps it, whatever day was asked for; null once it is sent. */
function expectedOn(
  { status, scheduledPaymentDate: wanted, totalCents }: PaymentRow,
  { now, terms: { originator } }: Judging,
): string | null {
  if (!originator || (status !== 'pending' && status !== 'approved')) return null;
  const arrival = arrivalOf(wanted, totalCents, now, originator);
  return 'date' in arrival ? arrival.date : bankingDayFrom(wanted);
}

/** The others among these that name the same invoice of the same vendor. */
function sameInvoiceOf(
  { id, status, vendorId, invoiceNumber }: PaymentRow,
  all: readonly PaymentRow[],
): VendorPayment['sameInvoice'] {
  if (invoiceNumber === null || status === 'void') return [];
  const isSame = (one: PaymentRow): boolean =>
    one.id !== id &&
    one.vendorId === vendorId &&
    one.invoiceNumber?.toLowerCase() === invoiceNumber.toLowerCase();
  return all.filter(isSame).map((one) => ({
    id: one.id,
    status: one.status,
    projectTotal: toDecimal(one.totalCents),
    scheduledPaymentDate: one.scheduledPaymentDate,
    paidAt: one.paidAt,
  }));
}

/** Of one that is in no file now: which file the bank did not take, and why. */
function bankRejectedOf(
  { status, batchId }: PaymentRow,
  rejected: RejectedFile | undefined,
): VendorPayment['bankRejected'] {
  if (!rejected || batchId !== null || status === 'void') return null;
  const { paymentId: _, ...file } = rejected;
  return { ...file, at: file.at && new Date(file.at).toISOString() };
}

function toPayment(
  row: PaymentRow,
  judging: Judging,
  jobs: ReadonlyMap<number, { readonly title: string; readonly address: string }>,
  invoices: readonly PaymentRow[],
  entry: EntryRow | undefined,
  rejected: RejectedFile | undefined,
  approvers: readonly string[],
  staff: Staff,
  language: Language,
): VendorPayment {
  const vendor = judging.vendors.get(row.vendorId);
  const job = row.jobId === null ? undefined : jobs.get(row.jobId);
  const noter = named(row.notedBy, staff, language) ?? '';
  const isApproved = row.status === 'approved';
  const isOpen = isApproved || row.status === 'pending';
  const holds = isApproved ? holdsOf(row, judging) : waitsOf(row, noter, judging);
  return {
    id: row.id,
    status: row.status,
    vendorId: row.vendorId,
    jobId: row.jobId,
    projectTotal: toDecimal(row.totalCents),
    laborAmount: toDecimal(row.laborCents),
    materialsAmount: toDecimal(row.materialsCents),
    scheduledPaymentDate: row.scheduledPaymentDate,
    paidAt: row.paidAt,
    notes: row.notes,
    createdAt: row.createdAt,
    vendor: vendor
      ? { companyName: vendor.name, name: vendor.contactPerson }
      : row.payee === null
        ? null
        : { companyName: row.payee, name: '' },
    job: job ? { title: job.title, address: job.address } : null,
    invoiceNumber: row.invoiceNumber,
    plannedBy: named(row.plannedBy, staff, language),
    behind: handsIn(row).map((one) => actorName(one, staff, language)),
    notedBy: row.status === 'pending' ? named(row.notedBy, staff, language) : null,
    approvedBy: named(row.approvedBy, staff, language),
    approvedAt: row.approvedAt,
    approvedAlone: row.approvedAlone,
    secondedBy: named(row.secondedBy, staff, language),
    approversMissing: approversMissing(row, judging, approvers),
    rejectedReason: row.rejectedReason,
    returned: returnedOf(row, staff, language),
    bankRejected: bankRejectedOf(row, rejected),
    batchId: row.batchId,
    revision: row.revision,
    sameInvoice: sameInvoiceOf(row, invoices),
    insuranceEnded: isOpen && vendor ? (insuranceEnded(vendor, judging.today) ?? null) : null,
    account: accountOf(judging.accounts.get(row.vendorId)),
    sent: sentOf(row, entry),
    expectedOn: expectedOn(row, judging),
    arrivesOn: isApproved && holds.length === 0 ? arrivesOn(row, judging) : null,
    holds: holds.map(({ code, values }) => ({ code, message: sentenceOf(code, values, language) })),
  };
}

const wasSent = ({ batchId, returnedCode }: PaymentRow): boolean =>
  batchId !== null || returnedCode !== null;

/** Payments with the names of today, and why approved ones cannot be paid now. */
export async function toPayments(
  rows: readonly PaymentRow[],
  services: Reading,
  language: Language,
): Promise<VendorPayment[]> {
  const { db } = services;
  const ids = rows.map(({ id }) => id);
  const [judging, jobs, invoices, entries, rejected, approvers, staff] = await Promise.all([
    judgingOf(
      rows.map(({ vendorId }) => vendorId),
      services,
    ),
    jobsByIds(db, [...new Set(rows.flatMap(({ jobId }) => jobId ?? []))]),
    payersOfInvoices(db, rows),
    entriesOfPayments(
      db,
      rows.filter(wasSent).map(({ id }) => id),
    ),
    rejectedFilesOf(db, ids),
    usersWhoMay(db, 'payments.approve').then((all) => all.map(({ id }) => actorOf(id))),
    staffNames(db),
  ]);
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  const entryOf = new Map(entries.map((entry) => [entry.paymentId, entry]));
  return rows.map((row) =>
    toPayment(
      row,
      judging,
      jobOf,
      invoices,
      entryOf.get(row.id),
      rejected.get(row.id),
      approvers,
      staff,
      language,
    ),
  );
}

/** Words of the bank are for everybody; those of who noted it by hand are not. */
const asTheVendorHears = ({ notedBy, ...returned }: Returned): Returned => ({
  ...returned,
  notedBy: null,
  note: notedBy === null ? returned.note : '',
});

/** What staff note about a payment, and how they handle it, is theirs. */
export const forItsVendor = (payment: VendorPayment): VendorPayment => ({
  ...payment,
  notes: '',
  plannedBy: null,
  behind: [],
  notedBy: null,
  bankRejected: null,
  approvedBy: null,
  approvedAlone: false,
  secondedBy: null,
  approversMissing: 0,
  rejectedReason: null,
  returned: payment.returned && asTheVendorHears(payment.returned),
  batchId: null,
  sameInvoice: [],
  insuranceEnded: null,
  expectedOn: null,
  arrivesOn: null,
  holds: [],
});

/** Everything that happened in a stream, newest first. */
export async function storyOf(
  decider: AnyDecider,
  id: number,
  { history }: Pick<Services, 'history'>,
  staff: Staff,
  language: Language,
): Promise<StoryEntry[]> {
  const events = await history.read(decider, id);
  return events
    .map(({ type, data, at, by }) => ({
      at,
      by: actorName(by, staff, language),
      summary: asNoted(
        tell({ type: type as StoryEvent['type'], data }, language),
        { type, by },
        language,
      ),
      batchId: (data as { readonly batchId?: number }).batchId ?? null,
    }))
    .toReversed();
}
