// Who are our clients, and how many estimates has each?
import { z } from 'zod';
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { ClientEvent } from '@purlin/domain/clients/client.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/estimate.ts';
import type { Db } from '../../platform/database.ts';
import { containing, fromCursor, pageOf } from '../../platform/paging.ts';
import type { Page } from '../../platform/room.ts';

export const clientList = readModel<ClientEvent | EstimateEvent>()({
  name: 'client_list',
  version: 1,
  columns: 'id bigint primary key, name text not null, email text not null, phone text, address text, created_at timestamptz not null, estimate_count int not null default 0',
  indexes: ['(lower(name), id)'],
  on: {
    ClientAdded: (e, { id, at }) => sql`insert into client_list values (${id}, ${e.name}, ${e.email}, ${e.phone}, ${e.address}, ${at})`,
    EstimateDrafted: (e) => sql`update client_list set estimate_count = estimate_count + 1 where id = ${e.client.id}`,
  },
});

export interface ClientRow {
  readonly id: number; readonly name: string; readonly email: string; readonly phone: string | null; readonly address: string | null;
  readonly createdAt: string; readonly estimateCount: number;
}
const COLUMNS = `id, name, email, phone, address, created_at as "createdAt", estimate_count as "estimateCount"`;

export const clientById = async (db: Db, id: number): Promise<ClientRow | undefined> =>
  (await db.query<ClientRow>({ name: 'client_by_id', text: `select ${COLUMNS} from client_list where id = $1`, values: [id] })).rows[0];

const Cursor = z.tuple([z.string(), z.int()]);

/** Clients by name; the cursor is the name and id of the last one on the page before. */
export async function listClients(db: Db, { limit, cursor, q }: { limit: number; cursor?: string | undefined; q: string }): Promise<Page<ClientRow>> {
  const [afterName, afterId] = cursor === undefined ? ['', 0] : fromCursor(Cursor, cursor);
  const { rows } = await db.query<ClientRow & { sortName: string }>(
    `select ${COLUMNS}, lower(name) as "sortName" from client_list
     where (lower(name), id) > ($1, $2) and ($3 = '' or name ilike $4 or email ilike $4 or phone ilike $4 or address ilike $4)
     order by lower(name), id limit $5`,
    [afterName, afterId, q, containing(q), limit + 1],
  );
  return pageOf(rows, limit, (last) => [last.sortName, last.id]);
}
