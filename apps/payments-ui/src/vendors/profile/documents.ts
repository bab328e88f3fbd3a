// The papers a vendor works under, and what they are called.
import type { Vendor } from '@purlin/contracts/vendors.ts';

export type VendorDocument = Vendor['documents'][number];
export type DocumentKind = VendorDocument['kind'];

export const documentNames: Readonly<Record<DocumentKind, string>> = {
  'ccb-licence': 'CCB license',
  'liability-insurance': 'Liability insurance',
  'workers-compensation': 'Workers’ compensation',
  'w-9': 'W-9',
};
/** In the order in which they are asked for. */
export const DOCUMENT_KINDS = Object.keys(documentNames) as readonly DocumentKind[];
