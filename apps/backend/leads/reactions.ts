// Whenever somebody writes to us or staff answer, then e-mails; whenever somebody asks for the
// newsletter, then a link to confirm it; whenever somebody is forgotten, then what they wrote.
import { z } from 'zod';
import { reaction, taskKind } from '@purlin/event-sourcing/reaction.ts';
import type { ClientEvent } from '@purlin/domain/clients/client.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import { LeadEmail } from '@purlin/domain/leads/choices.ts';
import type { LeadEvent } from '@purlin/domain/leads/lead.ts';
import { type SubscriberEvent } from '@purlin/domain/leads/subscriber.ts';
import { NewsletterEmail } from '@purlin/domain/leads/subscriber-shapes.ts';
import { forgettingTask } from '../platform/core/tasks/forgetting-tasks.ts';

/**
 * `sentBy` is the event that asked for the e-mail; it holds what is to be said and names the
 * Message-ID.
 */
export const emailAboutLead = taskKind(
  'email-about-lead',
  z.object({ leadId: z.int().positive(), email: LeadEmail, sentBy: z.string() }),
);
export const emailSubscriber = taskKind(
  'email-subscriber',
  z.object({ subscriberId: z.int().positive(), email: NewsletterEmail, sentBy: z.string() }),
);

/** `clientId` is 0 where the event does not name the client. */
export const followEstimate = taskKind(
  'follow-estimate',
  z.object({
    estimateId: z.int().positive(),
    clientId: z.int().min(0),
    what: z.enum(['drafted', 'approved']),
  }),
);

export const leadEmails = reaction<LeadEvent>('lead-emails', {
  LeadReceived: (_, { id, eventId }) => [
    emailAboutLead({ leadId: id, email: 'notice', sentBy: eventId }),
    emailAboutLead({ leadId: id, email: 'receipt', sentBy: eventId }),
  ],
  LeadReplied: (_, { id, eventId }) => [
    emailAboutLead({ leadId: id, email: 'reply', sentBy: eventId }),
  ],
  LeadEmailRetried: ({ email, sentBy }, { id }) => [emailAboutLead({ leadId: id, email, sentBy })],
});

export const newsletterEmails = reaction<SubscriberEvent>('newsletter-emails', {
  NewsletterRequested: (_, { id, eventId }) => [
    emailSubscriber({ subscriberId: id, email: 'confirm', sentBy: eventId }),
  ],
  NewsletterConfirmed: (_, { id, eventId }) => [
    emailSubscriber({ subscriberId: id, email: 'welcome', sentBy: eventId }),
  ],
});

export const leadsFollowEstimates = reaction<EstimateEvent>('leads-follow-estimates', {
  // Most estimates belong to nobody who asked on the site: for these there is nothing to do.
  EstimateDrafted: ({ client, leadId }, { id }) =>
    leadId === null
      ? []
      : [followEstimate({ estimateId: id, clientId: client.id, what: 'drafted' })],
  EstimateApproved: ({ leadId }, { id }) =>
    leadId === null ? [] : [followEstimate({ estimateId: id, clientId: 0, what: 'approved' })],
});

/** What was named stays as long as the request does. */
export const keepPhotos = taskKind('keep-photos', z.object({ leadId: z.int().positive() }));
export const leadsKeepPhotos = reaction<LeadEvent>('leads-keep-photos', {
  LeadReceived: ({ photos }, { id }) => (photos.length === 0 ? [] : [keepPhotos({ leadId: id })]),
});

export const forgetLead = forgettingTask('forget-lead');
/** Of a client. */
export const forgetLeads = forgettingTask('forget-leads');

export const leadsAreForgotten = reaction<LeadEvent | ClientEvent>('leads-are-forgotten', {
  LeadForgotten: (_, { id }) => [forgetLead({ id })],
  ClientForgotten: (_, { id }) => [forgetLeads({ id })],
});
