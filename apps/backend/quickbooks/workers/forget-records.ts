// Forgets what records say of somebody who is forgotten here: names there, differences, candidates.
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import type { RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import { forgettingWorker } from '../../platform/core/tasks/forgetting-tasks.ts';
import type { Services } from '../../platform/core/room.ts';
import { listJobs } from '../../scheduling/read-models/job-list.ts';
import { forgetClientRecords, forgetVendorRecords } from '../reactions.ts';
import { recordsAbout } from '../read-models/quickbooks-records.ts';

const MOST_JOBS = 500;

const subjects = async (kind: RecordKind, id: number, { db }: Services) =>
  (await recordsAbout(db, [kind], id)).map((row) => ({ decider: quickbooksRecord, id: row.id }));

export const forgetsClient = forgettingWorker(forgetClientRecords, async (id, services) => {
  const jobs = await listJobs(services.db, { clientId: id, limit: MOST_JOBS });
  return [
    ...(await subjects('customer', id, services)),
    ...(await Promise.all(jobs.items.map((job) => subjects('job', job.id, services)))).flat(),
  ];
});
export const forgetsVendor = forgettingWorker(forgetVendorRecords, (id, services) =>
  subjects('vendor', id, services),
);
