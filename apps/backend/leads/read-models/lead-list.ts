// Who asked for something, newest first, and how far are we with them?
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { LeadSort } from '@purlin/contracts/leads.ts';
import { LeadStatus, type LeadKind, type ProjectType } from '@purlin/domain/leads/choices.ts';
import type { Language } from '@purlin/domain/shared/language.ts';
import type { LeadEvent } from '@purlin/domain/leads/lead.ts';
import type { Db } from '../../platform/servers/database.ts';
import {
  byColumn,
  byText,
  byWords,
  readPage,
  sortIndexes,
  type List,
  type PageRequest,
} from '../../platform/servers/paging.ts';
import type { ListPage } from '../../platform/core/room.ts';

const SORTS: List<LeadSort>['sorts'] = {
  receivedAt: byColumn('received_at', 'timestamptz'),
  name: byText('name'),
  status: byWords('status', LeadStatus.options),
};

const emailWentWell = (id: number, name: string) =>
  sql`update lead_list set failed_emails = array_remove(failed_emails, ${name}) where id = ${id}`;

/** `failed_emails` names those that wait for somebody to try them again. */
export const leadList = readModel<LeadEvent>()({
  name: 'lead_list',
  version: 2,
  columns: `id bigint primary key, kind text not null, status text not null, name text not null,
    email text not null, phone text, topic text not null, urgent boolean not null,
    received_at timestamptz not null, language text not null, address text, message text not null,
      project_type text, preferred_material text, is_insurance_claim boolean,
      preferred_contact text,
    reason text not null default '', assignee_id bigint, client_id bigint, estimate_id bigint,
      failed_emails text[] not null default '{}'`,
  indexes: [
    ...sortIndexes(SORTS),
    '(kind, received_at, id)',
    '(kind, status)',
    '(client_id)',
    '(estimate_id)',
  ],
  search: ['name', 'email', 'phone', 'address', 'message'],
  on: {
    LeadReceived: (e, { id, at }) => sql`
      insert into lead_list values (${id}, ${e.kind}, 'new', ${e.name}, ${e.email}, ${e.phone},
        ${e.quote?.projectType ?? e.contact?.subject ?? ''}, ${e.quote?.urgency === 'asap'},
        ${at}, ${e.language}, ${e.address}, ${e.message}, ${e.quote?.projectType ?? null},
          ${e.quote?.preferredMaterial ?? null}, ${e.quote?.isInsuranceClaim ?? null},
          ${e.contact?.preferredContact ?? null})`,
    LeadAssigned: (e, { id }) =>
      sql`update lead_list set assignee_id = ${e.userId} where id = ${id}`,
    LeadStatusChanged: (e, { id }) =>
      sql`update lead_list set status = ${e.status}, reason = ${e.reason} where id = ${id}`,
    LeadEmailAccepted: (e, { id }) => emailWentWell(id, `${e.email}/${e.sentBy}`),
    LeadEmailRetried: (e, { id }) => emailWentWell(id, `${e.email}/${e.sentBy}`),
    LeadEmailFailed: (e, { id }) =>
      sql`update lead_list set failed_emails = array_append(array_remove(failed_emails,
        ${`${e.email}/${e.sentBy}`}), ${`${e.email}/${e.sentBy}`}) where id = ${id}`,
    LeadBecameClient: (e, { id }) =>
      sql`update lead_list set client_id = ${e.clientId}, estimate_id = ${e.estimateId}
        where id = ${id}`,
  },
});

export interface LeadRow {
  readonly id: number;
  readonly kind: LeadKind;
  readonly status: LeadStatus;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly topic: string;
  readonly urgent: boolean;
  readonly receivedAt: string;
  readonly assigneeId: number | null;
  readonly emailFailed: boolean;
}
const COLUMNS =
  'id, kind, status, name, email, phone, topic, urgent, received_at as "receivedAt", ' +
  'assignee_id as "assigneeId", cardinality(failed_emails) > 0 as "emailFailed"';

export interface LeadDetailsRow extends LeadRow {
  readonly language: Language;
  readonly address: string | null;
  readonly message: string;
  readonly reason: string;
  readonly projectType: ProjectType | null;
  readonly preferredMaterial: string | null;
  readonly isInsuranceClaim: boolean | null;
  readonly preferredContact: string | null;
  readonly clientId: number | null;
  readonly estimateId: number | null;
}
const DETAILS = `${COLUMNS}, language, address, message, reason, project_type as "projectType", preferred_material as "preferredMaterial", is_insurance_claim as "isInsuranceClaim",
  preferred_contact as "preferredContact", client_id as "clientId", estimate_id as "estimateId"`;

export const leadById = async (db: Db, id: number): Promise<LeadDetailsRow | undefined> =>
  (
    await db.query<LeadDetailsRow>({
      name: 'lead_by_id',
      text: `select ${DETAILS} from lead_list where id = $1`,
      values: [id],
    })
  ).rows[0];

const LIST: List<LeadSort> = {
  model: leadList,
  columns: COLUMNS,
  sorts: SORTS,
  usual: { by: 'receivedAt', descending: true },
};

export interface LeadFilter extends PageRequest<LeadSort> {
  readonly kind?: LeadKind | undefined;
  readonly status?: LeadStatus | undefined;
  readonly assigneeId?: number | undefined;
}

/** Requests and messages that match, newest first unless another order is asked for. */
export const listLeads = (
  db: Db,
  { kind, status, assigneeId, ...page }: LeadFilter,
): Promise<ListPage<LeadRow>> =>
  readPage(db, LIST, page, [
    kind && sql`kind = ${kind}`,
    status && sql`status = ${status}`,
    assigneeId && sql`assignee_id = ${assigneeId}`,
  ]);

/** How many nobody has looked after yet. */
export async function countNewLeads(db: Db): Promise<Readonly<Record<LeadKind, number>>> {
  const { rows } = await db.query<{ kind: LeadKind; count: number }>({
    name: 'new_leads',
    text:
      "select kind, count(*) from lead_list where kind in ('quote', 'message') and status = " +
      "'new' group by kind",
    values: [],
  });
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
  return { quote: counts.get('quote') ?? 0, message: counts.get('message') ?? 0 };
}

/** The newest request of a client that has no estimate yet and is still open. */
export const leadWaitingForEstimate = async (
  db: Db,
  clientId: number,
): Promise<number | undefined> =>
  (
    await db.query<{ id: number }>({
      name: 'lead_waiting',
      text:
        'select id from lead_list where client_id = $1 and estimate_id is null and status in ' +
        "('new', 'contacted', 'quoted') order by id desc limit 1",
      values: [clientId],
    })
  ).rows[0]?.id;

export const leadOfEstimate = async (db: Db, estimateId: number): Promise<number | undefined> =>
  (
    await db.query<{ id: number }>({
      name: 'lead_of_estimate',
      text: 'select id from lead_list where estimate_id = $1 order by id desc limit 1',
      values: [estimateId],
    })
  ).rows[0]?.id;
