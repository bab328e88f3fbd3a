// What each vendor is told of its money: to print, and what is e-mailed once it has arrived.
import type { Remittance } from '@purlin/contracts/payment-batches.ts';
import { sumOf, toDecimal } from '@purlin/domain/shared/money.ts';
import type { Services } from '../platform/core/room.ts';
import { jobsByIds } from '../scheduling/read-models/job-list.ts';
import { vendorsByIds } from '../vendors/read-models/vendor-list.ts';
import {
  entriesOfBatch,
  isPayment,
  type PaymentEntry,
} from './read-models/payment-batch-entries.ts';
import { paymentsByIds } from './read-models/vendor-payment-list.ts';

const byId = <T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map((row) => [row.id, row]));
const idsOf = (rows: readonly PaymentEntry[], of: 'paymentId' | 'vendorId'): number[] => [
  ...new Set(rows.map((row) => row[of])),
];

/** What each vendor is paid with a batch; what came back is not among it. */
export async function remittancesOf(
  batchId: number,
  { db }: Pick<Services, 'db'>,
  only?: { readonly vendorId: number; readonly traces: ReadonlySet<string> },
): Promise<Remittance[]> {
  const entries = (await entriesOfBatch(db, batchId))
    .filter(isPayment)
    .filter(
      ({ outcome, vendorId, trace }) =>
        outcome !== 'returned' && (!only || (only.vendorId === vendorId && only.traces.has(trace))),
    );
  const payments = byId(await paymentsByIds(db, idsOf(entries, 'paymentId')));
  const [jobs, vendors] = await Promise.all([
    jobsByIds(
      db,
      [...payments.values()].flatMap(({ jobId }) => jobId ?? []),
    ).then(byId),
    vendorsByIds(db, idsOf(entries, 'vendorId')).then(byId),
  ]);
  const groups = Map.groupBy(entries, (entry) => `${entry.vendorId} ${entry.effectiveOn}`);
  return [...groups.values()].map((lines) => {
    const [first] = lines as [PaymentEntry, ...PaymentEntry[]];
    return {
      vendorId: first.vendorId,
      payee: first.payee,
      address: vendors.get(first.vendorId)?.address ?? '',
      endsWith: first.endsWith,
      settlesOn: first.effectiveOn,
      settledOn: lines.every(({ outcome }) => outcome === 'settled') ? first.settledOn : null,
      total: toDecimal(sumOf(lines, ({ amountCents }) => amountCents)),
      lines: lines.map(({ paymentId, amountCents, trace }) => {
        const payment = payments.get(paymentId);
        const jobId = payment?.jobId ?? null;
        return {
          paymentId,
          invoiceNumber: payment?.invoiceNumber ?? null,
          job: jobId === null ? null : (jobs.get(jobId)?.title ?? null),
          amount: toDecimal(amountCents),
          trace,
        };
      }),
    };
  });
}
