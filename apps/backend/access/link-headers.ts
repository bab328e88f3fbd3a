// Marks e-mails with a link into the account of someone who may approve payments, for the embedded
// inbox.
import { may } from '@purlin/domain/access/rights.ts';
import { accountLinkOf } from '../platform/servers/embedded/own-links.ts';
import type { UserRow } from './read-models/user-list.ts';

/**
 * Whoever opens such a link could be the second person for themselves, so it is theirs alone (rule:
 * second-person). Someone who never signed in has no other way in than their invitation, so an
 * admin may open that for them.
 */
export const linkHeaders = ({
  id,
  role,
  lastSignInAt,
}: Pick<UserRow, 'id' | 'role' | 'lastSignInAt'>): Readonly<Record<string, string>> =>
  lastSignInAt !== null && may(role, 'payments.approve') ? accountLinkOf(id) : {};
