// What exactly does this estimate offer, and what became of it?
import { readModel, sql, type Envelope, type Sql } from '@purlin/event-sourcing/read-model.ts';
import type { EstimateEvent, Evidence } from '@purlin/domain/estimates/facts.ts';
import { blankHeader, headerOf } from '@purlin/domain/estimates/header.ts';
import type { Offer } from '@purlin/domain/estimates/offer.ts';
import type { EmailState, EstimateStatus, Question } from '@purlin/contracts/estimate-shapes.ts';
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import type { EstimateSettings } from '@purlin/domain/company/company-shapes.ts';
import type { z } from 'zod';
import { COMPANY_JSON } from '../../company/read-models/company-details.ts';
import { SETTINGS_JSON } from '../../company/read-models/estimate-settings.ts';
import { upToDate } from '../../platform/core/from-history.ts';
import type { Db } from '../../platform/servers/database.ts';

/** The offer of an event that holds one, as it is kept. */
const offerJson = (offer: Offer): string => {
  const { lines, options, totals } = offer;
  return JSON.stringify({ ...headerOf(offer), lines, options, totals } satisfies Offer);
};

/** Puts values into the offer beside those that are there. */
const withOffer = (id: number, values: Partial<Offer>): Sql =>
  sql`update estimate_details set offer = offer || ${JSON.stringify(values)}::jsonb where id =
    ${id}`;
const setEmail = (
  id: number,
  state: z.infer<typeof EmailState>,
  problem: string | null = null,
): Sql =>
  sql`update estimate_details set email_state = ${state}, email_problem = ${problem}
    where id = ${id}`;
/** The current version of the offer is on its way to the client. */
const mailed = (id: number, at: string): Sql =>
  sql`update estimate_details set email_state = 'queued', email_problem = null, mailed_at = ${at}
    where id = ${id}`;

type Answered = Extract<EstimateEvent, { type: 'EstimateApproved' | 'EstimateDeclined' }>['data'];
const answered = (
  status: EstimateStatus,
  e: Answered,
  { id, at, by, eventId }: Envelope,
): Sql => sql`
  update estimate_details set status = ${status}, answered_at = ${at},
    client_message = ${e.clientMessage},
    evidence = ${JSON.stringify({ ...e.evidence, at, by, eventId, revision: e.revision } satisfies Partial<RecordedAnswer>)} where id = ${id}`;

