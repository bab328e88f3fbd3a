// Who are our clients, who among them looks like somebody else, and how many estimates and jobs has
// each?
import { isUser } from '@purlin/event-sourcing/actors.ts';
import { instant, number, numbers, text } from '@purlin/event-sourcing/columns.ts';
import {
  changed,
  readModel,
  removed,
  sql,
  type Envelope,
  type Key,
  type Noted,
} from '@purlin/event-sourcing/read-model.ts';
import type { ClientEvent } from '@purlin/domain/clients/client.ts';
import { emailKey, phoneDigits } from '@purlin/domain/clients/likeness.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import type { LeadEvent } from '@purlin/domain/leads/lead.ts';
import type { ConversationEvent } from '@purlin/domain/messages/conversation.ts';
import type { JobEvent } from '@purlin/domain/scheduling/job.ts';
import type { ClientsShown, ClientSort } from '@purlin/contracts/clients.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { partyOfConversation } from '../../messages/read-models/conversation-list.ts';
import { upToDate } from '../../platform/core/queries/from-history.ts';
import type { Db } from '../../platform/servers/database.ts';
import {
  byColumn,
  byText,
  readPage,
  sortIndexes,
  type List,
  type PageRequest,
  type SortKeys,
} from '../../platform/core/queries/paging.ts';
import { computed, rowsWhere, select, type Selected } from '../../platform/core/queries/select.ts';
import type { ListPage } from '../../platform/core/room.ts';

const SORTS: SortKeys<ClientSort> = {
  name: byText('name'),
  createdAt: byColumn('created_at', 'timestamptz'),
  estimates: byColumn('estimate_count', 'bigint'),
};

type Details = Extract<ClientEvent, { type: 'ClientAdded' | 'ClientDetailsChanged' }>['data'];
/** What is written down about a client, and what tells them from others. */
const detailsOf = (e: Details) => ({
  name: e.name,
  email: e.email,
  phone: e.phone,
  address: e.address,
  notes: e.notes,
  language: e.language,
  emailKey: emailKey(e.email),
  phoneDigits: phoneDigits(e.phone),
});

/** Whose estimates they are; those that lists show are counted, the archived ones beside them. */
const withEstimates = (
  estimateIds: readonly number[],
  archivedEstimateIds: readonly number[] = [],
) => ({
  estimateIds,
  archivedEstimateIds,
  estimateCount: estimateIds.length - archivedEstimateIds.length,
});

/** Whose an estimate is: a draft may be given to another client. */
interface Owned {
  readonly clientId: number;
}
const withJob = <R extends { readonly jobCount: number }>(row: R | undefined): R | undefined =>
  row && { ...row, jobCount: row.jobCount + 1 };
const owner = ({ note }: Noted<Owned>): Key[] => (note ? [note.clientId] : []);

interface Archivable {
  readonly archivedAt: string | null;
  readonly heardSince: string | null;
}
/** They wrote, answered or changed their contact themselves. */
const heard = <R extends Archivable>(row: R | undefined, { at }: Envelope): R | undefined =>
  row?.archivedAt ? { ...row, heardSince: at } : row;
/** What staff write down for a client is not heard of them. */
const answered = <R extends Archivable>(_: unknown, row: R | undefined, at: Envelope) =>
  isUser(at.by) ? row : heard(row, at);

type Events = ClientEvent | EstimateEvent | JobEvent | LeadEvent | ConversationEvent;

