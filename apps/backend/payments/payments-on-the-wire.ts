// Payments as they travel: with the names of vendors, jobs and people of today.
import type { Returned, Told, VendorPayment } from '@purlin/contracts/payments.ts';
import { returnCodes, type ReturnCode } from '@purlin/domain/payments/ach/bank-codes.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { AnyDecider } from '@purlin/event-sourcing/decider.ts';
import { actorName } from '@purlin/words/answers.ts';
import { sentenceOf } from '@purlin/words/sentence.ts';
import { asNoted, tell } from '@purlin/words/story.ts';
import type { StoryEvent } from '@purlin/words/story/values.ts';
import { staffNames } from '../access/read-models/user-list.ts';
import type { Services } from '../platform/core/room.ts';
import { jobsByIds } from '../scheduling/read-models/job-list.ts';
import { arrivalOf, checkProcessable, judgingOf, refusalOf, type Judging } from './holds.ts';
import type { BankAccountRow } from './read-models/bank-account-list.ts';
import { payersOfInvoices } from './read-models/same-invoice.ts';
import type { PaymentRow } from './read-models/vendor-payment-list.ts';

export type Reading = Pick<Services, 'db' | 'config' | 'bank' | 'clock'>;
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
  return { code, meaning: returnCodes[code], note: note ?? '', at, notedBy };
};

const accountOf = (account: BankAccountRow | undefined): VendorPayment['account'] =>
  account?.endsWith && account.accountHolderType
    ? { endsWith: account.endsWith, holder: account.accountHolderType }
    : null;

/** When a payment is there that is sent now; null while nobody can know. */
function arrivesOn(
  { scheduledPaymentDate, totalCents }: PaymentRow,
  { now, terms: { originator } }: Judging,
): string | null {
  const arrival = originator && arrivalOf(scheduledPaymentDate, totalCents, now, originator);
  return arrival && 'date' in arrival ? arrival.date : null;
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

function toPayment(
  row: PaymentRow,
  judging: Judging,
  jobs: ReadonlyMap<number, { readonly title: string; readonly address: string }>,
  invoices: readonly PaymentRow[],
  staff: Staff,
  language: Language,
): VendorPayment {
  const vendor = judging.vendors.get(row.vendorId);
  const job = row.jobId === null ? undefined : jobs.get(row.jobId);
  const held =
    row.status === 'approved' ? refusalOf(() => checkProcessable(row, judging)) : undefined;
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
    behind: named(row.behind, staff, language),
    approvedBy: named(row.approvedBy, staff, language),
    approvedAt: row.approvedAt,
    secondedBy: named(row.secondedBy, staff, language),
    rejectedReason: row.rejectedReason,
    returned: returnedOf(row, staff, language),
    batchId: row.batchId,
    revision: row.revision,
    sameInvoice: sameInvoiceOf(row, invoices),
    account: accountOf(judging.accounts.get(row.vendorId)),
    arrivesOn: row.status === 'approved' && !held ? arrivesOn(row, judging) : null,
    hold: held ? { code: held.code, message: sentenceOf(held.code, held.values, language) } : null,
  };
}

/** Payments with the names of today, and why approved ones cannot be paid now. */
export async function toPayments(
  rows: readonly PaymentRow[],
  services: Reading,
  language: Language,
): Promise<VendorPayment[]> {
  const { db } = services;
  const [judging, jobs, invoices, staff] = await Promise.all([
    judgingOf(
      rows.map(({ vendorId }) => vendorId),
      services,
    ),
    jobsByIds(db, [...new Set(rows.flatMap(({ jobId }) => jobId ?? []))]),
    payersOfInvoices(db, rows),
    staffNames(db),
  ]);
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  return rows.map((row) => toPayment(row, judging, jobOf, invoices, staff, language));
}

/** What staff note about a payment, and how they handle it, is theirs. */
export const forItsVendor = (payment: VendorPayment): VendorPayment => ({
  ...payment,
  notes: '',
  plannedBy: null,
  behind: null,
  approvedBy: null,
  secondedBy: null,
  rejectedReason: null,
  returned: payment.returned && { ...payment.returned, notedBy: null },
  batchId: null,
  sameInvoice: [],
  arrivesOn: null,
  hold: null,
});

/** Everything that happened in a stream, newest first. */
export async function storyOf(
  decider: AnyDecider,
  id: number,
  { history }: Pick<Services, 'history'>,
  staff: Staff,
  language: Language,
): Promise<Told[]> {
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
