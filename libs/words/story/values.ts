// What happened, once for everybody who tells it: by event, what its sentence fills in. Read models
// keep these values, never a sentence: raise their versions when an event gets others.
import type { UserEvent } from '@purlin/domain/access/user.ts';
import type { ClientEvent } from '@purlin/domain/clients/client.ts';
import type { SettingsEvent } from '@purlin/domain/company/settings/settings.ts';
import type { PaymentRule } from '@purlin/domain/company/payment-rule-shapes.ts';
import type { EstimateEvent, Evidence } from '@purlin/domain/estimates/facts.ts';
import type { Offer } from '@purlin/domain/estimates/offer.ts';
import type { LeadEvent } from '@purlin/domain/leads/lead.ts';
import type { ConversationEvent } from '@purlin/domain/messages/conversation.ts';
import type { BankAccountEvent } from '@purlin/domain/payments/bank-account.ts';
import type { PaymentBatchEvent } from '@purlin/domain/payments/payment-batch.ts';
import type { UnclearAnswerEvent } from '@purlin/domain/payments/unclear-answer.ts';
import type { VendorPaymentEvent } from '@purlin/domain/payments/vendor-payment.ts';
import type { ConnectionNews } from '@purlin/domain/quickbooks/connection.ts';
import type { JobEvent } from '@purlin/domain/scheduling/job.ts';
import type { VendorEvent } from '@purlin/domain/vendors/vendor.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { Values } from '../parameters.ts';
import { userValues } from './user-values.ts';
import { valuesOf, yes, type Happened } from './values-of.ts';

const offered = ({ options, lines, totals: { totalCents } }: Offer) => ({
  kind: options.length > 0 ? ('options' as const) : ('lines' as const),
  count: options.length > 0 ? options.length : lines.length,
  totalCents,
});
/** How an answer reached us; `unknown` where nobody wrote it down. */
const answered = (evidence: Evidence | null) => ({
  how: evidence?.how ?? ('unknown' as const),
  signed: yes(evidence?.name),
  name: evidence?.name ?? '',
  because: yes(evidence?.reason),
  reason: evidence?.reason ?? '',
});
/**
 * Words that somebody wrote stand in the sentence, unless whoever tells it shows them `beside` it.
 */
const wrote = (text: string) => ({ words: 'inside' as 'inside' | 'beside', text });
const because = (reason: string) => ({ because: yes(reason), reason });
const mailed = ({
  to,
  subject,
  language,
}: {
  readonly to: string;
  readonly subject: string;
  readonly language: Language;
}) => ({
  mailed: yes(to),
  to,
  language,
  titled: yes(subject),
  subject,
});

const clientValues = valuesOf<ClientEvent>()({
  ClientArchived: ({ estimates, jobs, leads }) => ({ estimates, jobs, leads }),
});

const estimateValues = valuesOf<EstimateEvent>()({
  EstimateDrafted: (e) => ({
    copied: yes(e.duplicateOf !== null),
    from: e.duplicateOf ?? 0,
    client: e.client.name,
    project: e.projectTitle,
  }),
  DraftChanged: offered,
  EstimateRevised: (e) => ({ ...offered(e), version: e.revision }),
  OptionAdded: (e) => ({ option: e.option.title }),
  LineItemAdded: (e) => ({
    line: e.line.description,
    lineCents: e.line.totalCents,
    totalCents: e.totals.totalCents,
  }),
  SendingHeld: mailed,
  SendingDropped: (e) => ({ why: e.why }),
  EstimateSent: (e) => ({ ...mailed(e), totalCents: e.totalCents }),
  EstimateResent: mailed,
  EstimateFollowedUp: (e) => ({ ...mailed(e), count: e.count }),
  EstimateEmailRetried: (e) => ({ to: e.to ? ('other' as const) : ('same' as const) }),
  EstimateEmailFailed: (e) => wrote(e.reason),
  EstimateEmailBounced: (e) => wrote(e.reason),
  QuestionAsked: (e) => ({ kind: e.kind, ...wrote(e.text) }),
  QuestionAnswered: (e) => ({ mailed: yes(e.to), to: e.to, ...wrote(e.text) }),
  ValidUntilExtended: (e) => ({ validUntil: e.validUntil }),
  EstimateWithdrawn: (e) => because(e.reason),
  PhotosChosen: (e) => ({ count: e.photos.length }),
  EstimateApproved: (e) => ({ ...answered(e.evidence), totalCents: e.totalCents }),
  EstimateDeclined: (e) => answered(e.evidence),
});

