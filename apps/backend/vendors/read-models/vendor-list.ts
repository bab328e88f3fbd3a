// Who are our vendors, what do they do, and do we still work with them?
import { z } from 'zod';
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { VendorCategory, VendorDetails, VendorEvent } from '@purlin/domain/vendors/vendor.ts';
import type { Db } from '../../platform/database.ts';
import { containing, fromCursor, pageOf } from '../../platform/paging.ts';
import type { Page } from '../../platform/room.ts';

const setStatus = (id: number, status: VendorRow['status']) => sql`update vendor_list set status = ${status} where id = ${id}`;

export const vendorList = readModel<VendorEvent>()({
  name: 'vendor_list',
  version: 1,
  columns: `id bigint primary key, name text not null, contact_person text not null, email text not null, phone text not null, address text, category text, notes text,
    status text not null default 'active', created_at timestamptz not null`,
  indexes: ['(lower(name), id)', '(category, lower(name), id)'],
  on: {
    VendorAdded: (e, { id, at }) => sql`
      insert into vendor_list values (${id}, ${e.name}, ${e.contactPerson}, ${e.email}, ${e.phone}, ${e.address}, ${e.category}, ${e.notes}, 'active', ${at})`,
    VendorDetailsChanged: (e, { id }) => sql`
      update vendor_list set name = ${e.name}, contact_person = ${e.contactPerson}, email = ${e.email}, phone = ${e.phone},
        address = ${e.address}, category = ${e.category}, notes = ${e.notes} where id = ${id}`,
    VendorDeactivated: (_, { id }) => setStatus(id, 'inactive'),
    VendorReactivated: (_, { id }) => setStatus(id, 'active'),
  },
});

export interface VendorRow extends VendorDetails { readonly id: number; readonly status: 'active' | 'inactive'; readonly createdAt: string }
const COLUMNS = 'id, name, contact_person as "contactPerson", email, phone, address, category, notes, status, created_at as "createdAt"';

/** The vendors with these numbers, in no order; unknown numbers are left out. */
export const vendorsByIds = async (db: Db, ids: readonly number[]): Promise<VendorRow[]> =>
  (await db.query<VendorRow>({ name: 'vendors_by_ids', text: `select ${COLUMNS} from vendor_list where id = any($1)`, values: [ids] })).rows;

export const vendorById = async (db: Db, id: number): Promise<VendorRow | undefined> => (await vendorsByIds(db, [id]))[0];

const Cursor = z.tuple([z.string(), z.int()]);
export interface VendorFilter {
  readonly limit: number; readonly cursor?: string | undefined; readonly q: string;
  readonly category?: VendorCategory | undefined; readonly status?: VendorRow['status'] | undefined;
}

/** Vendors by name; the cursor is the name and id of the last one on the page before. */
export async function listVendors(db: Db, { limit, cursor, q, category, status }: VendorFilter): Promise<Page<VendorRow>> {
  const values: unknown[] = [limit + 1];
  const where: string[] = [];
  const value = (v: unknown): string => `$${values.push(v)}`;
  if (cursor !== undefined) {
    const [afterName, afterId] = fromCursor(Cursor, cursor);
    where.push(`(lower(name), id) > (${value(afterName)}, ${value(afterId)})`);
  }
  if (category) where.push(`category = ${value(category)}`);
  if (status) where.push(`status = ${value(status)}`);
  if (q) {
    const like = value(containing(q));
    where.push(`(name ilike ${like} or contact_person ilike ${like} or email ilike ${like} or phone ilike ${like})`);
  }
  const { rows } = await db.query<VendorRow & { sortName: string }>(
    `select ${COLUMNS}, lower(name) as "sortName" from vendor_list ${where.length ? `where ${where.join(' and ')}` : ''} order by lower(name), id limit $1`, values);
  return pageOf(rows, limit, (last) => [last.sortName, last.id]);
}
