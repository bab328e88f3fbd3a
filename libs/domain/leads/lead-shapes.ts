// Lead commands and their shapes.
import { z } from 'zod';
import { EmailAddress } from '../shared/contacts.ts';
import { OneLine, SeveralLines } from '../shared/text.ts';
import { Forget } from '../shared/forgetting.ts';
import { SiteLanguage } from '../shared/language.ts';
import { PictureId } from '../shared/picture.ts';
import {
  LeadEmail,
  LeadStatus,
  PreferredContact,
  PreferredMaterial,
  ProjectType,
  Subject,
  Urgency,
} from './choices.ts';
import { MOST_PHOTOS } from './photos.ts';

/** `sentBy` is the id of the event that requested the e-mail. */
export const OneEmail = z.object({ email: LeadEmail, sentBy: OneLine() });

const MISSING = 'Please fill in all required fields.';

const Line = (max: number) =>
  OneLine(MISSING).min(1, MISSING).max(max, `Please enter ${max} characters or fewer`);
const Words = (max: number) => SeveralLines().max(max, `Please enter ${max} characters or fewer`);

const Person = z.object({
  name: Line(200),
  email: Line(254).pipe(EmailAddress),
  language: SiteLanguage,
  photos: z.array(PictureId).max(MOST_PHOTOS).default([]),
  /** A honeypot: hidden from people, so only bots fill it in. */
  website: OneLine(),
});

export const commands = {
  RequestQuote: Person.extend({
    phone: Line(50),
    address: Line(500),
    projectType: z.enum(ProjectType.options, MISSING),
    urgency: Urgency,
    description: Words(5000),
    preferredMaterial: PreferredMaterial.nullable(),
    isInsuranceClaim: z.boolean(),
  }),
  SendMessage: Person.extend({
    phone: OneLine().max(50, 'Please enter 50 characters or fewer').nullable(),
    subject: Subject.nullable(),
    preferredContact: PreferredContact,
    message: SeveralLines(MISSING)
      .min(1, MISSING)
      .max(10_000, 'Please enter 10,000 characters or fewer'),
  }),
  AssignLead: z.object({ userId: z.int().positive().nullable() }),
  ChangeLeadStatus: z.object({ status: LeadStatus, reason: Words(1000) }),
  AddLeadNote: z.object({ text: Words(4000).min(1, 'Please write a note') }),
  ReplyToLead: z.object({
    subject: OneLine()
      .min(1, 'Please enter a subject')
      .max(300, 'Please enter 300 characters or fewer'),
    message: Words(10_000).min(1, 'Please write a message'),
  }),
  RecordLeadEmailAccepted: OneEmail.extend({ messageId: z.string(), answer: z.string() }),
  RecordLeadEmailFailed: OneEmail.extend({ reason: z.string() }),
  RetryLeadEmail: OneEmail,
  /** The room checks that the client and the estimate exist. */
  LinkLeadToClient: z.object({
    clientId: z.int().positive(),
    estimateId: z.int().positive().nullable(),
  }),
  ForgetLead: Forget,
};
