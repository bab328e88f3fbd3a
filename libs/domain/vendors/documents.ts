// The papers a vendor has to have: what kind, which number, until when.
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

/** Which of them have to be in force while a vendor works. */
export const INSURANCES = [
  'liability-insurance',
  'workers-compensation',
] as const satisfies readonly DocumentKind[];

/** The number of a W-9 would be the vendor's taxpayer number, which nobody needs here: null. */
export const VendorDocument = z.object({
  kind: DocumentKind,
  number: z.string().nullable(),
  /** The last day on which it is in force; null for what has no end. */
  expiresOn: z.iso.date().nullable(),
});
export type VendorDocument = z.infer<typeof VendorDocument>;

export type DocumentState = 'valid' | 'expiring' | 'expired';

/** Days before its end from which a document is said to run out. */
export const WARNING_DAYS = 30;

/** The last day on which what ends then is told today. */
export const lastWarnedDay = (today: string): string => dayAfter(today, WARNING_DAYS);

/** How a document stands on a day of the company's calendar. */
export const stateOf = ({ expiresOn }: VendorDocument, today: string): DocumentState =>
  expiresOn === null || expiresOn > lastWarnedDay(today)
    ? 'valid'
    : expiresOn < today
      ? 'expired'
      : 'expiring';

/** The insurance that ran out first, if any has; one that nobody entered is not known to lapse. */
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
