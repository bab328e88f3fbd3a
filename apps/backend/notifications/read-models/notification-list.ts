// What did clients do, what went wrong on the way to them, which vendors do not come as asked, what
// came back from the bank, and which papers run out, newest first?
import { isUser } from '@purlin/event-sourcing/actors.ts';
import { instant, json, number, text, type Row } from '@purlin/event-sourcing/columns.ts';
import { readModel, removed, type Envelope } from '@purlin/event-sourcing/read-model.ts';
import type { NotificationKind } from '@purlin/contracts/notifications.ts';
import type { ClientEvent } from '@purlin/domain/clients/client.ts';
import type { SettingsEvent } from '@purlin/domain/company/settings/settings.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import type { LeadEvent } from '@purlin/domain/leads/lead.ts';
import type { ConversationEvent } from '@purlin/domain/messages/conversation.ts';
import type { BankAccountEvent } from '@purlin/domain/payments/bank-account.ts';
import type { PaymentBatchEvent } from '@purlin/domain/payments/payment-batch.ts';
import type { UnclearAnswerEvent } from '@purlin/domain/payments/unclear-answer.ts';
import type { VendorPaymentEvent } from '@purlin/domain/payments/vendor-payment.ts';
import type { ConnectionNews } from '@purlin/domain/quickbooks/connection.ts';
import type { JobEvent } from '@purlin/domain/scheduling/job.ts';
import type { VendorEvent } from '@purlin/domain/vendors/vendor.ts';
import type { Values } from '@purlin/words/parameters.ts';
import { isClient } from '../../clients/read-models/is-client.ts';
import { partyOfConversation } from '../../messages/read-models/conversation-list.ts';
import type { Db } from '../../platform/servers/database.ts';
import { isVendor } from '../../vendors/read-models/vendor-list.ts';
import { valuesOfEvent, type StoryEvent } from '@purlin/words/story/values.ts';

/** An answer of a vendor that nobody has to hear of; those before it are no news any more. */
const ANSWERED = 'vendor_answered';

const columns = {
  position: number().key(),
  kind: text<NotificationKind | typeof ANSWERED>(),
  at: instant(),
  type: text<StoryEvent['type']>(),
  values: json<Values>(),
  /** The visitor of the website; an estimate knows its client itself. */
  name: text(),
  /** What was said with it. */
  text: text(),
  estimateId: number().nullable(),
  leadId: number().nullable(),
  vendorId: number().nullable(),
  paymentId: number().nullable(),
  batchId: number().nullable(),
  jobId: number().nullable(),
  /** An unclear answer of the bank. */
  answerId: number().nullable(),
  clientId: number().nullable(),
};
type Stored = Row<typeof columns>;
type Events =
  | ClientEvent
  | EstimateEvent
  | LeadEvent
  | ConversationEvent
  | VendorEvent
  | BankAccountEvent
  | PaymentBatchEvent
  | UnclearAnswerEvent
  | VendorPaymentEvent
  | ConnectionNews
  | SettingsEvent
  | JobEvent;
type DataOf<T extends Events['type']> = Extract<Events, { type: T }>['data'];

const stored = (
  kind: Stored['kind'],
  event: Pick<StoryEvent, 'type'> & { readonly data: unknown },
  { position, at }: Envelope,
): Pick<Stored, 'position' | 'kind' | 'at' | 'type' | 'values'> => ({
  position: Number(position),
  kind,
  at,
  type: event.type,
  values: valuesOfEvent(event),
});

/** What it can be about. */
const NOTHING = {
  estimateId: null,
  leadId: null,
  vendorId: null,
  paymentId: null,
  batchId: null,
  jobId: null,
  answerId: null,
  clientId: null,
} as const;

