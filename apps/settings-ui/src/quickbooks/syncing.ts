// How many records waiting for QuickBooks will sync without user action.
import type { QuickBooksStatus } from '@purlin/contracts/quickbooks-status.ts';

type Waiting = Pick<QuickBooksStatus, 'state' | 'away' | 'accountsMissing' | 'waiting' | 'held'>;
export const syncing = ({ state, away, accountsMissing, waiting, held }: Waiting): number =>
  state === 'connected' && away === null && accountsMissing.length === 0 ? waiting - held : 0;
