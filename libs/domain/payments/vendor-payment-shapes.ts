// Vendor payment commands and their shapes.
import { z } from 'zod';
import { OneLine, SeveralLines } from '../shared/text.ts';
import { CalendarDate } from '../shared/dates.ts';
import { MOST_CENTS_OF_AN_ENTRY, TraceNumber } from './ach/ach-file.ts';
import { ReturnCode } from './ach/bank-codes.ts';

/** The vendor's name at the time; kept for the books even if the vendor is forgotten. */
const Payee = OneLine().min(1);
/** Limited to what one file entry can carry. */
export const PaymentCents = z
  .int()
  .min(0, 'An amount cannot be negative')
  .max(MOST_CENTS_OF_AN_ENTRY, 'At most $99,999,999.99');

const Plan = z.object({
  vendorId: z.int('Please choose a vendor').positive('Please choose a vendor'),
  /** Null if it belongs to no job. */
  jobId: z.int('Please choose a job').positive('Please choose a job').nullable(),
  laborCents: PaymentCents,
  materialsCents: PaymentCents,
  scheduledDate: z.iso.date('Please choose a payment date').pipe(CalendarDate),
  notes: SeveralLines().max(2000),
  payee: Payee,
});
/** The vendor's invoice number, used to detect duplicate bills. */
const InvoiceNumber = OneLine().min(1).max(60).nullable();
const Reason = OneLine('Please enter a reason').min(1, 'Please enter a reason').max(500);
const batchId = z.int().positive();
/**
 * The company's approval rules: whether the planner may approve, and above which amount two users
 * must.
 */
export const Rules = z.object({
  notByPlanner: z.boolean(),
  twoAboveCents: z.int().min(0).nullable(),
});
/** The user who reported it, if it wasn't the bank. */
const reportedBy = z.string().nullish();

export const commands = {
  PlanVendorPayment: Plan.extend({ invoiceNumber: InvoiceNumber.default(null) }),
  /** Missing fields stay unchanged. */
  EditVendorPayment: Plan.extend({ invoiceNumber: InvoiceNumber }).partial(),
  /**
   * `newcomer`: the caller was added within the last day and doesn't count as a second person yet.
   * `established`: users added earlier. `alone`: no other established user can approve.
   */
  ApproveVendorPayment: Rules.extend({
    newcomer: z.boolean(),
    alone: z.boolean().optional(),
    /** Another user's approval right was removed within the last day. */
    othersLeft: z.boolean().optional(),
    established: z.array(z.string()),
  }),
  /** Only while it is in no batch. */
  TakeBackApproval: z.object({}),
  RejectVendorPayment: z.object({ reason: Reason }),
  VoidVendorPayment: z.object({ reason: Reason }),
  /** Before the vendor is forgotten. */
  KeepPayee: z.object({ payee: Payee }),
  TakeIntoBatch: z.object({ batchId }),
  /**
   * The batch was stopped, or the bank rejected it; `anew`: after accepting it first. Or the batch
   * continues without this payment (`leftOut`).
   */
  ReleaseFromBatch: z.object({
    batchId,
    reason: Reason,
    reportedBy,
    anew: z.boolean().default(false),
    leftOut: z.boolean().default(false),
  }),
  RecordSettlement: z.object({ batchId, trace: TraceNumber, settledOn: CalendarDate }),
  RecordPaymentReturn: z.object({
    batchId,
    trace: TraceNumber,
    code: ReturnCode,
    note: OneLine().max(200),
    reportedBy,
  }),
  /** A bank file confirms what a user had reported about the batch. */
  ConfirmNotPaid: z.object({ batchId }),
};
