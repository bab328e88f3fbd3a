// The notice before a QuickBooks connection ends. QuickBooks ends every connection after five
// years.
import type { QuickBooksStatus } from '@purlin/contracts/quickbooks-status.ts';
import { Notice } from '@purlin/ui/ui.ts';
import { useMoments } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/sync.ts';
import type { ReactNode } from 'react';

const DAY_MS = 24 * 3_600_000;
/** How many days before the end the notice appears. */
const AHEAD_DAYS = 90;

type Ending = Pick<QuickBooksStatus, 'holdsUntil'>;
export const endsSoon = ({ holdsUntil }: Ending, nowMs: number = Date.now()): boolean =>
  holdsUntil !== null && Date.parse(holdsUntil) - nowMs <= AHEAD_DAYS * DAY_MS;

export function EndingNotice({
  status: { holdsUntil },
  action,
}: {
  readonly status: Ending;
  readonly action: ReactNode;
}) {
  const moments = useMoments();
  return holdsUntil === null || !moments ? null : (
    <Notice tone="warn" title={say('ends-on', { day: moments.day(holdsUntil) })} actions={action}>
      {say('ends-why')}
    </Notice>
  );
}
