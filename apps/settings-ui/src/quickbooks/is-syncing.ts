// Whether records waiting for QuickBooks will sync without user action.
import type { QuickBooksStatus } from '@purlin/contracts/quickbooks-status.ts';

type Going = Pick<QuickBooksStatus, 'state' | 'away' | 'accountsMissing'>;
export const isSyncing = ({ state, away, accountsMissing }: Going): boolean =>
  state === 'connected' && away === null && accountsMissing.length === 0;