/** About an estimate; `said` is what came with it. */
const about =
  <T extends EstimateEvent['type']>(
    type: T,
    kindOf: (e: DataOf<T>) => NotificationKind,
    said: (e: DataOf<T>) => string = () => '',
  ) =>
  (data: DataOf<T>, _: unknown, at: Envelope): Stored => ({
    ...stored(kindOf(data), { type, data }, at),
    name: '',
    text: said(data),
    ...NOTHING,
    estimateId: at.id,
  });
/** What staff write down for a client is no news to them. */
const byClient =
  <T extends EstimateEvent['type']>(...told: Parameters<typeof about<T>>) =>
  (data: DataOf<T>, row: unknown, at: Envelope): Stored | undefined =>
    isUser(at.by) ? removed : about(...told)(data, row, at);

/** What a vendor answered to the dates of a job. */
const byVendor = (
  kind: Stored['kind'],
  event: Extract<JobEvent, { readonly type: `Order${string}` }>,
  at: Envelope,
  said = '',
): Stored => ({
  ...stored(kind, event, at),
  name: '',
  text: said,
  ...NOTHING,
  jobId: at.id,
  vendorId: event.data.vendorId,
});

/** About the books or the settings, which have one place. */
const ofOnePlace =
  <T extends (ConnectionNews | SettingsEvent)['type']>(type: T, kind: NotificationKind) =>
  (data: DataOf<T>, _: unknown, at: Envelope): Stored => ({
    ...stored(kind, { type, data }, at),
    name: '',
    text: '',
    ...NOTHING,
  });

