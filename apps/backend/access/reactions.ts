// Whenever a user is forgotten, then their password, their sessions and their key; whenever a
// client or a vendor is, then whoever signs in for them. Whenever a user is kept out, then their
// sessions; whenever a link to choose a password or to sign in is asked for, then the e-mail.
// Whenever a second factor or a passkey is taken away, then what made its codes or proved it.
// Whenever another e-mail address is asked for, then an e-mail there; whenever it is confirmed,
// then one to the address before. Whenever the ways change in which somebody signs in, then an
// e-mail to them. Whenever news are asked for as text messages, then one message for each.
import { z } from 'zod';
import { reaction, taskKind, type Effect } from '@purlin/event-sourcing/reaction.ts';
import type { Envelope } from '@purlin/event-sourcing/read-model.ts';
import type { UserEvent } from '@purlin/domain/access/user.ts';
import type { ClientEvent } from '@purlin/domain/clients/client.ts';
import type { VendorEvent } from '@purlin/domain/vendors/vendor.ts';
import { forgettingTask } from '../platform/core/tasks/forgetting-tasks.ts';

export const forgetUser = forgettingTask('forget-user');
/** Of a client. */
export const forgetUsers = forgettingTask('forget-users');
export const forgetVendorsUsers = forgettingTask('forget-vendors-users');

export const usersAreForgotten = reaction<UserEvent | ClientEvent | VendorEvent>(
  'users-are-forgotten',
  {
    UserForgotten: (_, { id }) => [forgetUser({ id })],
    ClientForgotten: (_, { id }) => [forgetUsers({ id })],
    VendorForgotten: (_, { id }) => [forgetVendorsUsers({ id })],
  },
);

const Whom = z.object({ userId: z.int().positive() });

export const endSessions = taskKind('end-sessions', Whom);
export const usersAreSignedOut = reaction<UserEvent>('users-are-signed-out', {
  UserDeactivated: (_, { id }) => [endSessions({ userId: id })],
});

/** `because` is the event that says so. */
export const dropFactor = taskKind('drop-second-factor', Whom.extend({ because: z.string() }));
export const factorsAreDropped = reaction<UserEvent>('second-factors-are-dropped', {
  SecondFactorRemoved: (_, { id, eventId }) => [dropFactor({ userId: id, because: eventId })],
});

export const dropPasskey = taskKind(
  'drop-passkey',
  Whom.extend({ passkey: z.string(), because: z.string() }),
);
export const passkeysAreDropped = reaction<UserEvent>('passkeys-are-dropped', {
  PasskeyRemoved: ({ passkey }, { id, eventId }) => [
    dropPasskey({ userId: id, passkey, because: eventId }),
  ],
});

/** `because` is the event that asks for another address, or says that it changed. */
export const emailAddressChange = taskKind(
  'email-address-change',
  Whom.extend({ because: z.string() }),
);
export const addressesAreTold = reaction<UserEvent>('addresses-are-told', {
  EmailChangeAsked: (_, { id, eventId }) => [emailAddressChange({ userId: id, because: eventId })],
  EmailChanged: (_, { id, eventId }) => [emailAddressChange({ userId: id, because: eventId })],
});

/** `because` is the event that changed it. */
export const emailWayIn = taskKind('email-way-in', Whom.extend({ because: z.string() }));
const tell = (_: unknown, { id, eventId }: Envelope): Effect[] => [
  emailWayIn({ userId: id, because: eventId }),
];
export const waysInAreTold = reaction<UserEvent>('ways-in-are-told', {
  PasswordSet: tell,
  SecondFactorAdded: tell,
  SecondFactorRemoved: tell,
  RecoveryCodesChanged: tell,
  PasskeyAdded: tell,
  PasskeyRemoved: tell,
});

/** `because` is the event that asked: two links that were asked for are two e-mails. */
export const emailPasswordLink = taskKind(
  'email-password-link',
  Whom.extend({ because: z.string() }),
);
export const passwordLinks = reaction<UserEvent>('password-links', {
  PasswordLinkAsked: (_, { id, eventId }) => [emailPasswordLink({ userId: id, because: eventId })],
});

/** `because` is the event that asked for it. */
export const emailSignInLink = taskKind('email-sign-in-link', Whom.extend({ because: z.string() }));
export const signInLinks = reaction<UserEvent>('sign-in-links', {
  SignInLinkAsked: (_, { id, eventId }) => [emailSignInLink({ userId: id, because: eventId })],
});

/** `place`: of what happened, in history. */
export const textNews = taskKind('text-news', Whom.extend({ place: z.int().positive() }));
export const newsAreTexted = reaction<UserEvent>('news-are-texted', {
  NewsTextsAsked: ({ news }, { id }) => news.map((place) => textNews({ userId: id, place })),
});
