// Who are our vendors, what do they do, and do we still work with them?
import { instant, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, removed, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
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
  type SortKeys,
} from '../../platform/core/paging.ts';
import { rowsWhere, select } from '../../platform/core/select.ts';
import type { ListPage } from '../../platform/core/room.ts';

const SORTS: SortKeys<VendorSort> = {
  name: byText('name'),
  contactPerson: byText('contact_person'),
  category: byText('category'),
  status: byWords('status', VendorStatus.options),
  createdAt: byColumn('created_at', 'timestamptz'),
};

const detailsOf = (e: VendorDetails): VendorDetails => ({
  name: e.name,
  contactPerson: e.contactPerson,
  email: e.email,
  phone: e.phone,
  address: e.address,
  category: e.category,
  notes: e.notes,
});

export const vendorList = readModel<VendorEvent>()({
  name: 'vendor_list',
  version: 4,
  columns: {
    id: number().key(),
    name: text(),
    contactPerson: text(),
    email: text(),
    phone: text(),
    address: text().nullable(),
    category: text<VendorCategory>().nullable(),
    notes: text().nullable(),
    status: text<'active' | 'inactive'>(),
    createdAt: instant(),
  },
  indexes: sortIndexes(SORTS),
  search: ['name', 'contactPerson', 'email', 'phone'],
  on: {
    VendorAdded: (e, _, { id, at }) => ({
      id,
      ...detailsOf(e),
      status: 'active',
      createdAt: at,
    }),
    VendorDetailsChanged: (e, row) => changed(row, detailsOf(e)),
    VendorDeactivated: (_, row) => changed(row, { status: 'inactive' }),
    VendorReactivated: (_, row) => changed(row, { status: 'active' }),
    VendorForgotten: () => removed,
  },
});

export type VendorRow = RowOf<typeof vendorList>;
const VENDOR = select(vendorList);

/** The vendors with these numbers, in no order; unknown numbers are left out. */
export const vendorsByIds = (db: Db, ids: readonly number[]): Promise<VendorRow[]> =>
  rowsWhere(db, VENDOR, sql`where id = any(${ids})`);

export const vendorById = async (db: Db, id: number): Promise<VendorRow | undefined> =>
  (await vendorsByIds(db, [id]))[0];

const LIST: List<VendorSort, VendorRow> = {
  rows: VENDOR,
  sorts: SORTS,
  usual: { by: 'name', descending: false },
};

export interface VendorFilter extends PageRequest<VendorSort> {
  readonly category?: VendorCategory | undefined;
  readonly status?: VendorRow['status'] | undefined;
  readonly ids?: readonly number[] | undefined;
}

/** Vendors that match, by name unless another order is asked for. */
export const listVendors = (
  db: Db,
  { category, status, ids, ...page }: VendorFilter,
): Promise<ListPage<VendorRow>> =>
  readPage(db, LIST, page, [
    category && sql`category = ${category}`,
    status && sql`status = ${status}`,
    ids && sql`id = any(${ids})`,
  ]);

/** Also a vendor who was added, or became active again, a moment ago. */
export const vendorNow = upToDate(
  'vendor',
  vendorList,
  vendorById,
  ({ status }) => status === 'active',
);
