// The shapes of leads and subscribers: what the forms send, and what the office sees.
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

/** A choice that may be left out or blank. */
const Choice = <T extends z.ZodType<unknown, string>>(choices: T) =>
  OptionalText.pipe(choices.nullable());
/** A tick: as JSON true or false, as a plain form "on" or nothing. */
const Tick = z
  .union([
    z.boolean(),
    z.literal(['on', 'true', 'false', '']).transform((text) => text === 'on' || text === 'true'),
  ])
  .nullish()
  .transform((tick) => tick ?? false);
/** Photos that arrived before, by their names; a plain form has them in one text. */
const Photos = z
  .union([
    z.array(z.string()),
    z.string().transform((names) => names.split(' ').filter((name) => name !== '')),
  ])
  .nullish()
  .transform((names) => names ?? [])
  .pipe(commands.RequestQuote.shape.photos.unwrap());
/** What every public form has beside its fields. */
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

/** `queued`: on its way to the mail server; `failed`: staff can have it tried again. */
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
    /** What they want, as the form has it: the project type or the subject. */
    topic: z.string(),
    urgent: z.boolean(),
    receivedAt: Instant,
    assigneeId: Id.nullable(),
    assignee: z.string().nullable(),
    emailFailed: z.boolean(),
    /** How many came with it. */
    photoCount: z.int().min(0),
  })
  .meta({ id: 'LeadSummary' });
export type LeadSummary = z.infer<typeof LeadSummary>;

/**
 * Something that happened to a lead. `message` is what was written; `email` stands where an e-mail
 * went out.
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
