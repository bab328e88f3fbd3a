// How many estimates are there, how many wait for an answer, how many were accepted and what are
// those worth, of all time and this and last month?
import { readModel, sql, type Sql } from '@purlin/event-sourcing/read-model.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import type { Db } from '../../platform/servers/database.ts';

interface Counts {
  readonly drafted?: number;
  readonly sent?: number;
  readonly pending?: number;
  readonly accepted?: number;
  readonly declined?: number;
  readonly revenueCents?: number;
}

/**
 * Figures are kept by quarters of an hour, because every time zone begins its months at one; the
 * row of all time is `infinity`.
 * A draft keeps a row of its own with its quarter until it is sent, so that deleting it takes it
 * out of the month it was written in.
 */
const QUARTER_MS = 900_000;
const quarterOf = (at: string): string =>
  new Date(Math.floor(Date.parse(at) / QUARTER_MS) * QUARTER_MS).toISOString();

const COUNTERS = 'drafted, sent, pending, accepted, declined, revenue_cents';
const ADDED = COUNTERS.split(', ')
  .map((name) => `${name} = dashboard_metrics.${name} + excluded.${name}`)
  .join(', ');

const add = (
  at: string,
  { drafted = 0, sent = 0, pending = 0, accepted = 0, declined = 0, revenueCents = 0 }: Counts,
): Sql => ({
  text: `insert into dashboard_metrics (key, quarter, ${COUNTERS}) values ('all', 'infinity', $2,
    $3, $4, $5, $6, $7), ($1::text, $1::timestamptz, $2, $3, $4, $5, $6,
    $7) on conflict (key) do update set ${ADDED}`,
  values: [quarterOf(at), drafted, sent, pending, accepted, declined, revenueCents],
});
const draftKey = (id: number): string => `draft-${id}`;

/**
 * Pending is what the client has, has not answered, and still can. Revenue is the sum of accepted
 * totals (design: total revenue).
 */
export const dashboardMetrics = readModel<EstimateEvent>()({
  name: 'dashboard_metrics',
  version: 2,
  columns: `key text primary key, quarter timestamptz not null, drafted bigint not null default 0,
    sent bigint not null default 0, pending bigint not null default 0,
    accepted bigint not null default 0,
    declined bigint not null default 0, revenue_cents bigint not null default 0`,
  indexes: ['(quarter)'],
  on: {
    EstimateDrafted: (_, { id, at }) => [
      add(at, { drafted: 1 }),
      sql`insert into dashboard_metrics (key, quarter) values (${draftKey(id)}, ${quarterOf(at)})`,
    ],
    EstimateSent: (_, { id, at }) => [
      add(at, { sent: 1, pending: 1 }),
      sql`delete from dashboard_metrics where key = ${draftKey(id)}`,
    ],
    EstimateApproved: (e, { at }) =>
      add(at, { pending: -1, accepted: 1, revenueCents: e.totalCents }),
    EstimateDeclined: (_, { at }) => add(at, { pending: -1, declined: 1 }),
    // Only what waits for an answer can be withdrawn, and what is archived was answered or
    // withdrawn.
    EstimateWithdrawn: (_, { at }) => add(at, { pending: -1 }),
    EstimateReinstated: (_, { at }) => add(at, { pending: 1 }),
    EstimateDeleted: (_, { id }) => [
      sql`update dashboard_metrics set drafted = drafted - 1 where key = 'all' or (key not like
        'draft-%' and quarter = (select quarter from dashboard_metrics where key =
        ${draftKey(id)}))`,
      sql`delete from dashboard_metrics where key = ${draftKey(id)}`,
    ],
  },
});

interface Figures {
  readonly drafted: number;
  readonly sent: number;
  readonly pending: number;
  readonly accepted: number;
  readonly declined: number;
  readonly revenueCents: number;
}
export interface MetricsRow {
  readonly all: Figures;
  readonly thisMonth: Figures;
  readonly lastMonth: Figures;
}
const NONE: Figures = {
  drafted: 0,
  sent: 0,
  pending: 0,
  accepted: 0,
  declined: 0,
  revenueCents: 0,
};

/** `today` is the company's date; its months begin where its time zone says. */
export async function readMetrics(db: Db, today: string, timeZone: string): Promise<MetricsRow> {
  const { rows } = await db.query<Figures & { which: keyof MetricsRow }>({
    name: 'dashboard_metrics',
    values: [`${today.slice(0, 7)}-01`, timeZone],
    text: `with months as (select $1::timestamp at time zone $2 as this,
      ($1::timestamp - interval '1 month') at time zone $2 as last,
      ($1::timestamp + interval '1 month') at time zone $2 as next)
      select case when key = 'all' then 'all' when quarter >= this then 'thisMonth' else 'lastMonth'
        end as which, sum(drafted)::bigint as drafted, sum(sent)::bigint as sent,
        sum(pending)::bigint as pending,
        sum(accepted)::bigint as accepted, sum(declined)::bigint as declined,
          sum(revenue_cents)::bigint as "revenueCents"
      from dashboard_metrics, months where key = 'all' or (quarter >= last and quarter < next) group
        by 1`,
  });
  const figures = new Map(rows.map(({ which, ...row }) => [which, row]));
  return {
    all: figures.get('all') ?? NONE,
    thisMonth: figures.get('thisMonth') ?? NONE,
    lastMonth: figures.get('lastMonth') ?? NONE,
  };
}
