// E-mails with a link into one user's account: in the embedded inbox only that user opens them.
import { actorOf, userOf } from '@purlin/event-sourcing/actors.ts';

const HEADER = 'X-Account-Link';

/** The header of an e-mail whose link signs this user in, or lets them choose a password. */
export const linkOwnerHeader = (userId: number | undefined): Readonly<Record<string, string>> =>
  userId === undefined ? {} : { [HEADER]: actorOf(userId) };

/** The user whose account a message's link opens; null if any admin may read it. */
export function linkOwnerIn(
  headers: readonly { readonly key: string; readonly value: string }[],
): number | null {
  const found = headers.find(({ key }) => key.toLowerCase() === HEADER.toLowerCase());
  return found ? (userOf(found.value.trim()) ?? null) : null;
}
