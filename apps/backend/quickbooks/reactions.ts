// Whenever something of ours is to be in the books, or changes, then it is brought there; whenever
// QuickBooks is connected or says that something changed, then everything that is behind.
import { z } from 'zod';
import { onlyWhile, reaction, taskKind, type Effect } from '@purlin/event-sourcing/reaction.ts';
import type { ClientEvent } from '@purlin/domain/clients/client.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import type { VendorPaymentEvent } from '@purlin/domain/payments/vendor-payment.ts';
import {
  CONNECTION,
  isKept,
  quickbooksConnection,
  type ConnectionEvent,
} from '@purlin/domain/quickbooks/connection.ts';
import type { RecordEvent } from '@purlin/domain/quickbooks/record-facts.ts';
import { RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import type { JobEvent } from '@purlin/domain/scheduling/job.ts';
import type { VendorEvent } from '@purlin/domain/vendors/vendor.ts';
import { forgettingTask } from '../platform/core/tasks/forgetting-tasks.ts';

const Id = z.int().positive();

/** Has one record of ours brought into the books that are connected then. */
export const bringRecord = taskKind('bring-to-quickbooks', z.object({ kind: RecordKind, id: Id }));

/** Has the vendor of a payment brought there, before it is paid. */
export const bringPayee = taskKind('bring-payee-to-quickbooks', z.object({ paymentId: Id }));

/** Otherwise nobody could do anything about it: connecting, or go, asks for all that is behind. */
const connected = onlyWhile(quickbooksConnection, CONNECTION, isKept);

type Happened = { readonly id: number };
const brings =
  (kind: RecordKind) =>
  (_: unknown, { id }: Happened): readonly Effect[] => [bringRecord({ kind, id })];

/** Who is not eligible, and was never there, is left by the worker (rule: quickbooks-eligible). */
export const clientsGoToQuickBooks = reaction<ClientEvent>(
  'clients-go-to-quickbooks',
  {
    ClientDetailsChanged: brings('customer'),
    ClientContactUpdated: brings('customer'),
    ClientRestored: brings('customer'),
  },
  connected,
);
export const vendorsGoToQuickBooks = reaction<VendorEvent>(
  'vendors-go-to-quickbooks',
  {
    VendorDetailsChanged: brings('vendor'),
    VendorRestored: brings('vendor'),
  },
  connected,
);
export const jobsGoToQuickBooks = reaction<JobEvent>(
  'jobs-go-to-quickbooks',
  {
    JobScheduled: brings('job'),
    JobAdded: brings('job'),
    JobDetailsChanged: brings('job'),
    // It stays here where it never got there, and nothing waits for it any more.
    JobCancelled: brings('job'),
    JobReopened: brings('job'),
  },
  connected,
);
export const estimatesGoToQuickBooks = reaction<EstimateEvent>(
  'estimates-go-to-quickbooks',
  {
    // Its client or job is what it needs first.
    EstimateApproved: brings('estimate'),
  },
  connected,
);
/** Its bill is what the payment needs first. */
export const paymentsGoToQuickBooks = reaction<VendorPaymentEvent>(
  'payments-go-to-quickbooks',
  {
    // Who the vendor is there is asked before they are paid.
    VendorPaymentApproved: (_, { id }) => [bringPayee({ paymentId: id })],
    VendorPaymentPaid: brings('bill-payment'),
    VendorPaymentReturned: brings('bill-payment'),
  },
  connected,
);

/** Has everything brought that is not in step, and compares what changed there. */
export const catchUp = taskKind('catch-up-quickbooks', z.object({ realmId: z.string() }));
export const compareBooks = taskKind('compare-quickbooks', z.object({ realmId: z.string() }));
/** Lets go of the tokens of a company. */
export const leaveBooks = taskKind('leave-quickbooks', z.object({ realmId: z.string() }));

export const connectionsAreFollowed = reaction<ConnectionEvent>('quickbooks-is-followed', {
  // It may have changed there while nobody was connected.
  QuickBooksConnected: ({ realmId }) => [catchUp({ realmId }), compareBooks({ realmId })],
  QuickBooksGoGiven: ({ realmId }) => [catchUp({ realmId }), compareBooks({ realmId })],
  QuickBooksSyncAsked: ({ realmId }) => [catchUp({ realmId }), compareBooks({ realmId })],
  QuickBooksChangesHeard: ({ realmId }) => [compareBooks({ realmId })],
  QuickBooksDisconnected: ({ realmId }) => [leaveBooks({ realmId })],
  QuickBooksAccountsChosen: ({ realmId }) => [catchUp({ realmId })],
  QuickBooksAccountsInUseAgain: ({ realmId }) => [catchUp({ realmId })],
});

/** Has what waited for a record brought, once that is there. */
export const resumeWaiting = taskKind('let-go-on-to-quickbooks', z.object({ recordId: Id }));

/** Has what belongs to a record moved below whoever stands there for it now. */
export const moveAlong = taskKind('move-along-in-quickbooks', z.object({ recordId: Id }));

export const recordsAreFollowed = reaction<RecordEvent>('quickbooks-records-are-followed', {
  QuickBooksRecordWanted: ({ kind, ourId }) => [bringRecord({ kind, id: ourId })],
  QuickBooksRecordAdded: ({ kind, ourId }) => [bringRecord({ kind, id: ourId })],
  QuickBooksMatchDecided: ({ kind, ourId }) => [bringRecord({ kind, id: ourId })],
  QuickBooksNameChosen: ({ kind, ourId }) => [bringRecord({ kind, id: ourId })],
  QuickBooksDeletionDecided: ({ kind, ourId }) => [bringRecord({ kind, id: ourId })],
  QuickBooksRecordUnlinked: ({ kind, ourId }) => [bringRecord({ kind, id: ourId })],
  QuickBooksRecordBegunAnew: ({ kind, ourId }) => [bringRecord({ kind, id: ourId })],
  QuickBooksRecordTakenUp: ({ kind, ourId }, { id }) => [
    bringRecord({ kind, id: ourId }),
    resumeWaiting({ recordId: id }),
  ],
  // Somebody else may have been paid before a user kept what stands there.
  QuickBooksRecordLeftOut: ({ kind, ourId }) =>
    kind === 'bill' || kind === 'bill-payment' ? [bringRecord({ kind, id: ourId })] : [],
  QuickBooksDifferenceSettled: ({ kind, ourId, take }) =>
    take === 'ours' ? [bringRecord({ kind, id: ourId })] : [],
  QuickBooksRecordInStep: ({ how, kind }, { id: recordId }) => [
    ...(how === 'updated' ? [] : [resumeWaiting({ recordId })]),
    // An estimate is there before it becomes a job: then it stands below the job.
    ...(kind === 'job' && how !== 'updated' ? [moveAlong({ recordId })] : []),
  ],
  QuickBooksRecordReplaced: (_, { id }) => [moveAlong({ recordId: id })],
  QuickBooksRecordMoves: ({ kind, ourId }) => [bringRecord({ kind, id: ourId })],
});

/** What was said of somebody who is forgotten here; the books there are not ours to forget. */
export const forgetClientRecords = forgettingTask('forget-quickbooks-client');
export const forgetVendorRecords = forgettingTask('forget-quickbooks-vendor');

export const clientsAreForgottenHere = reaction<ClientEvent>('quickbooks-forgets-clients', {
  ClientForgotten: (_, { id }) => [forgetClientRecords({ id })],
});
export const vendorsAreForgottenHere = reaction<VendorEvent>('quickbooks-forgets-vendors', {
  VendorForgotten: (_, { id }) => [forgetVendorRecords({ id })],
});
