// The words of a vendor: what vendors do, and what can be asked.
import { z } from 'zod';
import { CalendarDate } from '../shared/dates.ts';
import { Forget } from '../shared/forgetting.ts';
import { ContactName, EmailAddress, PostalAddress } from '../shared/contacts.ts';
import { OneLine, SeveralLines } from '../shared/text.ts';
import { DocumentKind } from './documents.ts';

/** What a vendor does (rule: vendor-categories). */
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
  /** Only what is given changes. */
  EditVendor: AddVendor.extend({ status: z.enum(['active', 'inactive']) }).partial(),
  /** `payments`, `jobs`: how many refer to the vendor. */
  RemoveVendor: z.object({ payments: z.int().min(0), jobs: z.int().min(0) }),
  RestoreVendor: z.object({}),
  /** A newer document of the same kind stands in the place of the older one. */
  RecordDocument: z.object({
    kind: DocumentKind,
    number: OneLine().max(100).nullable(),
    expiresOn: CalendarDate.nullable(),
  }),
  RemoveDocument: z.object({ kind: DocumentKind }),
  /** The day has come on which documents run out. */
  NoteDocuments: z.object({}),
  /** `onTheWay`: how many payments to the vendor are in a batch and have not arrived. */
  ForgetVendor: Forget.extend({ onTheWay: z.int().min(0) }),
};
