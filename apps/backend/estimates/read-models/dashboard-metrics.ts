// How many estimates are there, how many wait for an answer, how many were accepted and what are
// those worth, of all time and this and last month?
import { instant, number, text } from '@purlin/event-sourcing/columns.ts';
import {
  readModel,
  removed,
  type Key,
  type Noted,
  type EventForRow,
} from '@purlin/event-sourcing/read-model.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import type { Db } from '../../platform/servers/database.ts';

interface Figures {
  readonly drafted: number;
  readonly sent: number;
  readonly pending: number;
  readonly accepted: number;
  readonly declined: number;
  readonly revenueCents: number;
  /** Of them, what is archived: lists leave it out. */
  readonly archived: number;
  readonly archivedAccepted: number;
}
const NONE: Figures = {
  drafted: 0,
  sent: 0,
  pending: 0,
  accepted: 0,
  declined: 0,
  revenueCents: 0,
  archived: 0,
  archivedAccepted: 0,
};

/** The row of all time. */
const ALL = 'all';
/**
 * Figures are kept by quarters of an hour, because every time zone begins its months at one.
 */
const QUARTER_MS = 900_000;
const quarterOf = (at: string): string =>
  new Date(Math.floor(Date.parse(at) / QUARTER_MS) * QUARTER_MS).toISOString();

interface Counted extends Figures {
  readonly key: string;
  readonly quarter: string | null;
}

/** Counts for all time and for the quarter that the key names. */
const count = (
  row: Counted | undefined,
  { key }: EventForRow<Draft>,
  counts: Partial<Figures>,
): Counted => {
  const before = row ?? { key: String(key), quarter: key === ALL ? null : String(key), ...NONE };
  const sums = Object.entries(counts).map(([name, n]) => [name, before[name as keyof Figures] + n]);
  return { ...before, ...(Object.fromEntries(sums) as Partial<Figures>) };
};

/**
 * A draft remembers its quarter until it is sent, so that deleting it takes it out of the month it
 * was written in; an accepted one that it was, for the archive.
 */
type Draft = { readonly quarter: string } | { readonly accepted: true };
const writtenIn = ({ note }: Noted<Draft>): Key[] =>
  note && 'quarter' in note ? [ALL, note.quarter] : [];
const putAway = ({ note }: Noted<Draft>, by: 1 | -1): Partial<Figures> => ({
  archived: by,
  archivedAccepted: note && 'accepted' in note ? by : 0,
});
const happenedIn = ({ at }: Noted<Draft>): Key[] => [ALL, quarterOf(at)];

/**
 * Pending is what the client has, has not answered, and still can. Revenue is the sum of accepted
 * totals (design: total revenue).
 */
export const dashboardMetrics = readModel<EstimateEvent, Draft>()({
  name: 'dashboard_metrics',
  version: 5,
  columns: {
    key: text().key(),
    quarter: instant().nullable(),
    drafted: number(),
    sent: number(),
    pending: number(),
    accepted: number(),
    declined: number(),
    revenueCents: number(),
    archived: number(),
    archivedAccepted: number(),
  },
  indexes: ['(quarter)'],
  notes: {
    of: ['estimate'],
    on: {
      EstimateDrafted: (_, __, { at }) => ({ quarter: quarterOf(at) }),
      EstimateSent: () => removed,
      EstimateApproved: () => ({ accepted: true }),
      EstimateDeleted: () => removed,
    },
  },
  usualKey: happenedIn,
  key: { EstimateDeleted: (_, at) => writtenIn(at) },
  on: {
    EstimateDrafted: (_, row, at) => count(row, at, { drafted: 1 }),
    EstimateSent: (_, row, at) => count(row, at, { sent: 1, pending: 1 }),
    EstimateApproved: (e, row, at) =>
      count(row, at, { pending: -1, accepted: 1, revenueCents: e.totalCents }),
    EstimateDeclined: (_, row, at) => count(row, at, { pending: -1, declined: 1 }),
    // Only what waits for an answer can be withdrawn, and what is archived was answered or
    // withdrawn.
    EstimateWithdrawn: (_, row, at) => count(row, at, { pending: -1 }),
    EstimateReinstated: (_, row, at) => count(row, at, { pending: 1 }),
    EstimateDeleted: (_, row, at) => count(row, at, { drafted: -1 }),
    EstimateArchived: (_, row, at) => count(row, at, putAway(at, 1)),
    EstimateRestored: (_, row, at) => count(row, at, putAway(at, -1)),
  },
});

export interface MetricsRow {
  readonly all: Figures;
  readonly thisMonth: Figures;
  /** The whole of it, and its days up to the one of this month that is now. */
  readonly lastMonth: Figures;
  readonly lastMonthSoFar: Figures;
}

/**
 * `today` is the company's date; its months begin where its time zone says. A part of this month is
 * compared with the same days of the last one.
 */
export async function readMetrics(db: Db, today: string, timeZone: string): Promise<MetricsRow> {
  const { rows } = await db.query<Figures & { which: keyof MetricsRow }>({
    name: 'dashboard_metrics',
    values: [`${today.slice(0, 7)}-01`, timeZone, today],
    text: `with spans as (
      select which, since at time zone $2 as since, until at time zone $2 as until
        from (values
          ('thisMonth', $1::timestamp, $1::timestamp + interval '1 month'),
          ('lastMonth', $1::timestamp - interval '1 month', $1::timestamp),
          ('lastMonthSoFar', $1::timestamp - interval '1 month', least($1::timestamp,
            $1::timestamp - interval '1 month' + ($3::timestamp - $1::timestamp) + interval '1 day')
          )) as span (which, since, until)
        union all select 'all', null, null)
      select which, sum(drafted)::bigint as drafted, sum(sent)::bigint as sent,
        sum(pending)::bigint as pending, sum(accepted)::bigint as accepted,
        sum(declined)::bigint as declined, sum(revenue_cents)::bigint as "revenueCents",
        sum(archived)::bigint as archived, sum(archived_accepted)::bigint as "archivedAccepted"
      from spans join dashboard_metrics
        on (which = 'all' and key = 'all') or (quarter >= since and quarter < until)
      group by which`,
  });
  const figures = new Map(rows.map(({ which, ...row }) => [which, row]));
  return {
    all: figures.get('all') ?? NONE,
    thisMonth: figures.get('thisMonth') ?? NONE,
    lastMonth: figures.get('lastMonth') ?? NONE,
    lastMonthSoFar: figures.get('lastMonthSoFar') ?? NONE,
  };
}
