// Estimate events in their current shapes.
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
 * The client's details, copied when the estimate is written; later changes to the client don't
 * affect it.
 */
export const Addressee = z.object({
  id: z.int().positive(),
  name: z.string(),
  /** Null: staff hand over what would be e-mailed. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

/** How the answer was received: on the estimate page, or by staff, who recorded it. */
export const AnsweredBy = z.enum(['page', 'staff', 'phone', 'in_person', 'email', 'paper']);

/** Evidence of who answered which document, for disputes years later. */
export const Evidence = z.object({
  how: AnsweredBy,
  /** The name typed as a signature; empty if none was required. */
  name: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  /** Version of the consent text shown; 0 if none was. */
  consentVersion: z.int().min(0),
  /** The language in which consent and terms were shown. */
  language: Language.default('en'),
  /** SHA-256 of the answered canonical document, in hex. */
  documentSha256: z.string(),
  /** Format version of the canonical text; older answers used format 1. */
  documentFormat: z.int().positive().default(1),
  /** Why staff recorded the answer for the client. */
  reason: z.string(),
});
export type Evidence = z.infer<typeof Evidence>;

/**
 * `to` is empty if nothing was e-mailed: no address, or handed over by staff. `language` is the
 * client's at the time; the first e-mails were all English.
 */
const Mail = {
  to: z.string(),
  subject: z.string(),
  message: z.string(),
  language: Language.default('en'),
};
const Email = z.object(Mail);
export const QuestionKind = z.enum(['question', 'change_request']);

/** The lead this belongs to, as of that time; null if none. */
export const LeadId = z.int().positive().nullable();

/** Why a delayed sending was canceled (holding.ts). `failed` is a technical failure. */
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

/** The job that this change order modifies once approved; null for any other estimate. */
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
  /** Replaces a sent offer; `revision` is the new one's number. */
  EstimateRevised: Offer.extend({ revision: z.int().positive() }),
  OptionAdded: z.object({ option: Option, totals: Totals }),
  /** `optionId` and `optionTotals` are set if the line belongs to an option. */
  LineItemAdded: z.object({
    line: Line,
    optionId: z.int().positive().nullable(),
    optionTotals: Totals.nullable(),
    totals: Totals,
  }),
  /**
   * Sending was requested and is delayed until `until`. Exactly this content is sent unless sending
   * is undone. `sending` counts delayed sendings; `revision` and `totalCents` are those the user
   * saw.
   */
  SendingHeld: Email.extend({
    sending: z.int().positive(),
    revision: z.int().positive(),
    totalCents: Cents,
    until: z.iso.datetime(),
  }),
  SendingTakenBack: z.object({ sending: z.int().positive() }),
  /** The content is no longer what the user saw, or it can't be sent. */
  SendingDropped: z.object({ sending: z.int().positive(), why: DroppedBecause }),
  EstimateSent: Email.extend({ revision: z.int().positive(), totalCents: Cents }),
  EstimateResent: Email,
  /** A follow-up was sent; `count` is the number so far. */
  EstimateFollowedUp: Email.extend({ count: z.int().positive() }),
  EstimateEmailAccepted: z.object({
    sentBy: z.string(),
    messageId: z.string(),
    answer: z.string(),
  }),
  EstimateEmailFailed: z.object({ sentBy: z.string(), reason: z.string() }),
  EstimateEmailBounced: z.object({ sentBy: z.string(), reason: z.string() }),
  /** `to` is the corrected address; empty keeps the old one. */
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
  /** All photos shown with the offer from now on, with their captions in the same order. */
  PhotosChosen: z.object({ photos: z.array(PictureId), captions: z.array(z.string()) }),
  EstimateApproved: z.object({
    optionId: z.int().positive().nullable(),
    revision: z.int().positive(),
    totalCents: Cents,
    clientMessage: z.string(),
    evidence: Evidence.nullable(),
    leadId: LeadId.default(null),
    /**
     * Recipient and language of the approved copy. Empty if none was sent, as in the first events.
     */
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

/** The events that end a link to the client's page. */
export const endsOfEstimateLink: readonly EstimateEvent['type'][] = [
  'LinkReplaced',
  'EstimateDeleted',
];

const EVIDENCE = ['evidence.name', 'evidence.ip', 'evidence.userAgent', 'evidence.reason'] as const;
/** Personal data, encrypted under the estimate's own key (decider.ts). */
export const personal = {
  EstimateDrafted: ['client', ...personalHeader],
  DraftChanged: ['client', ...personalHeader],
  EstimateRevised: personalHeader,
  SendingHeld: ['to', 'subject', 'message'],
  EstimateSent: ['to', 'subject', 'message'],
  EstimateResent: ['to', 'subject', 'message'],
  EstimateFollowedUp: ['to', 'subject', 'message'],
  // Mail servers repeat the address in their responses.
  EstimateEmailAccepted: ['answer'],
  EstimateEmailFailed: ['reason'],
  EstimateEmailBounced: ['reason'],
  EstimateEmailRetried: ['to'],
  QuestionAsked: ['text'],
  QuestionAnswered: ['to', 'text'],
  EstimateWithdrawn: ['reason'],
  PhotosChosen: ['captions'],
  // How it was answered, and which document: not personal data, so not encrypted.
  EstimateApproved: ['to', 'clientMessage', ...EVIDENCE],
  EstimateDeclined: ['clientMessage', ...EVIDENCE],
} as const;
