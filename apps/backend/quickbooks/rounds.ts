// The rounds of QuickBooks: what waits for somebody is told; every night what changed there is
// compared, whether a notice came or not; what a comparison gave up is asked for again; and grants
// that nobody uses are revoked.
import { CONNECTION, quickbooksConnection } from '@purlin/domain/quickbooks/connection.ts';
import { hourIn } from '../platform/core/clock.ts';
import type { ScheduledTask } from '../platform/core/tasks/scheduled-tasks.ts';
import type { Services } from '../platform/core/room.ts';
import { forgetOldNotices } from './notices.ts';
import { awayNow } from './read-models/away.ts';
import type { ConnectionRow } from './read-models/quickbooks-connection.ts';
import { countRecords } from './read-models/record-counts.ts';
import { startedConnection } from './workers/bring-record.ts';
import { dropUnusedGrants } from './unused-grants.ts';

const MINUTE_MS = 60_000;
/** So often it is counted what waits for somebody. */
const COUNT_MS = 2 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** When nobody works, where the company is. */
const NIGHT = { from: 1, until: 5 };
/** Whoever was not compared for so long is by day, too: the server may sleep at night. */
const LONGEST_MS = 36 * HOUR_MS;
/** A comparison that is owed for longer was given up. */
const GIVEN_UP_MS = HOUR_MS;

/** Whether it is time to compare. */
export function isDue(
  { comparedAt, connectedAt, owedSince }: ConnectionRow,
  now: string,
  timeZone: string,
): boolean {
  const since = (at: string): number => Date.parse(now) - Date.parse(at);
  if (owedSince !== null && since(owedSince) >= GIVEN_UP_MS) return true;
  const last = since(comparedAt ?? connectedAt);
  const hour = hourIn(now, timeZone);
  const isNight = hour >= NIGHT.from && hour < NIGHT.until;
  // Once a night: what was compared yesterday evening is compared again.
  return last >= LONGEST_MS || (isNight && last >= (NIGHT.until - NIGHT.from) * HOUR_MS);
}

export const quickbooksRounds: readonly ScheduledTask<Services>[] = [
  {
    // A first sync that asks about a hundred people is one piece of news, and not a hundred.
    name: 'tell-quickbooks-needs',
    everyMs: COUNT_MS,
    async run(services) {
      const connection = await startedConnection(services);
      if (!connection) return;
      const { realmId } = connection;
      const { needYou: count } = await countRecords(services.db, realmId);
      await services.dispatch(
        quickbooksConnection,
        CONNECTION,
        { type: 'TellNeeds', data: { realmId, count } },
        { by: 'system', correlationId: `quickbooks-needs-${realmId}` },
      );
    },
  },
  {
    name: 'compare-quickbooks-daily',
    everyMs: HOUR_MS,
    async run(services) {
      const connection = await startedConnection(services);
      const now = services.clock.now();
      if (!connection || !isDue(connection, now, services.config.TIME_ZONE)) return;
      // What waits for the end of an outage compares then.
      if ((await awayNow(services.db, connection.realmId)) !== null) return;
      const key = `quickbooks-nightly-${now.slice(0, 13)}`;
      await services.dispatch(
        quickbooksConnection,
        CONNECTION,
        { type: 'RequestSync', data: {} },
        { by: 'system', correlationId: key, key },
      );
    },
  },
  {
    name: 'revoke-quickbooks-grants',
    everyMs: 10 * MINUTE_MS,
    run: dropUnusedGrants,
  },
  {
    name: 'forget-quickbooks-notices',
    everyMs: HOUR_MS,
    run: ({ db }) => forgetOldNotices(db),
  },
];
