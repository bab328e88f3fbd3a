// Whenever a vendor is forgotten, then the key of their record.
import { reaction } from '@purlin/event-sourcing/reaction.ts';
import type { VendorEvent } from '@purlin/domain/vendors/vendor.ts';
import { forgettingTask } from '../platform/core/forgetting-tasks.ts';

export const forgetVendor = forgettingTask('forget-vendor');

export const vendorsAreForgotten = reaction<VendorEvent>('vendors-are-forgotten', {
  VendorForgotten: (_, { id }) => [forgetVendor({ id })],
});
