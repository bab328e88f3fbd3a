// What moves along when one of our records is linked to another one in QuickBooks.
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { say } from '@purlin/words/screens/sync-records.ts';

type Kind = QuickBooksRecord['kind'];
const moves = (kind: Kind): kind is 'customer' | 'job' | 'vendor' =>
  kind === 'customer' || kind === 'job' || kind === 'vendor';

export const movesWords = (kind: Kind): string => (moves(kind) ? say(`moves.${kind}`) : '');
