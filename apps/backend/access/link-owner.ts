// Whose link an e-mail holds, so that the embedded inbox keeps it for them.
import { may } from '@purlin/domain/access/rights.ts';
import type { UserRow } from './read-models/user-list.ts';

/**
 * The user who alone may open the link; undefined if any admin may. Whoever opens the link of
 * someone who may approve payments could be the second person for themselves (rule:
 * second-person). Someone who never signed in has no other way in than their invitation, so an
 * admin may open that for them.
 */
export const linkOwner = ({
  id,
  role,
  lastSignInAt,
}: Pick<UserRow, 'id' | 'role' | 'lastSignInAt'>): number | undefined =>
  lastSignInAt !== null && may(role, 'payments.approve') ? id : undefined;
