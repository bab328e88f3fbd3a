// What a record is written with: what it refers to, brought there first, and the accounts and the
// item that papers are booked on.
import type { Accounts } from '@purlin/domain/quickbooks/connection-shapes.ts';
import type { RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import { accountsOf, itemOf } from './accounts.ts';
import type { Around, Ours } from './our-shapes.ts';
import { hasStoodFor, isForAnother } from './payees.ts';
import { Behind, fails, printOf, recordNumber, stateOf, type Brought, type Way } from './way.ts';

/** What it needs is not there yet: the record that it waits for; or was deleted here for good. */
export type Missing = number | Behind | 'removed';
export const isLacking = (around: unknown): around is Missing =>
  typeof around === 'number' || around === 'removed' || around instanceof Behind;

/** All that a new one is made of. */
export async function aroundOf(way: Way, ours: Ours): Promise<Around | Missing> {
  const theirs = await neededBy(way, ours);
  return isLacking(theirs) ? theirs : { theirs, ...(await bookingOf(way, ours)) };
}

/** What has to be there before. */
export async function neededBy(way: Way, ours: Ours): Promise<Around['theirs'] | Missing> {
  const there = new Map<RecordKind, string>();
  for (const { kind, id } of ours.needs) {
    const recordId = await recordNumber(way.services, way.realmId, kind, id);
    if (kind === 'bill') {
      const bill = await billFor(way, ours, { id, recordId, vendor: there.get('vendor') ?? '' });
      if (isLacking(bill)) return bill;
      for (const [name, value] of Object.entries(bill)) there.set(name as RecordKind, value);
      continue;
    }
    const { theirId, gone } = await stateOf({ ...way, recordId });
    const isThere = theirId !== null && !gone;
    const brought: Brought = isThere ? { is: 'there', theirId } : await way.bringFirst(kind, id);
    if (brought.is === 'nothing') return 'removed';
    if (brought.is === 'held') return brought.by;
    there.set(kind, brought.theirId);
  }
  return (kind) => there.get(kind) ?? '';
}

/**
 * The bill of a payment, and whose it is there. It has no event of its own here: it is brought
 * before its payment.
 */
async function billFor(
  way: Way,
  ours: Ours,
  {
    id,
    recordId,
    vendor,
  }: { readonly id: number; readonly recordId: number; readonly vendor: string },
): Promise<{ readonly bill: string; readonly vendor: string } | Missing> {
  const brought = await way.bringFirst('bill', id);
  const { theirId, gone, prints } = await stateOf({ ...way, recordId });
  if (theirId === null || gone) return brought.is === 'held' ? brought.by : recordId;
  if (await isForAnother(way, ours, prints)) return new Behind(recordId);
  const written = prints['vendor']?.theirs;
  if (written === undefined || written === printOf(way)(vendor)) return { bill: theirId, vendor };
  const ofBill = { ...way, kind: 'bill', ourId: id, recordId } as const;
  if (!(await hasStoodFor(way, Number(ours.place?.payee), written))) {
    await fails(ofBill, 'moved-there');
    return new Behind(recordId);
  }
  // The vendor was matched again since: the bill is still owed to the one it was written at.
  const { VendorRef } = await way.books.read('Bill', theirId);
  if (VendorRef && printOf(way)(VendorRef.value) === written)
    return { bill: theirId, vendor: VendorRef.value };
  await fails(ofBill, 'moved-there');
  return new Behind(recordId);
}

/** What it belongs to there, as far as that is there; nothing is brought. */
export async function homeOf(
  { services, realmId }: Pick<Way, 'services' | 'realmId'>,
  { needs }: Ours,
): Promise<Around['theirs']> {
  const there = new Map<RecordKind, string>();
  for (const { kind, id } of needs) {
    const recordId = await recordNumber(services, realmId, kind, id);
    const { theirId, gone } = await stateOf({ services, recordId });
    if (theirId !== null && !gone) there.set(kind, theirId);
  }
  return (kind) => there.get(kind) ?? '';
}

/** The accounts and the item that its lines are of. */
export async function bookingOf(way: Way, ours: Ours): Promise<Omit<Around, 'theirs'>> {
  const accounts = await accountsOf(way, [
    ...ours.accounts,
    ...(ours.sells ? (['income'] as const) : []),
  ]);
  const account = (which: keyof Accounts): string => accounts[which] ?? '';
  const item = ours.sells ? await itemOf({ ...way, income: account('income') }) : '';
  return { account, item };
}
