// The payments room: what vendors are owed for jobs.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import { refuse } from '@purlin/domain/payments/refusals.ts';
import type { Db } from '../platform/servers/database.ts';
import type { Facts } from '../platform/core/making.ts';
import { defineRoom, ListPage } from '../platform/core/room.ts';
import { jobNow, jobsByIds } from '../scheduling/read-models/job-list.ts';
import { vendorNow, vendorsByIds } from '../vendors/read-models/vendor-list.ts';
import { paymentsKeepPayees } from './reactions.ts';
import {
  listPayments,
  paymentById,
  vendorPaymentList,
  type PaymentRow,
} from './read-models/vendor-payment-list.ts';
import { payeesAreKept } from './workers/keep-payees.ts';

/**
 * Payments with their vendors' and jobs' names of today, which are the other rooms' to tell. Of a
 * vendor who was forgotten, the payment itself has the name.
 */
async function named(db: Db, rows: readonly PaymentRow[]): Promise<VendorPayment[]> {
  const [vendors, jobs] = await Promise.all([
    vendorsByIds(
      db,
      rows.map((row) => row.vendorId),
    ),
    jobsByIds(
      db,
      rows.map((row) => row.jobId),
    ),
  ]);
  const vendorOf = new Map(vendors.map((vendor) => [vendor.id, vendor]));
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  return rows.map(({ laborCents, materialsCents, totalCents, payee, ...row }) => {
    const [vendor, job] = [vendorOf.get(row.vendorId), jobOf.get(row.jobId)];
    return {
      ...row,
      projectTotal: toDecimal(totalCents),
      laborAmount: toDecimal(laborCents),
      materialsAmount: toDecimal(materialsCents),
      paidAt: null,
      vendor: vendor
        ? { companyName: vendor.name, name: vendor.contactPerson }
        : payee === null
          ? null
          : { companyName: payee, name: '' },
      job: job ? { title: job.title, address: job.address } : null,
    };
  });
}

/** What the vendor is called. Throws a Refusal unless they can be paid for this job. */
async function payable(
  plan: { readonly vendorId: number; readonly jobId: number },
  facts: Facts,
): Promise<string> {
  const [vendor, job] = await Promise.all([
    vendorNow(facts, plan.vendorId),
    jobNow(facts, plan.jobId),
  ]);
  if (!vendor) return refuse('vendor-not-found');
  if (!job) return refuse('job-not-found');
  if (vendor.status === 'inactive') return refuse('vendor-inactive', { vendor: vendor.name });
  return vendor.name;
}

export const paymentsRoom = defineRoom({
  contract: payments,
  deciders: [vendorPayment],
  resources: {
    vendorPayment: async (id, { db }) => {
      const row = await paymentById(db, id);
      return row && (await named(db, [row]))[0];
    },
  },
})({
  name: 'payments',
  readModels: [vendorPaymentList],
  reactions: [paymentsKeepPayees],
  workers: [payeesAreKept],
  commands: {
    async plan({ body: { laborAmount, materialsAmount, scheduledPaymentDate, ...rest } }, facts) {
      return {
        ...rest,
        payee: await payable(rest, facts),
        laborCents: laborAmount,
        materialsCents: materialsAmount,
        scheduledDate: scheduledPaymentDate,
      };
    },
  },
  answers: {
    async list({ query }, { db }, { own }) {
      if (!own) {
        const page = await listPayments(db, query);
        return new ListPage(await named(db, page.items), page.next);
      }
      const page = await listPayments(db, { ...query, vendorId: own.vendorId ?? 0 });
      // What staff note about a payment is theirs.
      const rows = (await named(db, page.items)).map((payment) => ({ ...payment, notes: '' }));
      return new ListPage(rows, page.next);
    },
  },
});
