// The estimate: what a client is offered, and the client's answer.
import { z } from 'zod';
import { decider } from '@purlin/event-sourcing/decider.ts';
import { refuse } from '@purlin/event-sourcing/refusal.ts';
import { CalendarDate } from '../shared/dates.ts';
import { Addressee, AnsweredBy, events, Evidence, QuestionKind } from './facts.ts';
import {
  headlineTotals,
  LineContent,
  MAX_LINES,
  MAX_OPTIONS,
  offerOf,
  OfferDraft,
  optionId,
  OptionDraft,
  pricedLine,
} from './offer.ts';
import { evolve, present, type Estimate, type Present } from './state.ts';
import { totalsOf } from './totals.ts';
import { upcasts } from './upcasts.ts';

// ---- facts: facts.ts; state and evolve: state.ts; older shapes: upcasts.ts

// ---- commands

export const DEFAULT_INTRO_MESSAGE =
  'Thank you for considering our services. Please review the estimate below.';
export const DEFAULT_SEND_MESSAGE = 'Please review your estimate using the link below.';

const MESSAGE = 4000;
const Message = z.string().trim().max(MESSAGE, 'Please keep the message under 4,000 characters');
const Words = Message.min(1, 'Please write a message');
const Reason = z.string().trim().min(1, 'Please give a reason').max(1000);
const Answer = z.object({
  /** The revision the client saw; unset when staff answer for them or the caller does not say. */
  revision: z.int().positive().nullable(),
  clientMessage: Message,
  evidence: Evidence.extend({
    name: z.string().trim().max(200),
    reason: z.string().trim().max(1000),
  }).nullable(),
  /** The revision that `evidence.documentSha256` was made of. */
  documentRevision: z.int().positive().nullable(),
});
const SendMail = z.object({
  subject: z.string().trim().max(300),
  message: z.string().trim().max(10_000),
});

export const commands = {
  DraftEstimate: OfferDraft.extend({
    client: Addressee,
    duplicateOf: z.int().positive().nullable(),
  }),
  ChangeEstimate: OfferDraft.extend({ client: Addressee }),
  AddOption: OptionDraft.omit({ id: true, lines: true }),
  AddLineItem: LineContent.extend({
    optionId: z.int().positive().nullable(),
    order: z.int().min(0).nullable(),
  }),
  SendEstimate: SendMail.extend({ ccbNumber: z.string() }),
  FollowUpEstimate: SendMail.extend({ count: z.int().positive() }),
  RecordEmailAccepted: events.EstimateEmailAccepted,
  RecordEmailFailed: events.EstimateEmailFailed,
  RecordEmailBounced: events.EstimateEmailBounced,
  RetryEmail: z.object({}),
  ViewEstimate: z.object({}),
  AskQuestion: z.object({ kind: QuestionKind, text: Words }),
  AnswerQuestion: z.object({ questionId: z.int().positive(), text: Words }),
  ExtendValidUntil: z.object({ validUntil: CalendarDate }),
  WithdrawEstimate: z.object({ reason: z.string().trim().max(1000) }),
  ReinstateEstimate: z.object({}),
  ReplaceLink: z.object({}),
  ApproveEstimate: Answer.extend({
    optionId: z.int().positive().nullable(),
    signatureRequired: z.boolean(),
  }),
  RecordApproval: z.object({
    optionId: z.int().positive().nullable(),
    clientMessage: Message,
    documentRevision: z.int().positive().nullable(),
    evidence: Evidence.extend({
      how: AnsweredBy.exclude(['page', 'staff']),
      name: z.string().trim().max(200),
      reason: Reason,
    }),
  }),
  DeclineEstimate: Answer,
  RemoveEstimate: z.object({}),
  RestoreEstimate: z.object({}),
};
type Ask<T extends keyof typeof commands> = z.infer<(typeof commands)[T]>;

// ---- decide

/** The offer as the client may answer it: out, not withdrawn, and the version they saw. */
function answerable(state: Estimate, seen: readonly (number | null)[]): Present {
  const s = present(state);
  if (s.status === 'draft')
    return refuse('estimate-not-sent', 'This estimate has not been sent yet.');
  if (s.withdrawn)
    return refuse(
      'estimate-withdrawn',
      'This estimate has been withdrawn. Please ask us for a new one.',
    );
  if (seen.some((revision) => revision !== null && revision !== s.revision))
    return refuse(
      'estimate-changed',
      'This estimate has changed since you opened it. Please look at it again before you answer.',
      'stale',
    );
  return s;
}

