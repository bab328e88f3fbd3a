// What comes back from QuickBooks' own pages: the answer of a connection.
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { CONNECTION, quickbooksConnection } from '@purlin/domain/quickbooks/connection.ts';
import { RealmId } from '@purlin/domain/quickbooks/connection-shapes.ts';
import { TryLater } from '../platform/core/limits/brake.ts';
import type { Asker } from '../platform/core/commands/commands.ts';
import type { Returning } from '../platform/core/doors.ts';
import type { Services } from '../platform/core/room.ts';
import { OAuthAway, TokenRefused } from './service/oauth.ts';
import { allAccounts, forgetBookings } from './accounts.ts';
import { askForAccounts } from './asking-for-accounts.ts';
import type { StateAnswer } from './service/quickbooks.ts';
import { quickbooksOf, tokensOf } from './service/service.ts';
import { connectionNow } from './read-models/quickbooks-connection.ts';
import { theirBooks } from './their-books.ts';
import { NO_ACCOUNTS } from './workers/bring-record.ts';

const Answered = z.object({
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(2000),
  realmId: RealmId,
});

/** So long a second call of an answer waits for the first one. */
const REPEAT_MS = 5_000;
const LOOK_MS = 100;

/**
 * Whether an answer that comes again has connected the company that it is for: a browser that asks
 * twice, or somebody who goes back a page, is told how it ended. Nothing is exchanged again.
 */
async function wasConnected(answer: StateAnswer, services: Services): Promise<boolean> {
  const until = Date.now() + REPEAT_MS;
  while (await quickbooksOf(services).tookState(answer)) {
    const connection = await connectionNow(services.db);
    if (connection?.realmId === answer.realmId && connection.state === 'connected') return true;
    if (Date.now() > until) return false;
    await sleep(LOOK_MS);
  }
  return false;
}

/**
 * Takes the answer of a connection; false when it is no connection. Each answer works once; a
 * repeat of one that connected says so as long as the connection stands.
 */
export async function finishConnecting(
  { query, sessionToken, by }: Returning,
  services: Services,
): Promise<boolean> {
  const quickbooks = quickbooksOf(services);
  const answered = Answered.safeParse(query);
  if (!answered.success || quickbooks.mode === 'off') return false;
  const { state, code, realmId } = answered.data;
  const answer = { state, sessionToken, realmId };
  if (!(await quickbooks.takeState(answer))) return wasConnected(answer, services);
  const asker = { by, correlationId: `quickbooks-${realmId}` };
  try {
    // What was disconnected before may still be let go: not in the middle of this.
    const isConnected = await services.withLock(tokensOf(realmId), () =>
      connect(answer, code, services, asker),
    );
    // Who was connected before is not any more, and a connection that failed leaves no grant.
    await quickbooks.revokeLeft();
    return isConnected;
  } catch (error) {
    if (!(error instanceof TryLater)) throw error;
    // The code was not exchanged: a new connection needs a new state.
    await quickbooks.forgetState(answer);
    services.log.warn({ err: error }, 'QuickBooks was not connected: its tokens are in use');
    return false;
  }
}

async function connect(
  answer: StateAnswer,
  code: string,
  services: Services,
  asker: Asker,
): Promise<boolean> {
  const { db, log } = services;
  const quickbooks = quickbooksOf(services);
  const { realmId } = answer;
  try {
    const holdsUntil = await quickbooks.letIn(realmId, code);
    const books = theirBooks(quickbooks, realmId);
    const companyName = await books.companyName();
    const whose = { services, realmId, books };
    forgetBookings(whose);
    await allAccounts(whose);
    const before = await connectionNow(db);
    // Another company: its tokens go, and so does its map of numbers until it comes back.
    if (before && before.realmId !== realmId)
      await services.dispatch(
        quickbooksConnection,
        CONNECTION,
        { type: 'Disconnect', data: {} },
        asker,
      );
    const demo = quickbooks.mode === 'demo';
    const { position } = await services.dispatch(
      quickbooksConnection,
      CONNECTION,
      { type: 'Connect', data: { realmId, companyName, demo, holdsUntil } },
      asker,
    );
    // Asked at once, and not when the first estimate fails.
    const chosen = before?.accounts[realmId] ?? NO_ACCOUNTS;
    const asked = await askForAccounts({ ...whose, chosen }, asker);
    await services.until(asked > position ? asked : position, 2_000);
    return true;
  } catch (error) {
    await quickbooks.forgetState(answer);
    // Nobody is connected with it: a grant that is in force is not left behind.
    const connection = await connectionNow(db);
    if (connection?.realmId !== realmId || connection.state !== 'connected')
      await quickbooks.drop(realmId);
    if (!(error instanceof OAuthAway || error instanceof TokenRefused)) {
      log.error({ err: error }, 'QuickBooks was not connected');
      return false;
    }
    log.warn({ err: error }, 'QuickBooks did not let us in');
    return false;
  }
}
