// Which estimates are there, newest first?
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import { factsHeldBy, type FactHeader, type Header } from '@purlin/domain/estimates/header.ts';
import { EstimateStatus, type EmailState } from '@purlin/contracts/estimate-shapes.ts';
import type { z } from 'zod';
import type { EstimateSort } from '@purlin/contracts/estimates.ts';
import type { Db } from '../../platform/servers/database.ts';
import {
  byColumn,
  byOptional,
  byText,
  byWords,
  readPage,
  sortIndexes,
  type List,
  type PageRequest,
} from '../../platform/servers/paging.ts';
import type { ListPage } from '../../platform/core/room.ts';

const factsJson = (offer: Header): string => JSON.stringify(factsHeldBy(offer));
const setTotal = (id: number, totalCents: number) =>
  sql`update estimate_list set total_cents = ${totalCents} where id = ${id}`;
const setWithdrawn = (id: number, withdrawn: boolean) =>
  sql`update estimate_list set withdrawn = ${withdrawn} where id = ${id}`;
const setArchived = (id: number, archived: boolean) =>
  sql`update estimate_list set archived = ${archived} where id = ${id}`;
const setEmail = (id: number, state: z.infer<typeof EmailState>) =>
  sql`update estimate_list set email_state = ${state} where id = ${id}`;

const SORTS: List<EstimateSort>['sorts'] = {
  createdAt: byColumn('created_at', 'timestamptz'),
  total: byColumn('total_cents', 'bigint'),
  validUntil: byOptional('valid_until', 'date'),
  clientName: byText('client_name'),
  status: byWords('status', EstimateStatus.options),
  // The number starts with the id.
  number: byColumn('id', 'bigint'),
};

export const estimateList = readModel<EstimateEvent>()({
  name: 'estimate_list',
  version: 4,
  columns: `id bigint primary key, number text not null, client_id bigint not null,
    client_name text not null, client_email text not null, project_title text not null,
    estimate_type text not null,
    status text not null, total_cents bigint not null, created_at timestamptz not null,
      valid_until date, sent_at timestamptz, answered_at timestamptz,
    withdrawn boolean not null default false, archived boolean not null default false,
      open_questions bigint not null default 0, email_state text not null default 'none', facts jsonb not null default '{}'`,
  indexes: [
    ...sortIndexes(SORTS),
    '(status, created_at, id)',
    '(client_id, created_at, id)',
    '(created_at, id) where archived',
  ],
  search: ['number', 'client_name', 'project_title'],
  on: {
    EstimateDrafted: (e, { id, at }) => sql`
      insert into estimate_list (id, number, client_id, client_name, client_email, project_title,
        estimate_type, status, total_cents, created_at, valid_until, facts) values (${id}, ${e.number}, ${e.client.id}, ${e.client.name},
        ${e.client.email}, ${e.projectTitle}, ${e.estimateType}, 'draft', ${e.totals.totalCents},
        ${at}, ${e.validUntil}, ${factsJson(e)})`,
    DraftChanged: (e, { id }) => sql`
      update estimate_list set client_id = ${e.client.id}, client_name = ${e.client.name},
        client_email = ${e.client.email}, project_title = ${e.projectTitle},
        estimate_type = ${e.estimateType},
        total_cents = ${e.totals.totalCents}, valid_until = ${e.validUntil},
        facts = ${factsJson(e)} where id = ${id}`,
    EstimateRevised: (e, { id }) => sql`
      update estimate_list set status = 'sent', project_title = ${e.projectTitle},
        estimate_type = ${e.estimateType}, total_cents = ${e.totals.totalCents},
        valid_until = ${e.validUntil},
        email_state = 'none', facts = ${factsJson(e)} where id = ${id}`,
    OptionAdded: (e, { id }) => setTotal(id, e.totals.totalCents),
    LineItemAdded: (e, { id }) => setTotal(id, e.totals.totalCents),
    EstimateSent: (_, { id, at }) =>
      sql`update estimate_list set status = 'sent', sent_at = ${at},
        email_state = 'queued' where id = ${id}`,
    EstimateResent: (_, { id }) => setEmail(id, 'queued'),
    EstimateFollowedUp: (_, { id }) => setEmail(id, 'queued'),
    EstimateEmailAccepted: (_, { id }) => setEmail(id, 'accepted'),
    EstimateEmailFailed: (_, { id }) => setEmail(id, 'failed'),
    EstimateEmailBounced: (_, { id }) => setEmail(id, 'bounced'),
    EstimateEmailRetried: (_, { id }) => setEmail(id, 'queued'),
    EstimateViewed: (_, { id }) => sql`update estimate_list set status = 'viewed' where id = ${id}`,
    QuestionAsked: (_, { id }) =>
      sql`update estimate_list set open_questions = open_questions + 1 where id = ${id}`,
    QuestionAnswered: (_, { id }) =>
      sql`update estimate_list set open_questions = open_questions - 1,
        email_state = 'queued' where id = ${id}`,
    ValidUntilExtended: (e, { id }) =>
      sql`update estimate_list set valid_until = ${e.validUntil} where id = ${id}`,
    EstimateWithdrawn: (_, { id }) => setWithdrawn(id, true),
    EstimateReinstated: (_, { id }) => setWithdrawn(id, false),
    LinkReplaced: (e, { id }) =>
      sql`update estimate_list set number = ${e.number} where id = ${id}`,
    EstimateApproved: (e, { id, at }) =>
      sql`update estimate_list set status = 'accepted', answered_at = ${at},
        total_cents = ${e.totalCents} where id = ${id}`,
    EstimateDeclined: (_, { id, at }) =>
      sql`update estimate_list set status = 'declined', answered_at = ${at} where id = ${id}`,
    EstimateDeleted: (_, { id }) => sql`delete from estimate_list where id = ${id}`,
    EstimateArchived: (_, { id }) => setArchived(id, true),
    EstimateRestored: (_, { id }) => setArchived(id, false),
  },
});

