// Notices of QuickBooks that something changed. Whoever sends one again, a thousand times or weeks
// later, has nothing read again: reads are metered.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { CONNECTION, quickbooksConnection } from '@purlin/domain/quickbooks/connection.ts';
import type { Db } from '../platform/servers/database.ts';
import type { Services } from '../platform/core/room.ts';
import { connectionNow } from './read-models/quickbooks-connection.ts';

/** One change, as far as it is said. */
interface Change {
  readonly realmId: string;
  /** What changed, and which version of it that is; undefined: not said. */
  readonly what: string | undefined;
  /** When it changed, in milliseconds; NaN where it is not said. */
  readonly at: number;
}

const said = z.string().optional().catch(undefined);
const Entity = z.object({ name: said, id: said, operation: said, lastUpdated: said });
const Entities = z.object({ entities: z.array(Entity).catch([]) }).catch({ entities: [] });
const changeOf = (realmId: string, at: string | undefined, parts: readonly unknown[]): Change => ({
  realmId,
  what: at !== undefined && parts.every(Boolean) ? [...parts, at].join(' ') : undefined,
  at: Date.parse(at ?? ''),
});

/** As it was, and as it is since 2026 (CloudEvents). */
const Notice = z.union([
  z
    .object({
      eventNotifications: z.array(z.object({ realmId: z.string(), dataChangeEvent: Entities })),
    })
    .transform(({ eventNotifications }) =>
      eventNotifications.flatMap(({ realmId, dataChangeEvent: { entities } }) =>
        entities.length === 0
          ? [changeOf(realmId, undefined, [])]
          : entities.map(({ name, id, operation, lastUpdated }) =>
              changeOf(realmId, lastUpdated, [name, id, operation]),
            ),
      ),
    ),
  z
    .array(
      z.looseObject({
        intuitaccountid: z.string(),
        type: said,
        time: said,
        intuitentityid: said,
      }),
    )
    .transform((events) =>
      events.map(({ intuitaccountid, type, time, intuitentityid }) =>
        changeOf(intuitaccountid, time, [type, intuitentityid]),
      ),
    ),
]);

/** Whether QuickBooks itself said this: its signature is over every byte. */
export function isSigned(body: Buffer, signature: string, verifier: string): boolean {
  const right = createHmac('sha256', verifier).update(body).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === right.length && timingSafeEqual(given, right);
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const NEW = `select hash from unnest($1::bytea[]) as hash
  where hash not in (select hash from platform.quickbooks_notices)`;
const HEARD = `insert into platform.quickbooks_notices (hash)
  select distinct hash from unnest($1::bytea[]) as hash on conflict do nothing`;
const OLD = "delete from platform.quickbooks_notices where heard_at < now() - interval '2 days'";

/** Forgets notices that are too old to be sent again by QuickBooks. */
export const forgetOldNotices = async (db: Db): Promise<void> => void (await db.query(OLD, []));

/**
 * Notes that something changed; looked at later, so that the answer goes out at once. What was
 * heard before, or was compared since, is not heard again.
 */
export async function hearNotice(body: Buffer, services: Services): Promise<void> {
  const { db, dispatch } = services;
  const connection = await connectionNow(db);
  if (!connection) return;
  const { realmId, comparedUntil } = connection;
  // Compared up to a day to come: the mistake of a clock, after which everything is looked at.
  const until = Math.min(Date.parse(comparedUntil), Date.parse(services.clock.now()));
  const changes = (Notice.safeParse(parsed(body)).data ?? []).filter(
    (one) => one.realmId === realmId && !(one.at < until),
  );
  if (changes.length === 0) return;
  const hashes = changes.flatMap(({ what }) =>
    what === undefined ? [] : [hashOf(`${realmId} ${what}`)],
  );
  // What says nothing that tells it from others may be another one each time.
  const isTold = hashes.length === changes.length;
  if (isTold && (await db.query(NEW, [hashes])).rowCount === 0) return;
  await dispatch(
    quickbooksConnection,
    CONNECTION,
    { type: 'HearOfChanges', data: { realmId } },
    { by: 'system', correlationId: `quickbooks-notice-${realmId}` },
  );
  await db.query(HEARD, [hashes]);
}

const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
};
