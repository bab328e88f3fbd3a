// Marks e-mails with a link into a user's account, for the embedded inbox.
import { accountLinkOf } from '../platform/servers/embedded/own-links.ts';
import type { UserRow } from './read-models/user-list.ts';

/**
 * Someone who never signed in has no other way in than their invitation, so an admin may open it
 * for them; a link of anyone else is theirs alone.
 */
export const linkHeaders = ({
  id,
  lastSignInAt,
}: Pick<UserRow, 'id' | 'lastSignInAt'>): Readonly<Record<string, string>> =>
  lastSignInAt === null ? {} : accountLinkOf(id);
