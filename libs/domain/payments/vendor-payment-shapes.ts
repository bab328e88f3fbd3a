// What can be asked of a vendor payment, and in which shape.
import { z } from 'zod';
import { OneLine, SeveralLines } from '../shared/text.ts';
import { CalendarDate } from '../shared/dates.ts';
import { Cents } from '../shared/money.ts';

/** The company that is paid, as it is called then; the books name it whatever becomes of it. */
const Payee = OneLine().min(1);
const Part = Cents.min(0, 'An amount cannot be negative');

export const commands = {
  PlanVendorPayment: z.object({
    vendorId: z.int('Please choose a vendor').positive('Please choose a vendor'),
    jobId: z.int('Please choose a job').positive('Please choose a job'),
    laborCents: Part,
    materialsCents: Part,
    scheduledDate: z.iso.date('Please choose the day of the payment').pipe(CalendarDate),
    notes: SeveralLines().max(2000),
    payee: Payee,
  }),
  ApproveVendorPayment: z.object({}),
  /** Before the vendor is forgotten. */
  KeepPayee: z.object({ payee: Payee }),
};
