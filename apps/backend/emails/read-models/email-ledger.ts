// Where is each e-mail: waiting, failed, sent? The effects ledger knows, and beside it stands whom
// it is for.
import { z } from 'zod';
import type { EmailKind, EmailShow, EmailState } from '@purlin/contracts/emails.ts';
import { containing, fromCursor, pageOf } from '../../platform/core/queries/paging.ts';
import type { ListPage } from '../../platform/core/room.ts';
import type { Db } from '../../platform/servers/database.ts';

/**
 * The e-mails that are not in `email_list`: notices about estimates, to the company, and about jobs
 * to vendors and clients. The work itself says whom and what they are about.
 */
const NOTICES = 'notify-staff';
const TO_VENDORS = 'email-vendor';
const MOVED = 'email-moved-client';
const MOVED_BACK = 'email-moved-back-client';
const TO_CLIENTS = `'${MOVED}', '${MOVED_BACK}'`;
/** About vendors' money and where it goes: to vendors, and to the company. */
const OF_PAYMENTS = "'email-account-change', 'email-remittance', 'email-return'";
/** What the office writes to a client or vendor. */
const MESSAGE = 'email-message';
/** Links under which users choose a password, or confirm another address. */
const PASSWORD_LINK = 'email-password-link';
const ADDRESS_CHANGE = 'email-address-change';
/** That the ways changed in which they sign in. */
const WAY_IN = 'email-way-in';
const SIGN_IN_LINK = 'email-sign-in-link';
const TO_USERS = `'${PASSWORD_LINK}', '${ADDRESS_CHANGE}', '${WAY_IN}', '${SIGN_IN_LINK}'`;
const KIND = `coalesce(m.kind, case e.task when '${TO_VENDORS}' then 'vendor_schedule'
  when '${PASSWORD_LINK}' then 'password_link' when '${ADDRESS_CHANGE}' then 'address_change'
  when '${WAY_IN}' then 'way_in' when '${SIGN_IN_LINK}' then 'sign_in_link'
  when '${MESSAGE}' then 'message'
  when '${MOVED}' then 'job_moved' when '${MOVED_BACK}' then 'job_moved_back'
  else case when e.task in (${OF_PAYMENTS}) then 'vendor_payment' else 'staff_notice' end end)`;

export interface EmailRow {
  readonly id: string;
  readonly kind: EmailKind;
  readonly state: EmailState;
  readonly estimateId: number | null;
  readonly leadId: number | null;
  /** Of work without a line in `email_list`, what it needs to know. */
  readonly data: unknown;
  readonly recipient: string;
  readonly subject: string;
  readonly askedAt: string;
  readonly tries: number;
  readonly nextTryAt: string | null;
  readonly sentAt: string | null;
  /** As the ledger keeps it: a code, and what the mail server's reply began with. */
  readonly error: string | null;
}

export interface EmailFilter {
  readonly show: EmailShow;
  readonly q: string;
  /** The tasks that send e-mails. */
  readonly tasks: readonly string[];
  /** The company's own address: e-mails to it name no other recipient. */
  readonly office: string;
}

/** What failed before it was asked for again belongs to nobody, and is not shown. */
const SOURCE = 'platform.effects e left join email_list m on m.effect = e.id';
const SHOWN = `e.task = any($1)
  and (m.id is not null
    or e.task in ('${NOTICES}', '${MESSAGE}', '${TO_VENDORS}', ${TO_CLIENTS}, ${TO_USERS},
      ${OF_PAYMENTS}))`;
const RETURNED = '(select effect from email_list where returned)';
const SHOWS: Readonly<Record<EmailShow, string>> = {
  waiting: "e.status in ('pending', 'running')",
  failed: `(e.status = 'failed' or e.status = 'done' and e.error is null and e.id in ${RETURNED})`,
  sent: "e.status = 'done' and e.error is null and not coalesce(m.returned, false)",
};
/** With `$2` as the pattern that is searched for, '' searches for nothing; `$3`: the company. */
const MATCHES = `($2 = '' or e.id in (
    select effect from email_list where search like platform.folded($2))
  or m.recipient is null
    and e.task not in ('${MESSAGE}', '${TO_VENDORS}', ${TO_CLIENTS}, ${TO_USERS}, ${OF_PAYMENTS})
    and platform.folded($3) like platform.folded($2))`;

const patternOf = (q: string): string => (q === '' ? '' : containing(q));
const Cursor = z.tuple([z.string().max(40), z.string().max(300)]);

/** E-mails that match, newest first. */
export async function listEmails(
  db: Db,
  { show, q, tasks, office }: EmailFilter,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<ListPage<EmailRow>> {
  const [at, id] = cursor === undefined ? ['infinity', ''] : fromCursor(Cursor, cursor);
  const { rows } = await db.query<EmailRow & { place: string }>(
    `select e.id, ${KIND} as kind,
       case when m.returned then 'returned' when e.status = 'pending' then 'waiting'
         when e.status = 'running' then 'sending' when e.status = 'failed' then 'failed'
         else 'sent' end as state,
       m.estimate_id as "estimateId", m.lead_id as "leadId",
       case when m.id is null then e.data end as data,
       coalesce(m.recipient, $3::text) as recipient, coalesce(m.subject, '') as subject,
       e.created_at as "askedAt", e.attempts as tries,
       case when e.status = 'pending' then e.run_at end as "nextTryAt",
       case when e.status = 'done' then e.finished_at end as "sentAt",
       coalesce(e.error, case when e.status = 'pending' then o.reason end) as error,
       e.created_at::text as place
     from ${SOURCE} left join platform.outages o on o.scope = e.held_by
     where ${SHOWN} and ${SHOWS[show]} and ${MATCHES}
       and (e.created_at, e.id) < ($4::timestamptz, $5)
     order by e.created_at desc, e.id desc limit $6`,
    [tasks, patternOf(q), office, at, id, limit + 1],
  );
  return pageOf(rows, limit, (last) => [last.place, last.id]);
}

/** The effects behind all that match, the oldest first, at most so many; and how many there are. */
export async function effectsThatMatch(
  db: Db,
  { show, q, tasks, office }: EmailFilter,
  most: number,
): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
  const { rows } = await db.query<{ id: string; total: number }>(
    `select e.id, count(*) over () as total from ${SOURCE}
      where ${SHOWN} and ${SHOWS[show]} and ${MATCHES} order by e.created_at, e.id limit $4`,
    [tasks, patternOf(q), office, most],
  );
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** Those of these effects whose e-mail failed or came back. */
export async function failedAmong(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select e.id from platform.effects e where e.id = any($1) and ${SHOWS.failed}`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

export interface Outage {
  readonly since: string;
  readonly reason: string;
}

/** How many wait and failed, and what is away for all. */
export async function countEmails(
  db: Db,
  tasks: readonly string[],
): Promise<{ readonly waiting: number; readonly failed: number; readonly outage: Outage | null }> {
  const { rows } = await db.query<{ waiting: number; failed: number } & Partial<Outage>>({
    name: 'count_emails',
    text: `select
        (select count(*) from platform.effects e where e.task = any($1) and ${SHOWS.waiting})
          as waiting,
        (select count(*) from ${SOURCE} where ${SHOWN} and ${SHOWS.failed}) as failed,
        o.since, o.reason
      from (select 1) one left join platform.outages o on o.scope = 'mail'`,
    values: [tasks],
  });
  const { waiting, failed, since, reason } = rows[0]!;
  return { waiting, failed, outage: since && reason ? { since, reason } : null };
}