export const estimateDetails = readModel<EstimateEvent>()({
  name: 'estimate_details',
  version: 2,
  columns: `id bigint primary key, number text not null unique, client_id bigint not null,
    client_name text not null, client_email text not null, client_phone text,
    status text not null, offer jsonb not null, created_at timestamptz not null,
      duplicate_of bigint, sent_at timestamptz, mailed_at timestamptz, viewed_at timestamptz,
      answered_at timestamptz,
    revision bigint not null default 1, revised_at timestamptz,
      client_message text not null default '', selected_option_id bigint, evidence jsonb,
      questions jsonb not null default '[]',
    withdrawn boolean not null default false, archived boolean not null default false,
      email_state text not null default 'none', email_problem text,
    follow_ups bigint not null default 0, last_follow_up_at timestamptz`,
  indexes: ["(mailed_at) where status in ('sent', 'viewed') and not withdrawn and not archived"],
  on: {
    EstimateDrafted: (e, { id, at }) => sql`
      insert into estimate_details values (${id}, ${e.number}, ${e.client.id}, ${e.client.name},
        ${e.client.email}, ${e.client.phone}, 'draft', ${offerJson(e)}, ${at}, ${e.duplicateOf})`,
    DraftChanged: (e, { id }) => sql`
      update estimate_details set client_id = ${e.client.id}, client_name = ${e.client.name},
        client_email = ${e.client.email}, client_phone = ${e.client.phone}, offer = ${offerJson(e)}
        where id = ${id}`,
    EstimateRevised: (e, { id, at }) => sql`
      update estimate_details set status = 'sent', offer = ${offerJson(e)},
        revision = ${e.revision}, revised_at = ${at}, mailed_at = null, viewed_at = null,
        follow_ups = 0,
        email_state = 'none', email_problem = null where id = ${id}`,
    OptionAdded: (e, { id }) => sql`
      update estimate_details set offer = offer || jsonb_build_object('totals',
        ${JSON.stringify(e.totals)}::jsonb, 'options',
        (offer->'options') || ${JSON.stringify([e.option])}::jsonb) where id = ${id}`,
    LineItemAdded: ({ line, optionId, optionTotals, totals }, { id }) =>
      optionId === null
        ? sql`update estimate_details set offer = offer || jsonb_build_object('totals',
          ${JSON.stringify(totals)}::jsonb, 'lines',
          (offer->'lines') || ${JSON.stringify([line])}::jsonb) where id = ${id}`
        : sql`
      update estimate_details set offer = offer || jsonb_build_object('totals',
        ${JSON.stringify(totals)}::jsonb, 'options', coalesce((
        select jsonb_agg(case when (o->>'id')::bigint = ${optionId}
          then o || jsonb_build_object('totals', ${JSON.stringify(optionTotals ?? totals)}::jsonb,
          'lines', (o->'lines') || ${JSON.stringify([line])}::jsonb) else o end order by n)
        from jsonb_array_elements(offer->'options') with ordinality as options(o, n)),
          '[]'::jsonb)) where id = ${id}`,
    EstimateSent: (_, { id, at }) => [
      sql`update estimate_details set status = 'sent', sent_at = ${at} where id = ${id}`,
      mailed(id, at),
    ],
    EstimateResent: (_, { id, at }) => mailed(id, at),
    EstimateFollowedUp: (e, { id, at }) => sql`
      update estimate_details set follow_ups = ${e.count}, last_follow_up_at = ${at},
        email_state = 'queued', email_problem = null where id = ${id}`,
    EstimateEmailAccepted: (_, { id }) => setEmail(id, 'accepted'),
    EstimateEmailFailed: (e, { id }) => setEmail(id, 'failed', e.reason),
    EstimateEmailBounced: (e, { id }) => setEmail(id, 'bounced', e.reason),
    EstimateEmailRetried: (_, { id }) => setEmail(id, 'queued'),
    EstimateViewed: (_, { id, at }) =>
      sql`update estimate_details set status = 'viewed', viewed_at = ${at} where id = ${id}`,
    QuestionAsked: (e, { id, at }) => sql`
      update estimate_details set questions = questions ||
        ${JSON.stringify([{ id: e.questionId, kind: e.kind, text: e.text, askedAt: at, answer: null, answeredAt: null } satisfies Question])}::jsonb where id = ${id}`,
    QuestionAnswered: (e, { id, at }) => sql`
      update estimate_details set email_state = 'queued', email_problem = null,
        questions = coalesce((
        select jsonb_agg(case when (q->>'id')::bigint = ${e.questionId}
          then q || ${JSON.stringify({ answer: e.text, answeredAt: at })}::jsonb else q end order by
          n)
        from jsonb_array_elements(questions) with ordinality as questions(q, n)),
          '[]'::jsonb) where id = ${id}`,
    ValidUntilExtended: (e, { id }) => withOffer(id, { validUntil: e.validUntil }),
    EstimateWithdrawn: (_, { id }) =>
      sql`update estimate_details set withdrawn = true where id = ${id}`,
    EstimateReinstated: (_, { id }) =>
      sql`update estimate_details set withdrawn = false where id = ${id}`,
    LinkReplaced: (e, { id }) =>
      sql`update estimate_details set number = ${e.number} where id = ${id}`,
    // From now on the estimate amounts to what was chosen.
    EstimateApproved: (e, envelope) => [
      answered('accepted', e, envelope),
      ...(e.optionId === null
        ? []
        : [
            sql`
      update estimate_details set selected_option_id = ${e.optionId},
        offer = offer || jsonb_build_object('totals', coalesce((
        select o->'totals' from jsonb_array_elements(offer->'options') o where (o->>'id')::bigint =
          ${e.optionId} limit 1), offer->'totals')) where id = ${envelope.id}`,
          ]),
    ],
    EstimateDeclined: (e, envelope) => answered('declined', e, envelope),
    EstimateDeleted: (_, { id }) => sql`delete from estimate_details where id = ${id}`,
    EstimateArchived: (_, { id }) =>
      sql`update estimate_details set archived = true where id = ${id}`,
    EstimateRestored: (_, { id }) =>
      sql`update estimate_details set archived = false where id = ${id}`,
  },
});

/** Who answered, how and when; answers of the first versions have no evidence beyond that. */
export interface RecordedAnswer extends Partial<Evidence> {
  readonly at: string;
  readonly by: string;
  readonly eventId: string;
  readonly revision: number;
}

