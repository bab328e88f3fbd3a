// Who asked for something, newest first, and how far are we with them?
import { flag, instant, number, text, texts } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, removed, sql } from '@purlin/event-sourcing/read-model.ts';
import type { LeadSort } from '@purlin/contracts/leads.ts';
import { LeadStatus, type LeadKind, type ProjectType } from '@purlin/domain/leads/choices.ts';
import type { SiteLanguage as Language } from '@purlin/domain/shared/languages.ts';
import type { LeadEvent } from '@purlin/domain/leads/lead.ts';
import { forgottenOwners } from '../../platform/core/tasks/forgetting.ts';
import type { Db } from '../../platform/servers/database.ts';
import {
  byColumn,
  byText,
  byWords,
  readPage,
  sortIndexes,
  type List,
  type PageRequest,
  type SortKeys,
} from '../../platform/core/queries/paging.ts';
import {
  computed,
  rowsWhere,
  rowWhere,
  select,
  type Selected,
} from '../../platform/core/queries/select.ts';
import type { ListPage } from '../../platform/core/room.ts';

const SORTS: SortKeys<LeadSort> = {
  receivedAt: byColumn('received_at', 'timestamptz'),
  name: byText('name'),
  status: byWords('status', LeadStatus.options),
};

interface LeadEmail {
  readonly email: string;
  readonly sentBy: string;
}
const nameOf = ({ email, sentBy }: LeadEmail): string => `${email}/${sentBy}`;
const without = (failed: readonly string[], e: LeadEmail): readonly string[] =>
  failed.filter((name) => name !== nameOf(e));

/** `failedEmails` names those that wait for somebody to try them again. */
export const leadList = readModel<LeadEvent>()({
  name: 'lead_list',
  version: 7,
  columns: {
    id: number().key(),
    kind: text<LeadKind>(),
    status: text<LeadStatus>(),
    name: text(),
    email: text(),
    phone: text().nullable(),
    topic: text(),
    urgent: flag(),
    receivedAt: instant(),
    language: text<Language>(),
    address: text().nullable(),
    message: text(),
    projectType: text<ProjectType>().nullable(),
    preferredMaterial: text().nullable(),
    isInsuranceClaim: flag().nullable(),
    preferredContact: text().nullable(),
    reason: text(),
    assigneeId: number().nullable(),
    clientId: number().nullable(),
    estimateId: number().nullable(),
    failedEmails: texts(),
    photos: texts(),
  },
  indexes: [
    ...sortIndexes(SORTS),
    '(kind, received_at, id)',
    '(kind, status)',
    '(client_id)',
    '(estimate_id)',
  ],
  search: ['name', 'email', 'phone', 'address', 'message'],
  on: {
    LeadReceived: (e, _, { id, at }) => ({
      id,
      kind: e.kind,
      status: 'new',
      name: e.name,
      email: e.email,
      phone: e.phone,
      topic: e.quote?.projectType ?? e.contact?.subject ?? '',
      urgent: e.quote?.urgency === 'asap',
      receivedAt: at,
      language: e.language,
      address: e.address,
      message: e.message,
      projectType: e.quote?.projectType ?? null,
      preferredMaterial: e.quote?.preferredMaterial ?? null,
      isInsuranceClaim: e.quote?.isInsuranceClaim ?? null,
      preferredContact: e.contact?.preferredContact ?? null,
      reason: '',
      assigneeId: null,
      clientId: null,
      estimateId: null,
      failedEmails: [],
      photos: e.photos,
    }),
    LeadAssigned: (e, row) => changed(row, { assigneeId: e.userId }),
    LeadStatusChanged: (e, row) => changed(row, { status: e.status, reason: e.reason }),
    LeadEmailAccepted: (e, row) =>
      row && changed(row, { failedEmails: without(row.failedEmails, e) }),
    LeadEmailRetried: (e, row) =>
      row && changed(row, { failedEmails: without(row.failedEmails, e) }),
    LeadEmailFailed: (e, row) =>
      row && changed(row, { failedEmails: [...without(row.failedEmails, e), nameOf(e)] }),
    LeadBecameClient: (e, row) => changed(row, { clientId: e.clientId, estimateId: e.estimateId }),
    LeadForgotten: () => removed,
  },
});

const BRIEF = [
  'id',
  'kind',
  'status',
  'name',
  'email',
  'phone',
  'topic',
  'urgent',
  'receivedAt',
  'assigneeId',
] as const;
const COUNTED = {
  emailFailed: computed<boolean>('cardinality(failed_emails) > 0'),
  photoCount: computed<number>('cardinality(photos)'),
};

const LEAD = select(leadList, BRIEF, COUNTED);
export type LeadRow = Selected<typeof LEAD>;

const DETAILS = select(
  leadList,
  [
    ...BRIEF,
    'language',
    'address',
    'message',
    'reason',
    'projectType',
    'preferredMaterial',
    'isInsuranceClaim',
    'preferredContact',
    'clientId',
    'estimateId',
    'photos',
  ],
  COUNTED,
);
export type LeadDetailsRow = Selected<typeof DETAILS>;

export const leadById = (db: Db, id: number): Promise<LeadDetailsRow | undefined> =>
  rowWhere(db, DETAILS, sql`where id = ${id}`);

const LIST: List<LeadSort, LeadRow> = {
  rows: LEAD,
  sorts: SORTS,
  usual: { by: 'receivedAt', descending: true },
};

export interface LeadFilter extends PageRequest<LeadSort> {
  readonly kind?: LeadKind | undefined;
  readonly status?: LeadStatus | undefined;
  readonly assigneeId?: number | undefined;
  readonly ids?: readonly number[] | undefined;
}

/** Requests and messages that match, newest first unless another order is asked for. */
export const listLeads = (
  db: Db,
  { kind, status, assigneeId, ids, ...page }: LeadFilter,
): Promise<ListPage<LeadRow>> =>
  readPage(db, LIST, page, [
    kind && sql`kind = ${kind}`,
    status && sql`status = ${status}`,
    assigneeId && sql`assignee_id = ${assigneeId}`,
    ids && sql`id = any(${ids})`,
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

/** Every request that became this client's. */
export const leadsOfClient = (db: Db, clientId: number): Promise<LeadRow[]> =>
  rowsWhere(db, LEAD, sql`where client_id = ${clientId} order by id`);

/** Forgotten clients of whom a request is left. */
export const forgottenWithLeads = forgottenOwners('client', 'lead_list', 'client_id');

const LEAD_ID = select(leadList, ['id']);

/** The newest request of a client that has no estimate yet and is still open. */
export const leadWaitingForEstimate = async (
  db: Db,
  clientId: number,
): Promise<number | undefined> =>
  (
    await rowWhere(
      db,
      LEAD_ID,
      sql`where client_id = ${clientId} and estimate_id is null
        and status in ('new', 'contacted', 'quoted') order by id desc limit 1`,
    )
  )?.id;

/** The request of the estimate in the row beside it, for a query that answers for another room. */
export const leadOf = (table: string): string =>
  `(select max(id) from lead_list where estimate_id = ${table}.id)`;

export const leadOfEstimate = async (db: Db, estimateId: number): Promise<number | undefined> =>
  (await rowWhere(db, LEAD_ID, sql`where estimate_id = ${estimateId} order by id desc limit 1`))
    ?.id;
