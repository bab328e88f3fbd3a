// Estimate commands.
import { z } from 'zod';
import { EmailAddress } from '../shared/contacts.ts';
import { OneLine, SeveralLines } from '../shared/text.ts';
import { CalendarDate } from '../shared/dates.ts';
import { Language } from '../shared/language.ts';
import { LineTyped } from '../shared/lines.ts';
import {
  Addressee,
  AnsweredBy,
  ChangesJobId,
  events,
  Evidence,
  LeadId,
  QuestionKind,
} from './facts.ts';
import { OfferDraft, OptionDraft } from './offer.ts';
import { EstimatePhotos } from './photo-shapes.ts';

const MESSAGE = 4000;
const Message = SeveralLines().max(MESSAGE, 'Please enter 4,000 characters or fewer');
const Words = Message.min(1, 'Please write a message');
const Reason = SeveralLines().min(1, 'Please enter the details').max(1000);
const AnswerFields = z.object({
  /** The revision the client saw; null if staff answer for them or the caller doesn't know. */
  revision: z.int().positive().nullable(),
  clientMessage: Message,
  evidence: Evidence.extend({
    name: OneLine().max(200),
    reason: SeveralLines().max(1000),
  }).nullable(),
  /** The revision that `evidence.documentSha256` was computed from. */
  documentRevision: z.int().positive().nullable(),
});
const SendMail = z.object({
  subject: OneLine().max(300),
  message: SeveralLines().max(10_000),
  /** The client's language. */
  language: Language.default('en'),
});

/** Copied from the client's record, which may predate today's validation. */
const AddresseeNow = Addressee.extend({
  name: OneLine(),
  email: OneLine().nullable(),
  phone: OneLine().nullable(),
});

export const commands = {
  DraftEstimate: OfferDraft.extend({
    client: AddresseeNow,
    duplicateOf: z.int().positive().nullable(),
    leadId: LeadId.optional(),
    changesJobId: ChangesJobId.optional(),
  }),
  ChangeEstimate: OfferDraft.extend({ client: AddresseeNow }),
  AddOption: OptionDraft.omit({ id: true, lines: true }),
  AddLineItem: LineTyped.extend({
    optionId: z.int().positive().nullable(),
    order: z.int().min(0).nullable(),
  }),
  SendEstimate: SendMail.extend({
    ccbNumber: OneLine(),
    /** The client's current e-mail address, in case the estimate was written without one. */
    email: OneLine().nullable().optional(),
    /** Staff hand it over on paper or as a link; nothing is e-mailed. */
    byHand: z.boolean().optional(),
  }),
  /** Sends after a delay, during which sending can be undone. */
  HoldSending: SendMail.extend({
    ccbNumber: OneLine(),
    email: OneLine().nullable().optional(),
    seconds: z.int().positive(),
  }),
  /** The delay is over: send. */
  SendHeld: z.object({ sending: z.int().positive(), ccbNumber: OneLine() }),
  TakeBackSending: z.object({ sending: z.int().positive() }),
  /** Sending failed and won't be retried. */
  DropSending: z.object({ sending: z.int().positive() }),
  FollowUpEstimate: SendMail.extend({ count: z.int().positive() }),
  RecordEmailAccepted: events.EstimateEmailAccepted,
  RecordEmailFailed: events.EstimateEmailFailed,
  RecordEmailBounced: events.EstimateEmailBounced,
  /** Without `sentBy`: the latest failure. `to` is a corrected address. */
  RetryEmail: z.object({
    sentBy: z.string().optional(),
    to: OneLine('Please enter a valid email address').pipe(EmailAddress).optional(),
  }),
  ViewEstimate: z.object({}),
  AskQuestion: z.object({ kind: QuestionKind, text: Words }),
  AnswerQuestion: z.object({
    questionId: z.int().positive(),
    text: Words,
    language: Language.default('en'),
  }),
  ExtendValidUntil: z.object({ validUntil: CalendarDate }),
  WithdrawEstimate: z.object({ reason: SeveralLines().max(1000) }),
  ReinstateEstimate: z.object({}),
  ReplaceLink: z.object({}),
  /**
   * All photos, in display order. `seen` is the list the user edited, so that concurrent changes by
   * others can be merged.
   */
  ChoosePhotos: z.object({ photos: EstimatePhotos, seen: EstimatePhotos.optional() }),
  ApproveEstimate: AnswerFields.extend({
    optionId: z.int().positive().nullable(),
    signatureRequired: z.boolean(),
    /** The version of the terms shown (0 for none), and the current one. */
    terms: z.object({ shown: z.int().min(0), now: z.int().min(0) }).optional(),
    leadId: LeadId.optional(),
    /** The language of the client's approved copy. */
    language: Language.default('en'),
  }),
  RecordApproval: z.object({
    optionId: z.int().positive().nullable(),
    clientMessage: Message,
    documentRevision: z.int().positive().nullable(),
    leadId: LeadId.optional(),
    language: Language.default('en'),
    evidence: Evidence.extend({
      how: AnsweredBy.exclude(['page', 'staff']),
      name: OneLine().max(200),
      reason: Reason,
    }),
  }),
  DeclineEstimate: AnswerFields,
  RemoveEstimate: z.object({}),
  RestoreEstimate: z.object({}),
};
export type Ask<T extends keyof typeof commands> = z.infer<(typeof commands)[T]>;
