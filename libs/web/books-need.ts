// The dashboard's line about what QuickBooks is waiting for. Not exported by web.ts: it has no
// state, and only the dashboards load it.
import type { QuickBooksStatus } from '@purlin/contracts/quickbooks-status.ts';
import { addressOf } from '@purlin/contracts/screens.ts';
import { say } from '@purlin/words/screens/needs-you.ts';

const SETTINGS = addressOf('settings', 'section', { section: 'quickbooks' });
const SYNC = '/quickbooks';

export interface BooksNeed {
  readonly what: string;
  readonly to: string;
  /** The label of the link to where it is resolved. */
  readonly deed: string;
}

/**
 * Returns at most one need: the one that blocks the others comes first. Returns undefined if
 * QuickBooks is not connected or is in sync.
 */
export function booksNeed(status: QuickBooksStatus | undefined): BooksNeed | undefined {
  if (!status || status.state === 'not-connected') return undefined;
  if (status.state === 'reconnect-needed')
    return { what: say('books-closed'), to: SETTINGS, deed: say('reconnect') };
  if (status.awaitsStart) return { what: say('books-await-start'), to: SYNC, deed: say('look') };
  if (status.accountsMissing.length > 0)
    return { what: say('books-accounts'), to: SETTINGS, deed: say('choose') };
  const { needYou: count } = status;
  return count === 0
    ? undefined
    : { what: say('books-records', { count }), to: SYNC, deed: say('look') };
}
