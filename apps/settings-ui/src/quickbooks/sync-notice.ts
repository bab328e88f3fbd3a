// The notice after Sync is clicked: the sync starts, or waits because QuickBooks is down.
import type { QuickBooksStatus } from '@purlin/contracts/quickbooks-status.ts';
import type { Notice } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/sync.ts';
import { awayWords } from './away-words.ts';

export function syncNotice({ away }: Pick<QuickBooksStatus, 'away'>): Notice {
  if (away === null)
    return {
      title: say('syncing'),
      description: say('syncing-what'),
    };
  const [title, sentence] = awayWords(away);
  return {
    title,
    description: `${sentence} ${say('synced-after')}`,
    intent: 'destructive',
  };
}
