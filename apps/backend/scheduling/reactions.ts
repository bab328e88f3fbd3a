// Whenever a vendor is assigned to a job, moved or taken off it, then an e-mail with the
// appointment.
import { z } from 'zod';
import { reaction, taskKind, type Effect } from '@purlin/event-sourcing/reaction.ts';
import type { Envelope } from '@purlin/event-sourcing/read-model.ts';
import type { JobEvent } from '@purlin/domain/scheduling/job.ts';
import { HOLD_MS } from '@purlin/domain/scheduling/vendor-news.ts';
import type { AssigneeKind } from '@purlin/domain/scheduling/assignment-shapes.ts';

/** `about` is the event that the vendor hears of. */
export const emailVendor = taskKind(
  'email-vendor',
  z.object({ jobId: z.int().positive(), vendorId: z.int().positive(), about: z.string() }),
  // Not before it is certain that nobody takes it back.
  { afterMs: HOLD_MS },
);

const toAll = (
  { vendors }: { readonly vendors: readonly number[] },
  { id, eventId }: Envelope,
): Effect[] => vendors.map((vendorId) => emailVendor({ jobId: id, vendorId, about: eventId }));
const toOne = (
  { kind, assigneeId }: { readonly kind: AssigneeKind; readonly assigneeId: number },
  { id, eventId }: Envelope,
): Effect[] =>
  kind === 'vendor' ? [emailVendor({ jobId: id, vendorId: assigneeId, about: eventId })] : [];

export const vendorEmails = reaction<JobEvent>('vendor-emails', {
  AssignmentMade: toOne,
  AssignmentMoved: toOne,
  AssignmentEnded: toOne,
  JobRescheduled: toAll,
  JobCancelled: toAll,
  JobReopened: toAll,
});
