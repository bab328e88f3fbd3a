// What did clients do, and what went wrong on the way to them, newest first?
import { z } from 'zod';
import { instant, number, text, type Row } from '@purlin/event-sourcing/columns.ts';
import { readModel, removed, type Envelope } from '@purlin/event-sourcing/read-model.ts';
import type { NotificationKind } from '@purlin/contracts/notifications.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import type { LeadEvent } from '@purlin/domain/leads/lead.ts';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import type { Db } from '../../platform/servers/database.ts';
import { containing, fromCursor, pageOf } from '../../platform/core/paging.ts';
import type { ListPage } from '../../platform/core/room.ts';

const columns = {
  position: number().key(),
  kind: text<NotificationKind>(),
  at: instant(),
  what: text(),
  text: text(),
  path: text(),
  estimateId: number().nullable(),
};
type Stored = Row<typeof columns>;

const about = (
  kind: NotificationKind,
  { id, position, at }: Envelope,
  what: string,
  said = '',
): Stored => ({
  position: Number(position),
  kind,
  at,
  what,
  text: said,
  path: `/estimates/${id}`,
  estimateId: id,
});
/** What staff write down for a client is no news to them. */
const byClient = (envelope: Envelope, made: () => Stored): Stored | undefined =>
  envelope.by.startsWith('user-') ? removed : made();

/** `what` goes after the client's name; a notification about a lead says it all itself. */
export const notificationList = readModel<EstimateEvent | LeadEvent>()({
  name: 'notification_list',
  version: 3,
  columns,
  usualKey: ({ position }) => Number(position),
  on: {
    EstimateViewed: (_, __, at) => about('estimate_viewed', at, 'opened'),
    EstimateApproved: (e, _, at) =>
      byClient(at, () =>
        about(
          'estimate_approved',
          at,
          `approved at ${formatDollars(e.totalCents)}:`,
          e.clientMessage,
        ),
      ),
    EstimateDeclined: (e, _, at) =>
      byClient(at, () => about('estimate_declined', at, 'declined', e.clientMessage)),
    QuestionAsked: (e, _, at) =>
      byClient(at, () =>
        e.kind === 'question'
          ? about('question_asked', at, 'has a question about', e.text)
          : about('change_requested', at, 'asks for changes to', e.text),
      ),
    EstimateEmailFailed: (e, _, at) =>
      about('email_failed', at, 'did not get our e-mail about', e.reason),
    EstimateEmailBounced: (e, _, at) =>
      about('email_bounced', at, 'did not get our e-mail about', e.reason),
    LeadReceived: (e, _, { id, position, at }) => ({
      position: Number(position),
      kind: 'lead_received',
      at,
      what: e.kind === 'quote' ? `${e.name} asks for a quote` : `${e.name} wrote to us`,
      text: e.message,
      path: `/clients/leads/${id}`,
      estimateId: null,
    }),
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
