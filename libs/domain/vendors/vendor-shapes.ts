// Vendor shapes and commands.
import { z } from 'zod';
import { CalendarDate } from '../shared/dates.ts';
import { Forget } from '../shared/forgetting.ts';
import { ContactName, EmailAddress, PostalAddress } from '../shared/contacts.ts';
import { OneLine, SeveralLines } from '../shared/text.ts';
import { DocumentKind } from './documents.ts';

/** A vendor's trade (rule: vendor-categories). */
export const VendorCategory = z.enum([
  'General Contractor',
  'Electrician',
  'Plumber',
  'HVAC',
  'Roofing',
  'Flooring',
  'Painting',
  'Landscaping',
  'Cleaning Services',
  'Other',
]);
export type VendorCategory = z.infer<typeof VendorCategory>;

const AddVendor = z.object({
  name: ContactName('Please enter the company name'),
  contactPerson: ContactName('Please enter a contact person'),
  email: EmailAddress,
  phone: OneLine('Please enter a phone number').min(1, 'Please enter a phone number').max(50),
  address: PostalAddress.nullable(),
  category: VendorCategory.nullable(),
  notes: SeveralLines().max(4000).nullable(),
});

export const commands = {
  AddVendor,
  /** Missing fields stay unchanged. */
  EditVendor: AddVendor.extend({ status: z.enum(['active', 'inactive']) }).partial(),
  /** `payments`, `jobs`: how many refer to the vendor. */
  /** `usesPortal`: messages were written with them, or they have a portal user. */
  RemoveVendor: z.object({
    payments: z.int().min(0),
    jobs: z.int().min(0),
    usesPortal: z.boolean(),
  }),
  RestoreVendor: z.object({}),
  /** Replaces the document of the same kind. */
  RecordDocument: z.object({
    kind: DocumentKind,
    number: OneLine().max(100).nullable(),
    expiresOn: CalendarDate.nullable(),
  }),
  RemoveDocument: z.object({ kind: DocumentKind }),
  /** Daily check for expiring documents. */
  NoteDocuments: z.object({}),
  /** `onTheWay`: number of payments to the vendor that were batched and have not settled. */
  ForgetVendor: Forget.extend({ onTheWay: z.int().min(0) }),
};
