// Specs of the notice after Sync is clicked.
import { expect, it } from 'vitest';
import { syncNotice } from './sync-notice.ts';

const AT = '2026-03-02T10:00:00.000Z';

it('says that the sync starts, or while QuickBooks is down that it waits', () => {
  expect(syncNotice({ away: null }).title).toBe('Syncing with QuickBooks');
  const away = { since: AT, triedAgainAt: AT } as const;
  expect(syncNotice({ away: { ...away, why: 'no-answer' } })).toMatchObject({
    title: 'QuickBooks isn’t responding',
    intent: 'destructive',
  });
  expect(syncNotice({ away: { ...away, why: 'subscription' } }).description).toMatch(/Renew it/);
});
