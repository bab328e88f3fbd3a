// Shapes of leads and subscribers: form requests and office views.
import { z } from 'zod';
import { commands } from '@purlin/domain/leads/lead-shapes.ts';
import { SiteLanguage } from '@purlin/domain/shared/language.ts';
import { PictureId } from '@purlin/domain/shared/picture.ts';
import {
  LeadEmail,
  LeadKind,
  LeadStatus,
  PreferredContact,
  PreferredMaterial,
  ProjectType,
  Subject,
  Urgency,
} from '@purlin/domain/leads/choices.ts';
import {
  commands as subscriberCommands,
  SubscriberStatus,
} from '@purlin/domain/leads/subscriber-shapes.ts';
import { Id, Instant, OptionalText, Text } from './fields.ts';

/** An optional choice; blank becomes null. */
const Choice = <T extends z.ZodType<unknown, string>>(choices: T) =>
  OptionalText.pipe(choices.nullable());
/** A checkbox: true or false in JSON; "on" or missing in an HTML form. */
const Tick = z
  .union([
    z.boolean(),
    z.literal(['on', 'true', 'false', '']).transform((text) => text === 'on' || text === 'true'),
  ])
  .nullish()
  .transform((tick) => tick ?? false);
/** Ids of photos uploaded before; an HTML form sends them as one text. */
const Photos = z
  .union([
    z.array(z.string()),
    z.string().transform((names) => names.split(' ').filter((name) => name !== '')),
  ])
  .nullish()
  .transform((names) => names ?? [])
  .pipe(commands.RequestQuote.shape.photos.unwrap());
/** Fields that every public form has in addition. */
const formParts = {
  language: Choice(SiteLanguage).transform((language) => language ?? 'en'),
  website: Text,
};

const {
  RequestQuote: { shape: quote },
  SendMessage: { shape: message },
} = commands;

export const QuoteRequest = z.object({
  name: quote.name,
  email: quote.email,
  phone: quote.phone,
  address: quote.address,
  projectType: quote.projectType,
  urgency: Choice(Urgency).transform((urgency) => urgency ?? 'flexible'),
  description: Text.pipe(quote.description),
  preferredMaterial: Choice(PreferredMaterial),
  isInsuranceClaim: Tick,
  photos: Photos,
  ...formParts,
});
export const ContactMessage = z.object({
  name: message.name,
  email: message.email,
  phone: OptionalText.pipe(message.phone),
  subject: Choice(Subject),
  message: message.message,
  preferredContact: Choice(PreferredContact).transform((way) => way ?? 'email'),
  photos: Photos,
  ...formParts,
});
export const NewsletterRequest = z.object({
  email: subscriberCommands.RequestNewsletter.shape.email,
  ...formParts,
});

/** `queued`: not accepted by the mail server yet; `failed`: staff can retry it. */
export const EmailState = z.enum(['none', 'queued', 'accepted', 'failed']);
export type EmailState = z.infer<typeof EmailState>;

export const LeadSummary = z
  .object({
    id: Id,
    kind: LeadKind,
    status: LeadStatus,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    /** The project type or the subject. */
    topic: z.string(),
    urgent: z.boolean(),
    receivedAt: Instant,
    assigneeId: Id.nullable(),
    assignee: z.string().nullable(),
    emailFailed: z.boolean(),
    /** Number of photos sent with it. */
    photoCount: z.int().min(0),
  })
  .meta({ id: 'LeadSummary' });
export type LeadSummary = z.infer<typeof LeadSummary>;

/**
 * A history entry of a lead. `message` is what was written; `email` is set if an e-mail was sent.
 */
export const LeadMoment = z
  .object({
    type: z.string(),
    at: Instant,
    by: z.string(),
    summary: z.string(),
    message: z.string(),
    email: z
      .object({
        email: LeadEmail,
        sentBy: z.string(),
        state: EmailState.exclude(['none']),
        problem: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'LeadMoment' });
export type LeadMoment = z.infer<typeof LeadMoment>;

export const LeadDetails = LeadSummary.extend({
  language: SiteLanguage,
  address: z.string().nullable(),
  message: z.string(),
  reason: z.string(),
  projectType: ProjectType.nullable(),
  preferredMaterial: PreferredMaterial.nullable(),
  isInsuranceClaim: z.boolean().nullable(),
  preferredContact: PreferredContact.nullable(),
  clientId: Id.nullable(),
  estimateId: Id.nullable(),
  photos: z.array(PictureId),
  moments: z.array(LeadMoment),
}).meta({ id: 'LeadDetails' });
export type LeadDetails = z.infer<typeof LeadDetails>;

export const Subscriber = z
  .object({
    id: Id,
    email: z.string(),
    status: SubscriberStatus,
    language: SiteLanguage,
    requestedAt: Instant,
    confirmedAt: Instant.nullable(),
    emailFailed: z.boolean(),
  })
  .meta({ id: 'Subscriber' });
export type Subscriber = z.infer<typeof Subscriber>;
