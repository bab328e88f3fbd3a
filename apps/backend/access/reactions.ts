// Whenever a user is forgotten, then their password, their sessions and their key; whenever a
// client or a vendor is, then whoever signs in for them.
import { reaction } from '@purlin/event-sourcing/reaction.ts';
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
