// What has happened with a client, with their estimates and jobs, in words, newest first?
import { z } from 'zod';
import { readModel, sql, type Envelope, type Sql } from '@purlin/event-sourcing/read-model.ts';
import type { ClientEvent } from '@purlin/domain/clients/client.ts';
import { referencesInWords } from '@purlin/domain/clients/references.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import type { LeadEvent } from '@purlin/domain/leads/lead.ts';
import type { JobEvent } from '@purlin/domain/scheduling/job.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import type { Db } from '../../platform/servers/database.ts';
import { fromCursor, pageOf } from '../../platform/servers/paging.ts';
import type { ListPage } from '../../platform/core/room.ts';

interface Said {
  readonly from: 'client' | 'staff';
  readonly text: string;
}

const ofClient = ({ id, position, at, by }: Envelope, summary: string, clientId = id): Sql => sql`
  insert into client_timeline (position, client_id, at, by, about, summary) values (${position},
    ${clientId}, ${at}, ${by}, 'client', ${summary})`;

/**
 * The first line of an estimate or a job, which names its client; the ones that follow look there.
 */
const begins = (
  about: 'estimate' | 'job',
  clientId: number,
  title: string,
  { id, position, at, by }: Envelope,
  summary: string,
): Sql => sql`
  insert into client_timeline (position, client_id, at, by, about, subject_id, title,
    summary) values (${position}, ${clientId}, ${at}, ${by}, ${about}, ${id}, ${title},
    ${summary})`;

/**
 * A line about an estimate whose client and title are those of its last line, unless a new title is
 * given.
 */
const goesOn = (
  { id, position, at, by }: Envelope,
  summary: string,
  {
    said,
    title,
    question,
  }: { readonly said?: Said; readonly title?: string; readonly question?: number } = {},
): Sql => sql`
  insert into client_timeline (position, client_id, at, by, about, subject_id, title, summary,
    said_by, said, question_id, unanswered)
  select ${position}::bigint, client_id, ${at}::timestamptz, ${by}, 'estimate', subject_id,
    coalesce(${title ?? null}::text, title), ${summary}, ${said?.text ? said.from : null},
    ${said?.text || null},
    ${question ?? null}::bigint, ${question !== undefined}::boolean
  from client_timeline where about = 'estimate' and subject_id = ${id}
    order by position desc limit 1`;

const mail = (
  what: string,
  e: { readonly to: string; readonly subject: string; readonly message: string },
  envelope: Envelope,
): Sql =>
  goesOn(envelope, `${what} ${e.to}${e.subject && `: ${e.subject}`}`, {
    said: { from: 'staff', text: e.message },
  });
const answer = (summary: string, e: { readonly clientMessage: string }, envelope: Envelope): Sql =>
  goesOn(envelope, summary, { said: { from: 'client', text: e.clientMessage } });

