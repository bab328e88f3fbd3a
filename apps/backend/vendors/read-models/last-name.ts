// What is a vendor called, also one whom no list shows any more?
import { vendor } from '@purlin/domain/vendors/vendor.ts';
import { FORGOTTEN } from '../../platform/core/history/personal-data.ts';
import type { Services } from '../../platform/core/room.ts';

/** As history has it last; undefined when there was no such vendor, or the name is forgotten. */
export async function lastNameOf(
  { history }: Pick<Services, 'history'>,
  id: number,
): Promise<string | undefined> {
  const named = (await history.read(vendor, id)).findLast(
    (event) => event.type === 'VendorAdded' || event.type === 'VendorDetailsChanged',
  );
  const name = named?.data.name;
  return name === FORGOTTEN ? undefined : name;
}
