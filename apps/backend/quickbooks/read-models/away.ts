// Is QuickBooks away, or did it ask us to slow down: since when, why, and when is it tried again?
// And what waits to be sent?
import { z } from 'zod';
import type { QuickBooksAway } from '@purlin/contracts/quickbooks-status.ts';
import type { Db } from '../../platform/servers/database.ts';
import { pauseNow } from '../service/pace.ts';

/** What an outage of QuickBooks is called. */
export const SCOPE = 'quickbooks';

const WHY = z.enum(['no-subscription', 'invalid_client', 'reads-spent', 'not-let-in']);
const REASONS = {
  'no-subscription': 'subscription',
  invalid_client: 'our-keys',
  'reads-spent': 'reads-spent',
  'not-let-in': 'not-let-in',
} as const;

/** What people have to do about it, of what stands at the outage. */
export const whyOf = (reason: string): QuickBooksAway['why'] => {
  const known = WHY.safeParse(reason);
  return known.success ? REASONS[known.data] : 'no-answer';
};

/** An outage that nobody tried to end for so long has nobody who waits for its end. */
const STALE = "interval '5 minutes'";

/** Of this company where it pauses; an outage is the same for every company. */
export async function awayNow(db: Db, realmId: string): Promise<QuickBooksAway | null> {
  const { rows } = await db.query<{ since: string; next: string; reason: string }>({
    name: 'quickbooks_away',
    text: `select since, next_try_at as next, reason from platform.outages
      where scope = $1 and next_try_at > now() - ${STALE}`,
    values: [SCOPE],
  });
  const [row] = rows;
  if (!row) return slowedDown(db, realmId);
  return {
    since: new Date(row.since).toISOString(),
    triedAgainAt: new Date(row.next).toISOString(),
    why: whyOf(row.reason),
  };
}

/** Too many calls: nothing is wrong, and everything goes on after the pause. */
async function slowedDown(db: Db, realmId: string): Promise<QuickBooksAway | null> {
  const pause = await pauseNow(db, realmId);
  return (
    pause && {
      since: new Date(pause.since).toISOString(),
      triedAgainAt: new Date(pause.until).toISOString(),
      why: 'too-many-calls',
    }
  );
}
