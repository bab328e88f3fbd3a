// How much is planned and paid to vendors for jobs, in cents, without void payments.
import type { Db } from '../../platform/servers/database.ts';

/** To all vendors for one job. */
export async function sumsOfJob(
  db: Db,
  jobId: number,
): Promise<{ readonly plannedCents: number; readonly paidCents: number }> {
  const { rows } = await db.query<{ plannedCents: number; paidCents: number }>({
    name: 'sums_of_job',
    text: `select
        coalesce(sum(total_cents) filter (where status <> 'paid'), 0)::bigint as "plannedCents",
        coalesce(sum(total_cents) filter (where status = 'paid'), 0)::bigint as "paidCents"
      from vendor_payment_list where job_id = $1 and status <> 'void'`,
    values: [jobId],
  });
  return rows[0]!;
}

/** To one vendor for each of these jobs, by its number; where there is no payment there is none. */
export async function sumsOfVendor(
  db: Db,
  vendorId: number,
  jobIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.query<{ jobId: number; cents: number }>({
    name: 'sums_of_vendor',
    text: `select job_id as "jobId", sum(total_cents)::bigint as cents
      from vendor_payment_list
      where vendor_id = $1 and job_id = any($2) and status <> 'void' group by job_id`,
    values: [vendorId, jobIds],
  });
  return new Map(rows.map(({ jobId, cents }) => [jobId, cents]));
}