const leadValues = valuesOf<LeadEvent>()({
  LeadReceived: (e) => ({ kind: e.kind }),
  // Who it is, is known where it is told.
  LeadAssigned: (e) => ({ assigned: yes(e.userId !== null), user: e.userId ?? 0 }),
  LeadStatusChanged: (e) => ({ status: e.status }),
  LeadReplied: (e) => ({ subject: e.subject }),
  LeadEmailAccepted: (e) => ({ email: e.email }),
  LeadEmailFailed: (e) => ({ email: e.email }),
  LeadEmailRetried: (e) => ({ email: e.email }),
  LeadBecameClient: (e) => ({
    with: e.estimateId === null ? ('client' as const) : ('estimate' as const),
  }),
});

const NO_DAY = '1900-01-01';
/** A day, where there is one. */
const dated = (start: string | null) => ({
  dated: yes(start !== null),
  day: (start ?? NO_DAY).slice(0, 10),
});

/** The last day, where it is another one than the first. */
const until = ({ start, end }: { readonly start: string; readonly end: string | null }) => ({
  longer: yes(end !== null && end.slice(0, 10) > start.slice(0, 10)),
  last: (end ?? start).slice(0, 10),
});

const howMoved = (start: string | null): 'moved' | 'ends' | 'open' | 'off' =>
  start === null ? 'off' : 'moved';

const jobValues = valuesOf<JobEvent>()({
  JobScheduled: (e) => ({ day: e.start.slice(0, 10) }),
  JobAdded: (e) => dated(e.start),
  // Whether only its end moved, the dates before it know.
  JobRescheduled: (e) => ({
    how: howMoved(e.start),
    day: dated(e.start).day,
    ...because(e.reason),
  }),
  // Who it is, only the lists of crews and vendors know.
  AssignmentMade: (e) => ({ kind: e.kind, who: '', ...dated(e.start) }),
  AssignmentMoved: (e) => ({ kind: e.kind, who: '', ...dated(e.start) }),
  AssignmentEnded: (e) => ({ kind: e.kind, who: '' }),
  JobPutOnHold: (e) => because(e.reason),
  JobCancelled: (e) => because(e.reason),
  // Until when it was planned, the dates before it know.
  JobCompleted: ({ end }) => ({ early: yes(end), day: dated(end).day, planned: dated(end).day }),
  JobReopened: () => ({ back: yes(''), day: NO_DAY }),
  ChecklistSet: (e) => ({ name: e.name, count: e.steps.length }),
  // What the step says, only the list knows.
  StepTicked: () => ({ step: '' }),
  StepUnticked: () => ({ step: '' }),
  JobNoteWritten: (e) => ({ text: e.text }),
  JobPhotosAdded: (e) => ({ count: e.photos.length, asked: yes(''), step: '' }),
  OrderConfirmed: (e) => ({ who: '', ...dated(e.seen.start) }),
  OrderDeclined: (e) => ({ who: '', ...dated(e.seen.start), ...wrote(e.reason) }),
  OrderDatesProposed: (e) => ({
    who: '',
    day: e.to.start.slice(0, 10),
    ...until(e.to),
    said: yes(e.note),
    ...wrote(e.note),
  }),
  OrderAnswerWithdrawn: () => ({ who: '' }),
});

const vendorValues = valuesOf<VendorEvent>()({
  VendorArchived: ({ payments, jobs }) => ({ payments, jobs }),
  VendorDocumentRecorded: ({ kind, expiresOn }) => ({ kind, ...dated(expiresOn) }),
  VendorDocumentRemoved: ({ kind }) => ({ kind }),
  VendorDocumentNoted: ({ kind, state, expiresOn: day }) => ({ kind, state, day }),
});

const paymentValues = valuesOf<VendorPaymentEvent>()({
  VendorPaymentPlanned: ({ totalCents }) => ({ totalCents }),
  VendorPaymentEdited: ({ totalCents }) => ({ totalCents }),
  VendorPaymentSeconded: ({ totalCents }) => ({ totalCents }),
  VendorPaymentApproved: ({ totalCents, alone }) => ({
    totalCents,
    who: alone ? ('alone' as const) : ('other' as const),
  }),
  VendorPaymentRejected: ({ reason }) => ({ reason }),
  VendorPaymentVoided: ({ reason }) => ({ reason }),
  PayeeKept: ({ payee }) => ({ payee }),
  VendorPaymentTaken: ({ batchId: batch }) => ({ batch }),
  VendorPaymentReleased: ({ batchId: batch, reason, leftOut }) => ({
    batch,
    reason,
    how: leftOut ? ('left-out' as const) : ('with-it' as const),
  }),
  VendorPaymentPaid: ({ settledOn: day }) => ({ day }),
  VendorPaymentReturned: ({ code }) => ({ code }),
  VendorPaymentNotPaidConfirmed: ({ batchId: batch }) => ({ batch }),
});

