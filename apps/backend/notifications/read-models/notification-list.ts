// What did clients do, and what went wrong on the way to them, newest first?
import { z } from 'zod';
import { readModel, sql, type Envelope, type Sql } from '@purlin/event-sourcing/read-model.ts';
import type { NotificationKind } from '@purlin/contracts/notifications.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import type { LeadEvent } from '@purlin/domain/leads/lead.ts';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import type { Db } from '../../platform/servers/database.ts';
import { containing, fromCursor, pageOf } from '../../platform/servers/paging.ts';
import type { ListPage } from '../../platform/core/room.ts';

const about = (
  kind: NotificationKind,
  { id, position, at }: Envelope,
  what: string,
  text = '',
): Sql => sql`
  insert into notification_list (position, kind, at, what, text, path,
    estimate_id) values (${position}, ${kind}, ${at}, ${what}, ${text}, ${`/estimates/${id}`},
    ${id}) on conflict do nothing`;
/** What staff write down for a client is no news to them. */
const byClient = (envelope: Envelope, made: () => Sql): readonly Sql[] =>
  envelope.by.startsWith('user-') ? [] : [made()];

/** `what` goes after the client's name; a notification about a lead says it all itself. */
export const notificationList = readModel<EstimateEvent | LeadEvent>()({
  name: 'notification_list',
  version: 2,
  columns:
    'position bigint primary key, kind text not null, at timestamptz not null, what text ' +
    'not null, text text not null, path text not null, estimate_id bigint',
  on: {
    EstimateViewed: (_, at) => about('estimate_viewed', at, 'opened'),
    EstimateApproved: (e, at) =>
      byClient(at, () =>
        about(
          'estimate_approved',
          at,
          `approved at ${formatDollars(e.totalCents)}:`,
          e.clientMessage,
        ),
      ),
    EstimateDeclined: (e, at) =>
      byClient(at, () => about('estimate_declined', at, 'declined', e.clientMessage)),
    QuestionAsked: (e, at) =>
      byClient(at, () =>
        e.kind === 'question'
          ? about('question_asked', at, 'has a question about', e.text)
          : about('change_requested', at, 'asks for changes to', e.text),
      ),
    EstimateEmailFailed: (e, at) =>
      about('email_failed', at, 'did not get our e-mail about', e.reason),
    EstimateEmailBounced: (e, at) =>
      about('email_bounced', at, 'did not get our e-mail about', e.reason),
    LeadReceived: (e, { id, position, at }) => sql`
      insert into notification_list (position, kind, at, what, text, path) values (${position},
        'lead_received', ${at},
        ${e.kind === 'quote' ? `${e.name} asks for a quote` : `${e.name} wrote to us`},
          ${e.message}, ${`/clients/leads/${id}`}) on conflict do nothing`,
  },
});

export interface NotificationRow {
  readonly id: number;
  readonly kind: NotificationKind;
  readonly at: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly estimateId: number | null;
}

/**
 * Notifications that match, newest first; the client and the project are named as the estimate
 * names them today.
 */
export async function listNotifications(
  db: Db,
  {
    limit,
    cursor,
    q,
  }: { readonly limit: number; readonly cursor?: string | undefined; readonly q: string },
): Promise<ListPage<NotificationRow>> {
  const before =
    cursor === undefined
      ? '9223372036854775807'
      : fromCursor(z.string().regex(/^\d{1,18}$/), cursor);
  const { rows } = await db.query<NotificationRow>(
    `select * from (
       select n.position as id, kind, at,
         case when estimate_id is null then what else concat_ws(' ', e.client_name, what,
         e.project_title) end as title, text, path, estimate_id as "estimateId"
       from notification_list n left join estimate_list e on e.id = n.estimate_id where n.position <
         $1) n
     where $3 = '' or title ilike $4 or text ilike $4 order by id desc limit $2`,
    [before, limit + 1, q, containing(q)],
  );
  return pageOf(rows, limit, (last) => String(last.id));
}
