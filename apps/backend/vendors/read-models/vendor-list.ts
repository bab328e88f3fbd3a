// Who are our vendors, what do they do, and do we still work with them?
import { day, instant, json, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, removed, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { VendorDetails, VendorEvent } from '@purlin/domain/vendors/vendor.ts';
import {
  lapsedInsurance,
  type DocumentKind,
  type VendorDocument,
} from '@purlin/domain/vendors/documents.ts';
import type { VendorCategory } from '@purlin/domain/vendors/vendor-shapes.ts';
import { VendorStatus, type VendorSort } from '@purlin/contracts/vendors.ts';
import { upToDate } from '../../platform/core/queries/from-history.ts';
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
import { rowsWhere, select } from '../../platform/core/queries/select.ts';
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

const others = (documents: readonly VendorDocument[], kind: DocumentKind) =>
  documents.filter((one) => one.kind !== kind);

/** The documents, and the day that queries ask for: JSON is shown, never looked into. */
const withDocuments = (documents: readonly VendorDocument[]) => ({
  documents,
  nextExpiry:
    documents.flatMap(({ expiresOn }) => (expiresOn === null ? [] : [expiresOn])).toSorted()[0] ??
    null,
});

export const vendorList = readModel<VendorEvent>()({
  name: 'vendor_list',
  version: 8,
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
    archivedAt: instant().nullable(),
    documents: json<readonly VendorDocument[]>(),
    /** On which the first of the documents ends; null when none does. */
    nextExpiry: day().nullable(),
  },
  indexes: sortIndexes(SORTS),
  search: ['name', 'contactPerson', 'email', 'phone'],
  on: {
    VendorAdded: (e, _, { id, at }) => ({
      id,
      ...detailsOf(e),
      status: 'active',
      createdAt: at,
      archivedAt: null,
      ...withDocuments([]),
    }),
    VendorDetailsChanged: (e, row) => changed(row, detailsOf(e)),
    VendorDeactivated: (_, row) => changed(row, { status: 'inactive' }),
    VendorReactivated: (_, row) => changed(row, { status: 'active' }),
    VendorArchived: (_, row, { at }) => changed(row, { archivedAt: at }),
    VendorRestored: (_, row) => changed(row, { archivedAt: null }),
    VendorDeleted: () => removed,
    VendorDocumentRecorded: (document, row) =>
      row && changed(row, withDocuments([...others(row.documents, document.kind), document])),
    VendorDocumentRemoved: ({ kind }, row) =>
      row && changed(row, withDocuments(others(row.documents, kind))),
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
  readonly show?: 'active' | 'archived' | 'all' | undefined;
}

/** Vendors that match, by name unless another order is asked for. */
export const listVendors = (
  db: Db,
  { category, status, ids, show = 'active', ...page }: VendorFilter,
): Promise<ListPage<VendorRow>> =>
  readPage(db, LIST, page, [
    category && sql`category = ${category}`,
    status && sql`status = ${status}`,
    ids && sql`id = any(${ids})`,
    show !== 'all' &&
      (show === 'archived' ? sql`archived_at is not null` : sql`archived_at is null`),
  ]);

/** The last day of the insurance that ran out first, if any has by this day. */
export const insuranceEnded = (
  { documents }: Pick<VendorRow, 'documents'>,
  today: string,
): string | undefined => lapsedInsurance(documents, today)?.expiresOn ?? undefined;

/** Vendors of whom a document ends by this day. */
export const withDocumentsUntil = async (db: Db, until: string): Promise<number[]> =>
  (
    await rowsWhere(
      db,
      VENDOR,
      sql`where archived_at is null and status = 'active' and next_expiry <= ${until}`,
    )
  ).map(({ id }) => id);

/** How many vendors are in the lists, how many of them active, and how many kinds of work. */
export async function countVendors(db: Db) {
  const { rows } = await db.query<{
    totalVendors: number;
    activeVendors: number;
    categories: number;
  }>({
    name: 'vendor_counts',
    text: `select count(*)::int as "totalVendors",
        (count(*) filter (where status = 'active'))::int as "activeVendors",
        count(distinct category)::int as categories
      from vendor_list where archived_at is null`,
    values: [],
  });
  return rows[0]!;
}

/** Vendors with one of these names or e-mail addresses, capitals or not. */
export const vendorsLike = (
  db: Db,
  names: readonly string[],
  emails: readonly string[],
): Promise<VendorRow[]> =>
  rowsWhere(
    db,
    VENDOR,
    sql`where platform.folded(name) = any(array(
      select platform.folded(n) from unnest(${names}::text[]) n))
      or lower(email) = any(${emails.map((email) => email.toLowerCase())}) order by id`,
  );

/** Also a vendor who was added, or became active again, a moment ago. */
export const vendorNow = upToDate(
  'vendor',
  vendorList,
  vendorById,
  ({ status }) => status === 'active',
);

/** As SQL: that there is a vendor with this number, for a query that answers for another room. */
export const isVendor = (id: string): string =>
  `exists (select from vendor_list where vendor_list.id = ${id})`;
