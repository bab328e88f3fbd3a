// Payments as specs begin with: planned, approved, in a batch, paid, sent back.
import type { VendorPaymentEvent } from './vendor-payment.ts';

/** What is planned. */
export const plan = {
  vendorId: 2,
  jobId: 17,
  laborCents: 240_000,
  materialsCents: 125_050,
  scheduledDate: '2026-03-20',
  notes: '',
  payee: 'Cascade Roof Supply',
  invoiceNumber: null,
};

/** Its first event. */
export const planned = {
  type: 'VendorPaymentPlanned',
  data: { ...plan, totalCents: 365_050, plannedBy: 'user-1' },
} as const satisfies VendorPaymentEvent;

/** Approved by one. */
export const approved: VendorPaymentEvent = {
  type: 'VendorPaymentApproved',
  data: { totalCents: 365_050 },
};

/** Asks for it, for a batch. */
export const take = (batchId: number) => ({ type: 'TakeIntoBatch', data: { batchId } }) as const;

/** It is in a batch. */
export const taken = (batchId: number): VendorPaymentEvent => ({
  type: 'VendorPaymentTaken',
  data: { batchId },
});

/** Where it stands in the file. */
const trace = '323371070000001';

/** The bank paid it. */
export const paid = (batchId: number) =>
  ({
    type: 'VendorPaymentPaid',
    data: { batchId, trace, settledOn: '2026-03-23' },
  }) as const satisfies VendorPaymentEvent;

/** The bank sent it back. */
export const returned = {
  type: 'VendorPaymentReturned',
  data: { batchId: 3, trace, code: 'R03', note: '', reopenedBy: null, reopenedAt: null },
} as const satisfies VendorPaymentEvent;
