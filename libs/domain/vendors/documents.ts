// Documents that vendors must have: kind, number, expiration date.
import { z } from 'zod';
import { dayAfter } from '../shared/days.ts';

export const DOCUMENT_KINDS = [
  'ccb-licence',
  'liability-insurance',
  'workers-compensation',
  'w-9',
] as const;
export const DocumentKind = z.enum(DOCUMENT_KINDS, 'Please choose a document type');
export type DocumentKind = z.infer<typeof DocumentKind>;

/** The documents that must be valid while a vendor works. */
export const INSURANCES = [
  'liability-insurance',
  'workers-compensation',
] as const satisfies readonly DocumentKind[];

/** `number` is null for a W-9: it would be the taxpayer number, which nobody needs here. */
export const VendorDocument = z.object({
  kind: DocumentKind,
  number: z.string().nullable(),
  /** Last day of validity; null if it doesn't expire. */
  expiresOn: z.iso.date().nullable(),
});
export type VendorDocument = z.infer<typeof VendorDocument>;

export type DocumentState = 'valid' | 'expiring' | 'expired';

/** Warn this many days before expiration. */
export const WARNING_DAYS = 30;

/** The latest expiration date to warn about today. */
export const lastWarnedDay = (today: string): string => dayAfter(today, WARNING_DAYS);

/** A document's status on a day in the company's time zone. */
export const stateOf = ({ expiresOn }: VendorDocument, today: string): DocumentState =>
  expiresOn === null || expiresOn > lastWarnedDay(today)
    ? 'valid'
    : expiresOn < today
      ? 'expired'
      : 'expiring';

/** The insurance that expired first, if any. Missing insurance doesn't count as expired. */
export const lapsedInsurance = (
  documents: readonly VendorDocument[],
  today: string,
): VendorDocument | undefined =>
  documents
    .filter(
      (one) =>
        (INSURANCES as readonly DocumentKind[]).includes(one.kind) &&
        stateOf(one, today) === 'expired',
    )
    .toSorted((a, b) => (a.expiresOn! < b.expiresOn! ? -1 : 1))[0];
