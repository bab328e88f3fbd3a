// Whenever a vendor is forgotten, then what they were called goes into the payments to them.
import { reaction } from '@purlin/event-sourcing/reaction.ts';
import type { VendorEvent } from '@purlin/domain/vendors/vendor.ts';
import { forgettingTask } from '../platform/core/forgetting-tasks.ts';

export const keepPayees = forgettingTask('keep-payees');

export const paymentsKeepPayees = reaction<VendorEvent>('payments-keep-payees', {
  VendorForgotten: (_, { id }) => [keepPayees({ id })],
});
