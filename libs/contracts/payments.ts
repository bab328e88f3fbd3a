// The doors of vendor payments.
import { z } from 'zod';
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
import { command, query } from './route.ts';

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
    /**
     * As they are called today; of a vendor who was forgotten, the company that is paid. Null when
     * there is no such vendor or job any more.
     */
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
    right: 'payments.read',
    own: true,
    summary: 'Vendor payments, newest first',
    answer: z.array(VendorPayment),
    query: ListQuery.omit({ q: true }).extend({
      status: PaymentStatus.optional(),
      jobId: z.coerce.number().pipe(Id).optional(),
      sort: PaymentSort,
    }),
  }),
  plan: command('POST', '/api/vendor-payments', {
    right: 'payments.write',
    summary: 'Plans what a vendor is paid for a job',
    decider: 'vendorPayment',
    command: 'PlanVendorPayment',
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
  }),
  approve: command('PATCH', '/api/vendor-payments/:id/approve', {
    right: 'payments.approve',
    summary: 'Approves a payment',
    decider: 'vendorPayment',
    command: 'ApproveVendorPayment',
    answer: VendorPayment,
  }),
};
