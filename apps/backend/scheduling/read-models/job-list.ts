// Which jobs are on the calendar, and when?
import { z } from 'zod';
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { JobEvent, JobStatus } from '@purlin/domain/scheduling/job.ts';
import type { Db } from '../../platform/database.ts';
import { containing, fromCursor, pageOf } from '../../platform/paging.ts';
import type { Page } from '../../platform/room.ts';

/** Times are the company's local times as text, which sorts as time does; `last_day` is the day the job ends. */
export const jobList = readModel<JobEvent>()({
  name: 'job_list',
  version: 1,
  columns: `id bigint primary key, client_id bigint not null, client_name text not null, title text not null, description text not null, address text not null, status text not null,
    start_at text not null, end_at text, first_day date not null, last_day date not null, budget_cents bigint, notes text not null`,
  indexes: ['(start_at, id)', '(last_day)', '(client_id)'],
  on: {
    JobScheduled: (e, { id }) => sql`
      insert into job_list values (${id}, ${e.client.id}, ${e.client.name}, ${e.title}, ${e.description}, ${e.address}, 'scheduled',
        ${e.start}, ${e.end}, ${e.start.slice(0, 10)}, ${(e.end ?? e.start).slice(0, 10)}, ${e.budgetCents}, ${e.notes})`,
  },
});

export interface JobRow {
  readonly id: number; readonly clientId: number; readonly clientName: string; readonly title: string; readonly description: string; readonly address: string; readonly status: JobStatus;
  readonly start: string; readonly end: string | null; readonly budgetCents: number | null; readonly notes: string;
}
const COLUMNS = `id, client_id as "clientId", client_name as "clientName", title, description, address, status, start_at as start, end_at as "end", budget_cents as "budgetCents", notes`;

/** The jobs with these numbers, in no order; unknown numbers are left out. */
export const jobsByIds = async (db: Db, ids: readonly number[]): Promise<JobRow[]> =>
  (await db.query<JobRow>({ name: 'jobs_by_ids', text: `select ${COLUMNS} from job_list where id = any($1)`, values: [ids] })).rows;

export const jobById = async (db: Db, id: number): Promise<JobRow | undefined> => (await jobsByIds(db, [id]))[0];

const Cursor = z.tuple([z.string(), z.int()]);
export interface JobFilter { readonly limit: number; readonly cursor?: string | undefined; readonly q: string; readonly from?: string | undefined; readonly to?: string | undefined; readonly estimateId?: number | undefined }

/** Jobs, latest start first; the cursor is the start and id of the last one on the page before. */
export async function listJobs(db: Db, { limit, cursor, q, from, to, estimateId }: JobFilter): Promise<Page<JobRow>> {
  const values: unknown[] = [limit + 1];
  const where: string[] = [];
  const value = (v: unknown): string => `$${values.push(v)}`;
  if (cursor !== undefined) {
    const [beforeStart, beforeId] = fromCursor(Cursor, cursor);
    where.push(`(start_at, id) < (${value(beforeStart)}, ${value(beforeId)})`);
  }
  if (from) where.push(`last_day >= ${value(from)}`);
  if (to) where.push(`first_day <= ${value(to)}`);
  // An estimate and its job share their number.
  if (estimateId) where.push(`id = ${value(estimateId)}`);
  if (q) {
    const like = value(containing(q));
    where.push(`(title ilike ${like} or client_name ilike ${like} or address ilike ${like})`);
  }
  const { rows } = await db.query<JobRow>(`select ${COLUMNS} from job_list ${where.length ? `where ${where.join(' and ')}` : ''} order by start_at desc, id desc limit $1`, values);
  return pageOf(rows, limit, (last) => [last.start, last.id]);
}
