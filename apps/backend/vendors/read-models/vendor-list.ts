// Who are our vendors, what do they do, and do we still work with them?
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { VendorDetails, VendorEvent } from '@purlin/domain/vendors/vendor.ts';
import type { VendorCategory } from '@purlin/domain/vendors/vendor-shapes.ts';
import { VendorStatus, type VendorSort } from '@purlin/contracts/vendors.ts';
import { upToDate } from '../../platform/core/from-history.ts';
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

const setStatus = (id: number, status: VendorRow['status']) =>
  sql`update vendor_list set status = ${status} where id = ${id}`;

const SORTS: List<VendorSort>['sorts'] = {
  name: byText('name'),
  contactPerson: byText('contact_person'),
  category: byText('category'),
  status: byWords('status', VendorStatus.options),
  createdAt: byColumn('created_at', 'timestamptz'),
};

export const vendorList = readModel<VendorEvent>()({
  name: 'vendor_list',
  version: 2,
  columns: `id bigint primary key, name text not null, contact_person text not null,
    email text not null, phone text not null, address text, category text, notes text,
    status text not null default 'active', created_at timestamptz not null`,
  indexes: sortIndexes(SORTS),
  search: ['name', 'contact_person', 'email', 'phone'],
  on: {
    VendorAdded: (e, { id, at }) => sql`
      insert into vendor_list values (${id}, ${e.name}, ${e.contactPerson}, ${e.email}, ${e.phone},
        ${e.address}, ${e.category}, ${e.notes}, 'active', ${at})`,
    VendorDetailsChanged: (e, { id }) => sql`
      update vendor_list set name = ${e.name}, contact_person = ${e.contactPerson},
        email = ${e.email}, phone = ${e.phone},
        address = ${e.address}, category = ${e.category}, notes = ${e.notes} where id = ${id}`,
    VendorDeactivated: (_, { id }) => setStatus(id, 'inactive'),
    VendorReactivated: (_, { id }) => setStatus(id, 'active'),
  },
});

export interface VendorRow extends VendorDetails {
  readonly id: number;
  readonly status: 'active' | 'inactive';
  readonly createdAt: string;
}
const COLUMNS =
  'id, name, contact_person as "contactPerson", email, phone, address, category, notes, ' +
  'status, created_at as "createdAt"';

/** The vendors with these numbers, in no order; unknown numbers are left out. */
export const vendorsByIds = async (db: Db, ids: readonly number[]): Promise<VendorRow[]> =>
  (
    await db.query<VendorRow>({
      name: 'vendors_by_ids',
      text: `select ${COLUMNS} from vendor_list where id = any($1)`,
      values: [ids],
    })
  ).rows;

export const vendorById = async (db: Db, id: number): Promise<VendorRow | undefined> =>
  (await vendorsByIds(db, [id]))[0];

const LIST: List<VendorSort> = {
  model: vendorList,
  columns: COLUMNS,
  sorts: SORTS,
  usual: { by: 'name', descending: false },
};

export interface VendorFilter extends PageRequest<VendorSort> {
  readonly category?: VendorCategory | undefined;
  readonly status?: VendorRow['status'] | undefined;
}

/** Vendors that match, by name unless another order is asked for. */
export const listVendors = (
  db: Db,
  { category, status, ...page }: VendorFilter,
): Promise<ListPage<VendorRow>> =>
  readPage(db, LIST, page, [
    category && sql`category = ${category}`,
    status && sql`status = ${status}`,
  ]);

/** Also a vendor who was added, or became active again, a moment ago. */
export const vendorNow = upToDate(
  'vendor',
  vendorList,
  vendorById,
  ({ status }) => status === 'active',
);