const batchValues = valuesOf<PaymentBatchEvent>()({
  BatchOpened: ({ paymentIds }) => ({ count: paymentIds.length }),
  BatchGathered: ({ taken, stayed }) => ({ taken, stayed }),
  BatchFileWritten: ({ file, lines, creditCents: totalCents }) => ({
    file: file.name,
    count: lines.length,
    totalCents,
  }),
  BatchAbandoned: ({ reason }) => ({ reason }),
  BatchNotSubmitted: ({ reason }) => ({ reason }),
  BatchRejected: ({ reason }) => ({ reason }),
  BatchRejectionConfirmed: () => ({}),
  BatchLinesSettled: ({ settledOn: day, traces }) => ({ day, count: traces.length }),
  BatchLineReturned: ({ trace, code }) => ({ trace, code }),
  BatchLineCorrected: ({ trace, code }) => ({ trace, code }),
  PrenoteBatchOpened: ({ accounts }) => ({ count: accounts.length }),
  PrenoteFileWritten: ({ file, prenotes }) => ({ file: file.name, count: prenotes.length }),
  PrenoteFileDelayed: ({ until: day }) => ({ day }),
  PrenotesSettled: ({ settledOn: day, traces }) => ({ day, count: traces.length }),
  PrenoteLineReturned: ({ trace, code }) => ({ trace, code }),
  PrenoteLineCorrected: ({ trace, code }) => ({ trace, code }),
});

const answerValues = valuesOf<UnclearAnswerEvent>()({
  BankAnswerUnclear: ({ file, problems: [first, ...others] }) => ({
    file,
    kind: first?.kind ?? ('unreadable' as const),
    line: first?.line ?? 0,
    trace: first?.trace ?? '',
    batch: first?.batchId ?? 0,
    more: others.length,
  }),
});

const accountValues = valuesOf<BankAccountEvent>()({
  BankAccountEntered: ({ endsWith }) => ({ endsWith }),
  BankAccountChanged: ({ endsWith, because: why }) => ({ endsWith, why }),
  BankAccountConfirmed: ({ how }) => ({ how }),
  PrenoteTaken: ({ batchId: batch }) => ({ batch }),
  PrenoteSent: ({ settlesOn: day }) => ({ day }),
  PrenoteSettled: ({ settledOn: day }) => ({ day }),
  PrenoteReleased: ({ reason }) => ({ reason }),
  PrenoteReturned: ({ code }) => ({ code }),
  BankAccountCorrectionProposed: ({ code, endsWith }) => ({ code, endsWith }),
  BankAccountCorrectionRepeated: ({ code, endsWith }) => ({ code, endsWith }),
  BankAccountCorrectionUnusable: ({ code, trace }) => ({ code, trace }),
  BankAccountCorrectionRefused: ({ code, endsWith, reason }) => ({
    code,
    endsWith,
    said: reason === '' ? ('nothing' as const) : ('why' as const),
    reason,
  }),
});

const bookValues = valuesOf<ConnectionNews>()({
  QuickBooksNeedsSomebody: ({ count }) => ({ count }),
});

/** Which payment rules are looser, or would be. */
const looser = (rules: readonly PaymentRule[]) => ({
  approver: yes(rules.includes('approverIsNotPlanner')),
  second: yes(rules.includes('twoApprovalsAbove')),
  most: yes(rules.includes('mostPerPayment')),
  daily: yes(rules.includes('dailyLimit')),
  insurance: yes(rules.includes('refuseLapsedInsurance')),
});

const settingsValues = valuesOf<SettingsEvent>()({
  SettingsChanged: ({ weakened }) => looser(weakened?.rules ?? []),
  PaymentRulesProposed: ({ rules }) => looser(rules),
});

const storyValues = {
  ...clientValues,
  ...userValues,
  ...estimateValues,
  ...leadValues,
  ...jobValues,
  ...vendorValues,
  ...paymentValues,
  ...batchValues,
  ...answerValues,
  ...accountValues,
  ...bookValues,
  ...settingsValues,
};
/** An event that can be told. */
export type StoryEvent =
  | ClientEvent
  | UserEvent
  | EstimateEvent
  | LeadEvent
  | ConversationEvent
  | JobEvent
  | VendorEvent
  | VendorPaymentEvent
  | PaymentBatchEvent
  | UnclearAnswerEvent
  | BankAccountEvent
  | ConnectionNews
  | SettingsEvent;
type Filled = typeof storyValues;
/** By event, the values of its sentence; every language has one for every event. */
export type StoryValues = {
  readonly [T in StoryEvent['type']]: T extends keyof Filled ? ReturnType<Filled[T]> : object;
};

const valuesByType: Readonly<Record<string, ((data: never) => Values) | undefined>> = storyValues;
/** What the sentence about an event fills in. */
export const valuesOfEvent = ({ type, data }: Happened & Pick<StoryEvent, 'type'>): Values =>
  valuesByType[type]?.(data as never) ?? {};
