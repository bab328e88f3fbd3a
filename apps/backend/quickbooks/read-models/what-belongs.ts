// What of ours refers to one of ours in the books: the jobs and papers of a client or a job, and
// the payment of a bill.
// Vendors have none that moves: who was paid stays who was paid.
import { sql } from '@purlin/event-sourcing/read-model.ts';
import type { RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import { estimateDetails } from '../../estimates/read-models/estimate-details.ts';
import { vendorPaymentList } from '../../payments/read-models/vendor-payment-list.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowsWhere, select } from '../../platform/core/queries/select.ts';
import { jobById, jobList } from '../../scheduling/read-models/job-list.ts';

export interface OneOfOurs {
  readonly kind: RecordKind;
  readonly id: number;
}

const JOBS = select(jobList, ['id']);
const ESTIMATES = select(estimateDetails, ['id']);
const PAYMENTS = select(vendorPaymentList, ['id']);

const all = (kind: RecordKind, rows: readonly { readonly id: number }[]): OneOfOurs[] =>
  rows.map(({ id }) => ({ kind, id }));

/** Which of ours belong to it, whether they are there or not. */
export async function whatBelongsTo(db: Db, { kind, id }: OneOfOurs): Promise<OneOfOurs[]> {
  if (kind === 'customer')
    return [
      ...all('job', await rowsWhere(db, JOBS, sql`where client_id = ${id} order by id`)),
      ...all('estimate', await rowsWhere(db, ESTIMATES, sql`where client_id = ${id} order by id`)),
    ];
  // A payment pays the bill of the same number.
  if (kind === 'bill') return [{ kind: 'bill-payment', id }];
  if (kind !== 'job') return [];
  const estimateId = (await jobById(db, id))?.estimateId ?? null;
  return [
    ...(estimateId === null ? [] : all('estimate', [{ id: estimateId }])),
    ...all(
      'estimate',
      await rowsWhere(db, ESTIMATES, sql`where changes_job_id = ${id} order by id`),
    ),
    ...all('bill', await rowsWhere(db, PAYMENTS, sql`where job_id = ${id} order by id`)),
  ];
}

/** The bills of a vendor, which never move. */
export const billsOfVendor = async (db: Db, vendorId: number): Promise<OneOfOurs[]> =>
  all('bill', await rowsWhere(db, PAYMENTS, sql`where vendor_id = ${vendorId} order by id`));
