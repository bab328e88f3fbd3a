// Vendor payment routes.
import { z } from 'zod';
import { commands } from '@purlin/domain/payments/vendor-payment-shapes.ts';
import {
  asDecimal,
  Flag,
  Id,
  Instant,
  ListQuery,
  Money,
  MoneyInput,
  OptionalText,
  sortBy,
  Text,
  type SortField,
} from './fields.ts';
import { BankRejected, Returned, SentEntry } from './payment-parts.ts';
import { BankConnection, PaymentCounts, PaymentWindow, VendorMoney } from './payment-sums.ts';
import { action, command, query } from './route.ts';

export const PaymentStatus = z.enum(['pending', 'approved', 'processing', 'paid', 'void']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** A history entry as a sentence. */
export const StoryEntry = z
  .object({
    at: Instant,
    by: z.string(),
    summary: z.string(),
    /** The batch it mentions; null if none. */
    batchId: Id.nullable(),
  })
  .meta({ id: 'StoryEntry' });
export type StoryEntry = z.infer<typeof StoryEntry>;

export const VendorPayment = z
  .object({
    id: Id,
    status: PaymentStatus,
    vendorId: Id,
    jobId: Id.nullable(),
    projectTotal: Money,
    laborAmount: Money,
    materialsAmount: Money,
    scheduledPaymentDate: z.iso.date(),
    paidAt: Instant.nullable(),
    notes: z.string(),
    createdAt: Instant,
    /**
     * Current names; for a forgotten vendor, the recorded company name. Null if the job is gone or
     * the payment has none.
     */
    vendor: z.object({ companyName: z.string(), name: z.string() }).nullable(),
    job: z.object({ title: z.string(), address: z.string() }).nullable(),
    /** The vendor's invoice number. */
    invoiceNumber: z.string().nullable(),
    plannedBy: z.string().nullable(),
    /** Users who planned it, changed the amounts, or reopened it; they shouldn't approve it. */
    behind: z.array(z.string()),
    /** If pending: the user on whose word alone it was reopened; someone else must approve it. */
    notedBy: z.string().nullable(),
    approvedBy: z.string().nullable(),
    approvedAt: Instant.nullable(),
    /** Approved by someone behind it, because nobody else in the company can. */
    approvedAlone: z.boolean(),
    /** Who gave the first of two approvals, while the second is missing. */
    secondedBy: z.string().nullable(),
    /** If pending: how many more users the company needs to approve it. */
    approversMissing: z.int().min(0),
    rejectedReason: z.string().nullable(),
    returned: Returned.nullable(),
    /** The last file it was in, if the bank rejected that and it wasn't in another since. */
    bankRejected: BankRejected.nullable(),
    /** The batch it is in or was paid with. */
    batchId: Id.nullable(),
    /** Change count, for If-Match. */
    revision: z.int().min(0),
    /** Other payments to the vendor with the same invoice number, except void ones. */
    sameInvoice: z.array(
      z.object({
        id: Id,
        status: PaymentStatus,
        projectTotal: Money,
        scheduledPaymentDate: z.iso.date(),
        paidAt: Instant.nullable(),
      }),
    ),
    /** If unsent: the last day of the vendor's lapsed insurance. */
    insuranceEnded: z.iso.date().nullable(),
    /** The account it would go to: last digits and holder type; null if there is none. */
    account: z.object({ endsWith: z.string(), holder: z.enum(['business', 'person']) }).nullable(),
    /** If unsent: the expected arrival date if nothing blocks it. */
    expectedOn: z.iso.date().nullable(),
    /** If approved and sendable now: its arrival date. */
    arrivesOn: z.iso.date().nullable(),
    /** Its file entry: in progress, settled or returned. */
    sent: SentEntry.nullable(),
    /**
     * If approved: everything that blocks it from a batch now, a sentence each. If pending after a
     * user's report: why someone else must approve it.
     */
    holds: z.array(z.object({ code: z.string(), message: z.string() })),
  })
  .meta({ id: 'VendorPayment' });
export type VendorPayment = z.infer<typeof VendorPayment>;

export const PaymentDetails = VendorPayment.extend({ story: z.array(StoryEntry) }).meta({
  id: 'VendorPaymentDetails',
});
export type PaymentDetails = z.infer<typeof PaymentDetails>;

export const BatchProcessed = z
  .object({
    success: z.int().min(0),
    failed: z.int().min(0),
    results: z.array(
      z.object({
        paymentId: Id,
        outcome: z.enum(['processed', 'failed']),
        /** If failed, a sentence for each reason. */
        reason: z.string().nullable(),
      }),
    ),
    /** Null if no payment could be processed. */
    batchId: Id.nullable(),
    stoppableUntil: Instant.nullable(),
  })
  .meta({ id: 'BatchProcessed' });
export type BatchProcessed = z.infer<typeof BatchProcessed>;

const plan = commands.PlanVendorPayment.shape;
/** Blank means zero (rule: typed-numbers). */
const Amount = z
  .union([z.string(), z.number()])
  .nullish()
  .meta({
    ...asDecimal('money'),
    maximum: 99_999_999.99,
    description:
      'A decimal; blank is 0.00, and a third place is rounded half away from zero: the answer ' +
      'says to how much',
  })
  .transform((amount) => (amount === null || amount === undefined || amount === '' ? '0' : amount))
  .pipe(MoneyInput);
/** Blank means none. */
const InvoiceNumber = OptionalText.pipe(z.string().max(60, 'At most 60 characters').nullable());

const Plan = z.object({
  vendorId: plan.vendorId,
  jobId: plan.jobId,
  laborAmount: Amount.pipe(plan.laborCents),
  materialsAmount: Amount.pipe(plan.materialsCents),
  scheduledPaymentDate: plan.scheduledDate,
  notes: Text,
  invoiceNumber: InvoiceNumber,
});

const PaymentSort = sortBy('createdAt', 'projectTotal', 'scheduledPaymentDate', 'status');
export type PaymentSort = SortField<typeof PaymentSort>;

export const payments = {
  list: query('/api/vendor-payments', {
    right: 'payments.read',
    own: true,
    summary:
      'Vendor payments, newest first; void ones only if `status` asks for them; `q` searches ' +
      'payee and invoice number',
    answer: z.array(VendorPayment),
    query: ListQuery.extend({
      status: PaymentStatus.optional(),
      /** Only upcoming ones: neither paid nor void. */
      open: Flag,
      /** Only returned ones not sent again since. */
      cameBack: Flag,
      /** Only those paid in this month of the company's calendar, for example 2026-03. */
      paidIn: z
        .string()
        .regex(/^2\d{3}-(?:0[1-9]|1[0-2])$/, 'Please enter a month as year-month')
        .optional(),
      jobId: z.coerce.number().pipe(Id).optional(),
      vendorId: z.coerce.number().pipe(Id).optional(),
      batchId: z.coerce.number().pipe(Id).optional(),
      sort: PaymentSort,
    }),
  }),
  ofVendor: query('/api/vendor-payments/of-vendor', {
    right: 'payments.read',
    own: true,
    summary: 'Payments to one vendor or all vendors: upcoming ones, and arrived ones by month',
    answer: VendorMoney,
    query: z.object({ vendorId: z.coerce.number().pipe(Id).optional() }),
  }),
  counts: query('/api/vendor-payments/counts', {
    right: 'payments.read',
    summary: 'Number and total of payments in each status; with `q`, only of those the list finds',
    answer: PaymentCounts,
    query: ListQuery.pick({ q: true }),
  }),
  window: query('/api/vendor-payments/window', {
    right: 'payments.read',
    summary: 'When a file sent now would arrive, and how much can still be sent today',
    answer: PaymentWindow,
  }),
  bank: query('/api/vendor-payments/bank', {
    right: 'payments.read',
    summary: 'The company’s details in bank files, and the status of the bank connection',
    answer: BankConnection,
  }),
  sameInvoice: query('/api/vendor-payments/same-invoice', {
    right: 'payments.write',
    summary: 'Payments to a vendor with the same invoice number, except void ones',
    answer: z.array(VendorPayment),
    query: z.object({
      vendorId: z.coerce.number().pipe(Id),
      invoiceNumber: z.string().trim().max(60).default(''),
      except: z.coerce.number().pipe(Id).optional(),
    }),
  }),
  details: query('/api/vendor-payments/:id', {
    right: 'payments.read',
    of: 'vendorPayment',
    summary: 'One payment with its history, newest first',
    answer: PaymentDetails,
  }),
  plan: command('POST', '/api/vendor-payments', {
    right: 'payments.write',
    summary: 'Creates a vendor payment, with or without a job',
    decider: 'vendorPayment',
    command: 'PlanVendorPayment',
    stream: 'new',
    answer: VendorPayment,
    body: Plan,
  }),
  edit: command('PATCH', '/api/vendor-payments/:id', {
    right: 'payments.write',
    summary: 'Updates the given fields while the payment is pending',
    decider: 'vendorPayment',
    command: 'EditVendorPayment',
    answer: VendorPayment,
    body: Plan.extend({
      notes: Text.optional(),
      laborAmount: Plan.shape.laborAmount.optional(),
      materialsAmount: Plan.shape.materialsAmount.optional(),
      invoiceNumber: InvoiceNumber.optional(),
    }).partial(),
  }),
  approve: command('PATCH', '/api/vendor-payments/:id/approve', {
    right: 'payments.approve',
    summary: 'Approves a payment; if it takes two approvals, it stays pending after the first',
    decider: 'vendorPayment',
    command: 'ApproveVendorPayment',
    answer: VendorPayment,
  }),
  takeBackApproval: command('POST', '/api/vendor-payments/:id/take-back-approval', {
    right: 'payments.approve',
    summary: 'Undoes the latest approval of a payment that isn’t in a batch',
    decider: 'vendorPayment',
    command: 'TakeBackApproval',
    answer: VendorPayment,
  }),
  reject: command('POST', '/api/vendor-payments/:id/reject', {
    right: 'payments.approve',
    summary: 'Rejects a payment, with a reason; it goes back to pending without approvals',
    decider: 'vendorPayment',
    command: 'RejectVendorPayment',
    answer: VendorPayment,
    body: commands.RejectVendorPayment,
  }),
  void: command('POST', '/api/vendor-payments/:id/void', {
    right: 'payments.write',
    summary: 'Voids a payment, with a reason',
    decider: 'vendorPayment',
    command: 'VoidVendorPayment',
    answer: VendorPayment,
    body: commands.VoidVendorPayment,
  }),
  batchProcess: action('POST', '/api/vendor-payments/batch-process', {
    right: 'payments.process',
    password: true,
    summary:
      'Puts approved payments into a batch for the bank and returns the outcome of each; ' +
      'payments that can’t be paid don’t hold up the others',
    body: z.object({
      paymentIds: z
        .array(Id, 'Please select approved payments to process.')
        .min(1, 'Please select approved payments to process.')
        .max(10_000, 'At most 10,000 payments at once'),
      /** Revisions the caller saw; payments changed since are left out and reported. */
      seen: z
        .array(z.object({ paymentId: Id, revision: z.int().min(0) }))
        .max(10_000)
        .optional(),
    }),
    answer: BatchProcessed,
  }),
};
