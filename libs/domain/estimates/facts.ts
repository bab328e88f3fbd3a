// What can have happened to an estimate, in today's shapes.
import { z } from 'zod';
import type { MessageOf } from '@purlin/event-sourcing/decider.ts';
import { CalendarDate } from '../shared/dates.ts';
import { Language } from '../shared/language.ts';
import { Cents } from '../shared/money.ts';
import { Line } from '../shared/lines.ts';
import { PictureId } from '../shared/picture.ts';
import { Totals } from '../shared/totals.ts';
import { personalHeader } from './header.ts';
import { Offer, Option } from './offer.ts';

/**
 * The client as the estimate names them, copied when it is written and not changed by later edits
 * of the client.
 */
export const Addressee = z.object({
  id: z.int().positive(),
  name: z.string(),
  /** Null: what is sent to them is handed over by staff. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

/** How an answer reached us: on the estimate's page, or told to staff, who write it down. */
export const AnsweredBy = z.enum(['page', 'staff', 'phone', 'in_person', 'email', 'paper']);

/** What shows, years later, that it was this person who gave this answer to this document. */
export const Evidence = z.object({
  how: AnsweredBy,
  /** The typed name that stands as signature; empty when none was asked for. */
  name: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  /** Which consent text was shown; 0 when none was. */
  consentVersion: z.int().min(0),
  /** In which language the consent and the terms were shown. */
  language: Language.default('en'),
  /** SHA-256 of the canonical document that was answered, in hex. */
  documentSha256: z.string(),
  /** In which format of its text; answers from before formats were counted had the first. */
  documentFormat: z.int().positive().default(1),
  /** Why staff recorded it for the client. */
  reason: z.string(),
});
export type Evidence = z.infer<typeof Evidence>;

/** `to` is blank where nobody was e-mailed: the client has no address, staff told or handed over.
 * `language` is the client's when it was asked for; the first e-mails were all English. */
const Mail = {
  to: z.string(),
  subject: z.string(),
  message: z.string(),
  language: Language.default('en'),
};
const Email = z.object(Mail);
export const QuestionKind = z.enum(['question', 'change_request']);

/** The request that this belongs to, as the inbox had it at that moment; null without one. */
export const LeadId = z.int().positive().nullable();

/** Why what was held was let fall (holding.ts); `failed` is ours. */
export const DroppedBecause = z.enum([
  'changed',
  'withdrawn',
  'archived',
  'deleted',
  'answered',
  'expired',
  'licence',
  'failed',
]);
export type DroppedBecause = z.infer<typeof DroppedBecause>;

/** The job whose contract it changes once it is approved; null of any other estimate. */
export const ChangesJobId = z.int().positive().nullable();

export const events = {
  EstimateDrafted: Offer.extend({
    number: z.string(),
    client: Addressee,
    duplicateOf: z.int().positive().nullable(),
    leadId: LeadId.default(null),
    changesJobId: ChangesJobId.default(null),
  }),
  DraftChanged: Offer.extend({ client: Addressee }),
  /** A sent offer was replaced by another; `revision` is the new one's number. */
  EstimateRevised: Offer.extend({ revision: z.int().positive() }),
  OptionAdded: z.object({ option: Option, totals: Totals }),
  /** `optionId` and `optionTotals` when the line belongs to an option. */
  LineItemAdded: z.object({
    line: Line,
    optionId: z.int().positive().nullable(),
    optionTotals: Totals.nullable(),
    totals: Totals,
  }),
  /**
   * It was asked to be sent, and waits until then: exactly this goes out, unless it is taken back.
   * `sending` counts what was held; `revision` and `totalCents` are of what was seen.
   */
  SendingHeld: Email.extend({
    sending: z.int().positive(),
    revision: z.int().positive(),
    totalCents: Cents,
    until: z.iso.datetime(),
  }),
  SendingTakenBack: z.object({ sending: z.int().positive() }),
  /** What would have gone out is not what was seen any more, or could not go. */
  SendingDropped: z.object({ sending: z.int().positive(), why: DroppedBecause }),
  EstimateSent: Email.extend({ revision: z.int().positive(), totalCents: Cents }),
  EstimateResent: Email,
  /** The client was reminded; `count` is how often by now. */
  EstimateFollowedUp: Email.extend({ count: z.int().positive() }),
  EstimateEmailAccepted: z.object({
    sentBy: z.string(),
    messageId: z.string(),
    answer: z.string(),
  }),
  EstimateEmailFailed: z.object({ sentBy: z.string(), reason: z.string() }),
  EstimateEmailBounced: z.object({ sentBy: z.string(), reason: z.string() }),
  /** `to` is the address from now on, where the old one was wrong; blank as before. */
  EstimateEmailRetried: z.object({ failed: z.string(), to: z.string().default('') }),
  EstimateViewed: z.object({}),
  QuestionAsked: z.object({ questionId: z.int().positive(), kind: QuestionKind, text: z.string() }),
  QuestionAnswered: z.object({
    questionId: z.int().positive(),
    to: z.string(),
    text: z.string(),
    language: Language.default('en'),
  }),
  ValidUntilExtended: z.object({ validUntil: CalendarDate }),
  EstimateWithdrawn: z.object({ reason: z.string() }),
  EstimateReinstated: z.object({}),
  LinkReplaced: z.object({ number: z.string() }),
  /** The photos that stand beside the offer from now on, and what each shows, in the same order. */
  PhotosChosen: z.object({ photos: z.array(PictureId), captions: z.array(z.string()) }),
  EstimateApproved: z.object({
    optionId: z.int().positive().nullable(),
    revision: z.int().positive(),
    totalCents: Cents,
    clientMessage: z.string(),
    evidence: Evidence.nullable(),
    leadId: LeadId.default(null),
    /** Who gets the approved copy, and in which language; blank: nobody did, as with the first. */
    to: z.string().default(''),
    language: Language.default('en'),
  }),
  EstimateDeclined: z.object({
    revision: z.int().positive(),
    clientMessage: z.string(),
    evidence: Evidence.nullable(),
  }),
  EstimateDeleted: z.object({}),
  EstimateArchived: z.object({}),
  EstimateRestored: z.object({}),
};
export type EstimateEvent = MessageOf<typeof events>;

/** What ends a link to the client's page. */
export const endsOfEstimateLink: readonly EstimateEvent['type'][] = [
  'LinkReplaced',
  'EstimateDeleted',
];

const EVIDENCE = ['evidence.name', 'evidence.ip', 'evidence.userAgent', 'evidence.reason'] as const;
/** What says something about a person: kept under the estimate's own key (decider.ts). */
export const personal = {
  EstimateDrafted: ['client', ...personalHeader],
  DraftChanged: ['client', ...personalHeader],
  EstimateRevised: personalHeader,
  SendingHeld: ['to', 'subject', 'message'],
  EstimateSent: ['to', 'subject', 'message'],
  EstimateResent: ['to', 'subject', 'message'],
  EstimateFollowedUp: ['to', 'subject', 'message'],
  // Mail servers repeat the address in what they say.
  EstimateEmailAccepted: ['answer'],
  EstimateEmailFailed: ['reason'],
  EstimateEmailBounced: ['reason'],
  EstimateEmailRetried: ['to'],
  QuestionAsked: ['text'],
  QuestionAnswered: ['to', 'text'],
  EstimateWithdrawn: ['reason'],
  PhotosChosen: ['captions'],
  // How it was answered, and to which document, stays: it says nothing about the person.
  EstimateApproved: ['to', 'clientMessage', ...EVIDENCE],
  EstimateDeclined: ['clientMessage', ...EVIDENCE],
} as const;
