// Who of ours belongs in the books (rule: quickbooks-eligible): a client with an accepted estimate
// or a job, a vendor with an approved payment. Leads, and clients of drafts, stay here.
import type { Sql } from '@purlin/event-sourcing/read-model.ts';
import type { RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import { clientList } from '../../clients/read-models/client-list.ts';
import { estimateDetails } from '../../estimates/read-models/estimate-details.ts';
import { vendorPaymentList } from '../../payments/read-models/vendor-payment-list.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowWhere, select } from '../../platform/core/queries/select.ts';
import { jobList } from '../../scheduling/read-models/job-list.ts';
import { vendorList } from '../../vendors/read-models/vendor-list.ts';

/** Of a row of `job_list`. */
export const NOT_CANCELLED = `status <> 'cancelled'`;
/** Of a row of `client_list`. */
const HAS_ACCEPTED_OR_JOB = `(exists (select from ${estimateDetails.name} as e
    where e.id = any(client_list.estimate_ids) and e.status = 'accepted')
  or exists (select from ${jobList.name} as j
    where j.client_id = client_list.id and j.${NOT_CANCELLED}))`;
/** Of a row of `vendor_list`: whoever approved it has decided that the vendor is paid. */
const HAS_PAYMENT = `exists (select from ${vendorPaymentList.name} as p
    where p.vendor_id = vendor_list.id and p.status in ('approved', 'processing', 'paid'))`;

/** Of a row `r` of `quickbooks_records`. */
export const INELIGIBLE = `case r.kind
  when 'customer' then not exists (select from ${clientList.name}
    where client_list.id = r.our_id and ${HAS_ACCEPTED_OR_JOB})
  when 'vendor' then not exists (select from ${vendorList.name}
    where vendor_list.id = r.our_id and ${HAS_PAYMENT})
  when 'job' then not exists (select from ${jobList.name}
    where job_list.id = r.our_id and job_list.${NOT_CANCELLED})
  else false end`;

/** Of a row who is there already, or whom a person added. */
const linked = (table: string, kind: 'customer' | 'vendor'): string =>
  `exists (select from quickbooks_records as r where r.realm_id = $1 and r.kind = '${kind}'
    and r.our_id = ${table}.id and (r.their_id is not null or r.wanted))`;

const page = (table: string, kind: 'customer' | 'vendor', eligible: string) =>
  `where archived_at is null and id > $2 and (${eligible} or ${linked(table, kind)})
    order by id limit $3`;
const CLIENTS = page('client_list', 'customer', HAS_ACCEPTED_OR_JOB);
const VENDORS = page('vendor_list', 'vendor', HAS_PAYMENT);

/** The next ones that go to this company: eligible, or in its books already. */
export const clientsThatGo = (realmId: string, after: number, most: number): Sql => ({
  text: CLIENTS,
  values: [realmId, after, most],
});
export const vendorsThatGo = (realmId: string, after: number, most: number): Sql => ({
  text: VENDORS,
  values: [realmId, after, most],
});

const CLIENT = select(clientList, ['id']);
const VENDOR = select(vendorList, ['id']);
const JOB = select(jobList, ['id']);

/** Whether it goes there by itself: papers always do, jobs unless they are cancelled. */
export async function isEligible(db: Db, kind: RecordKind, id: number): Promise<boolean> {
  const is = (condition: string): Sql => ({ text: `where id = $1 and ${condition}`, values: [id] });
  if (kind === 'customer')
    return (await rowWhere(db, CLIENT, is(HAS_ACCEPTED_OR_JOB))) !== undefined;
  if (kind === 'vendor') return (await rowWhere(db, VENDOR, is(HAS_PAYMENT))) !== undefined;
  if (kind === 'job') return (await rowWhere(db, JOB, is(NOT_CANCELLED))) !== undefined;
  return true;
}
