// What QuickBooks let us in with and nobody uses: a process that died while somebody connected, or
// another company. It goes here, and is revoked there.
import {
  CONNECTION,
  quickbooksConnection,
  type Connection,
} from '@purlin/domain/quickbooks/connection.ts';
import { TryLater } from '../platform/core/limits/brake.ts';
import type { Services } from '../platform/core/room.ts';
import { quickbooksOf, tokensOf } from './service/service.ts';

/** Also where somebody has to connect again: its tokens stay until they do. */
const isUsed = ({ realmId, status }: Connection, of: string): boolean =>
  realmId === of && status !== 'disconnected' && status !== 'none';

async function dropUnless(realmId: string, services: Services): Promise<void> {
  try {
    await services.withLock(tokensOf(realmId), async () => {
      const now = await services.history.stateOf(quickbooksConnection, CONNECTION);
      if (!isUsed(now, realmId)) await quickbooksOf(services).drop(realmId);
    });
  } catch (error) {
    // Somebody connects this very company: the next round looks again.
    if (!(error instanceof TryLater)) throw error;
  }
}

/** Drops the tokens and states that nobody uses, and revokes what was let go. */
export async function dropUnusedGrants(services: Services): Promise<void> {
  const quickbooks = quickbooksOf(services);
  await quickbooks.forgetOldStates();
  for (const realmId of await quickbooks.companiesLetIn()) await dropUnless(realmId, services);
  await quickbooks.revokeLeft();
}
