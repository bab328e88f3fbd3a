// The doors of vendor payments.
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

/** An event of something, told in a sentence. */
export const StoryEntry = z
  .object({
    at: Instant,
    by: z.string(),
    summary: z.string(),
    /** The batch that it names; null where it is about none. */
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
     * As they are called today; of a forgotten vendor, the company that is paid. Null when there
     * is none any more, or the payment belongs to no job.
     */
    vendor: z.object({ companyName: z.string(), name: z.string() }).nullable(),
    job: z.object({ title: z.string(), address: z.string() }).nullable(),
    /** The vendor's own number of the bill. */
    invoiceNumber: z.string().nullable(),
    plannedBy: z.string().nullable(),
    /** Who planned it, changed what is paid, or brought it back: not the ones to approve it. */
    behind: z.array(z.string()),
    /** Of a pending one: on whose word alone it came back; somebody else approves it. */
    notedBy: z.string().nullable(),
    approvedBy: z.string().nullable(),
    approvedAt: Instant.nullable(),
    /** By whoever planned or changed it, because nobody else in the company may. */
    approvedAlone: z.boolean(),
    /** Who gave the first of two approvals, while the second is missing. */
    secondedBy: z.string().nullable(),
    /** Of a pending one: how many people are missing in the company to approve it. */
    approversMissing: z.int().min(0),
    rejectedReason: z.string().nullable(),
    returned: Returned.nullable(),
    /** The last file that it was in, where the bank did not take it and it was in none since. */
    bankRejected: BankRejected.nullable(),
    /** The batch it is in, or was paid with. */
    batchId: Id.nullable(),
    /** How often it was changed: for If-Match, by whoever decides on what they looked at. */
    revision: z.int().min(0),
    /** Others to the same vendor that name the same invoice, without void ones. */
    sameInvoice: z.array(
      z.object({
        id: Id,
        status: PaymentStatus,
        projectTotal: Money,
        scheduledPaymentDate: z.iso.date(),
        paidAt: Instant.nullable(),
      }),
    ),
    /** Of one not sent yet: the last day of the vendor's insurance, once it has run out. */
    insuranceEnded: z.iso.date().nullable(),
    /** Where it would go now: the end of the account, and whose it is; null while there is none. */
    account: z.object({ endsWith: z.string(), holder: z.enum(['business', 'person']) }).nullable(),
    /** Of one not sent yet: when it arrives if nothing keeps it, whatever day was asked for. */
    expectedOn: z.iso.date().nullable(),
    /** Of an approved one that can be sent now: when it is there. */
    arrivesOn: z.iso.date().nullable(),
    /** The entry of a file with which it travels, has arrived, or came back. */
    sent: SentEntry.nullable(),
    /**
     * Of an approved one: all that keeps it out of a batch now, a sentence each. Of a pending one
     * that came back on somebody's word: why it waits for somebody else.
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
        /** Why not: a sentence for everything that keeps it out. */
        reason: z.string().nullable(),
      }),
    ),
    /** Null when none could be processed. */
    batchId: Id.nullable(),
    stoppableUntil: Instant.nullable(),
  })
  .meta({ id: 'BatchProcessed' });
export type BatchProcessed = z.infer<typeof BatchProcessed>;

const plan = commands.PlanVendorPayment.shape;
/** Nothing typed means nothing owed (rule: typed-numbers). */
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
/** Blank is none. */
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
      'Vendor payments, newest first; void ones only when `status` asks for them; `q` searches ' +
      'payee and invoice number',
    answer: z.array(VendorPayment),
    query: ListQuery.extend({
      status: PaymentStatus.optional(),
      /** Only what is to come: neither paid nor void. */
      open: Flag,
      /** Only what came back from the bank, and was not sent again since. */
      cameBack: Flag,
      /** Only what was paid in this month of the company's calendar, as 2026-03. */
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
    summary: 'What a vendor is paid, or all of them: to come, and by the month it arrived in',
    answer: VendorMoney,
    query: z.object({ vendorId: z.coerce.number().pipe(Id).optional() }),
  }),
  counts: query('/api/vendor-payments/counts', {
    right: 'payments.read',
    summary:
      'How many payments there are in each status, and how much they are; with `q` of those that ' +
      'the list finds for it',
    answer: PaymentCounts,
    query: ListQuery.pick({ q: true }),
  }),
  window: query('/api/vendor-payments/window', {
    right: 'payments.read',
    summary: 'When a file that is sent now would arrive, and how much may leave today',
    answer: PaymentWindow,
  }),
  bank: query('/api/vendor-payments/bank', {
    right: 'payments.read',
    summary: 'What files for the bank say of the company now, and how it stands with the bank',
    answer: BankConnection,
  }),
  sameInvoice: query('/api/vendor-payments/same-invoice', {
    right: 'payments.write',
    summary: 'Payments to a vendor that name the same invoice; void ones are left out',
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
    summary: 'One payment with everything that happened to it, newest first',
    answer: PaymentDetails,
  }),
  plan: command('POST', '/api/vendor-payments', {
    right: 'payments.write',
    summary: 'Plans what a vendor is paid, for a job or for none',
    decider: 'vendorPayment',
    command: 'PlanVendorPayment',
    stream: 'new',
    answer: VendorPayment,
    body: Plan,
  }),
  edit: command('PATCH', '/api/vendor-payments/:id', {
    right: 'payments.write',
    summary: 'Changes what is given, while the payment is pending',
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
    summary: 'Approves a payment; where two have to, the first of them keeps it pending',
    decider: 'vendorPayment',
    command: 'ApproveVendorPayment',
    answer: VendorPayment,
  }),
  takeBackApproval: command('POST', '/api/vendor-payments/:id/take-back-approval', {
    right: 'payments.approve',
    summary: 'Takes the last approval of a payment back, while it is in no batch',
    decider: 'vendorPayment',
    command: 'TakeBackApproval',
    answer: VendorPayment,
  }),
  reject: command('POST', '/api/vendor-payments/:id/reject', {
    right: 'payments.approve',
    summary: 'Gives a payment back to whoever planned it, with a reason',
    decider: 'vendorPayment',
    command: 'RejectVendorPayment',
    answer: VendorPayment,
    body: commands.RejectVendorPayment,
  }),
  void: command('POST', '/api/vendor-payments/:id/void', {
    right: 'payments.write',
    summary: 'Ends a payment that is not to be made, with a reason',
    decider: 'vendorPayment',
    command: 'VoidVendorPayment',
    answer: VendorPayment,
    body: commands.VoidVendorPayment,
  }),
  batchProcess: action('POST', '/api/vendor-payments/batch-process', {
    right: 'payments.process',
    password: true,
    summary:
      'Puts approved payments into a batch for the bank; says of each what became of it, and ' +
      'those that cannot be paid do not keep the others',
    body: z.object({
      paymentIds: z
        .array(Id, 'Please select approved payments to process.')
        .min(1, 'Please select approved payments to process.')
        .max(10_000, 'At most 10,000 payments at once'),
      /** As they were looked at: one that is another by now stays out, and is said to be. */
      seen: z
        .array(z.object({ paymentId: Id, revision: z.int().min(0) }))
        .max(10_000)
        .optional(),
    }),
    answer: BatchProcessed,
  }),
};
