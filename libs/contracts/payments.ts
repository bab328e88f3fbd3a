// The doors of vendor payments.
import { z } from 'zod';
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import { commands } from '@purlin/domain/payments/vendor-payment-shapes.ts';
import {
  Id,
  Instant,
  ListQuery,
  Money,
  MoneyInput,
  sortBy,
  Text,
  type SortField,
} from './fields.ts';
import { command, query, staff } from './route.ts';

export const PaymentStatus = z.enum(['pending', 'approved', 'processing', 'paid']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

export const VendorPayment = z
  .object({
    id: Id,
    status: PaymentStatus,
    vendorId: Id,
    jobId: Id,
    projectTotal: Money,
    laborAmount: Money,
    materialsAmount: Money,
    scheduledPaymentDate: z.iso.date(),
    paidAt: Instant.nullable(),
    notes: z.string(),
    createdAt: Instant,
    /** As they are called today; null when there is no such vendor or job any more. */
    vendor: z.object({ companyName: z.string(), name: z.string() }).nullable(),
    job: z.object({ title: z.string(), address: z.string() }).nullable(),
  })
  .meta({ id: 'VendorPayment' });
export type VendorPayment = z.infer<typeof VendorPayment>;

const {
  PlanVendorPayment: { shape: plan },
} = commands;
/** Nothing typed means nothing owed. */
const Amount = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((amount) => (amount === null || amount === undefined || amount === '' ? '0' : amount))
  .pipe(MoneyInput);

const PaymentSort = sortBy('createdAt', 'projectTotal', 'scheduledPaymentDate', 'status');
export type PaymentSort = SortField<typeof PaymentSort>;

export const payments = {
  list: query('/api/vendor-payments', {
    access: staff,
    summary: 'Vendor payments, newest first',
    answer: z.array(VendorPayment),
    query: ListQuery.omit({ q: true }).extend({
      status: PaymentStatus.optional(),
      sort: PaymentSort,
    }),
  }),
  plan: command('POST', '/api/vendor-payments', {
    access: staff,
    summary: 'Plans what a vendor is paid for a job',
    decider: vendorPayment,
    stream: 'new',
    answer: VendorPayment,
    body: z.object({
      vendorId: plan.vendorId,
      jobId: plan.jobId,
      laborAmount: Amount.pipe(plan.laborCents),
      materialsAmount: Amount.pipe(plan.materialsCents),
      scheduledPaymentDate: plan.scheduledDate,
      notes: Text,
    }),
    command: ({ laborAmount, materialsAmount, scheduledPaymentDate, ...rest }) => ({
      type: 'PlanVendorPayment',
      data: {
        ...rest,
        laborCents: laborAmount,
        materialsCents: materialsAmount,
        scheduledDate: scheduledPaymentDate,
      },
    }),
  }),
  approve: command('PATCH', '/api/vendor-payments/:id/approve', {
    access: staff,
    summary: 'Approves a payment',
    decider: vendorPayment,
    answer: VendorPayment,
    command: () => ({ type: 'ApproveVendorPayment', data: {} }),
  }),
};