export const clientList = readModel<Events, Owned>()({
  name: 'client_list',
  version: 15,
  columns: {
    id: number().key(),
    name: text(),
    email: text().nullable(),
    phone: text().nullable(),
    address: text().nullable(),
    notes: text().nullable(),
    language: text<Language>(),
    emailKey: text(),
    phoneDigits: text().nullable(),
    createdAt: instant(),
    archivedAt: instant().nullable(),
    heardSince: instant().nullable(),
    jobCount: number(),
    leadIds: numbers(),
    estimateIds: numbers(),
    archivedEstimateIds: numbers(),
    estimateCount: number(),
  },
  indexes: [
    ...sortIndexes(SORTS),
    '(email_key)',
    '(phone_digits)',
    '(platform.folded(name)) where email is null and phone_digits is null',
  ],
  search: ['name', 'email', 'phone', 'address'],
  notes: {
    of: ['estimate'],
    on: {
      EstimateDrafted: (e) => ({ clientId: e.client.id }),
      DraftChanged: (e) => ({ clientId: e.client.id }),
      EstimateDeleted: () => removed,
    },
  },
  key: {
    LeadBecameClient: (e) => e.clientId,
    EstimateDrafted: (e) => e.client.id,
    DraftChanged: (e, at) => [...owner(at), e.client.id],
    EstimateDeleted: (_, at) => owner(at),
    EstimateArchived: (_, at) => owner(at),
    EstimateRestored: (_, at) => owner(at),
    JobScheduled: (e) => e.client.id,
    JobAdded: (e) => e.client.id,
    QuestionAsked: (_, at) => owner(at),
    EstimateApproved: (_, at) => owner(at),
    EstimateDeclined: (_, at) => owner(at),
    MessageSent({ side }, { id }) {
      const party = partyOfConversation(id);
      return side === 'other' && party.kind === 'client' ? party.id : [];
    },
  },
  on: {
    ClientAdded: (e, _, { id, at }) => ({
      id,
      ...detailsOf(e),
      createdAt: at,
      archivedAt: null,
      heardSince: null,
      jobCount: 0,
      leadIds: [],
      ...withEstimates([]),
    }),
    ClientDetailsChanged: (e, row) => changed(row, detailsOf(e)),
    ClientContactUpdated: (e, row, at) =>
      heard(changed(row, { ...e, phoneDigits: phoneDigits(e.phone) }), at),
    ClientArchived: (_, row, { at }) => changed(row, { archivedAt: at }),
    ClientRestored: (_, row) => changed(row, { archivedAt: null, heardSince: null }),
    ClientDeleted: () => removed,
    ClientForgotten: () => removed,
    // A lead names its client again when it gets an estimate.
    LeadBecameClient: (_, row, { id }) =>
      row?.leadIds.includes(id) ? row : row && changed(row, { leadIds: [...row.leadIds, id] }),
    EstimateDrafted: (_, row, { id }) =>
      row && changed(row, withEstimates([...row.estimateIds, id], row.archivedEstimateIds)),
    DraftChanged: (e, row, { id, key }) => {
      const others = row?.estimateIds.filter((one) => one !== id) ?? [];
      const now = key === e.client.id ? [...others, id] : others;
      return changed(row, withEstimates(now, row?.archivedEstimateIds));
    },
    EstimateDeleted: (_, row, { id }) =>
      row &&
      changed(
        row,
        withEstimates(
          row.estimateIds.filter((one) => one !== id),
          row.archivedEstimateIds,
        ),
      ),
    EstimateArchived: (_, row, { id }) =>
      row && changed(row, withEstimates(row.estimateIds, [...row.archivedEstimateIds, id])),
    EstimateRestored: (_, row, { id }) =>
      row &&
      changed(
        row,
        withEstimates(
          row.estimateIds,
          row.archivedEstimateIds.filter((one) => one !== id),
        ),
      ),
    JobScheduled: (_, row) => withJob(row),
    JobAdded: (_, row) => withJob(row),
    QuestionAsked: answered,
    EstimateApproved: answered,
    EstimateDeclined: answered,
    MessageSent: (_, row, at) => heard(row, at),
  },
});

export const CLIENT = select(
  clientList,
  [
    'id',
    'name',
    'email',
    'phone',
    'address',
    'notes',
    'language',
    'createdAt',
    'archivedAt',
    'heardSince',
    'estimateCount',
    'jobCount',
  ],
  {
    archivedEstimateCount: computed<number>('cardinality(archived_estimate_ids)'),
    leadCount: computed<number>('cardinality(lead_ids)'),
  },
);
export type ClientRow = Selected<typeof CLIENT>;

/** In which language the client with this number reads, for a query that answers elsewhere. */
export const languageOf = (clientId: string): string =>
  `coalesce((select language from client_list where id = ${clientId}), 'en')`;

/** The clients with these numbers, in no order; unknown numbers are left out. */
export const clientsByIds = (db: Db, ids: readonly number[]): Promise<ClientRow[]> =>
  rowsWhere(db, CLIENT, sql`where id = any(${ids})`);

export const clientById = async (db: Db, id: number): Promise<ClientRow | undefined> =>
  (await clientsByIds(db, [id]))[0];

const LIST: List<ClientSort, ClientRow> = {
  rows: CLIENT,
  sorts: SORTS,
  usual: { by: 'name', descending: false },
};

/** Clients that match, by name unless another order is asked for. */
export const listClients = (
  db: Db,
  {
    show,
    ids,
    ...page
  }: PageRequest<ClientSort> & {
    readonly show: ClientsShown;
    readonly ids?: readonly number[] | undefined;
  },
): Promise<ListPage<ClientRow>> =>
  readPage(db, LIST, page, [
    ids
      ? sql`id = any(${ids})`
      : show !== 'all' &&
        (show === 'active' ? sql`archived_at is null` : sql`archived_at is not null`),
  ]);

/**
 * Clients there are, archived ones not counted; `month` is a day of the month whose newcomers are
 * counted, in the time zone.
 */
export async function countClients(
  db: Db,
  month: string,
  timeZone: string,
): Promise<{ readonly total: number; readonly added: number }> {
  const { rows } = await db.query<{ total: number; added: number }>({
    name: 'count_clients',
    values: [month, timeZone],
    text: `select count(*) as total, count(*) filter (where created_at >= (date_trunc('month',
      $1::date::timestamp)) at time zone $2) as added from client_list where archived_at is null`,
  });
  return rows[0]!;
}

/** Also a client whom no list shows yet. */
export const clientNow = upToDate('client', clientList, clientById);
