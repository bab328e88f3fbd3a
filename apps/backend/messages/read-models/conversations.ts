// Conversations as staff and the other side ask for them: who is there, what was written, what is
// unread, and which jobs a message can be about.
import { z } from 'zod';
import type { ListedConversation, MessageJob } from '@purlin/contracts/messages.ts';
import {
  conversationNumber,
  type Party,
  type PartyKind,
  type Side,
} from '@purlin/domain/messages/message-shapes.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { clientById } from '../../clients/read-models/client-list.ts';
import { containing, fromCursor, pageOf } from '../../platform/core/queries/paging.ts';
import type { ListPage } from '../../platform/core/room.ts';
import type { Db } from '../../platform/servers/database.ts';
import { vendorById } from '../../vendors/read-models/vendor-list.ts';

/** With whom a conversation is, as they are today. */
export interface PartyNow extends Party {
  readonly name: string;
  /** Null: nothing is e-mailed to them. */
  readonly email: string | null;
  readonly phone: string | null;
  readonly archived: boolean;
  /** Of a vendor it is their users'. */
  readonly language: Language | null;
}

/** Undefined when there is no such client or vendor. */
export async function partyNow(db: Db, party: Party): Promise<PartyNow | undefined> {
  const read = party.kind === 'client' ? clientById : vendorById;
  const row = await read(db, party.id);
  return (
    row && {
      ...party,
      name: row.name,
      email: row.email || null,
      phone: row.phone || null,
      archived: row.archivedAt !== null,
      language: 'language' in row ? row.language : null,
    }
  );
}

/** As SQL: the names of today, by the row `c` of a conversation. */
const WITH_NAMES = `conversation_list c
  left join client_list on c.kind = 'client' and client_list.id = c.party_id
  left join vendor_list on c.kind = 'vendor' and vendor_list.id = c.party_id`;
const NAME = 'coalesce(client_list.name, vendor_list.name)';
const ARCHIVED = 'coalesce(client_list.archived_at, vendor_list.archived_at) is not null';
/** As SQL: whether the other side wrote what nobody has answered. Elsewhere nothing is counted. */
const UNANSWERED = 'c.last_other > c.answered';
/** As SQL: what the other side wrote that `$1` has not read and nobody has answered. */
const UNREAD = `case when ${UNANSWERED} then (select count(*) from conversation_messages m
  where m.conversation_id = c.id and m.what = 'message' and m.side = 'other'
    and m.number > greatest(c.answered, coalesce((select up_to from conversation_readers r
      where r.conversation_id = c.id and r.user_id = $1), 0))) else 0 end`;

interface ListRequest {
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** In names, and in what was written. */
  readonly q: string;
}

/** Conversations that match, the latest first. */
export async function listConversations(
  db: Db,
  userId: number,
  { limit, cursor, q }: ListRequest,
): Promise<ListPage<ListedConversation>> {
  const before = cursor === undefined ? '9223372036854775807' : fromCursor(Place, cursor);
  const { rows } = await db.query<ListedConversation & { lastPlace: number }>({
    name: 'conversations',
    values: [userId, before, limit + 1, q, containing(q)],
    text: `select c.id, c.kind, c.party_id as "partyId", ${NAME} as name,
        ${ARCHIVED} as archived, c.last_at as "lastAt",
        case when u.unread > 0 then 'other' else c.last_by end as "lastBy",
        case when u.unread > 0 then (select text from conversation_messages m
          where m.conversation_id = c.id and m.what = 'message' and m.number = c.last_other)
          else c.last_text end as "lastText",
        case when u.unread > 0 then (select cardinality(pictures) from conversation_messages m
          where m.conversation_id = c.id and m.what = 'message' and m.number = c.last_other)
          else c.last_pictures end as "lastPictures",
        u.unread, c.last_place as "lastPlace", f.found
      from ${WITH_NAMES} cross join lateral (select ${UNREAD} as unread) u left join lateral (
        select json_build_object('place', place, 'text', text,
          'by', case when what = 'note' then what else side end) as found
        from conversation_messages s
        where $4 <> '' and s.conversation_id = c.id and s.search like platform.folded($5)
        order by place desc limit 1) f on true
      where c.last_place < $2 and ${NAME} is not null
        and ($4 = '' or platform.folded(${NAME}) like platform.folded($5) or f.found is not null)
      order by c.last_place desc limit $3`,
  });
  return pageOf(rows, limit, ({ lastPlace }) => String(lastPlace));
}
const Place = z.string().regex(/^\d{1,18}$/);

/** Over all conversations. */
export async function countUnread(db: Db, userId: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'unread_messages',
    values: [userId],
    text: `select coalesce(sum(${UNREAD}), 0)::bigint as count
      from ${WITH_NAMES} where ${UNANSWERED} and ${NAME} is not null`,
  });
  return rows[0]!.count;
}

