// What has happened with a client, with their estimates and jobs, newest first?
import { z } from 'zod';
import { flag, instant, json, number, text, type Row } from '@purlin/event-sourcing/columns.ts';
import {
  changed,
  readModel,
  removed,
  type Envelope,
  type EventForRow,
} from '@purlin/event-sourcing/read-model.ts';
import { client, type ClientEvent } from '@purlin/domain/clients/client.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import type { Values } from '@purlin/words/parameters.ts';
import { valuesOfEvent, type StoryEvent } from '@purlin/words/story/values.ts';
import type { Db } from '../../platform/servers/database.ts';
import { fromCursor, pageOf } from '../../platform/core/queries/paging.ts';
import { computed, rowsWhere, select, type Selected } from '../../platform/core/queries/select.ts';
import type { ListPage } from '../../platform/core/room.ts';

type Events = StoryEvent;
type DataOf<T extends Events['type']> = Extract<Events, { type: T }>['data'];

interface Said {
  readonly from: 'client' | 'staff';
  readonly text: string;
}

const columns = {
  position: number().key(),
  clientId: number(),
  at: instant(),
  by: text(),
  about: text<'client' | 'estimate' | 'job'>(),
  subjectId: number().nullable(),
  title: text().nullable(),
  type: text<Events['type']>(),
  values: json<Values>(),
  saidBy: text<Said['from']>().nullable(),
  said: text().nullable(),
  unanswered: flag(),
};
type Line = Row<typeof columns>;

/** An estimate's client and title, of which its later events do not speak; or a client's lines. */
interface Story {
  readonly clientId: number;
  readonly title: string;
  /** The lines that go with a draft to another client, or away with a client. */
  readonly lines: readonly number[];
  /** The line of each question that waits for an answer. */
  readonly open: Readonly<Record<string, number>>;
}
type At = EventForRow<Story>;

const place = ({ position }: Envelope): number => Number(position);

/** What a line says besides what happened. */
interface More {
  readonly said?: Said;
  readonly unanswered?: boolean;
}
const line = <T extends Events['type']>(
  event: { readonly type: T; readonly data: DataOf<T> },
  at: At,
  {
    said,
    unanswered = false,
    ...of
  }: Pick<Line, 'clientId' | 'about' | 'subjectId' | 'title'> & More,
): Line => ({
  position: place(at),
  at: at.at,
  by: at.by,
  ...of,
  type: event.type,
  values: valuesOfEvent(event),
  saidBy: said?.text ? said.from : null,
  said: said?.text || null,
  unanswered,
});

type Handler<T extends Events['type']> = (
  e: DataOf<T>,
  row: Line | undefined,
  at: At,
) => Line | undefined;

/** A line about a client, who is the stream's own unless the event names another. */
const ofClient =
  <T extends Events['type']>(
    type: T,
    whose: (e: DataOf<T>, at: At) => number = (_, at) => at.id,
  ): Handler<T> =>
  (data, _, at) =>
    line({ type, data }, at, {
      clientId: whose(data, at),
      about: 'client',
      subjectId: null,
      title: null,
    });

/** The first line of an estimate or a job, which names its client. */
const begins =
  <T extends 'EstimateDrafted' | 'JobScheduled' | 'JobAdded'>(
    type: T,
    about: 'estimate' | 'job',
    titleOf: (e: DataOf<T>) => string,
  ): Handler<T> =>
  (data, _, at) =>
    line({ type, data }, at, {
      clientId: data.client.id,
      about,
      subjectId: at.id,
      title: titleOf(data),
    });

/** A line about an estimate whose client and title are known. */
const goesOn =
  <T extends EstimateEvent['type']>(
    type: T,
    more: (e: DataOf<T>) => More & { readonly title?: string } = () => ({}),
  ): Handler<T> =>
  (data, _, at) =>
    at.note &&
    line({ type, data }, at, {
      clientId: at.note.clientId,
      about: 'estimate',
      subjectId: at.id,
      title: at.note.title,
      ...more(data),
    });

const mailed = (e: { readonly message: string }): More => ({
  said: { from: 'staff', text: e.message },
});
const answered = (e: { readonly clientMessage: string }): More => ({
  said: { from: 'client', text: e.clientMessage },
});
const entitled = (e: { readonly projectTitle: string }) => ({ title: e.projectTitle });

/** One more line that goes with it. */
const written = (story: Story | undefined, at: Envelope, values: Partial<Story> = {}) =>
  story && { ...story, lines: [...story.lines, place(at)], ...values };

/** Whatever happens to a client is a line of theirs, unless the model says otherwise. */
const everyClientEvent = <F>(handle: (type: ClientEvent['type']) => F) =>
  Object.fromEntries(
    (Object.keys(client.events) as ClientEvent['type'][]).map((type) => [type, handle(type)]),
  ) as Readonly<Record<ClientEvent['type'], F>>;

