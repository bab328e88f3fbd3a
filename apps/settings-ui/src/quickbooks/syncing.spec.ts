// Progress is promised only for records that sync without anyone acting.
import { expect, it } from 'vitest';
import { syncing } from './syncing.ts';

const status: Parameters<typeof syncing>[0] = {
  state: 'connected',
  away: null,
  accountsMissing: [],
  waiting: 40,
  held: 0,
};

it('counts what waits, without what waits for a user', () => {
  expect(syncing(status)).toBe(40);
  expect(syncing({ ...status, held: 38 })).toBe(2);
  expect(syncing({ ...status, held: 40 })).toBe(0);
});

it('counts nothing while nothing can be sent', () => {
  expect(syncing({ ...status, accountsMissing: ['bank'] })).toBe(0);
  expect(syncing({ ...status, state: 'reconnect-needed' })).toBe(0);
  const at = '2026-11-20T10:00:00Z';
  expect(syncing({ ...status, away: { since: at, triedAgainAt: at, why: 'no-answer' } })).toBe(0);
});