interface DetailsBase {
  readonly id: number;
  readonly number: string;
  readonly clientId: number;
  readonly clientName: string;
  readonly clientEmail: string;
  readonly clientPhone: string | null;
  readonly status: EstimateStatus;
  readonly createdAt: string;
  readonly duplicateOf: number | null;
  /** `mailedAt`: when the current version was last e-mailed. */
  readonly sentAt: string | null;
  readonly mailedAt: string | null;
  readonly viewedAt: string | null;
  readonly answeredAt: string | null;
  readonly revision: number;
  readonly revisedAt: string | null;
  readonly clientMessage: string;
  readonly selectedOptionId: number | null;
  readonly answer: RecordedAnswer | null;
  readonly questions: Question[];
  readonly withdrawn: boolean;
  readonly archived: boolean;
  readonly emailState: z.infer<typeof EmailState>;
  readonly emailProblem: string | null;
  readonly followUps: number;
  readonly lastFollowUpAt: string | null;
}
/** An estimate with its offer; of an accepted one `totals` are those of what was chosen. */
export interface EstimateDetailsRow extends DetailsBase, Offer {}
interface Stored extends DetailsBase {
  readonly offer: Offer;
}

const COLUMNS = `id, number, client_id as "clientId", client_name as "clientName", client_email as "clientEmail", client_phone as "clientPhone", status, offer,
  created_at as "createdAt", duplicate_of as "duplicateOf", sent_at as "sentAt", mailed_at as "mailedAt", viewed_at as "viewedAt", answered_at as "answeredAt",
  revision, revised_at as "revisedAt", client_message as "clientMessage", selected_option_id as "selectedOptionId", evidence as answer, questions,
  withdrawn, archived, email_state as "emailState", email_problem as "emailProblem", follow_ups as "followUps", last_follow_up_at as "lastFollowUpAt"`;

/** An offer that was kept before a field was added reads as blank there. */
const toRow = <R extends Stored>({ offer, ...rest }: R): Omit<R, 'offer'> & Offer => ({
  ...blankHeader,
  ...offer,
  ...rest,
});

export async function estimateById(db: Db, id: number): Promise<EstimateDetailsRow | undefined> {
  const { rows } = await db.query<Stored>({
    name: 'estimate_by_id',
    text: `select ${COLUMNS} from estimate_details where id = $1`,
    values: [id],
  });
  return rows[0] && toRow(rows[0]);
}

/**
 * Estimates whose next follow-up is due: `days` says how long after the last e-mail of the current
 * version each of them comes.
 */
export const dueForFollowUp = async (
  db: Db,
  {
    now,
    today,
    days,
  }: { readonly now: string; readonly today: string; readonly days: readonly number[] },
): Promise<
  readonly { readonly id: number; readonly revision: number; readonly followUps: number }[]
> =>
  (
    await db.query<{ id: number; revision: number; followUps: number }>({
      name: 'due_for_follow_up',
      values: [now, today, days],
      text: `select id, revision, follow_ups as "followUps" from estimate_details
      where status in ('sent', 'viewed') and not withdrawn and not archived and follow_ups <
        cardinality($3::int[]) and mailed_at <= $1::timestamptz - make_interval(days =>
        ($3::int[])[follow_ups::int + 1])
        and email_state = 'accepted' and coalesce(offer->>'validUntil',
          '9999') >= $2 and not jsonb_path_exists(questions, '$[*] ? (@.answer == null)')
      order by mailed_at limit 500`,
    })
  ).rows;

export interface OfferRow extends EstimateDetailsRow {
  readonly company: CompanyDetails | null;
  readonly settings: EstimateSettings | null;
}

/** The estimate with whoever sends it, in one question: what its client sees. */
const OFFER = `select ${COLUMNS}, ${COMPANY_JSON} as company, ${SETTINGS_JSON}
  as settings from estimate_details`;
type StoredOffer = Stored & Pick<OfferRow, 'company' | 'settings'>;

export async function offerById(db: Db, id: number): Promise<OfferRow | undefined> {
  const { rows } = await db.query<StoredOffer>({
    name: 'offer_by_id',
    text: `${OFFER} where id = $1`,
    values: [id],
  });
  return rows[0] && toRow(rows[0]);
}

export async function offerByNumber(db: Db, number: string): Promise<OfferRow | undefined> {
  const { rows } = await db.query<StoredOffer>({
    name: 'offer_by_number',
    text: `${OFFER} where number = $1`,
    values: [number],
  });
  return rows[0] && toRow(rows[0]);
}

/**
 * Whether this number is the key to this estimate. A draft has no key yet: for the client it does
 * not exist.
 */
export const numberOpens = async (db: Db, id: number, number: string): Promise<boolean> =>
  (
    await db.query({
      name: 'number_opens',
      text: "select 1 from estimate_details where id = $1 and number = $2 and status <> 'draft'",
      values: [id, number],
    })
  ).rowCount === 1;

/** Also an estimate that no screen shows yet. */
export const estimateNow = upToDate('estimate', estimateDetails, estimateById);
