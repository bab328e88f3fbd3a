// The key under which an address keeps its number: found again by whoever knows the address and our
// secret, and by nobody who has the database alone.
import { createHash } from 'node:crypto';
import type { Services } from '../platform/core/room.ts';

/** How the first versions kept an address: without a secret, so that guesses could be tried. */
export const sha256Of = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('hex');

/** Made of the old hash, so that what was kept under it can be carried over. */
export const addressKey = (sha256: string, fingerprint: Services['fingerprint']): string =>
  `address-${fingerprint(sha256)}`;

const OLD = 'subscriber/RequestNewsletter/newsletter-';

/** Carries over what was kept under bare hashes; once, the next time there is nothing left. */
export async function keepAddressesApart({
  db,
  fingerprint,
}: Pick<Services, 'db' | 'fingerprint'>): Promise<void> {
  const { rows } = await db.query<{ key: string }>(
    'select key from platform.allocations where key like $1',
    [`${OLD}%`],
  );
  for (const { key } of rows)
    await db.query(
      `update platform.allocations set key = $2 where key = $1
        and not exists (select from platform.allocations where key = $2)`,
      [key, `subscriber/${addressKey(key.slice(OLD.length), fingerprint)}`],
    );
}
