// Whenever a user is forgotten, then their password, their sessions and their key; whenever a
// client or a vendor is, then whoever signs in for them. Whenever a user is kept out, then their
// sessions; whenever a link to choose a password is asked for, then the e-mail. Whenever a second
// factor is taken away, then what made its codes. Whenever another e-mail address is asked for,
// then an e-mail there; whenever it is confirmed, then one to the address before.
import { z } from 'zod';
import { reaction, taskKind } from '@purlin/event-sourcing/reaction.ts';
import type { UserEvent } from '@purlin/domain/access/user.ts';
import type { ClientEvent } from '@purlin/domain/clients/client.ts';
import type { VendorEvent } from '@purlin/domain/vendors/vendor.ts';
import { forgettingTask } from '../platform/core/forgetting-tasks.ts';

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

/** `because` is the event that asks for another address, or says that it changed. */
export const emailAddressChange = taskKind(
  'email-address-change',
  Whom.extend({ because: z.string() }),
);
export const addressesAreTold = reaction<UserEvent>('addresses-are-told', {
  EmailChangeAsked: (_, { id, eventId }) => [emailAddressChange({ userId: id, because: eventId })],
  EmailChanged: (_, { id, eventId }) => [emailAddressChange({ userId: id, because: eventId })],
});

/** `because` is the event that asked: two links that were asked for are two e-mails. */
export const emailPasswordLink = taskKind(
  'email-password-link',
  Whom.extend({ because: z.string() }),
);
export const passwordLinks = reaction<UserEvent>('password-links', {
  PasswordLinkAsked: (_, { id, eventId }) => [emailPasswordLink({ userId: id, because: eventId })],
});
