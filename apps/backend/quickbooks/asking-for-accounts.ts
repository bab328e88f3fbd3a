// Has somebody choose accounts as soon as it is seen that one is missing: when a company is
// connected, with each comparison, and when something cannot be booked.
import { CONNECTION, quickbooksConnection } from '@purlin/domain/quickbooks/connection.ts';
import type { Asker } from '../platform/core/commands/commands.ts';
import type { Services } from '../platform/core/room.ts';
import { allAccounts, openAccounts, type Booking } from './accounts.ts';

export interface Asked extends Booking {
  readonly services: Services;
}

/** Says which are to be chosen now, and answers where that stands in history. */
export async function askForAccounts(asked: Asked, asker: Asker): Promise<bigint> {
  const { services, realmId, chosen } = asked;
  const all = await allAccounts(asked);
  const open = openAccounts(chosen, all);
  // Deleted, or merged into another one, it has no name to say.
  const unused = open.flatMap((which) => {
    const name = chosen[which] && all.find(({ Id }) => Id === chosen[which])?.Name;
    return name ? [{ which, name }] : [];
  });
  const { position } = await services.dispatch(
    quickbooksConnection,
    CONNECTION,
    { type: 'AskForAccounts', data: { realmId, open: [...open], unused } },
    asker,
  );
  return position;
}
