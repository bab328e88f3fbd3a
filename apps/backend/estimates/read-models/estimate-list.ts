// Which estimates are there, newest first?
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import { EstimateStatus } from '@purlin/contracts/estimate-shapes.ts';
import type { EstimateSort } from '@purlin/contracts/estimates.ts';
import type { Db } from '../../platform/database.ts';
import { byColumn, byOptional, byText, byWords, readPage, sortIndexes, type List, type PageRequest } from '../../platform/paging.ts';
import type { Page } from '../../platform/room.ts';

const setStatus = (id: number, status: EstimateStatus) => sql`update estimate_list set status = ${status} where id = ${id}`;
const setEmail = (id: number, state: string) => sql`update estimate_list set email_state = ${state} where id = ${id}`;

const SORTS: List<EstimateSort>['sorts'] = {
  createdAt: byColumn('created_at', 'timestamptz'), total: byColumn('total_cents', 'bigint'), validUntil: byOptional('valid_until', 'date'),
  clientName: byText('client_name'), status: byWords('status', EstimateStatus.options),
  // The number starts with the id.
  number: byColumn('id', 'bigint'),
};

export const estimateList = readModel<EstimateEvent>()({
  name: 'estimate_list',
  version: 2,
  columns: `id bigint primary key, number text not null, client_id bigint not null, client_name text not null, client_email text not null, project_title text not null,
    status text not null, total_cents bigint not null, created_at timestamptz not null, valid_until date, email_state text not null default 'none'`,
  indexes: [...sortIndexes(SORTS), '(status, created_at, id)', '(client_id, created_at, id)'],
  search: ['number', 'client_name', 'project_title'],
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

const LIST: List<EstimateSort> = { model: estimateList, columns: COLUMNS, sorts: SORTS, usual: { by: 'createdAt', descending: true } };

export interface EstimateFilter extends PageRequest<EstimateSort> { readonly status?: EstimateStatus | undefined; readonly clientId?: number | undefined }

/** Estimates that match, newest first unless another order is asked for. */
export const listEstimates = (db: Db, { status, clientId, ...page }: EstimateFilter): Promise<Page<EstimateListRow>> =>
  readPage(db, LIST, page, [status && sql`status = ${status}`, clientId && sql`client_id = ${clientId}`]);
