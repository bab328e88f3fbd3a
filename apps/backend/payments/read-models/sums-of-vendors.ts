// What does each vendor get for a job, where it is planned?
import type { Db } from '../../platform/servers/database.ts';

/** Of these jobs: what is paid and what is to be paid, without void payments. */
export async function sumsOfVendors(
  db: Db,
  jobIds: readonly number[],
): Promise<
  readonly { readonly jobId: number; readonly vendorId: number; readonly cents: number }[]
> {
  const { rows } = await db.query<{ jobId: number; vendorId: number; cents: number }>({
    name: 'sums_of_vendors',
    text: `select job_id as "jobId", vendor_id as "vendorId", sum(total_cents)::bigint as cents
      from vendor_payment_list where job_id = any($1) and status <> 'void'
      group by job_id, vendor_id`,
    values: [jobIds],
  });
  return rows;
}
