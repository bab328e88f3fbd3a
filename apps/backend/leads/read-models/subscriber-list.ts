// Who gets the newsletter, and who has still to confirm it?
import { flag, instant, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, removed, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { SubscriberSort } from '@purlin/contracts/leads.ts';
import type { SiteLanguage as Language } from '@purlin/domain/shared/languages.ts';
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
  type SortKeys,
} from '../../platform/core/queries/paging.ts';
import { rowWhere, select } from '../../platform/core/queries/select.ts';
import type { ListPage } from '../../platform/core/room.ts';

const SORTS: SortKeys<SubscriberSort> = {
  requestedAt: byColumn('requested_at', 'timestamptz'),
  email: byText('email'),
  status: byWords('status', SubscriberStatus.options),
};

export const subscriberList = readModel<SubscriberEvent>()({
  name: 'subscriber_list',
  version: 4,
  columns: {
    id: number().key(),
    email: text(),
    status: text<SubscriberStatus>(),
    language: text<Language>(),
    requestedAt: instant(),
    confirmedAt: instant().nullable(),
    emailFailed: flag(),
  },
  indexes: [...sortIndexes(SORTS), '(status)'],
  search: ['email'],
  on: {
    NewsletterRequested: (e, _, { id }) => ({
      id,
      email: e.email,
      status: 'pending',
      language: e.language,
      requestedAt: e.at,
      confirmedAt: null,
      emailFailed: false,
    }),
    NewsletterEmailAccepted: (_, row) => changed(row, { emailFailed: false }),
    NewsletterEmailFailed: (_, row) => changed(row, { emailFailed: true }),
    NewsletterConfirmed: (_, row, { at }) => changed(row, { status: 'confirmed', confirmedAt: at }),
    NewsletterUnsubscribed: (_, row) => changed(row, { status: 'unsubscribed' }),
    SubscriberRemoved: () => removed,
  },
});

export type SubscriberRow = RowOf<typeof subscriberList>;
const SUBSCRIBER = select(subscriberList);

export const subscriberById = (db: Db, id: number): Promise<SubscriberRow | undefined> =>
  rowWhere(db, SUBSCRIBER, sql`where id = ${id}`);

const LIST: List<SubscriberSort, SubscriberRow> = {
  rows: SUBSCRIBER,
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
