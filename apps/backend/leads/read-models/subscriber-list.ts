// Who gets the newsletter, and who has still to confirm it?
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { SubscriberSort } from '@purlin/contracts/leads.ts';
import type { Language } from '@purlin/domain/shared/language.ts';
import { type SubscriberEvent } from '@purlin/domain/leads/subscriber.ts';
import { SubscriberStatus } from '@purlin/domain/leads/subscriber-shapes.ts';
import type { Db } from '../../platform/servers/database.ts';
import {
  byColumn,
  byText,
  byWords,
  readPage,
  sortIndexes,
  type List,
  type PageRequest,
} from '../../platform/servers/paging.ts';
import type { ListPage } from '../../platform/core/room.ts';

const SORTS: List<SubscriberSort>['sorts'] = {
  requestedAt: byColumn('requested_at', 'timestamptz'),
  email: byText('email'),
  status: byWords('status', SubscriberStatus.options),
};

const setFailed = (id: number, failed: boolean) =>
  sql`update subscriber_list set email_failed = ${failed} where id = ${id}`;

export const subscriberList = readModel<SubscriberEvent>()({
  name: 'subscriber_list',
  version: 1,
  columns:
    'id bigint primary key, email text not null, status text not null, language text not ' +
    'null, requested_at timestamptz not null, confirmed_at timestamptz, email_failed ' +
    'boolean not null default false',
  indexes: [...sortIndexes(SORTS), '(status)'],
  search: ['email'],
  on: {
    NewsletterRequested: (e, { id }) => sql`
      insert into subscriber_list values (${id}, ${e.email}, 'pending', ${e.language}, ${e.at})
      on conflict (id) do update set email = excluded.email, status = 'pending',
        language = excluded.language, requested_at = excluded.requested_at, confirmed_at = null,
        email_failed = false`,
    NewsletterEmailAccepted: (_, { id }) => setFailed(id, false),
    NewsletterEmailFailed: (_, { id }) => setFailed(id, true),
    NewsletterConfirmed: (_, { id, at }) =>
      sql`update subscriber_list set status = 'confirmed', confirmed_at = ${at} where id = ${id}`,
    NewsletterUnsubscribed: (_, { id }) =>
      sql`update subscriber_list set status = 'unsubscribed' where id = ${id}`,
    SubscriberRemoved: (_, { id }) => sql`delete from subscriber_list where id = ${id}`,
  },
});

export interface SubscriberRow {
  readonly id: number;
  readonly email: string;
  readonly status: SubscriberStatus;
  readonly language: Language;
  readonly requestedAt: string;
  readonly confirmedAt: string | null;
  readonly emailFailed: boolean;
}
const COLUMNS =
  'id, email, status, language, requested_at as "requestedAt", confirmed_at as ' +
  '"confirmedAt", email_failed as "emailFailed"';

export const subscriberById = async (db: Db, id: number): Promise<SubscriberRow | undefined> =>
  (
    await db.query<SubscriberRow>({
      name: 'subscriber_by_id',
      text: `select ${COLUMNS} from subscriber_list where id = $1`,
      values: [id],
    })
  ).rows[0];

const LIST: List<SubscriberSort> = {
  model: subscriberList,
  columns: COLUMNS,
  sorts: SORTS,
  usual: { by: 'requestedAt', descending: true },
};

/** Subscribers that match, newest first unless another order is asked for. */
export const listSubscribers = (
  db: Db,
  {
    status,
    ...page
  }: PageRequest<SubscriberSort> & { readonly status?: SubscriberStatus | undefined },
): Promise<ListPage<SubscriberRow>> =>
  readPage(db, LIST, page, [status && sql`status = ${status}`]);

/** Who gets the newsletter now. */
export const countSubscribers = async (db: Db): Promise<number> =>
  (
    await db.query<{ count: number }>({
      name: 'count_subscribers',
      text: "select count(*) from subscriber_list where status = 'confirmed'",
      values: [],
    })
  ).rows[0]!.count;