export interface EstimateListRow {
  readonly id: number;
  readonly estimateNumber: string;
  readonly clientId: number;
  readonly clientName: string;
  readonly clientEmail: string;
  readonly projectTitle: string;
  readonly estimateType: 'single' | 'multi_option';
  readonly status: EstimateStatus;
  readonly totalCents: number;
  readonly createdAt: string;
  readonly validUntil: string | null;
  readonly sentAt: string | null;
  readonly answeredAt: string | null;
  readonly withdrawn: boolean;
  readonly archived: boolean;
  readonly openQuestions: number;
  readonly emailState: z.infer<typeof EmailState>;
  readonly facts: Partial<FactHeader>;
}
const COLUMNS = `id, number as "estimateNumber", client_id as "clientId", client_name as "clientName", client_email as "clientEmail", project_title as "projectTitle", estimate_type as "estimateType",
  status, total_cents as "totalCents", created_at as "createdAt", valid_until as "validUntil", sent_at as "sentAt", answered_at as "answeredAt", withdrawn, archived, open_questions as "openQuestions",
  email_state as "emailState", facts`;

const LIST: List<EstimateSort> = {
  model: estimateList,
  columns: COLUMNS,
  sorts: SORTS,
  usual: { by: 'createdAt', descending: true },
};

export interface EstimateFilter extends PageRequest<EstimateSort> {
  readonly status?: EstimateStatus | undefined;
  readonly clientId?: number | undefined;
  readonly archived: boolean;
}

/**
 * Estimates that match, newest first unless another order is asked for; either the archived ones or
 * the others.
 */
export const listEstimates = (
  db: Db,
  { status, clientId, archived, ...page }: EstimateFilter,
): Promise<ListPage<EstimateListRow>> =>
  readPage(db, LIST, page, [
    archived ? sql`archived` : sql`not archived`,
    status && sql`status = ${status}`,
    clientId && sql`client_id = ${clientId}`,
  ]);