const past = (validUntil: string | null, today: string): boolean =>
  validUntil !== null && validUntil < today;
const isOpen = (s: Present): boolean => s.status === 'sent' || s.status === 'viewed';
/** Still to be answered by the client: sent, not withdrawn. */
const open = (state: Estimate, otherwise: string): Present => {
  const s = present(state);
  return isOpen(s) ? s : refuse('estimate-not-open', otherwise);
};

const draft = (state: Estimate): Present => {
  const s = present(state);
  return s.status === 'draft'
    ? s
    : refuse(
        'estimate-not-a-draft',
        'This estimate has already been sent. Only a draft can get more line items.',
      );
};

function approved(
  state: Estimate,
  c: Pick<
    Ask<'ApproveEstimate'>,
    'optionId' | 'revision' | 'documentRevision' | 'clientMessage' | 'evidence'
  >,
  today: string,
) {
  if (state.status === 'accepted')
    return state.optionId === c.optionId
      ? []
      : refuse('already-answered', 'This estimate has already been approved.');
  if (state.status === 'declined')
    return refuse(
      'already-answered',
      'This estimate has already been declined. Please call us if you have changed your mind.',
    );
  const s = answerable(state, [c.revision, c.documentRevision]);
  if (past(s.validUntil, today))
    return refuse(
      'estimate-expired',
      'This estimate has passed its valid-until date. Please ask us for a new one.',
    );
  const chosen = s.options.find(({ id }) => id === c.optionId);
  if (c.optionId !== null && !chosen)
    return refuse('option-unknown', 'This estimate has no such option.');
  if (s.estimateType === 'multi_option' && !chosen)
    return refuse('option-missing', 'Please choose one of the options.');
  return [
    {
      type: 'EstimateApproved' as const,
      data: {
        optionId: c.optionId,
        revision: s.revision,
        totalCents: (chosen ?? s).totals.totalCents,
        clientMessage: c.clientMessage,
        evidence: c.evidence,
      },
    },
  ];
}

/** Why this offer cannot go out, or nothing. */
function unsendable(s: Present, today: string): void {
  const groups =
    s.estimateType === 'multi_option' ? s.options.map(({ lines }) => lines) : [s.lines];
  if (groups.every((lines) => lines.length === 0))
    return refuse(
      'estimate-empty',
      s.estimateType === 'multi_option'
        ? 'Please add at least one line item to any option'
        : 'Please add at least one line item',
    );
  if (past(s.validUntil, today))
    return refuse(
      'estimate-expired',
      'The valid-until date has passed. Choose a later date before you send the estimate.',
    );
}

const EVIDENCE = ['evidence.name', 'evidence.ip', 'evidence.userAgent', 'evidence.reason'] as const;

