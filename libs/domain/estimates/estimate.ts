// The estimate: what a client is offered, and the client's answer.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { refuse } from '@purlin/event-sourcing/refusal.ts';
import { CalendarDate } from '../shared/dates.ts';
import { Cents } from '../shared/money.ts';
import { BasisPoints } from '../shared/percent.ts';
import { lineTotalCents, TaxBasis, Totals, totalsOf, type Terms } from './totals.ts';

// ---- facts

/** The client as the estimate names them, copied when it is written and not changed by later edits of the client. */
const Addressee = z.object({ id: z.int().positive(), name: z.string(), email: z.string(), phone: z.string().nullable() });

/** What a line says before it is part of an estimate. */
export const LineContent = z.object({
  description: z.string().trim().min(1, 'Please complete all line items').max(2000),
  quantityHundredths: z.int().min(1, 'The quantity must be above 0').max(100_000_000),
  rateCents: Cents.min(0, 'The rate cannot be negative'),
  taxable: z.boolean(),
  section: z.string().trim().max(200).nullable(),
  priceBookItemId: z.int().positive().nullable(),
});
export type LineContent = z.infer<typeof LineContent>;

/** A line of an estimate. `id` counts from 1 inside the estimate; `order` is its place on the page. */
export const Line = LineContent.extend({ id: z.int().positive(), order: z.int().min(0), totalCents: Cents });
export type Line = z.infer<typeof Line>;

const Content = z.object({
  projectTitle: z.string(),
  projectDescription: z.string(),
  serviceAddress: z.string(),
  validUntil: CalendarDate.nullable(),
  introMessage: z.string(),
  customerNotes: z.string(),
  internalNotes: z.string(),
  discountBasisPoints: BasisPoints,
  taxBasisPoints: BasisPoints,
  taxBasis: TaxBasis,
});

export const events = {
  EstimateDrafted: Content.extend({ number: z.string(), client: Addressee, estimateType: z.enum(['single', 'multi_option']), lines: z.array(Line), totals: Totals }),
  LineItemAdded: z.object({ line: Line, totals: Totals }),
  EstimateSent: z.object({ to: z.string(), subject: z.string(), message: z.string(), revision: z.int().positive(), totalCents: Cents }),
  EstimateResent: z.object({ to: z.string(), subject: z.string(), message: z.string() }),
  EstimateEmailAccepted: z.object({ sentBy: z.string(), messageId: z.string(), answer: z.string() }),
  EstimateEmailFailed: z.object({ sentBy: z.string(), reason: z.string() }),
  EstimateEmailRetried: z.object({ failed: z.string() }),
  EstimateViewed: z.object({}),
  EstimateApproved: z.object({ optionId: z.int().positive().nullable(), revision: z.int().positive(), totalCents: Cents, clientMessage: z.string() }),
  EstimateDeclined: z.object({ revision: z.int().positive(), clientMessage: z.string() }),
};
export type EstimateEvent = MessageOf<typeof events>;

// ---- state: what decisions need, nothing else

interface Offer extends Terms {
  readonly to: string;
  readonly lines: readonly Line[];
  readonly totals: Totals;
  readonly validUntil: string | null;
  /** Which version of the offer the client sees; an approval names it. */
  readonly revision: number;
  /** Event id of the latest failed e-mail that nobody has retried yet. */
  readonly failedEmail: string | null;
}
export type Estimate =
  | { readonly status: 'none' }
  | (Offer & { readonly status: 'draft' | 'sent' | 'viewed' | 'declined' })
  | (Offer & { readonly status: 'accepted'; readonly optionId: number | null });

const offer = (state: Estimate): Exclude<Estimate, { status: 'none' }> => (state.status === 'none' ? refuse('estimate-not-found', 'This estimate does not exist or has been removed.', 'missing') : state);