export const clientTimeline = readModel<Events, Story>()({
  name: 'client_timeline',
  version: 17,
  columns,
  indexes: ['(client_id, position)', '(client_id, position) where said is not null'],
  notes: {
    of: ['client', 'estimate'],
    on: {
      ...everyClientEvent(
        () => (_: unknown, story: Story | undefined, at: Envelope) => written(story, at),
      ),
      ClientAdded: (_, __, at) => ({ clientId: at.id, title: '', lines: [place(at)], open: {} }),
      ClientDeleted: () => removed,
      ClientForgotten: () => removed,
      EstimateDrafted: (e, _, at) => ({
        clientId: e.client.id,
        title: e.projectTitle,
        lines: [place(at)],
        open: {},
      }),
      DraftChanged: (e, story, at) =>
        written(story, at, { clientId: e.client.id, title: e.projectTitle }),
      OptionAdded: (_, story, at) => written(story, at),
      LineItemAdded: (_, story, at) => written(story, at),
      SendingHeld: (_, story, at) => written(story, at),
      SendingTakenBack: (_, story, at) => written(story, at),
      SendingDropped: (_, story, at) => written(story, at),
      EstimateSent: (_, story) => changed(story, { lines: [] }),
      EstimateRevised: (e, story) => changed(story, { title: e.projectTitle }),
      QuestionAsked: (e, story, at) =>
        story && changed(story, { open: { ...story.open, [e.questionId]: place(at) } }),
      QuestionAnswered: (e, story) => {
        const { [e.questionId]: _, ...open } = story?.open ?? {};
        return changed(story, { open });
      },
    },
  },
  usualKey: place,
  key: {
    ClientDeleted: (_, { note }) => note?.lines ?? [],
    ClientForgotten: (_, { note }) => note?.lines ?? [],
    // A draft may be given to another client: its story goes with it.
    DraftChanged: (e, at) =>
      at.note && at.note.clientId !== e.client.id ? [...at.note.lines, place(at)] : place(at),
    QuestionAnswered: (e, at) => [at.note?.open[e.questionId] ?? place(at), place(at)],
  },
  on: {
    ...everyClientEvent((type) => ofClient(type)),
    ClientDeleted: () => removed,
    ClientForgotten: () => removed,
    EstimateDrafted: begins('EstimateDrafted', 'estimate', (e) => e.projectTitle),
    DraftChanged: (e, row, at) =>
      changed(at.key === place(at) ? goesOn('DraftChanged', entitled)(e, row, at) : row, {
        clientId: e.client.id,
      }),
    EstimateRevised: goesOn('EstimateRevised', entitled),
    OptionAdded: goesOn('OptionAdded'),
    LineItemAdded: goesOn('LineItemAdded'),
    SendingHeld: goesOn('SendingHeld'),
    SendingTakenBack: goesOn('SendingTakenBack'),
    SendingDropped: goesOn('SendingDropped'),
    EstimateSent: goesOn('EstimateSent', mailed),
    EstimateResent: goesOn('EstimateResent', mailed),
    EstimateFollowedUp: goesOn('EstimateFollowedUp', mailed),
    EstimateEmailAccepted: goesOn('EstimateEmailAccepted'),
    EstimateEmailFailed: goesOn('EstimateEmailFailed'),
    EstimateEmailBounced: goesOn('EstimateEmailBounced'),
    EstimateEmailRetried: goesOn('EstimateEmailRetried'),
    EstimateViewed: goesOn('EstimateViewed'),
    QuestionAsked: goesOn('QuestionAsked', (e) => ({
      said: { from: 'client', text: e.text },
      unanswered: true,
    })),
    QuestionAnswered: (e, row, at) =>
      at.key === place(at)
        ? goesOn('QuestionAnswered', () => ({ said: { from: 'staff', text: e.text } }))(e, row, at)
        : changed(row, { unanswered: false }),
    ValidUntilExtended: goesOn('ValidUntilExtended'),
    EstimateWithdrawn: goesOn('EstimateWithdrawn'),
    EstimateReinstated: goesOn('EstimateReinstated'),
    LinkReplaced: goesOn('LinkReplaced'),
    EstimateApproved: goesOn('EstimateApproved', answered),
    EstimateDeclined: goesOn('EstimateDeclined', answered),
    EstimateDeleted: goesOn('EstimateDeleted'),
    EstimateArchived: goesOn('EstimateArchived'),
    EstimateRestored: goesOn('EstimateRestored'),
    LeadBecameClient: ofClient('LeadBecameClient', (e) => e.clientId),
    JobScheduled: begins('JobScheduled', 'job', (e) => e.title),
    JobAdded: begins('JobAdded', 'job', (e) => e.title),
  },
});

const LINE = select(
  clientTimeline,
  ['at', 'by', 'about', 'subjectId', 'title', 'type', 'values', 'saidBy', 'said', 'unanswered'],
  { place: computed<string>('position::text') },
);
export type TimelineRow = Selected<typeof LINE>;

export interface TimelineRequest {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly only?: 'messages' | undefined;
}

/**
 * A client's story, newest first; the cursor is the position of the last line on the page before.
 */
export async function timelineOf(
  db: Db,
  clientId: number,
  { limit, cursor, only }: TimelineRequest,
): Promise<ListPage<TimelineRow>> {
  const before =
    cursor === undefined
      ? '9223372036854775807'
      : fromCursor(z.string().regex(/^\d{1,18}$/), cursor);
  const where = `where client_id = $1 and position < $2 ${only ? 'and said is not null' : ''}`;
  const rows = await rowsWhere(db, LINE, {
    text: `${where} order by position desc limit $3`,
    values: [clientId, before, limit + 1],
  });
  return pageOf(rows, limit, (last) => last.place);
}
