// The doors of vendors.
import { z } from 'zod';
import { commands, VendorCategory } from '@purlin/domain/vendors/vendor-shapes.ts';
import { Id, Instant, ListQuery, OnlyIds, OptionalText, sortBy, type SortField } from './fields.ts';
import { ForgetBody, Forgetting, Forgotten } from './forgetting.ts';
import { command, query } from './route.ts';

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
  })
  .meta({ id: 'Vendor' });
export type Vendor = z.infer<typeof Vendor>;

/** Blank counts as none. */
const Category = OptionalText.pipe(VendorCategory.nullable());

const VendorSort = sortBy('name', 'contactPerson', 'category', 'status', 'createdAt');
export type VendorSort = SortField<typeof VendorSort>;

export const vendors = {
  list: query('/api/vendors', {
    right: 'vendors.read',
    summary: 'Vendors by name; `q` searches name, contact person, e-mail and phone',
    answer: z.array(Vendor),
    query: ListQuery.extend({
      category: VendorCategory.optional(),
      status: VendorStatus.optional(),
      ids: OnlyIds,
      sort: VendorSort,
    }),
  }),
  details: query('/api/vendors/:id', {
    right: 'vendors.read',
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
    summary: 'Changes what is given; `status` makes a vendor active or inactive',
    decider: 'vendor',
    command: 'EditVendor',
    answer: Vendor,
    body: commands.EditVendor.extend({
      address: OptionalText.optional(),
      category: Category.optional(),
      notes: OptionalText.optional(),
    }),
  }),
  forgetting: query('/api/vendors/:id/forgetting', {
    right: 'people.forget',
    summary: 'What forgetting this vendor would remove, what stays and why; changes nothing',
    answer: Forgetting,
  }),
  forget: command('POST', '/api/vendors/:id/forget', {
    right: 'people.forget',
    summary:
      'Forgets a vendor for ever, with their sign-ins; payments keep naming the company. The ' +
      'name confirms it',
    decider: 'vendor',
    command: 'ForgetVendor',
    answer: Forgotten,
    body: ForgetBody,
  }),
};
