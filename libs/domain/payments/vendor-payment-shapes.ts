// What can be asked of a vendor payment, and in which shape.
import { z } from 'zod';
import { OneLine, SeveralLines } from '../shared/text.ts';
import { CalendarDate } from '../shared/dates.ts';
import { MOST_CENTS_OF_AN_ENTRY, TraceNumber } from './ach/ach-file.ts';
import { ReturnCode } from './ach/bank-codes.ts';

/** The company that is paid, as it is called then; the books name it whatever becomes of it. */
const Payee = OneLine().min(1);
/** What one entry of a file can carry; a payment is one. */
export const PaymentCents = z
  .int()
  .min(0, 'An amount cannot be negative')
  .max(MOST_CENTS_OF_AN_ENTRY, 'At most $99,999,999.99');

const Plan = z.object({
  vendorId: z.int('Please choose a vendor').positive('Please choose a vendor'),
  /** Null for what belongs to no job. */
  jobId: z.int('Please choose a job').positive('Please choose a job').nullable(),
  laborCents: PaymentCents,
  materialsCents: PaymentCents,
  scheduledDate: z.iso.date('Please choose a payment date').pipe(CalendarDate),
  notes: SeveralLines().max(2000),
  payee: Payee,
});
/** The vendor's own number of the bill, by which the same bill is known again. */
const InvoiceNumber = OneLine().min(1).max(60).nullable();
const Reason = OneLine('Please enter a reason').min(1, 'Please enter a reason').max(500);
const batchId = z.int().positive();
/** How the company wants it: whether its planner may approve it, and what two have to. */
export const Rules = z.object({
  notByPlanner: z.boolean(),
  twoAboveCents: z.int().min(0).nullable(),
});
/** Who says so, where the bank itself does not. */
const reportedBy = z.string().nullish();

export const commands = {
  PlanVendorPayment: Plan.extend({ invoiceNumber: InvoiceNumber.default(null) }),
  /** Only what is given changes. */
  EditVendorPayment: Plan.extend({ invoiceNumber: InvoiceNumber }).partial(),
  /**
   * `newcomer`: the caller was added not a day ago, and is not the second person yet;
   * `established`: who was not; `alone`: nobody else may approve who was not.
   */
  ApproveVendorPayment: Rules.extend({
    newcomer: z.boolean(),
    alone: z.boolean().optional(),
    /** Who else could approve lost that access within the last day. */
    othersLeft: z.boolean().optional(),
    established: z.array(z.string()),
  }),
  /** While it is in no batch. */
  TakeBackApproval: z.object({}),
  RejectVendorPayment: z.object({ reason: Reason }),
  VoidVendorPayment: z.object({ reason: Reason }),
  /** Before the vendor is forgotten. */
  KeepPayee: z.object({ payee: Payee }),
  TakeIntoBatch: z.object({ batchId }),
  /**
   * The batch was given up, or the bank rejected it; `anew`: after the bank had accepted it. Or the
   * batch goes on, with this one `leftOut`.
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
  /** A file of the bank says of the batch what somebody had noted by hand. */
  ConfirmNotPaid: z.object({ batchId }),
};
