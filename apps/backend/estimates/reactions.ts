// Whenever an estimate is sent (again), then an e-mail to the client.
import { z } from 'zod';
import { reaction, taskKind } from '@purlin/event-sourcing/reaction.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';

/** `sentBy` is the event that asked for the e-mail; it holds the subject and the message, and names the e-mail's Message-ID. */
export const emailEstimate = taskKind('email-estimate', z.object({ estimateId: z.int().positive(), sentBy: z.string() }));

export const estimateEmails = reaction<EstimateEvent>('estimate-emails', {
  EstimateSent: (_, { id, eventId }) => [emailEstimate({ estimateId: id, sentBy: eventId })],
  EstimateResent: (_, { id, eventId }) => [emailEstimate({ estimateId: id, sentBy: eventId })],
  EstimateEmailRetried: (e, { id }) => [emailEstimate({ estimateId: id, sentBy: e.failed })],
});
