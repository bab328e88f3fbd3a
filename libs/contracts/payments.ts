// The doors of vendor payments.
import { z } from 'zod';
import { commands } from '@purlin/domain/payments/vendor-payment-shapes.ts';
import {
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
import { action, command, query } from './route.ts';

export const PaymentStatus = z.enum(['pending', 'approved', 'processing', 'paid', 'void']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** What a bank said when a payment came back: its code, what that means, and its own words. */
export const Returned = z
  .object({
    code: z.string(),
    meaning: z.string(),
    note: z.string(),
    at: Instant,
    /** Who noted it by hand, in words of theirs; null where a file of the bank says it. */
    notedBy: z.string().nullable(),
  })
  .meta({ id: 'ReturnedPayment' });
export type Returned = z.infer<typeof Returned>;

/** An event of something, told in a sentence. */
export const Told = z
  .object({
    at: Instant,
    by: z.string(),
    summary: z.string(),
    /** The batch that it names; null where it is about none. */
    batchId: Id.nullable(),
  })
  .meta({ id: 'ToldEvent' });
export type Told = z.infer<typeof Told>;

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
     * As they are called today; of a vendor who was forgotten, the company that is paid. Null when
     * there is no such vendor or job any more, or the payment belongs to no job.
     */
    vendor: z.object({ companyName: z.string(), name: z.string() }).nullable(),
    job: z.object({ title: z.string(), address: z.string() }).nullable(),
    /** The vendor's own number of the bill. */
    invoiceNumber: z.string().nullable(),
    plannedBy: z.string().nullable(),
    /** Who planned it, changed it last or brought it back: not the one to approve it. */
    behind: z.string().nullable(),
    approvedBy: z.string().nullable(),
    approvedAt: Instant.nullable(),
    /** Who gave the first of two approvals, while the second is missing. */
    secondedBy: z.string().nullable(),
    rejectedReason: z.string().nullable(),
    returned: Returned.nullable(),
    /** The batch it is in, or was paid with. */
    batchId: Id.nullable(),
    /** How often it was changed: for If-Match, by whoever decides on what they looked at. */
    revision: z.int().min(0),
    /** Others to the same vendor that name the same invoice; void ones are left out. */
    sameInvoice: z.array(
      z.object({
        id: Id,
        status: PaymentStatus,
        projectTotal: Money,
        scheduledPaymentDate: z.iso.date(),
        paidAt: Instant.nullable(),
      }),
    ),
    /** Where it would go now: the end of the account, and whose it is; null while there is none. */
    account: z.object({ endsWith: z.string(), holder: z.enum(['business', 'person']) }).nullable(),
    /** Of an approved one that can be sent now: when it is there. */
    arrivesOn: z.iso.date().nullable(),
    /** Of an approved one: why it cannot be put into a batch now, in a sentence. */
    hold: z.object({ code: z.string(), message: z.string() }).nullable(),
  })
  .meta({ id: 'VendorPayment' });
export type VendorPayment = z.infer<typeof VendorPayment>;

export const PaymentDetails = VendorPayment.extend({ story: z.array(Told) }).meta({
  id: 'VendorPaymentDetails',
});
export type PaymentDetails = z.infer<typeof PaymentDetails>;

const Sum = z.object({ count: z.int().min(0), total: Money });
export const PaymentCounts = z
  .object({ pending: Sum, approved: Sum, processing: Sum, paid: Sum })
  .meta({ id: 'PaymentCounts' });
export type PaymentCounts = z.infer<typeof PaymentCounts>;

/** When a file that is sent now would arrive, and how much may leave. */
export const PaymentWindow = z
  .object({
    /** Until when it is of `sendOn`. */
    cutOff: Instant,
    sendOn: z.iso.date(),
    arrivesOn: z.iso.date(),
    /** When a file arrives that misses this cut-off. */
    arrivesOnIfLate: z.iso.date(),
    /** Days until then on which banks are closed, weekends aside. */
    holidays: z.array(z.iso.date()),
    bankName: z.string(),
    /** The data of the company's bank are complete. */
    accountConfigured: z.boolean(),
    /** Nothing leaves the house: the bank is ours, for trying out. */
    simulated: z.boolean(),
    stopMinutes: z.int().min(0),
    dailyLimit: Money.nullable(),
    usedToday: Money,
    mostPerPayment: Money,
    /** Whoever planned a payment does not approve it. */
    approverIsNotPlanner: z.boolean(),
    /** Two people approve what is more than this; null: one always does. */
    twoApprovalsAbove: Money.nullable(),
  })
  .meta({ id: 'PaymentWindow' });
export type PaymentWindow = z.infer<typeof PaymentWindow>;

export const BatchProcessed = z
  .object({
    success: z.int().min(0),
    failed: z.int().min(0),
    results: z.array(
      z.object({
        paymentId: Id,
        outcome: z.enum(['processed', 'failed']),
        /** Why not, in a sentence. */
        reason: z.string().nullable(),
      }),
    ),
    /** Null when none could be processed. */
    batchId: Id.nullable(),
    stoppableUntil: Instant.nullable(),
  })
  .meta({ id: 'BatchProcessed' });
export type BatchProcessed = z.infer<typeof BatchProcessed>;

const {
  PlanVendorPayment: { shape: plan },
} = commands;
/** Nothing typed means nothing owed; a third place is rounded (rule: typed-numbers). */
const Amount = z
  .union([z.string(), z.number()])
  .nullish()
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
      jobId: z.coerce.number().pipe(Id).optional(),
      vendorId: z.coerce.number().pipe(Id).optional(),
      batchId: z.coerce.number().pipe(Id).optional(),
      sort: PaymentSort,
    }),
  }),
  counts: query('/api/vendor-payments/counts', {
    right: 'payments.read',
    summary: 'How many payments there are in each status, and how much they are',
    answer: PaymentCounts,
  }),
  window: query('/api/vendor-payments/window', {
    right: 'payments.read',
    summary: 'When a file that is sent now would arrive, and how much may leave today',
    answer: PaymentWindow,
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
