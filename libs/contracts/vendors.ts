// Vendor routes.
import { z } from 'zod';
import { commands, VendorCategory } from '@purlin/domain/vendors/vendor-shapes.ts';
import {
  Id,
  Instant,
  ListQuery,
  OnlyIds,
  OptionalDate,
  OptionalText,
  sortBy,
  type SortField,
} from './fields.ts';
import { importDoors } from './csv-import.ts';
import { ForgetBody, Forgetting, Forgotten } from './forgetting.ts';
import { command, query } from './route.ts';

const { kind: DocumentKind } = commands.RecordDocument.shape;
export const VendorStatus = z.enum(['active', 'inactive']);

export const Vendor = z
  .object({
    id: Id,
    name: z.string(),
    contactPerson: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string().nullable(),
    category: VendorCategory.nullable(),
    notes: z.string().nullable(),
    status: VendorStatus,
    createdAt: Instant,
    archivedAt: Instant.nullable(),
    /** Documents on file; `expiring` means within 30 days. */
    documents: z.array(
      z.object({
        kind: DocumentKind,
        number: z.string().nullable(),
        expiresOn: z.iso.date().nullable(),
        state: z.enum(['valid', 'expiring', 'expired']),
      }),
    ),
  })
  .meta({ id: 'Vendor' });
export type Vendor = z.infer<typeof Vendor>;

export const VendorMetrics = z
  .object({
    totalVendors: z.int(),
    activeVendors: z.int(),
    /** Number of different trades. */
    categories: z.int(),
  })
  .meta({ id: 'VendorMetrics' });

/** The result of removing a vendor, with a sentence explaining it. */
export const RemovedVendor = z
  .object({ id: Id, removed: z.enum(['deleted', 'archived']), message: z.string() })
  .meta({ id: 'RemovedVendor' });

export const VendorTimelineEntry = z
  .object({
    /** Unique per entry. */
    id: z.string(),
    at: Instant,
    by: z.string(),
    about: z.enum(['vendor', 'payment', 'bank-account']),
    /** The payment it is about. */
    subject: z.object({ id: Id, title: z.string() }).nullable(),
    summary: z.string(),
  })
  .meta({ id: 'VendorTimelineEntry' });
export type VendorTimelineEntry = z.infer<typeof VendorTimelineEntry>;

export const VendorsShown = z.enum(['active', 'archived', 'all']);

/** Blank becomes null. */
const Category = OptionalText.pipe(VendorCategory.nullable());

const VendorSort = sortBy('name', 'contactPerson', 'category', 'status', 'createdAt');
export type VendorSort = SortField<typeof VendorSort>;

/** Not `/:id/documents/…`, because a kind is not a resource. */
const documents = '/api/vendors/:id/documents';
const imports = importDoors('/api/vendors', 'vendors', 'vendors.write');

export const vendors = {
  list: query('/api/vendors', {
    right: 'vendors.read',
    summary:
      'Vendors by name; `q` searches name, contact person, email, and phone; archived ones only ' +
      'if `show` says so',
    answer: z.array(Vendor),
    query: ListQuery.extend({
      category: VendorCategory.optional(),
      status: VendorStatus.optional(),
      show: VendorsShown.default('active'),
      ids: OnlyIds,
      sort: VendorSort,
    }),
  }),
  metrics: query('/api/vendors/metrics', {
    right: 'vendors.read',
    summary: 'Vendor and category counts',
    answer: VendorMetrics,
  }),
  details: query('/api/vendors/:id', {
    right: 'vendors.read',
    of: 'vendor',
    summary: 'One vendor',
    answer: Vendor,
  }),
  add: command('POST', '/api/vendors', {
    right: 'vendors.write',
    summary: 'Adds a vendor',
    decider: 'vendor',
    command: 'AddVendor',
    stream: 'new',
    answer: Vendor,
    body: commands.AddVendor.extend({
      address: OptionalText,
      category: Category,
      notes: OptionalText,
    }),
  }),
  edit: command('PATCH', '/api/vendors/:id', {
    right: 'vendors.write',
    summary: 'Updates the given fields; `status` makes a vendor active or inactive',
    decider: 'vendor',
    command: 'EditVendor',
    answer: Vendor,
    body: commands.EditVendor.extend({
      address: OptionalText.optional(),
      category: Category.optional(),
      notes: OptionalText.optional(),
    }),
  }),
  remove: command('DELETE', '/api/vendors/:id', {
    right: 'vendors.write',
    summary: 'Deletes a vendor that nothing refers to; archives any other',
    decider: 'vendor',
    command: 'RemoveVendor',
    answer: RemovedVendor,
  }),
  restore: command('POST', '/api/vendors/:id/restore', {
    right: 'vendors.write',
    summary: 'Restores an archived vendor',
    decider: 'vendor',
    command: 'RestoreVendor',
    answer: Vendor,
  }),
  putDocument: command('PUT', documents, {
    right: 'vendors.write',
    summary: 'Adds a license, insurance certificate, or W-9, replacing an older one of its type',
    decider: 'vendor',
    command: 'RecordDocument',
    answer: Vendor,
    body: z.object({
      kind: DocumentKind,
      number: OptionalText.pipe(z.string().max(100).nullable()),
      expiresOn: OptionalDate,
    }),
  }),
  removeDocument: command('POST', `${documents}/remove`, {
    right: 'vendors.write',
    summary: 'Removes a document that’s no longer on file',
    decider: 'vendor',
    command: 'RemoveDocument',
    answer: Vendor,
    body: commands.RemoveDocument,
  }),
  timeline: query('/api/vendors/:id/timeline', {
    right: 'vendors.read',
    summary: 'The history of a vendor, their bank account, and their payments, newest first',
    answer: z.array(VendorTimelineEntry),
    query: ListQuery.omit({ q: true }),
  }),
  ...imports,
  forgetting: query('/api/vendors/:id/forgetting', {
    right: 'people.forget',
    summary:
      'Previews deleting this vendor’s personal data: what would be deleted, what would be kept, ' +
      'and why',
    answer: Forgetting,
  }),
  forget: command('POST', '/api/vendors/:id/forget', {
    right: 'people.forget',
    summary:
      'Permanently deletes a vendor’s personal data and portal access; payments keep the company ' +
      'name. The vendor’s name confirms it',
    decider: 'vendor',
    command: 'ForgetVendor',
    answer: Forgotten,
    body: ForgetBody,
  }),
};