/** How many messages from one side a user has not read. */
export async function unreadBy(
  db: Db,
  conversationId: number,
  userId: number,
  from: Side,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'unread_by',
    values: [conversationId, userId, from],
    text: `select count(*) as count from conversation_messages
      where conversation_id = $1 and what = 'message' and side = $3
        and number > coalesce((select up_to from conversation_readers
          where conversation_id = $1 and user_id = $2), 0)`,
  });
  return rows[0]!.count;
}

/** The same as the list counts it: what is answered is not open any more. */
export async function unreadIn(db: Db, conversationId: number, userId: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'unread_in',
    values: [userId, conversationId],
    text: `select ${UNREAD} as count from conversation_list c where c.id = $2`,
  });
  return rows[0]?.count ?? 0;
}

/** What was written, with the title that its job has today. */
export interface EntryRow {
  readonly place: number;
  readonly what: 'message' | 'note';
  readonly number: number;
  readonly side: Side;
  readonly writer: number | null;
  readonly text: string;
  readonly pictures: readonly string[];
  readonly pictureNames: readonly string[];
  readonly at: string;
  readonly jobId: number | null;
  readonly jobTitle: string | null;
}

interface EntriesRequest {
  readonly limit: number;
  /** Messages alone, before the one with this number; or all, before this place. */
  readonly only?: 'messages' | undefined;
  readonly before?: number | undefined;
  readonly job?: number | undefined;
}

/** The latest ones, oldest first, and whether there are earlier ones. */
export async function entriesOf(
  db: Db,
  party: Party,
  { limit, only, before, job }: EntriesRequest,
): Promise<{ readonly entries: readonly EntryRow[]; readonly more: boolean }> {
  const { rows } = await db.query<EntryRow>({
    name: only ? 'messages_of' : 'entries_of',
    values: [conversationNumber(party), before ?? null, job ?? null, limit + 1],
    text: `select place, what, number, side, writer, text, pictures,
        picture_names as "pictureNames", at, job_id as "jobId",
        (select title from job_list where id = job_id) as "jobTitle"
      from conversation_messages
      where conversation_id = $1 and ($3::bigint is null or job_id = $3)
        ${only ? "and what = 'message'" : ''}
        and ($2::bigint is null or ${only ? 'number' : 'place'} < $2)
      order by place desc limit $4`,
  });
  return { entries: rows.slice(0, limit).toReversed(), more: rows.length > limit };
}

/** How many messages and notes stand at a place and after it. */
export async function countFrom(db: Db, party: Party, place: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'entries_from',
    values: [conversationNumber(party), place],
    text: `select count(*) as count from conversation_messages
      where conversation_id = $1 and place >= $2`,
  });
  return rows[0]!.count;
}

/** With whom something about a job was written. */
interface JobEntryRow extends EntryRow {
  readonly kind: PartyKind;
  readonly partyId: number;
  readonly name: string;
}

/** As many as a job's page shows. */
const MOST_OF_JOB = 20;

/** What was written about a job, the latest first. */
export async function entriesOfJob(db: Db, jobId: number): Promise<readonly JobEntryRow[]> {
  const { rows } = await db.query<JobEntryRow>({
    name: 'entries_of_job',
    values: [jobId, MOST_OF_JOB],
    text: `select place, what, number, side, writer, text, pictures,
        picture_names as "pictureNames", at, c.kind, c.party_id as "partyId",
        ${NAME} as name
      from conversation_messages m join (${WITH_NAMES}) on c.id = m.conversation_id
      where job_id = $1 and ${NAME} is not null order by place desc limit $2`,
  });
  return rows;
}

/** As many as a message can choose among. */
const MOST_JOBS = 100;
const OF = {
  client: 'client_id = $1',
  vendor: "id in (select job_id from job_assignments where kind = 'vendor' and assignee_id = $1)",
} as const;

/** The jobs of a client, or those that a vendor is on, the latest first. */
export async function jobsOfParty(
  db: Db,
  { kind, id }: Party,
): Promise<(MessageJob & { readonly startDate: string | null })[]> {
  const { rows } = await db.query<MessageJob & { startDate: string | null }>({
    name: `jobs_of_${kind}`,
    values: [id, MOST_JOBS],
    text: `select id, title, left(start, 10) as "startDate" from job_list
      where ${OF[kind]} order by id desc limit $2`,
  });
  return rows;
}

/** Whether a message to or from them can be about this job. */
export async function isJobOf(db: Db, { kind, id }: Party, jobId: number): Promise<boolean> {
  const { rowCount } = await db.query({
    name: `is_job_of_${kind}`,
    values: [id, jobId],
    text: `select from job_list where ${OF[kind]} and id = $2`,
  });
  return rowCount === 1;
}
