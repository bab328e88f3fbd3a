// Is QuickBooks away: since when, why, and when is it tried again? And what waits to be sent?
import { z } from 'zod';
import type { QuickBooksAway } from '@purlin/contracts/quickbooks-status.ts';
import type { Db } from '../../platform/servers/database.ts';

/** What an outage of QuickBooks is called. */
export const SCOPE = 'quickbooks';

const WHY = z.enum(['no-subscription', 'invalid_client', 'reads-spent']);
const REASONS = {
  'no-subscription': 'subscription',
  invalid_client: 'our-keys',
  'reads-spent': 'reads-spent',
} as const;

/** What people have to do about it, of what stands at the outage. */
export const whyOf = (reason: string): QuickBooksAway['why'] => {
  const known = WHY.safeParse(reason);
  return known.success ? REASONS[known.data] : 'no-answer';
};

/** An outage that nobody tried to end for so long has nobody who waits for its end. */
const STALE = "interval '5 minutes'";

export async function awayNow(db: Db): Promise<QuickBooksAway | null> {
  const { rows } = await db.query<{ since: string; next: string; reason: string }>({
    name: 'quickbooks_away',
    text: `select since, next_try_at as next, reason from platform.outages
      where scope = $1 and next_try_at > now() - ${STALE}`,
    values: [SCOPE],
  });
  const [row] = rows;
  if (!row) return null;
  return {
    since: new Date(row.since).toISOString(),
    triedAgainAt: new Date(row.next).toISOString(),
    why: whyOf(row.reason),
  };
}
