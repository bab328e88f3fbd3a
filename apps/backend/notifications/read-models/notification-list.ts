// What did clients do, what went wrong on the way to them, what came back from the bank, and which
// papers run out, newest first?
import { isUser } from '@purlin/event-sourcing/actors.ts';
import { z } from 'zod';
import { instant, json, number, text, type Row } from '@purlin/event-sourcing/columns.ts';
import { readModel, removed, type Envelope } from '@purlin/event-sourcing/read-model.ts';
import type { NotificationKind, NotificationsShown } from '@purlin/contracts/notifications.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import type { LeadEvent } from '@purlin/domain/leads/lead.ts';
import type { BankAccountEvent } from '@purlin/domain/payments/bank-account.ts';
import type { PaymentBatchEvent } from '@purlin/domain/payments/payment-batch.ts';
import type { UnclearAnswerEvent } from '@purlin/domain/payments/unclear-answer.ts';
import type { VendorEvent } from '@purlin/domain/vendors/vendor.ts';
import type { Values } from '@purlin/words/parameters.ts';
import { valuesOfEvent, type StoryEvent } from '@purlin/words/story/values.ts';
import type { Db } from '../../platform/servers/database.ts';
import { containing, fromCursor, pageOf } from '../../platform/core/paging.ts';
import type { ListPage } from '../../platform/core/room.ts';

const columns = {
  position: number().key(),
  kind: text<NotificationKind>(),
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
  /** An unclear answer of the bank. */
  answerId: number().nullable(),
};
type Stored = Row<typeof columns>;
type Events =
  | EstimateEvent
  | LeadEvent
  | VendorEvent
  | BankAccountEvent
  | PaymentBatchEvent
  | UnclearAnswerEvent;
type DataOf<T extends Events['type']> = Extract<Events, { type: T }>['data'];

const stored = (
  kind: NotificationKind,
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
  answerId: null,
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

export const notificationList = readModel<Events>()({
  name: 'notification_list',
  version: 8,
  columns,
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
    LeadReceived: (data, _, at) => ({
      ...stored('lead_received', { type: 'LeadReceived', data }, at),
      name: data.name,
      text: data.message,
      ...NOTHING,
      leadId: at.id,
    }),
    BatchLineReturned: (data, _, at) => ({
      ...stored('payment_returned', { type: 'BatchLineReturned', data }, at),
      name: '',
      text: data.note,
      ...NOTHING,
      paymentId: data.paymentId,
    }),
    BatchRejected: (data, _, at) => ({
      ...stored('batch_rejected', { type: 'BatchRejected', data }, at),
      name: '',
      text: '',
      ...NOTHING,
      batchId: at.id,
    }),
    BankAnswerUnclear: (data, _, at) => ({
      ...stored('bank_answer_unclear', { type: 'BankAnswerUnclear', data }, at),
      name: '',
      text: data.said,
      ...NOTHING,
      answerId: at.id,
    }),
    BankAccountCorrectionProposed: (data, _, at) => ({
      ...stored('account_correction', { type: 'BankAccountCorrectionProposed', data }, at),
      name: '',
      text: '',
      ...NOTHING,
      vendorId: at.id,
    }),
    VendorDocumentNoted: (data, _, at) => ({
      ...stored('paper_runs_out', { type: 'VendorDocumentNoted', data }, at),
      name: '',
      text: '',
      ...NOTHING,
      vendorId: at.id,
    }),
  },
});

export interface NotificationRow {
  readonly id: number;
  readonly kind: NotificationKind;
  readonly at: string;
  readonly type: StoryEvent['type'];
  readonly values: Values;
  /** The client or vendor as they are called today, or the visitor. */
  readonly name: string | null;
  readonly project: string | null;
  readonly text: string;
  /** It is about one of them. */
  readonly estimateId: number | null;
  readonly leadId: number | null;
  readonly vendorId: number | null;
  readonly paymentId: number | null;
  readonly batchId: number | null;
  readonly answerId: number | null;
}
interface NotificationRequest {
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** In names, projects and what was said. */
  readonly q: string;
  /** News, which wait for somebody, or estimates that were only opened; unset: both. */
  readonly show?: NotificationsShown | undefined;
  /** Events that are found by what the sentence about them says. */
  readonly saying: readonly string[];
}

/** Notifications that match, newest first. */
export async function listNotifications(
  db: Db,
  { limit, cursor, q, show, saying }: NotificationRequest,
): Promise<ListPage<NotificationRow>> {
  const before =
    cursor === undefined
      ? '9223372036854775807'
      : fromCursor(z.string().regex(/^\d{1,18}$/), cursor);
  const { rows } = await db.query<NotificationRow>(
    `select * from (
       select n.position as id, kind, at, type, values, text, estimate_id as "estimateId",
         lead_id as "leadId", n.vendor_id as "vendorId", payment_id as "paymentId",
         n.batch_id as "batchId", n.answer_id as "answerId",
         coalesce(e.client_name, v.name, p.payee, nullif(n.name, '')) as name,
         e.project_title as project
       from notification_list n left join estimate_list e on e.id = n.estimate_id
         left join vendor_payment_list p on p.id = n.payment_id
         left join vendor_list v on v.id = coalesce(n.vendor_id, p.vendor_id)
       where n.position < $1) n
     where ($3 = '' or concat_ws(' ', name, project, text) ilike $4 or type = any($5))
       and ($6::text is null or (kind = 'estimate_viewed') = ($6 = 'views'))
     order by id desc limit $2`,
    [before, limit + 1, q, containing(q), saying, show ?? null],
  );
  return pageOf(rows, limit, (last) => String(last.id));
}