export const clientTimeline = readModel<ClientEvent | EstimateEvent | JobEvent | LeadEvent>()({
  name: 'client_timeline',
  version: 3,
  columns: `position bigint primary key, client_id bigint not null, at timestamptz not null,
    by text not null, about text not null,
    subject_id bigint, title text, summary text not null, said_by text, said text,
      question_id bigint, unanswered boolean not null default false`,
  indexes: [
    '(client_id, position)',
    '(client_id, position) where said is not null',
    '(subject_id, about, position)',
  ],
  on: {
    ClientAdded: (_, at) => ofClient(at, 'Added as a client'),
    ClientDetailsChanged: (_, at) => ofClient(at, 'Contact details or notes changed'),
    ClientArchived: (e, at) => ofClient(at, `Archived with ${referencesInWords(e)}`),
    ClientRestored: (_, at) => ofClient(at, 'Restored from the archive'),
    ClientDeleted: (_, { id }) =>
      sql`delete from client_timeline where client_id = ${id} and about = 'client'`,
    EstimateDrafted: (e, at) =>
      begins(
        'estimate',
        e.client.id,
        e.projectTitle,
        at,
        `Estimate written at ${formatDollars(e.totals.totalCents)}`,
      ),
    // A draft may be given to another client: its story goes with it.
    DraftChanged: (e, at) => [
      sql`update client_timeline set client_id = ${e.client.id}
        where about = 'estimate' and subject_id = ${at.id} and client_id <> ${e.client.id}`,
      goesOn(at, `Draft changed, total ${formatDollars(e.totals.totalCents)}`, {
        title: e.projectTitle,
      }),
    ],
    EstimateRevised: (e, at) =>
      goesOn(at, `Revised to version ${e.revision}, total ${formatDollars(e.totals.totalCents)}`, {
        title: e.projectTitle,
      }),
    OptionAdded: (e, at) => goesOn(at, `Option added: ${e.option.title}`),
    LineItemAdded: (e, at) =>
      goesOn(at, `Line added: ${e.line.description}, ${formatDollars(e.line.totalCents)}`),
    EstimateSent: (e, at) => mail('Estimate e-mailed to', e, at),
    EstimateResent: (e, at) => mail('Estimate e-mailed again to', e, at),
    EstimateFollowedUp: (e, at) => mail('Reminder e-mailed to', e, at),
    EstimateEmailAccepted: (_, at) => goesOn(at, 'The mail server took the e-mail'),
    EstimateEmailFailed: (e, at) => goesOn(at, `The e-mail could not be sent: ${e.reason}`),
    EstimateEmailBounced: (e, at) => goesOn(at, `The e-mail came back: ${e.reason}`),
    EstimateEmailRetried: (_, at) => goesOn(at, 'The failed e-mail was tried again'),
    EstimateViewed: (_, at) => goesOn(at, 'Opened by the client'),
    QuestionAsked: (e, at) =>
      goesOn(at, e.kind === 'question' ? 'Asked a question' : 'Asked for a change', {
        said: { from: 'client', text: e.text },
        question: e.questionId,
      }),
    QuestionAnswered: (e, at) => [
      sql`update client_timeline set unanswered = false where about = 'estimate' and subject_id =
        ${at.id} and question_id = ${e.questionId}`,
      goesOn(at, `Answered by e-mail to ${e.to}`, { said: { from: 'staff', text: e.text } }),
    ],
    ValidUntilExtended: (e, at) => goesOn(at, `Extended until ${formatDate(e.validUntil)}`),
    EstimateWithdrawn: (e, at) => goesOn(at, e.reason ? `Withdrawn: ${e.reason}` : 'Withdrawn'),
    EstimateReinstated: (_, at) => goesOn(at, 'Put back after it was withdrawn'),
    LinkReplaced: (_, at) => goesOn(at, 'The client’s link was replaced'),
    EstimateApproved: (e, at) => answer(`Approved at ${formatDollars(e.totalCents)}`, e, at),
    EstimateDeclined: (e, at) => answer('Declined', e, at),
    EstimateDeleted: (_, at) => goesOn(at, 'Draft deleted'),
    EstimateArchived: (_, at) => goesOn(at, 'Estimate archived'),
    EstimateRestored: (_, at) => goesOn(at, 'Estimate restored from the archive'),
    LeadBecameClient: (e, at) =>
      ofClient(
        at,
        e.estimateId === null
          ? 'A request from the website was linked to this client'
          : 'An estimate was written for a request from the website',
        e.clientId,
      ),
    JobScheduled: (e, at) =>
      begins(
        'job',
        e.client.id,
        e.title,
        at,
        `Job scheduled for ${formatDate(e.start.slice(0, 10))}`,
      ),
  },
});

export interface TimelineRow {
  readonly place: string;
  readonly at: string;
  readonly by: string;
  readonly about: 'client' | 'estimate' | 'job';
  readonly subjectId: number | null;
  readonly title: string | null;
  readonly summary: string;
  readonly saidBy: Said['from'] | null;
  readonly said: string | null;
  readonly unanswered: boolean;
}
const COLUMNS =
  'position::text as place, at, by, about, subject_id as "subjectId", title, summary, ' +
  'said_by as "saidBy", said, unanswered';

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
  const { rows } = await db.query<TimelineRow>(
    `select ${COLUMNS} from client_timeline where client_id = $1 and position < $2
      ${only ? 'and said is not null' : ''} order by position desc limit $3`,
    [clientId, before, limit + 1],
  );
  return pageOf(rows, limit, (last) => last.place);
}