const evolve = {
  EstimateDrafted: (_: Estimate, e: z.infer<typeof events.EstimateDrafted>): Estimate => ({
    status: 'draft', to: e.client.email, lines: e.lines, totals: e.totals, validUntil: e.validUntil, revision: 1, failedEmail: null,
    discountBasisPoints: e.discountBasisPoints, taxBasisPoints: e.taxBasisPoints, taxBasis: e.taxBasis,
  }),
  LineItemAdded: (state: Estimate, e: z.infer<typeof events.LineItemAdded>): Estimate => ({ ...offer(state), lines: [...offer(state).lines, e.line], totals: e.totals }),
  EstimateSent: (state: Estimate): Estimate => ({ ...offer(state), status: 'sent' }),
  EstimateResent: (state: Estimate): Estimate => state,
  EstimateEmailAccepted: (state: Estimate): Estimate => ({ ...offer(state), failedEmail: null }),
  EstimateEmailFailed: (state: Estimate, e: z.infer<typeof events.EstimateEmailFailed>): Estimate => ({ ...offer(state), failedEmail: e.sentBy }),
  EstimateEmailRetried: (state: Estimate): Estimate => ({ ...offer(state), failedEmail: null }),
  EstimateViewed: (state: Estimate): Estimate => ({ ...offer(state), status: 'viewed' }),
  EstimateApproved: (state: Estimate, e: z.infer<typeof events.EstimateApproved>): Estimate => ({ ...offer(state), status: 'accepted', optionId: e.optionId }),
  EstimateDeclined: (state: Estimate): Estimate => ({ ...offer(state), status: 'declined' }),
};

// ---- upcasts: none yet, every event is in its first shape

// ---- commands

export const DEFAULT_INTRO_MESSAGE = 'Thank you for considering our services. Please review the estimate below.';
export const DEFAULT_SEND_MESSAGE = 'Please review your estimate using the link below.';

const Answer = z.object({
  /** The revision the client saw; unset when staff answer for them or the caller does not say. */
  revision: z.int().positive().nullable(),
  clientMessage: z.string().trim().max(4000, 'Please keep the message under 4,000 characters'),
});

export const commands = {
  DraftEstimate: Content.extend({
    client: Addressee,
    estimateType: z.enum(['single', 'multi_option']),
    projectTitle: z.string().trim().min(1, 'Please enter a project title').max(300),
    serviceAddress: z.string().trim().min(1, 'Please enter a service address').max(500),
    lines: z.array(LineContent).max(500),
  }),
  AddLineItem: LineContent.extend({ order: z.int().min(0).nullable() }),
  SendEstimate: z.object({ subject: z.string().trim().max(300), message: z.string().trim().max(10_000), ccbNumber: z.string() }),
  RecordEmailAccepted: events.EstimateEmailAccepted,
  RecordEmailFailed: events.EstimateEmailFailed,
  RetryEmail: z.object({}),
  ViewEstimate: z.object({}),
  ApproveEstimate: Answer.extend({ optionId: z.int().positive().nullable() }),
  DeclineEstimate: Answer,
};

// ---- decide

const MAX_LINES = 500;

/** The offer as the client may answer it: out, and the version they saw. */
function answerable(state: Estimate, revision: number | null): Offer {
  const o = offer(state);
  if (o.status === 'draft') return refuse('estimate-not-sent', 'This estimate has not been sent yet.');
  if (revision !== null && revision !== o.revision) return refuse('estimate-changed', 'This estimate has changed since you opened it. Please look at it again before you answer.', 'stale');
  return o;
}

const past = (validUntil: string | null, today: string): boolean => validUntil !== null && validUntil < today;

