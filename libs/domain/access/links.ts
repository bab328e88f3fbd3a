// The links e-mailed to users, and the events that end each kind. A link is dead from such an event
// on, no matter where it is stored.
import type { UserEvent } from './user.ts';

/** Each kind is requested by an event of the user. */
export const USER_LINKS = ['invitation', 'reset', 'address', 'sign-in'] as const;
export type UserLinkKind = (typeof USER_LINKS)[number];

/**
 * Whoever chooses a password or is kept out wants nothing that was sent before to work on. Asking
 * for another link to a password or to the account ends none of them: anybody can ask, and would
 * end the link that somebody else has just got. A new address does not end a link to a password
 * before it is confirmed: whoever has a session of theirs could end their way back in.
 */
const ENDS_EVERY_LINK = [
  'PasswordSet',
  'EmailChanged',
  'UserDeactivated',
  'UserForgotten',
] as const satisfies readonly UserEvent['type'][];

/** The events that end each kind of link. */
export const endsOfUserLinks: Readonly<Record<UserLinkKind, readonly UserEvent['type'][]>> = {
  invitation: ENDS_EVERY_LINK,
  reset: ENDS_EVERY_LINK,
  address: [...ENDS_EVERY_LINK, 'PasswordLinkAsked', 'EmailChangeAsked'],
  // Whoever is in needs no other one that waits in their mailbox.
  'sign-in': [...ENDS_EVERY_LINK, 'SignedIn', 'UserRoleChanged'],
};

/** Whether any event since the link was requested ended it. */
export const isLinkOver = (kind: UserLinkKind, since: readonly UserEvent['type'][]): boolean =>
  since.some((type) => endsOfUserLinks[kind].includes(type));
