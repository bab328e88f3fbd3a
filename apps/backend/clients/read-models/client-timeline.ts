// What has happened with a client, with their estimates and jobs, in words, newest first?
import { z } from 'zod';
import { flag, instant, number, text, type Row } from '@purlin/event-sourcing/columns.ts';
import {
  changed,
  readModel,
  removed,
  type Envelope,
  type Place,
} from '@purlin/event-sourcing/read-model.ts';
import type { ClientEvent } from '@purlin/domain/clients/client.ts';
import { referencesInWords } from '@purlin/domain/clients/references.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import type { LeadEvent } from '@purlin/domain/leads/lead.ts';
import type { JobEvent } from '@purlin/domain/scheduling/job.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import type { Db } from '../../platform/servers/database.ts';
import { fromCursor, pageOf } from '../../platform/core/paging.ts';
import { computed, rowsWhere, select, type Selected } from '../../platform/core/select.ts';
import type { ListPage } from '../../platform/core/room.ts';

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
  summary: text(),
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
type At = Place<Story>;

const place = ({ position }: Envelope): number => Number(position);

const line = (
  at: At,
  values: Pick<Line, 'clientId' | 'about' | 'subjectId' | 'title' | 'summary'>,
  { said, unanswered = false }: { readonly said?: Said; readonly unanswered?: boolean } = {},
): Line => ({
  position: place(at),
  at: at.at,
  by: at.by,
  ...values,
  saidBy: said?.text ? said.from : null,
  said: said?.text || null,
  unanswered,
});

const ofClient = (at: At, summary: string, clientId = at.id): Line =>
  line(at, { clientId, about: 'client', subjectId: null, title: null, summary });

/** The first line of an estimate or a job, which names its client. */
const begins = (
  about: 'estimate' | 'job',
  { clientId, title }: { readonly clientId: number; readonly title: string },
  at: At,
  summary: string,
): Line => line(at, { clientId, about, subjectId: at.id, title, summary });

/** A line about an estimate whose client and title are known. */
const goesOn = (
  at: At,
  summary: string,
  more: {
    readonly said?: Said;
    readonly unanswered?: boolean;
    readonly title?: string;
  } = {},
): Line | undefined =>
  at.note &&
  line(
    at,
    {
      clientId: at.note.clientId,
      about: 'estimate',
      subjectId: at.id,
      title: more.title ?? at.note.title,
      summary,
    },
    more,
  );

const mail = (
  what: string,
  e: { readonly to: string; readonly subject: string; readonly message: string },
  at: At,
): Line | undefined =>
  goesOn(at, `${what} ${e.to}${e.subject && `: ${e.subject}`}`, {
    said: { from: 'staff', text: e.message },
  });
const answer = (summary: string, e: { readonly clientMessage: string }, at: At): Line | undefined =>
  goesOn(at, summary, { said: { from: 'client', text: e.clientMessage } });

/** One more line that goes with it. */
const written = (story: Story | undefined, at: Envelope, values: Partial<Story> = {}) =>
  story && { ...story, lines: [...story.lines, place(at)], ...values };

type Events = ClientEvent | EstimateEvent | JobEvent | LeadEvent;

