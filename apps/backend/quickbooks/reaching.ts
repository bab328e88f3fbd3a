// Work that needs QuickBooks: what is away is waited out, one at a time trying; too many calls wait
// as long as they are told; tokens that open nothing any more are a state with words.
import { CONNECTION, quickbooksConnection } from '@purlin/domain/quickbooks/connection.ts';
import type { Services } from '../platform/core/room.ts';
import { Unavailable } from '../platform/core/tasks/tasks.ts';
import {
  BooksAway,
  BooksFault,
  NotLetIn,
  OddAnswer,
  ReadsSpent,
  TooManyCalls,
} from './service/calls.ts';
import { failureOf } from './failures.ts';
import { SCOPE, whyOf } from './read-models/away.ts';
import { OAuthAway, TokenRefused } from './service/oauth.ts';
import { quickbooksOf } from './service/service.ts';

const LAPSED = 'no-subscription';

/** Whether whoever asked for it may come back: nothing is wrong with what they asked. */
export const mayPass = (error: unknown): boolean =>
  error instanceof Unavailable || error instanceof OddAnswer;

/**
 * What the work answers; undefined when somebody has to connect again. Throws Unavailable when it
 * is to be tried later, and OddAnswer.
 */
export async function reaching<T>(
  realmId: string,
  services: Services,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const { outages, ring } = services;
  const turn = await outages.turn(SCOPE);
  if (typeof turn === 'object')
    throw new Unavailable('waits', { scope: SCOPE, waitMs: turn.waitMs, tried: false });
  const tries = turn === 'try';
  try {
    const answer = await work();
    // A call that made no reads doesn't prove the read quota is back.
    ring(await outages.over(SCOPE, () => quickbooksOf(services).readQuotaExhausted(realmId)));
    return answer;
  } catch (error) {
    if (error instanceof TooManyCalls) {
      const { message: wait, waitMs } = error;
      // The task probing the outage stays held by it.
      const scope = tries ? { scope: SCOPE } : {};
      throw new Unavailable(wait, { ...scope, waitMs, tried: false, cause: error });
    }
    if (error instanceof TokenRefused) {
      await needReconnect(realmId, services);
      return undefined;
    }
    const message = whyAway(error);
    if (message === undefined) throw error;
    const leastMs = error instanceof ReadsSpent ? error.waitMs : 0;
    const waitMs = await outages.away(SCOPE, message, tries, { why: whyOf(message), leastMs });
    throw new Unavailable(message, { scope: SCOPE, waitMs, cause: error });
  } finally {
    if (tries) await outages.leave(SCOPE);
  }
}

/** As it stands at the outage; undefined: it was no outage. */
function whyAway(error: unknown): string | undefined {
  if ([BooksAway, OAuthAway, ReadsSpent, NotLetIn].some((one) => error instanceof one))
    return error instanceof Error ? error.message : undefined;
  // Whoever pays for QuickBooks ended it: nothing goes there, and no record is to blame.
  return error instanceof BooksFault && failureOf(error) === LAPSED ? LAPSED : undefined;
}

const needReconnect = (realmId: string, { dispatch }: Services) =>
  dispatch(
    quickbooksConnection,
    CONNECTION,
    { type: 'NeedReconnect', data: { realmId } },
    { by: 'system', correlationId: `quickbooks-${realmId}` },
  );
