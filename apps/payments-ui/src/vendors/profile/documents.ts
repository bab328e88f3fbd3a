// The papers a vendor works under, and what they are called.
import type { Vendor } from '@purlin/contracts/vendors.ts';
import { say } from '@purlin/words/screens/vendor-page.ts';

export type VendorDocument = Vendor['documents'][number];
export type DocumentKind = VendorDocument['kind'];

/** In the order in which they are asked for. */
export const DOCUMENT_KINDS = [
  'ccb-licence',
  'liability-insurance',
  'workers-compensation',
  'w-9',
] as const satisfies readonly DocumentKind[];
export const documentName = (kind: DocumentKind): string => say(`paper.${kind}`);