export const estimate = decider<Estimate>()({
  category: 'estimate',
  events,
  initial: { status: 'none' },
  evolve,
  personal: {
    EstimateDrafted: ['client', 'serviceAddress', 'customerNotes', 'internalNotes'],
    EstimateSent: ['to', 'subject', 'message'],
    EstimateResent: ['to', 'subject', 'message'],
    // Mail servers repeat the address in what they say.
    EstimateEmailAccepted: ['answer'],
    EstimateEmailFailed: ['reason'],
    EstimateApproved: ['clientMessage'],
    EstimateDeclined: ['clientMessage'],
  },
  commands,
  decide: {
    DraftEstimate: ({ lines: contents, ...c }, state, meta) => {
      if (state.status !== 'none') return [];
      const lines = contents.map((line, n) => ({ ...line, id: n + 1, order: n, totalCents: lineTotalCents(line) }));
      return [{ type: 'EstimateDrafted', data: { ...c, number: `EST-${meta.id}-${meta.newKey()}`, lines, totals: totalsOf(lines, c) } }];
    },
    AddLineItem: ({ order, ...content }, state) => {
      const o = offer(state);
      if (o.status !== 'draft') return refuse('estimate-not-a-draft', 'This estimate has already been sent. Only a draft can get more line items.');
      if (o.lines.length >= MAX_LINES) return refuse('too-many-lines', `An estimate can have at most ${MAX_LINES} line items.`);
      const line = { ...content, id: o.lines.length + 1, order: order ?? o.lines.length, totalCents: lineTotalCents(content) };
      return [{ type: 'LineItemAdded', data: { line, totals: totalsOf([...o.lines, line], o) } }];
    },
    SendEstimate: ({ subject, message, ccbNumber }, state, { today }) => {
      const o = offer(state);
      // Oregon wants the licence number on every written bid (OAR 812-003-0120).
      if (ccbNumber.trim() === '') return refuse('ccb-number-missing', 'Enter your CCB licence number under Settings before you send an estimate: Oregon requires it on every written bid.');
      if (o.status !== 'draft') return [{ type: 'EstimateResent', data: { to: o.to, subject, message } }];
      if (o.lines.length === 0) return refuse('estimate-empty', 'Please add at least one line item');
      if (past(o.validUntil, today)) return refuse('estimate-expired', 'The valid-until date has passed. Choose a later date before you send the estimate.');
      return [{ type: 'EstimateSent', data: { to: o.to, subject, message, revision: o.revision, totalCents: o.totals.totalCents } }];
    },
    RecordEmailAccepted: (c, state) => (offer(state) && [{ type: 'EstimateEmailAccepted', data: c }]),
    RecordEmailFailed: (c, state) => (offer(state) && [{ type: 'EstimateEmailFailed', data: c }]),
    RetryEmail: (_, state) => {
      const { failedEmail } = offer(state);
      return failedEmail === null ? [] : [{ type: 'EstimateEmailRetried', data: { failed: failedEmail } }];
    },
    // Staff who look at the client's page have not been the client.
    ViewEstimate: (_, state, { by }) => (offer(state).status === 'sent' && !by.startsWith('user-') ? [{ type: 'EstimateViewed', data: {} }] : []),
    ApproveEstimate: ({ optionId, revision, clientMessage }, state, { today }) => {
      if (state.status === 'accepted') return state.optionId === optionId ? [] : refuse('already-answered', 'This estimate has already been approved.');
      if (state.status === 'declined') return refuse('already-answered', 'This estimate has already been declined. Please call us if you have changed your mind.');
      const o = answerable(state, revision);
      if (past(o.validUntil, today)) return refuse('estimate-expired', 'This estimate has passed its valid-until date. Please ask us for a new one.');
      if (optionId !== null) return refuse('option-unknown', 'This estimate has no such option.');
      return [{ type: 'EstimateApproved', data: { optionId, revision: o.revision, totalCents: o.totals.totalCents, clientMessage } }];
    },
    DeclineEstimate: ({ revision, clientMessage }, state) => {
      if (state.status === 'declined') return [];
      if (state.status === 'accepted') return refuse('already-answered', 'This estimate has already been approved. Please call us if you have changed your mind.');
      return [{ type: 'EstimateDeclined', data: { revision: answerable(state, revision).revision, clientMessage } }];
    },
  },
});
