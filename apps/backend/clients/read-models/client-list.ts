// Who are our clients, who among them looks like somebody else, and how many estimates and jobs has
// each?
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { ClientEvent } from '@purlin/domain/clients/client.ts';
import { emailKey, phoneDigits } from '@purlin/domain/clients/likeness.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import type { LeadEvent } from '@purlin/domain/leads/lead.ts';
import type { JobEvent } from '@purlin/domain/scheduling/job.ts';
import type { ClientsShown, ClientSort } from '@purlin/contracts/clients.ts';
import { upToDate } from '../../platform/core/from-history.ts';
import type { Db } from '../../platform/servers/database.ts';
import {
  byColumn,
  byText,
  readPage,
  sortIndexes,
  type List,
  type PageRequest,
} from '../../platform/servers/paging.ts';
import type { ListPage } from '../../platform/core/room.ts';

const SORTS: List<ClientSort>['sorts'] = {
  name: byText('name'),
  createdAt: byColumn('created_at', 'timestamptz'),
  estimates: byColumn('estimate_count', 'bigint'),
};

const setArchived = (id: number, at: string | null) =>
  sql`update client_list set archived_at = ${at} where id = ${id}`;

const addEstimate = (clientId: number, id: number) =>
  sql`update client_list set estimate_ids = array_append(estimate_ids,
    ${id}::bigint) where id = ${clientId}`;
const takeEstimate = (id: number) =>
  sql`update client_list set estimate_ids = array_remove(estimate_ids,
    ${id}::bigint) where estimate_ids @> array[${id}::bigint]`;

export const clientList = readModel<ClientEvent | EstimateEvent | JobEvent | LeadEvent>()({
  name: 'client_list',
  version: 4,
  columns: `id bigint primary key, name text not null, email text not null, phone text,
    address text, notes text, email_key text not null, phone_digits text,
    created_at timestamptz not null, archived_at timestamptz, job_count bigint not null default 0,
      lead_ids bigint[] not null default '{}',
    estimate_ids bigint[] not null default '{}', estimate_count bigint not null generated always as
      (cardinality(estimate_ids)) stored`,
  indexes: [...sortIndexes(SORTS), '(email_key)', '(phone_digits)', 'using gin (estimate_ids)'],
  search: ['name', 'email', 'phone', 'address', 'phone_digits'],
  on: {
    ClientAdded: (e, { id, at }) => sql`
      insert into client_list (id, name, email, phone, address, notes, email_key, phone_digits,
        created_at) values (${id}, ${e.name}, ${e.email}, ${e.phone}, ${e.address}, ${e.notes},
        ${emailKey(e.email)}, ${phoneDigits(e.phone)}, ${at})`,
    ClientDetailsChanged: (e, { id }) => sql`
      update client_list set name = ${e.name}, email = ${e.email}, phone = ${e.phone},
        address = ${e.address}, notes = ${e.notes},
        email_key = ${emailKey(e.email)}, phone_digits = ${phoneDigits(e.phone)} where id = ${id}`,
    ClientArchived: (_, { id, at }) => setArchived(id, at),
    ClientRestored: (_, { id }) => setArchived(id, null),
    ClientDeleted: (_, { id }) => sql`delete from client_list where id = ${id}`,
    // A lead names its client again when it gets an estimate.
    LeadBecameClient: (e, { id }) =>
      sql`update client_list set lead_ids = array_append(lead_ids,
        ${id}::bigint) where id = ${e.clientId} and not ${id}::bigint = any(lead_ids)`,
    EstimateDrafted: (e, { id }) => addEstimate(e.client.id, id),
    // A draft may be given to another client.
    DraftChanged: (e, { id }) => [takeEstimate(id), addEstimate(e.client.id, id)],
    EstimateDeleted: (_, { id }) => takeEstimate(id),
    JobScheduled: (e) =>
      sql`update client_list set job_count = job_count + 1 where id = ${e.client.id}`,
  },
});

export interface ClientRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly address: string | null;
  readonly notes: string | null;
  readonly createdAt: string;
  readonly archivedAt: string | null;
  readonly estimateCount: number;
  readonly jobCount: number;
  readonly leadCount: number;
}
const COLUMNS =
  'id, name, email, phone, address, notes, created_at as "createdAt", archived_at as ' +
  '"archivedAt", estimate_count as "estimateCount", job_count as "jobCount", ' +
  'cardinality(lead_ids) as "leadCount"';

export const clientById = async (db: Db, id: number): Promise<ClientRow | undefined> =>
  (
    await db.query<ClientRow>({
      name: 'client_by_id',
      text: `select ${COLUMNS} from client_list where id = $1`,
      values: [id],
    })
  ).rows[0];

const LIST: List<ClientSort> = {
  model: clientList,
  columns: COLUMNS,
  sorts: SORTS,
  usual: { by: 'name', descending: false },
};

/** Clients that match, by name unless another order is asked for. */
export const listClients = (
  db: Db,
  { show, ...page }: PageRequest<ClientSort> & { readonly show: ClientsShown },
): Promise<ListPage<ClientRow>> =>
  readPage(db, LIST, page, [
    show !== 'all' && (show === 'active' ? sql`archived_at is null` : sql`archived_at is not null`),
  ]);

const MOST_SIMILAR = 5;

/**
 * Clients with the same e-mail address or telephone number, longest known first; what is blank
 * matches nobody.
 */
export async function similarClients(
  db: Db,
  {
    email,
    phone,
    except = 0,
  }: { readonly email: string; readonly phone: string; readonly except?: number | undefined },
): Promise<ClientRow[]> {
  const values = [emailKey(email), phoneDigits(phone), except, MOST_SIMILAR];
  return (
    await db.query<ClientRow>({
      name: 'similar_clients',
      text: `select ${COLUMNS} from client_list where (email_key = nullif($1,
        '') or phone_digits = $2) and id <> $3 order by id limit $4`,
      values,
    })
  ).rows;
}

/** By what two clients are told apart. */
export interface Likeness {
  readonly name: string;
  readonly emailKey: string;
  readonly phoneDigits: string | null;
}

/** Everybody with one of these e-mail addresses or telephone numbers, longest known first. */
export async function clientsLike(
  db: Db,
  those: readonly Likeness[],
): Promise<(Likeness & { readonly archived: boolean })[]> {
  const values = [those.map((one) => one.emailKey), those.flatMap((one) => one.phoneDigits ?? [])];
  const { rows } = await db.query<Likeness & { readonly archived: boolean }>({
    name: 'clients_like',
    values,
    text: `select name, email_key as "emailKey", phone_digits as "phoneDigits",
      archived_at is not null as archived from client_list where email_key = any($1) or phone_digits
      = any($2) order by id`,
  });
  return rows;
}

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
