// Who a payment is for: a bill, a payment or a question that was meant for another vendor is never
// taken for the one paid now.
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import type { QuickBooksRecord } from '@purlin/domain/quickbooks/record-state.ts';
import type { Prints, SentPrints } from '@purlin/domain/quickbooks/record-shapes.ts';
import { PAYEE } from './comparing.ts';
import type { Ours } from './our-shapes.ts';
import { about, printOf, recordNumber, tell, type RecordPlace, type Way } from './way.ts';

type Where = Pick<Way, 'services' | 'realmId'>;
type Payable = Pick<Ours, 'place'>;

/** Whether the QuickBooks vendor with this fingerprint is or once was this vendor of ours. */
export async function hasStoodFor(
  way: Where,
  vendorId: number,
  vendorPrint: string,
): Promise<boolean> {
  const { services, realmId } = way;
  const recordId = await recordNumber(services, realmId, 'vendor', vendorId);
  const print = printOf(way);
  const events = await services.history.read(quickbooksRecord, recordId);
  return events.some(({ data }) => 'theirId' in data && print(data.theirId) === vendorPrint);
}

/**
 * Whether it was written for another vendor than the one paid now. Prints from before 2026-11-28
 * don't say for whom, but which QuickBooks vendor it was written at.
 */
export async function isForAnother(
  way: Where,
  { place }: Payable,
  { [PAYEE]: written, vendor }: Prints,
): Promise<boolean> {
  if (place?.payee === undefined) return false;
  if (written) return written.ours !== printOf(way)(place.payee);
  return vendor !== undefined && !(await hasStoodFor(way, Number(place.payee), vendor.theirs));
}

/** Whether a request was sent when another vendor was to be paid. */
export const isSentForAnother = (
  way: Pick<Way, 'services'>,
  { place }: Payable,
  sent: SentPrints | undefined,
): boolean => {
  const payee = sent?.[PAYEE];
  return payee !== undefined && place?.payee !== undefined && payee !== printOf(way)(place.payee);
};

/** What a user is asked about: who is paid how much. Undefined of what is no payment. */
export const askedAbout = (
  way: Pick<Way, 'services'>,
  { place, fields }: Pick<Ours, 'place' | 'fields'>,
): string | undefined =>
  place?.payee === undefined ? undefined : printOf(way)(`${place.payee} ${fields.total ?? ''}`);

/**
 * A question that a user was asked, or answered, when another vendor or amount was to be paid is
 * dropped: it is asked again about this one.
 */
export async function dropStaleQuestion(
  place: RecordPlace,
  ours: Pick<Ours, 'place' | 'fields'>,
  { status, match, askedFor, pending }: QuickBooksRecord,
): Promise<boolean> {
  // What was sent without an answer is looked for first.
  if (pending) return false;
  const isAsked = (status === 'review' || match !== null) && askedFor !== null;
  const subject = askedAbout(place, ours);
  if (!isAsked || subject === undefined || askedFor === subject) return false;
  await tell(place, { type: 'RecordTakenBack', data: about(place) });
  return true;
}
