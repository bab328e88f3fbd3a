// The news of somebody: what they chose not to hear of is left out, names are those of today.
import { z } from 'zod';
import {
  KINDS_OF,
  KINDS_OF_BOOKS,
  KINDS_OF_RULES,
  type NotificationKind,
  type NotificationsShown,
} from '@purlin/contracts/notifications.ts';
import { may } from '@purlin/domain/access/rights.ts';
import type { Values } from '@purlin/words/parameters.ts';
import type { StoryEvent } from '@purlin/words/story/values.ts';
import { noticesOf, userById } from '../../access/read-models/user-list.ts';
import { containing, fromCursor, pageOf } from '../../platform/core/queries/paging.ts';
import type { ListPage } from '../../platform/core/room.ts';
import type { Db } from '../../platform/servers/database.ts';
import { isNews } from './notification-list.ts';

export interface NotificationRow {
  readonly id: number;
  readonly kind: NotificationKind;
  readonly at: string;
  readonly type: StoryEvent['type'];
  readonly values: Values;
  /** The client or vendor as they are called today, or the visitor. */
  readonly name: string | null;
  /** They are archived; of a visitor, the client with their e-mail address is. */
  readonly archived: boolean;
  readonly project: string | null;
  readonly text: string;
  /** It is about one of them. */
  readonly estimateId: number | null;
  readonly leadId: number | null;
  readonly vendorId: number | null;
  readonly paymentId: number | null;
  readonly batchId: number | null;
  readonly jobId: number | null;
  readonly answerId: number | null;
  readonly clientId: number | null;
  /** Of a payment: how much it is. */
  readonly cents: number | null;
}
interface NotificationRequest {
  /** Who asks: what they chose not to hear of is left out (rule: notices). */
  readonly userId: number;
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** In names, projects and what was said. */
  readonly q: string;
  /** News, which wait for somebody, or estimates that were only opened; unset: both. */
  readonly show?: NotificationsShown | undefined;
  /** Events that are found by what the sentence about them says. */
  readonly saying: readonly string[];
  /** Only what happened there in history. */
  readonly place?: number | undefined;
}

/** What a user chose not to hear of (rule: notices), and what is not theirs to look after. */
export async function unwantedBy(db: Db, userId: number): Promise<NotificationKind[]> {
  const [notices, user] = await Promise.all([noticesOf(db, userId), userById(db, userId)]);
  return [
    ...(notices.estimateUpdates ? [] : KINDS_OF.estimateUpdates),
    ...(notices.clientMessages ? [] : KINDS_OF.clientMessages),
    ...(may(user?.role, 'quickbooks.write') ? [] : KINDS_OF_BOOKS),
    ...(may(user?.role, 'payments.approve') ? [] : KINDS_OF_RULES),
  ];
}

/** As SQL: all clients with the e-mail address of a request are archived; null: there are none. */
const ASKER_IS_ARCHIVED = `(select bool_and(likely.archived_at is not null)
  from lead_list l join client_list likely on likely.email_key = lower(trim(l.email))
  where l.id = n.lead_id)`;

/** Notifications that match, newest first. */
export async function listNotifications(
  db: Db,
  { userId, limit, cursor, q, show, saying, place }: NotificationRequest,
): Promise<ListPage<NotificationRow>> {
  const before =
    cursor === undefined
      ? '9223372036854775807'
      : fromCursor(z.string().regex(/^\d{1,18}$/), cursor);
  const { rows } = await db.query<NotificationRow>(
    `select * from (
       select n.position as id, kind, at, type, values, text, n.estimate_id as "estimateId",
         lead_id as "leadId", n.vendor_id as "vendorId", payment_id as "paymentId",
         n.batch_id as "batchId", n.job_id as "jobId", n.answer_id as "answerId",
         n.client_id as "clientId",
         coalesce(e.client_name, c.name, v.name, p.payee, nullif(n.name, '')) as name,
         coalesce(e.project_title, j.title) as project,
         coalesce(c.archived_at, v.archived_at) is not null
           or coalesce(${ASKER_IS_ARCHIVED}, false) as archived, p.total_cents as cents
       from notification_list n left join estimate_list e on e.id = n.estimate_id
         left join client_list c on c.id = coalesce(n.client_id, e.client_id)
         left join job_list j on j.id = n.job_id
         left join vendor_payment_list p on p.id = n.payment_id
         left join vendor_list v on v.id = coalesce(n.vendor_id, p.vendor_id)
       where n.position < $1 and ($8::bigint is null or n.position = $8) and kind <> all($7)
         and ${isNews('n')}) n
     where ($3 = '' or type = any($5)
         or platform.folded(concat_ws(' ', name, project, text)) like platform.folded($4))
       and ($6::text is null or (kind = 'estimate_viewed') = ($6 = 'views'))
     order by id desc limit $2`,
    [
      before,
      limit + 1,
      q,
      containing(q),
      saying,
      show ?? null,
      await unwantedBy(db, userId),
      place ?? null,
    ],
  );
  return pageOf(rows, limit, (last) => String(last.id));
}