export const clientTimeline = readModel<Events, Story>()({
  name: 'client_timeline',
  version: 4,
  columns,
  indexes: ['(client_id, position)', '(client_id, position) where said is not null'],
  notes: {
    of: ['client', 'estimate'],
    on: {
      ClientAdded: (_, __, at) => ({ clientId: at.id, title: '', lines: [place(at)], open: {} }),
      ClientDetailsChanged: (_, story, at) => written(story, at),
      ClientArchived: (_, story, at) => written(story, at),
      ClientRestored: (_, story, at) => written(story, at),
      ClientDeleted: () => removed,
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
    // A draft may be given to another client: its story goes with it.
    DraftChanged: (e, at) =>
      at.note && at.note.clientId !== e.client.id ? [...at.note.lines, place(at)] : place(at),
    QuestionAnswered: (e, at) => [at.note?.open[e.questionId] ?? place(at), place(at)],
  },
  on: {
    ClientAdded: (_, __, at) => ofClient(at, 'Added as a client'),
    ClientDetailsChanged: (_, __, at) => ofClient(at, 'Contact details or notes changed'),
    ClientArchived: (e, _, at) => ofClient(at, `Archived with ${referencesInWords(e)}`),
    ClientRestored: (_, __, at) => ofClient(at, 'Restored from the archive'),
    ClientDeleted: () => removed,
    EstimateDrafted: (e, _, at) =>
      begins(
        'estimate',
        { clientId: e.client.id, title: e.projectTitle },
        at,
        `Estimate written at ${formatDollars(e.totals.totalCents)}`,
      ),
    DraftChanged: (e, row, at) =>
      changed(
        row ??
          goesOn(at, `Draft changed, total ${formatDollars(e.totals.totalCents)}`, {
            title: e.projectTitle,
          }),
        { clientId: e.client.id },
      ),
    EstimateRevised: (e, _, at) =>
      goesOn(at, `Revised to version ${e.revision}, total ${formatDollars(e.totals.totalCents)}`, {
        title: e.projectTitle,
      }),
    OptionAdded: (e, _, at) => goesOn(at, `Option added: ${e.option.title}`),
    LineItemAdded: (e, _, at) =>
      goesOn(at, `Line added: ${e.line.description}, ${formatDollars(e.line.totalCents)}`),
    EstimateSent: (e, _, at) => mail('Estimate e-mailed to', e, at),
    EstimateResent: (e, _, at) => mail('Estimate e-mailed again to', e, at),
    EstimateFollowedUp: (e, _, at) => mail('Reminder e-mailed to', e, at),
    EstimateEmailAccepted: (_, __, at) => goesOn(at, 'The mail server took the e-mail'),
    EstimateEmailFailed: (e, _, at) => goesOn(at, `The e-mail could not be sent: ${e.reason}`),
    EstimateEmailBounced: (e, _, at) => goesOn(at, `The e-mail came back: ${e.reason}`),
    EstimateEmailRetried: (_, __, at) => goesOn(at, 'The failed e-mail was tried again'),
    EstimateViewed: (_, __, at) => goesOn(at, 'Opened by the client'),
    QuestionAsked: (e, _, at) =>
      goesOn(at, e.kind === 'question' ? 'Asked a question' : 'Asked for a change', {
        said: { from: 'client', text: e.text },
        unanswered: true,
      }),
    QuestionAnswered: (e, row, at) =>
      changed(row, { unanswered: false }) ??
      goesOn(at, `Answered by e-mail to ${e.to}`, { said: { from: 'staff', text: e.text } }),
    ValidUntilExtended: (e, _, at) => goesOn(at, `Extended until ${formatDate(e.validUntil)}`),
    EstimateWithdrawn: (e, _, at) => goesOn(at, e.reason ? `Withdrawn: ${e.reason}` : 'Withdrawn'),
    EstimateReinstated: (_, __, at) => goesOn(at, 'Put back after it was withdrawn'),
    LinkReplaced: (_, __, at) => goesOn(at, 'The client’s link was replaced'),
    EstimateApproved: (e, _, at) => answer(`Approved at ${formatDollars(e.totalCents)}`, e, at),
    EstimateDeclined: (e, _, at) => answer('Declined', e, at),
    EstimateDeleted: (_, __, at) => goesOn(at, 'Draft deleted'),
    EstimateArchived: (_, __, at) => goesOn(at, 'Estimate archived'),
    EstimateRestored: (_, __, at) => goesOn(at, 'Estimate restored from the archive'),
    LeadBecameClient: (e, _, at) =>
      ofClient(
        at,
        e.estimateId === null
          ? 'A request from the website was linked to this client'
          : 'An estimate was written for a request from the website',
        e.clientId,
      ),
    JobScheduled: (e, _, at) =>
      begins(
        'job',
        { clientId: e.client.id, title: e.title },
        at,
        `Job scheduled for ${formatDate(e.start.slice(0, 10))}`,
      ),
  },
});

const LINE = select(
  clientTimeline,
  ['at', 'by', 'about', 'subjectId', 'title', 'summary', 'saidBy', 'said', 'unanswered'],
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
