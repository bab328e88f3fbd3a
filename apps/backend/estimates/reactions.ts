// Whenever an estimate is sent, brought to mind or approved, or a question answered, then an e-mail
// to the client; whenever a sending is held, then the sending, later; whenever the client answers
// or asks, then an e-mail to staff. Whenever the client is forgotten, then what they did not
// accept.
import { z } from 'zod';
import { isUser } from '@purlin/event-sourcing/actors.ts';
import { reaction, taskKind, type Effect } from '@purlin/event-sourcing/reaction.ts';
import type { Envelope } from '@purlin/event-sourcing/read-model.ts';
import type { ClientEvent } from '@purlin/domain/clients/client.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import { forgettingTask } from '../platform/core/tasks/forgetting-tasks.ts';

/**
 * `sentBy` is the event that asked for the e-mail; it holds the words, and names the e-mail's
 * Message-ID.
 */
export const emailEstimate = taskKind(
  'email-estimate',
  z.object({ estimateId: z.int().positive(), sentBy: z.string() }),
);
/**
 * The copy of what was approved. Whoever approves sees it on the page, so it comes at the pace of
 * the printer, and no other e-mail waits behind it.
 */
export const emailCopy = taskKind(
  'email-approved-copy',
  z.object({ estimateId: z.int().positive(), sentBy: z.string() }),
);
/** `about` is the event that staff hear of. */
export const notifyStaff = taskKind(
  'notify-staff',
  z.object({ estimateId: z.int().positive(), about: z.string() }),
);

/** Where nobody is to be e-mailed, staff hand it over; the first approvals named nobody. */
const email = ({ to }: { readonly to: string }, { id, eventId }: Envelope): Effect[] =>
  to ? [emailEstimate({ estimateId: id, sentBy: eventId })] : [];
const copy = ({ to }: { readonly to: string }, { id, eventId }: Envelope): Effect[] =>
  to ? [emailCopy({ estimateId: id, sentBy: eventId })] : [];
/** What staff wrote down themselves is no news to them. */
const notify = (_: unknown, { id, eventId, by }: Envelope): Effect[] =>
  isUser(by) ? [] : [notifyStaff({ estimateId: id, about: eventId })];

export const estimateEmails = reaction<EstimateEvent>('estimate-emails', {
  EstimateSent: email,
  EstimateResent: email,
  EstimateFollowedUp: email,
  QuestionAnswered: email,
  EstimateApproved: copy,
  EstimateEmailRetried: (e, { id }) => [emailEstimate({ estimateId: id, sentBy: e.failed })],
});

export const staffNotices = reaction<EstimateEvent>('notify-staff', {
  EstimateApproved: notify,
  EstimateDeclined: notify,
  QuestionAsked: notify,
});

/** The nth sending of an estimate that was held. */
export const sendHeld = taskKind(
  'send-held-estimate',
  z.object({ estimateId: z.int().positive(), sending: z.int().positive() }),
);
export const heldSendings = reaction<EstimateEvent>('held-sendings', {
  SendingHeld: ({ sending, until }, { id, at }) => [
    { ...sendHeld({ estimateId: id, sending }), afterMs: Date.parse(until) - Date.parse(at) },
  ],
});

/** What was chosen stays as long as the estimate does; what was taken away is let go. */
export const keepPhotos = taskKind(
  'keep-estimate-photos',
  z.object({ estimateId: z.int().positive() }),
);
const keep = (_: unknown, { id }: Envelope): Effect[] => [keepPhotos({ estimateId: id })];
export const estimatesKeepPhotos = reaction<EstimateEvent>('estimates-keep-photos', {
  PhotosChosen: keep,
  EstimateDeleted: keep,
});

/** Of a client. */
export const forgetEstimates = forgettingTask('forget-estimates');

export const estimatesOfTheForgotten = reaction<ClientEvent>('estimates-of-the-forgotten', {
  ClientForgotten: (_, { id }) => [forgetEstimates({ id })],
});
