// What is kept under an address, its number and its receipt: found again by whoever knows the
// address and our secret, and by nobody who has the database alone.
import { createHash } from 'node:crypto';
import type { Services } from '../platform/core/room.ts';
import { reserve } from '../platform/servers/reservations.ts';

/** How the first versions kept an address: without a secret, so that guesses could be tried. */
export const sha256Of = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('hex');

/** Made of the old hash, so that what was kept under it can be carried over. */
export const addressKey = (sha256: string, fingerprint: Services['fingerprint']): string =>
  `address-${fingerprint(sha256)}`;

/** Whose mailbox it is: what some write after a plus, to sort their mail, is left out. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** So long nobody can have a second receipt sent to a mailbox. */
const RECEIPT_SECONDS = 10 * 60;

/**
 * Whether this receipt is the one that goes to the mailbox: anybody can have us write to anybody,
 * so there is one in ten minutes, whichever form was sent. The same receipt, tried again, still is.
 */
export const isOnlyReceipt = (
  { email, sentBy }: { readonly email: string; readonly sentBy: string },
  { db, fingerprint }: Pick<Services, 'db' | 'fingerprint'>,
): Promise<boolean> =>
  reserve(db, `receipt-${fingerprint(mailboxOf(email))}`, sentBy, RECEIPT_SECONDS);

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
