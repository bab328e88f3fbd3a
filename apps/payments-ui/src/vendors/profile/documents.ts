// The kinds of vendor documents and their display names.
import type { Vendor } from '@purlin/contracts/vendors.ts';
import { say } from '@purlin/words/screens/vendor-page.ts';

export type VendorDocument = Vendor['documents'][number];
export type DocumentKind = VendorDocument['kind'];

/** In the order they are asked for. */
export const DOCUMENT_KINDS = [
  'ccb-licence',
  'liability-insurance',
  'workers-compensation',
  'w-9',
] as const satisfies readonly DocumentKind[];
export const documentName = (kind: DocumentKind): string => say(`paper.${kind}`);
