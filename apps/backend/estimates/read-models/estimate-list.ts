// Which estimates are there, newest first?
import { z } from 'zod';
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/estimate.ts';
import type { EstimateStatus } from '@purlin/contracts/estimates.ts';
import type { Db } from '../../platform/database.ts';
import { containing, fromCursor, pageOf } from '../../platform/paging.ts';
import type { Page } from '../../platform/room.ts';

const setStatus = (id: number, status: EstimateStatus) => sql`update estimate_list set status = ${status} where id = ${id}`;
const setEmail = (id: number, state: string) => sql`update estimate_list set email_state = ${state} where id = ${id}`;

export const estimateList = readModel<EstimateEvent>()({
  name: 'estimate_list',
  version: 1,
  columns: `id bigint primary key, number text not null, client_id bigint not null, client_name text not null, client_email text not null, project_title text not null,
    status text not null, total_cents bigint not null, created_at timestamptz not null, valid_until date, email_state text not null default 'none'`,
  indexes: ['(status, id desc)', '(client_id, id desc)'],
  on: {
    EstimateDrafted: (e, { id, at }) => sql`
      insert into estimate_list values (${id}, ${e.number}, ${e.client.id}, ${e.client.name}, ${e.client.email}, ${e.projectTitle}, 'draft', ${e.totals.totalCents}, ${at}, ${e.validUntil})`,
    LineItemAdded: (e, { id }) => sql`update estimate_list set total_cents = ${e.totals.totalCents} where id = ${id}`,
    EstimateSent: (_, { id }) => sql`update estimate_list set status = 'sent', email_state = 'queued' where id = ${id}`,
    EstimateResent: (_, { id }) => setEmail(id, 'queued'),
    EstimateEmailAccepted: (_, { id }) => setEmail(id, 'accepted'),
    EstimateEmailFailed: (_, { id }) => setEmail(id, 'failed'),
    EstimateEmailRetried: (_, { id }) => setEmail(id, 'queued'),
    EstimateViewed: (_, { id }) => setStatus(id, 'viewed'),
    EstimateApproved: (_, { id }) => setStatus(id, 'accepted'),
    EstimateDeclined: (_, { id }) => setStatus(id, 'declined'),
  },
});

export interface EstimateListRow {
  readonly id: number; readonly estimateNumber: string; readonly clientId: number; readonly clientName: string; readonly clientEmail: string; readonly projectTitle: string;
  readonly status: EstimateStatus; readonly totalCents: number; readonly createdAt: string; readonly validUntil: string | null; readonly emailState: 'none' | 'queued' | 'accepted' | 'failed';
}
const COLUMNS = `id, number as "estimateNumber", client_id as "clientId", client_name as "clientName", client_email as "clientEmail", project_title as "projectTitle",
  status, total_cents as "totalCents", created_at as "createdAt", valid_until as "validUntil", email_state as "emailState"`;

export interface EstimateFilter { readonly limit: number; readonly cursor?: string | undefined; readonly q: string; readonly status?: EstimateStatus | undefined; readonly clientId?: number | undefined }

/** Estimates that match, newest first; the cursor is the id of the last one on the page before. */
export async function listEstimates(db: Db, { limit, cursor, q, status, clientId }: EstimateFilter): Promise<Page<EstimateListRow>> {
  const values: unknown[] = [limit + 1];
  const where: string[] = [];
  const add = (condition: (n: string) => string, value: unknown): void => void where.push(condition(`$${values.push(value)}`));
  if (cursor !== undefined) add((n) => `id < ${n}`, fromCursor(z.int(), cursor));
  if (status) add((n) => `status = ${n}`, status);
  if (clientId) add((n) => `client_id = ${n}`, clientId);
  if (q) add((n) => `(number ilike ${n} or client_name ilike ${n} or project_title ilike ${n})`, containing(q));
  const { rows } = await db.query<EstimateListRow>(`select ${COLUMNS} from estimate_list ${where.length ? `where ${where.join(' and ')}` : ''} order by id desc limit $1`, values);
  return pageOf(rows, limit, (last) => last.id);
}
