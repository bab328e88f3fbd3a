// The links e-mailed to users, and the events that end each kind. A link is dead from such an event
// on, no matter where it is stored.
import type { UserEvent } from './user.ts';

/** Each kind is requested by an event of the user. */
export const USER_LINKS = ['invitation', 'reset', 'address', 'sign-in'] as const;
export type UserLinkKind = (typeof USER_LINKS)[number];

/**
 * Choosing a password, being deactivated and requesting another password link all end earlier
 * links. A requested address change does not end a password link until it is confirmed; otherwise a
 * session thief could block the owner's way back in.
 */
const ENDS_EVERY_LINK = [
  'PasswordLinkAsked',
  'PasswordSet',
  'EmailChanged',
  'UserDeactivated',
  'UserForgotten',
] as const satisfies readonly UserEvent['type'][];

/** The events that end each kind of link. */
export const endsOfUserLinks: Readonly<Record<UserLinkKind, readonly UserEvent['type'][]>> = {
  invitation: ENDS_EVERY_LINK,
  reset: ENDS_EVERY_LINK,
  address: [...ENDS_EVERY_LINK, 'EmailChangeAsked'],
  'sign-in': [...ENDS_EVERY_LINK, 'SignInLinkAsked', 'UserRoleChanged'],
};

/** Whether any event since the link was requested ended it. */
export const isLinkOver = (kind: UserLinkKind, since: readonly UserEvent['type'][]): boolean =>
  since.some((type) => endsOfUserLinks[kind].includes(type));
