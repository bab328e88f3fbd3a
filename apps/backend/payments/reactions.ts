// Whenever a batch moves, then its file and its payments; whenever money or an account does, then
// e-mails. Whenever a vendor is forgotten, then their name goes into the payments to them.
import { z } from 'zod';
import { reaction, taskKind } from '@purlin/event-sourcing/reaction.ts';
import type { BankAccountEvent } from '@purlin/domain/payments/bank-account.ts';
import type { PaymentBatchEvent } from '@purlin/domain/payments/payment-batch.ts';
import type { UnclearAnswerEvent } from '@purlin/domain/payments/unclear-answer.ts';
import type { VendorEvent } from '@purlin/domain/vendors/vendor.ts';
import { forgettingTask } from '../platform/core/tasks/forgetting-tasks.ts';

export const keepPayees = forgettingTask('keep-payees');

export const paymentsKeepPayees = reaction<VendorEvent>('payments-keep-payees', {
  VendorForgotten: (_, { id }) => [keepPayees({ id })],
});

/** The account is forgotten with the vendor; files that paid it keep their digests and traces. */
export const forgetBankAccount = forgettingTask('forget-bank-account');

export const accountsAreForgotten = reaction<VendorEvent>('accounts-are-forgotten', {
  VendorForgotten: (_, { id }) => [forgetBankAccount({ id })],
});

const Id = z.int().positive();

/**
 * It may be tried again as long as the batch says that nothing of the file was seen; from then on
 * the batch itself keeps every machine away (docs/decisions/0026).
 */
export const submitBatch = taskKind('submit-batch', z.object({ batchId: Id }), {
  asksAfterRestore: true,
});

/** `because` is the event after which the payments are to say the same as their batch. */
export const followBatch = taskKind('follow-batch', z.object({ batchId: Id, because: z.string() }));

type Happened = { readonly id: number; readonly eventId: string };
const follow = (_: unknown, { id, eventId }: Happened) => [
  followBatch({ batchId: id, because: eventId }),
];
const submit = (_: unknown, { id }: Happened) => [submitBatch({ batchId: id })];

const written = (_: unknown, { id, eventId }: Happened) => [
  submitBatch({ batchId: id }),
  followBatch({ batchId: id, because: eventId }),
];

export const batchesMove = reaction<PaymentBatchEvent>('batches-move', {
  BatchFileWritten: written,
  PrenoteFileWritten: written,
  BatchNotSubmitted: submit,
  BatchAbandoned: follow,
  BatchRejected: follow,
  BatchLinesSettled: follow,
  BatchLineReturned: follow,
  PrenotesSettled: follow,
  PrenoteLineReturned: follow,
});

/** To a vendor about what has arrived, one e-mail a vendor. */
export const emailRemittance = taskKind(
  'email-remittance',
  z.object({ batchId: Id, vendorId: Id, because: z.string() }),
);
/** To a vendor about what was sent and came back. */
export const emailCameBack = taskKind(
  'email-came-back',
  z.object({ batchId: Id, trace: z.string(), because: z.string() }),
);
/** To the office about what did not arrive. */
export const emailReturn = taskKind('email-return', z.object({ batchId: Id, because: z.string() }));

export const batchEmails = reaction<PaymentBatchEvent>('batch-emails', {
  BatchLinesSettled: ({ vendorIds }, { id, eventId }) =>
    vendorIds.map((vendorId) => emailRemittance({ batchId: id, vendorId, because: eventId })),
  BatchLineReturned: ({ trace }, { id, eventId }) => [
    emailReturn({ batchId: id, because: eventId }),
    emailCameBack({ batchId: id, trace, because: eventId }),
  ],
  PrenoteLineReturned: (_, { id, eventId }) => [emailReturn({ batchId: id, because: eventId })],
  BatchRejected: (_, { id, eventId }) => [emailReturn({ batchId: id, because: eventId })],
});

/** To somebody who may pay, about what the bank sent and nobody could place. */
export const emailUnclearAnswer = taskKind(
  'email-unclear-answer',
  z.object({ answerId: Id, userId: Id, because: z.string() }),
);

export const unclearAnswersAreMailed = reaction<UnclearAnswerEvent>('unclear-answers-are-mailed', {
  BankAnswerUnclear: ({ userIds }, { id, eventId }) =>
    userIds.map((userId) => emailUnclearAnswer({ answerId: id, userId, because: eventId })),
});

/**
 * To the vendor, at the address they had before, to the office, and to each user who may confirm
 * it: whoever asked for the change may be any of them.
 */
export const emailAccountChange = taskKind(
  'email-account-change',
  z.object({
    vendorId: Id,
    because: z.string(),
    to: z.enum(['vendor', 'vendor-before', 'office', 'user']),
    /** With `user`: which. */
    userId: Id.optional(),
  }),
);

export const accountEmails = reaction<BankAccountEvent>('account-emails', {
  BankAccountChanged: ({ userIds }, { id, eventId }) => {
    const change = { vendorId: id, because: eventId };
    return [
      ...(['vendor', 'vendor-before', 'office'] as const).map((to) =>
        emailAccountChange({ ...change, to }),
      ),
      ...userIds.map((userId) => emailAccountChange({ ...change, to: 'user', userId })),
    ];
  },
});