export const notificationList = readModel<Events>()({
  name: 'notification_list',
  version: 20,
  columns,
  indexes: ['(job_id, vendor_id)', '(vendor_id)'],
  usualKey: ({ position }) => Number(position),
  on: {
    EstimateViewed: about('EstimateViewed', () => 'estimate_viewed'),
    EstimateApproved: byClient(
      'EstimateApproved',
      () => 'estimate_approved',
      (e) => e.clientMessage,
    ),
    EstimateDeclined: byClient(
      'EstimateDeclined',
      () => 'estimate_declined',
      (e) => e.clientMessage,
    ),
    QuestionAsked: byClient(
      'QuestionAsked',
      (e) => (e.kind === 'question' ? 'question_asked' : 'change_requested'),
      (e) => e.text,
    ),
    EstimateEmailFailed: about(
      'EstimateEmailFailed',
      () => 'email_failed',
      (e) => e.reason,
    ),
    EstimateEmailBounced: about(
      'EstimateEmailBounced',
      () => 'email_bounced',
      (e) => e.reason,
    ),
    SendingDropped: about('SendingDropped', () => 'email_failed'),
    ClientContactUpdated: (data, _, at) => ({
      ...stored('client_contact_updated', { type: 'ClientContactUpdated', data }, at),
      name: '',
      text: '',
      ...NOTHING,
      clientId: at.id,
    }),
    LeadReceived: (data, _, at) => ({
      ...stored('lead_received', { type: 'LeadReceived', data }, at),
      name: data.name,
      text: data.message,
      ...NOTHING,
      leadId: at.id,
    }),
    MessageSent(data, _, at) {
      const { kind, id } = partyOfConversation(at.id);
      return data.side === 'office'
        ? removed
        : {
            ...stored('message_received', { type: 'MessageSent', data }, at),
            name: '',
            text: data.text,
            ...NOTHING,
            ...(kind === 'client' ? { clientId: id } : { vendorId: id }),
          };
    },
    BatchLineReturned: (data, _, at) => ({
      ...stored('payment_returned', { type: 'BatchLineReturned', data }, at),
      name: '',
      text: data.note,
      ...NOTHING,
      paymentId: data.paymentId,
    }),
    // Of a batch that was stopped or rejected the batch itself tells.
    VendorPaymentReleased: (data, _, at) =>
      data.leftOut
        ? {
            ...stored('payment_left_out', { type: 'VendorPaymentReleased', data }, at),
            name: '',
            text: '',
            ...NOTHING,
            paymentId: at.id,
          }
        : removed,
    BatchRejected: (data, _, at) => ({
      ...stored('batch_rejected', { type: 'BatchRejected', data }, at),
      name: '',
      text: '',
      ...NOTHING,
      batchId: at.id,
    }),
    // Whoever stops one knows it; one that cannot go on is news.
    BatchAbandoned: (data, _, at) =>
      at.by === 'system'
        ? {
            ...stored('batch_stopped', { type: 'BatchAbandoned', data }, at),
            name: '',
            text: '',
            ...NOTHING,
            batchId: at.id,
          }
        : removed,
    BankAnswerUnclear: (data, _, at) => ({
      ...stored('bank_answer_unclear', { type: 'BankAnswerUnclear', data }, at),
      name: '',
      text: data.said,
      ...NOTHING,
      answerId: at.id,
    }),
    PrenoteReturned: (data, _, at) => ({
      ...stored('account_turned_back', { type: 'PrenoteReturned', data }, at),
      name: '',
      text: '',
      ...NOTHING,
      vendorId: at.id,
    }),
    BankAccountCorrectionProposed: (data, _, at) => ({
      ...stored('account_correction', { type: 'BankAccountCorrectionProposed', data }, at),
      name: '',
      text: '',
      ...NOTHING,
      vendorId: at.id,
    }),
    SettingsChanged: (data, row, at) =>
      data.weakened
        ? ofOnePlace('SettingsChanged', 'payment_rules_loosened')(data, row, at)
        : removed,
    PaymentRulesProposed: ofOnePlace('PaymentRulesProposed', 'payment_rules_proposed'),
    QuickBooksReconnectNeeded: ofOnePlace('QuickBooksReconnectNeeded', 'quickbooks_reconnect'),
    QuickBooksAccountsInQuestion: ofOnePlace('QuickBooksAccountsInQuestion', 'quickbooks_accounts'),
    QuickBooksNeedsSomebody: ofOnePlace('QuickBooksNeedsSomebody', 'quickbooks_needs'),
    OrderDeclined: (data, _, at) =>
      byVendor('vendor_declined', { type: 'OrderDeclined', data }, at, data.reason),
    OrderDatesProposed: (data, _, at) =>
      byVendor('vendor_proposed', { type: 'OrderDatesProposed', data }, at, data.note),
    OrderConfirmed: (data, _, at) => byVendor(ANSWERED, { type: 'OrderConfirmed', data }, at),
    OrderAnswerWithdrawn: (data, _, at) =>
      byVendor(
        data.confirmed ? 'vendor_withdrew' : ANSWERED,
        { type: 'OrderAnswerWithdrawn', data },
        at,
      ),
    VendorDocumentNoted: (data, _, at) => ({
      ...stored('paper_runs_out', { type: 'VendorDocumentNoted', data }, at),
      name: '',
      text: '',
      ...NOTHING,
      vendorId: at.id,
    }),
  },
});

/**
 * As SQL: that a row is news. Of what a vendor answered to the dates of a job only the last answer
 * is, where it asks for anything; of messages, those of who is not forgotten.
 */
export const isNews = (row: string): string =>
  `${row}.kind <> '${ANSWERED}' and (${row}.kind <> 'message_received'
      or ${isClient(`${row}.client_id`)} or ${isVendor(`${row}.vendor_id`)})
    and not exists (select from notification_list later
    where later.job_id = ${row}.job_id and later.vendor_id = ${row}.vendor_id
      and later.position > ${row}.position)`;

/** How many reasons and notes a vendor wrote to the dates of jobs. */
export const countWrittenBy = async (db: Db, vendorId: number): Promise<number> =>
  (
    await db.query<{ count: number }>({
      name: 'written_by_vendor',
      values: [vendorId],
      text: `select count(*) as count from notification_list
        where vendor_id = $1 and job_id is not null and text <> ''`,
    })
  ).rows[0]!.count;
