// Where is a vendor written to, and where were they a month ago?
import { vendor } from '@purlin/domain/vendors/vendor.ts';
import type { Services } from '../../platform/core/room.ts';

const RECENTLY_MS = 30 * 86_400_000;

/**
 * The vendor's name and address as history has them last, and the address of a month before `at`
 * where it was another one: whoever changes an account may have changed the address first.
 */
export async function addressesOf(
  { history }: Pick<Services, 'history'>,
  id: number,
  at: string,
): Promise<{
  readonly name: string;
  readonly now: string | undefined;
  readonly before: string | undefined;
}> {
  const events = (await history.read(vendor, id)).filter(
    (event) => event.type === 'VendorAdded' || event.type === 'VendorDetailsChanged',
  );
  const since = new Date(Date.parse(at) - RECENTLY_MS).toISOString();
  const now = events.at(-1)?.data;
  const before = (events.findLast((event) => event.at < since) ?? events[0])?.data;
  return {
    name: now?.name ?? '',
    now: now?.email,
    before: before?.email === now?.email ? undefined : before?.email,
  };
}
