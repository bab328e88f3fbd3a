// Demo data: what vendors are owed these weeks, and the lives of all payments until they are paid.
// Nothing here is real.
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { batchesOf, type DemoPayment, type Ids, moment, type Numbered, payDay } from './batches.ts';
import { momentOn, workdayAfter } from './calendar.ts';
import type { Moment } from './past.ts';
import { demoVendors } from './vendors.ts';

type Row = readonly [
  vendor: number,
  invoice: string,
  job: number | null,
  labor: number,
  materials: number,
  /** Days from today, or the day of the last batch. */
  scheduled: number | 'last run',
  becomes: DemoPayment['becomes'],
  notes?: string,
];
/** What is on the table these days; `job` is one of the jobs that came from no estimate. */
const ROWS: readonly Row[] = [
  [5, '618', 1, 2145, 0, 'last run', 'returned'],
  [0, 'LW-109', 1, 5760, 0, 'last run', 'paid'],
  [2, 'W-352', null, 1320, 1798.65, 'last run', 'paid'],
  [4, '8790', 0, 420, 1000, 'last run', 'paid'],
  [0, 'LW-114', 2, 2800, 350, 1, 'sent'],
  [3, '399', 3, 260, 918, 1, 'sent'],
  [7, '1164', 2, 485, 157.37, 1, 'sent'],
  [4, '8812', 0, 640, 1935, -2, 'approved'],
  [2, 'W-361', 3, 1260, 1487.4, 0, 'approved', 'North downspout done again at no charge. (demo)'],
  [0, 'LW-118', 1, 3840, 0, 1, 'approved'],
  [1, '20917', 1, 0, 11962.18, 1, 'approved'],
  [7, '1180', 2, 485, 212.75, 0, 'approved'],
  [3, '407', 3, 520, 1836, 1, 'approved'],
  [6, '3071', 3, 1350, 2962.5, -1, 'approved'],
  [8, '9914', null, 0, 468, 1, 'approved', 'Boom lift for the yard. (demo)'],
  [1, '21044', 3, 0, 14206.55, 7, 'pending'],
  [2, 'W-366', 4, 900, 0, 8, 'pending'],
  [6, '3088', 5, 4120, 8360, 10, 'rejected'],
  [4, '8790', 0, 420, 1000, 9, 'pending'],
];
const PLANNED_BEFORE_DAYS = 9;
const APPROVED_BEFORE_DAYS = 3;

/** Payments of these weeks, most of them for the jobs that came from no estimate. */
export const ownPayments = (today: string, jobId: (n: number) => number): DemoPayment[] =>
  ROWS.map(([vendor, invoice, job, labor, materials, when, becomes, notes]) => {
    const scheduled = when === 'last run' ? payDay(0, today) : workdayAfter(today, when);
    const before = (days: number) => {
      const day = dayAfter(scheduled, -days);
      return day < today ? day : dayAfter(today, -1);
    };
    return {
      vendor,
      invoice,
      jobId: job === null ? null : jobId(job),
      laborCents: Math.round(labor * 100),
      materialsCents: Math.round(materials * 100),
      notes: notes ?? '',
      scheduled,
      planned: before(PLANNED_BEFORE_DAYS),
      approved:
        becomes === 'pending' || becomes === 'rejected' ? null : before(APPROVED_BEFORE_DAYS),
      becomes,
    };
  });

/** It is planned, and then approved, given back, or left waiting. */
function lifeOf([payment, id]: Numbered, today: string, vendorId: number): Moment[] {
  const { vendor, invoice, jobId, laborCents, materialsCents, notes, scheduled } = payment;
  const planned = moment(momentOn(payment.planned, 10), 'user-1')(
    vendorPayment,
    id,
    'PlanVendorPayment',
    {
      vendorId,
      payee: demoVendors[vendor]!.name,
      jobId,
      laborCents,
      materialsCents,
      scheduledDate: scheduled,
      notes,
      invoiceNumber: invoice,
    },
  );
  if (payment.becomes === 'rejected') {
    const reason = 'The invoice names another address. (demo)';
    const at = momentOn(payment.planned, 15);
    return [planned, moment(at, 'user-1')(vendorPayment, id, 'RejectVendorPayment', { reason })];
  }
  if (payment.approved === null || payment.approved >= today) return [planned];
  const data = { notByPlanner: false, twoAboveCents: null, newcomer: false, established: [] };
  const approve = moment(momentOn(payment.approved, 11), 'user-1');
  return [planned, approve(vendorPayment, id, 'ApproveVendorPayment', data)];
}

/**
 * The lives of these payments and their batches, and those that are to be sent today. Payments take
 * the numbers `paymentId(0)` and on, batches `batchId(0)` and on.
 */
export function paymentMoments(
  payments: readonly DemoPayment[],
  today: string,
  ids: Ids,
): { readonly moments: readonly Moment[]; readonly toSend: readonly number[] } {
  const numbered = payments
    .toSorted((a, b) => a.planned.localeCompare(b.planned))
    .map((one, n): Numbered => [one, ids.paymentId(n)]);
  const moments = numbered.flatMap((one) => lifeOf(one, today, ids.vendorId(one[0].vendor)));
  const toSend = numbered.flatMap(([{ becomes }, id]) => (becomes === 'sent' ? [id] : []));
  return { moments: [...moments, ...batchesOf(numbered, today, ids)], toSend };
}
