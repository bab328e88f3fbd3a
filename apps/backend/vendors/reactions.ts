// Whenever a vendor is forgotten, then the key of their record; whenever somebody takes over what
// QuickBooks says of one, then their details.
import { z } from 'zod';
import { reaction, taskKind } from '@purlin/event-sourcing/reaction.ts';
import type { VendorEvent } from '@purlin/domain/vendors/vendor.ts';
import type { RecordEvent } from '@purlin/domain/quickbooks/record-facts.ts';
import { forgettingTask } from '../platform/core/tasks/forgetting-tasks.ts';

export const forgetVendor = forgettingTask('forget-vendor');

export const vendorsAreForgotten = reaction<VendorEvent>('vendors-are-forgotten', {
  VendorForgotten: (_, { id }) => [forgetVendor({ id })],
});

const Id = z.int().positive();

/** The value itself stays in history, where it is sealed. */
export const takeVendorValue = taskKind(
  'take-vendor-from-quickbooks',
  z.object({ vendorId: Id, recordId: Id, because: z.string() }),
);

export const vendorsTakeFromQuickBooks = reaction<RecordEvent>('vendors-take-from-quickbooks', {
  QuickBooksDifferenceSettled: ({ kind, ourId, take }, { id, eventId }) =>
    kind === 'vendor' && take === 'theirs'
      ? [takeVendorValue({ vendorId: ourId, recordId: id, because: eventId })]
      : [],
});
