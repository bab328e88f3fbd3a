// Sample events and commands of payments, for specs.
import type { VendorPaymentEvent } from './vendor-payment.ts';

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

export const planned = {
  type: 'VendorPaymentPlanned',
  data: { ...plan, totalCents: 365_050, plannedBy: 'user-1' },
} as const satisfies VendorPaymentEvent;

export const approved: VendorPaymentEvent = {
  type: 'VendorPaymentApproved',
  data: { totalCents: 365_050 },
};

export const take = (batchId: number) => ({ type: 'TakeIntoBatch', data: { batchId } }) as const;

export const taken = (batchId: number): VendorPaymentEvent => ({
  type: 'VendorPaymentTaken',
  data: { batchId },
});

const trace = '323371070000001';

export const paid = (batchId: number) =>
  ({
    type: 'VendorPaymentPaid',
    data: { batchId, trace, settledOn: '2026-03-23' },
  }) as const satisfies VendorPaymentEvent;

export const returned = {
  type: 'VendorPaymentReturned',
  data: { batchId: 3, trace, code: 'R03', note: '', reopenedBy: null, reopenedAt: null },
} as const satisfies VendorPaymentEvent;