export const estimate = decider<Estimate>()({
  category: 'estimate',
  events,
  initial: { status: 'none' },
  evolve,
  upcasts,
  personal: {
    EstimateDrafted: ['client', 'serviceAddress', 'customerNotes', 'internalNotes'],
    DraftChanged: ['client', 'serviceAddress', 'customerNotes', 'internalNotes'],
    EstimateRevised: ['serviceAddress', 'customerNotes', 'internalNotes'],
    EstimateSent: ['to', 'subject', 'message'],
    EstimateResent: ['to', 'subject', 'message'],
    EstimateFollowedUp: ['to', 'subject', 'message'],
    // Mail servers repeat the address in what they say.
    EstimateEmailAccepted: ['answer'],
    EstimateEmailFailed: ['reason'],
    EstimateEmailBounced: ['reason'],
    QuestionAsked: ['text'],
    QuestionAnswered: ['to', 'text'],
    EstimateWithdrawn: ['reason'],
    // How it was answered, and to which document, stays: it says nothing about the person.
    EstimateApproved: ['clientMessage', ...EVIDENCE],
    EstimateDeclined: ['clientMessage', ...EVIDENCE],
  },
  commands,
  decide: {
    DraftEstimate: ({ client, duplicateOf, ...asked }, state, meta) => {
      if (state.status !== 'none') return [];
      return [
        {
          type: 'EstimateDrafted',
          data: {
            ...offerOf(asked, meta.id, { lastLine: 0, lastOption: 0 }),
            client,
            duplicateOf,
            number: `EST-${meta.id}-${meta.newKey()}`,
          },
        },
      ];
    },
    ChangeEstimate: ({ client, ...asked }, state, { id, today }) => {
      const s = present(state);
      const offer = offerOf(asked, id, s);
      if (s.status === 'draft') return [{ type: 'DraftChanged', data: { ...offer, client } }];
      if (!isOpen(s))
        return refuse(
          'already-answered',
          'The client has answered this estimate. Duplicate it to make another offer.',
        );
      if (client.email !== s.to)
        return refuse(
          'client-fixed',
          'This estimate was already sent to its client. Duplicate it to offer the work to ' +
            'somebody else.',
        );
      unsendable({ ...s, ...offer }, today);
      return [{ type: 'EstimateRevised', data: { ...offer, revision: s.revision + 1 } }];
    },
    AddOption: (c, state, { id }) => {
      const s = draft(state);
      if (s.estimateType === 'single')
        return refuse('options-in-single', 'Only a multi-option estimate can have options.');
      if (s.options.length >= MAX_OPTIONS)
        return refuse('too-many-options', `An estimate can have at most ${MAX_OPTIONS} options`);
      const option = {
        ...c,
        id: optionId(id, s.lastOption + 1),
        recommended: c.recommended ?? c.order === 1,
        lines: [],
        totals: totalsOf([], s),
      };
      return [
        {
          type: 'OptionAdded',
          data: { option, totals: headlineTotals([...s.options, option], s.lines, s) },
        },
      ];
    },
    AddLineItem: ({ order, optionId: at, ...content }, state) => {
      const s = draft(state);
      if (s.lines.length + s.options.reduce((n, o) => n + o.lines.length, 0) >= MAX_LINES)
        return refuse('too-many-lines', `An estimate can have at most ${MAX_LINES} line items.`);
      const option = s.options.find(({ id }) => id === at);
      if (at !== null && !option)
        return refuse('option-unknown', 'This estimate has no such option.');
      if (at === null && s.estimateType === 'multi_option')
        return refuse(
          'lines-outside-options',
          'The line items of a multi-option estimate belong to its options.',
        );
      const line = pricedLine(content, s.lastLine + 1, order ?? (option ?? s).lines.length);
      if (!option)
        return [
          {
            type: 'LineItemAdded',
            data: {
              line,
              optionId: null,
              optionTotals: null,
              totals: totalsOf([...s.lines, line], s),
            },
          },
        ];
      const optionTotals = totalsOf([...option.lines, line], s);
      const options = s.options.map((o) =>
        o.id === option.id ? { ...o, totals: optionTotals } : o,
      );
      return [
        {
          type: 'LineItemAdded',
          data: { line, optionId: option.id, optionTotals, totals: headlineTotals(options, [], s) },
        },
      ];
    },
    SendEstimate: ({ subject, message, ccbNumber }, state, { today }) => {
      const s = present(state);
      // Oregon wants the licence number on every written bid (OAR 812-003-0120).
      if (ccbNumber.trim() === '')
        return refuse(
          'ccb-number-missing',
          'Enter your CCB licence number under Settings before you send an estimate: ' +
            'Oregon requires it on every written bid.',
        );
      if (s.withdrawn)
        return refuse(
          'estimate-withdrawn',
          'This estimate was withdrawn. Put it back before you send it.',
        );
      if (s.status !== 'draft')
        return [{ type: 'EstimateResent', data: { to: s.to, subject, message } }];
      unsendable(s, today);
      return [
        {
          type: 'EstimateSent',
          data: {
            to: s.to,
            subject,
            message,
            revision: s.revision,
            totalCents: s.totals.totalCents,
          },
        },
      ];
    },
    // A machine asks for this, so what does not apply any more is silence and not a refusal.
    FollowUpEstimate: ({ subject, message, count }, state, { today }) => {
      const s = present(state);
      const waiting =
        isOpen(s) &&
        !s.withdrawn &&
        !s.archived &&
        s.failedEmail === null &&
        s.questions.every((answered) => answered) &&
        !past(s.validUntil, today);
      return waiting && count === s.followUps + 1
        ? [{ type: 'EstimateFollowedUp', data: { to: s.to, subject, message, count } }]
        : [];
    },
    RecordEmailAccepted: (c, state) =>
      present(state) && [{ type: 'EstimateEmailAccepted', data: c }],
    RecordEmailFailed: (c, state) => present(state) && [{ type: 'EstimateEmailFailed', data: c }],
    RecordEmailBounced: (c, state) =>
      present(state).failedEmail === c.sentBy ? [] : [{ type: 'EstimateEmailBounced', data: c }],
    RetryEmail: (_, state) => {
      const { failedEmail } = present(state);
      return failedEmail === null
        ? []
        : [{ type: 'EstimateEmailRetried', data: { failed: failedEmail } }];
    },
    // Staff who look at the client's page have not been the client.
    ViewEstimate: (_, state, { by }) => {
      const s = present(state);
      return s.status === 'sent' && !s.withdrawn && !by.startsWith('user-')
        ? [{ type: 'EstimateViewed', data: {} }]
        : [];
    },
    AskQuestion: ({ kind, text }, state) => {
      const s = answerable(state, []);
      if (s.questions.filter((answered) => !answered).length >= 20)
        return refuse(
          'too-many-questions',
          'We have your questions and will answer them soon. Please call us if it is urgent.',
        );
      return [{ type: 'QuestionAsked', data: { questionId: s.questions.length + 1, kind, text } }];
    },
    AnswerQuestion: ({ questionId, text }, state) => {
      const s = present(state);
      const answered = s.questions[questionId - 1];
      if (answered === undefined)
        return refuse('question-unknown', 'This estimate has no such question.', 'missing');
      return answered
        ? refuse('question-answered', 'This question has already been answered.')
        : [{ type: 'QuestionAnswered', data: { questionId, to: s.to, text } }];
    },
    ExtendValidUntil: ({ validUntil }, state, { today }) => {
      const s = open(state, 'Only an estimate that waits for an answer can be extended.');
      if (validUntil < today) return refuse('date-passed', 'Choose a date that has not passed.');
      return validUntil === s.validUntil
        ? []
        : [{ type: 'ValidUntilExtended', data: { validUntil } }];
    },
    WithdrawEstimate: ({ reason }, state) =>
      open(state, 'Only an estimate that waits for an answer can be withdrawn.').withdrawn
        ? []
        : [{ type: 'EstimateWithdrawn', data: { reason } }],
    // What waits for an answer is never in the archive.
    ReinstateEstimate: (_, state) => {
      const s = present(state);
      return s.withdrawn
        ? [
            { type: 'EstimateReinstated', data: {} },
            ...(s.archived ? [{ type: 'EstimateRestored' as const, data: {} }] : []),
          ]
        : [];
    },
    ReplaceLink: (_, state, { id, newKey }) => {
      if (present(state).status === 'draft')
        return refuse('estimate-not-sent', 'Nobody has the link of a draft yet.');
      return [{ type: 'LinkReplaced', data: { number: `EST-${id}-${newKey()}` } }];
    },
    ApproveEstimate: ({ signatureRequired, ...c }, state, { today }) => {
      const unsigned =
        signatureRequired &&
        c.evidence?.how === 'page' &&
        (c.evidence.name === '' || c.evidence.consentVersion === 0);
      const decided = approved(state, c, today);
      return unsigned && decided.length > 0
        ? refuse(
            'signature-missing',
            'Please agree to the terms and type your name before you approve.',
          )
        : decided;
    },
    RecordApproval: (c, state, { today }) => approved(state, { ...c, revision: null }, today),
    DeclineEstimate: ({ revision, clientMessage, evidence, documentRevision }, state) => {
      if (state.status === 'declined') return [];
      if (state.status === 'accepted')
        return refuse(
          'already-answered',
          'This estimate has already been approved. Please call us if you have changed your mind.',
        );
      return [
        {
          type: 'EstimateDeclined',
          data: {
            revision: answerable(state, [revision, documentRevision]).revision,
            clientMessage,
            evidence,
          },
        },
      ];
    },
    // Nobody outside has seen a draft; everything else has been sent and stays (design: deletion).
    RemoveEstimate: (_, state) => {
      if (state.status === 'deleted') return [];
      const s = present(state);
      if (s.status === 'draft') return [{ type: 'EstimateDeleted', data: {} }];
      if (s.archived) return [];
      return [
        ...(isOpen(s) && !s.withdrawn
          ? [{ type: 'EstimateWithdrawn' as const, data: { reason: 'Archived' } }]
          : []),
        { type: 'EstimateArchived', data: {} },
      ];
    },
    RestoreEstimate: (_, state) =>
      present(state).archived ? [{ type: 'EstimateRestored', data: {} }] : [],
  },
});
