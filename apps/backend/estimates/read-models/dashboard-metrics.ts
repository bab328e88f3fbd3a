// How many estimates are there, how many wait for an answer, how many were accepted, and what are those worth?
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/estimate.ts';
import type { Db } from '../../platform/database.ts';

const add = (counts: { total?: number; pending?: number; accepted?: number; revenueCents?: number }) => sql`
  insert into dashboard_metrics values (1, ${counts.total ?? 0}, ${counts.pending ?? 0}, ${counts.accepted ?? 0}, ${counts.revenueCents ?? 0})
  on conflict (id) do update set total = dashboard_metrics.total + excluded.total, pending = dashboard_metrics.pending + excluded.pending,
    accepted = dashboard_metrics.accepted + excluded.accepted, revenue_cents = dashboard_metrics.revenue_cents + excluded.revenue_cents`;

/** Pending is what the client has and has not answered. Revenue is the sum of accepted totals (design: total revenue). */
export const dashboardMetrics = readModel<EstimateEvent>()({
  name: 'dashboard_metrics',
  version: 1,
  columns: 'id int primary key, total bigint not null, pending bigint not null, accepted bigint not null, revenue_cents bigint not null',
  on: {
    EstimateDrafted: () => add({ total: 1 }),
    EstimateSent: () => add({ pending: 1 }),
    EstimateApproved: (e) => add({ pending: -1, accepted: 1, revenueCents: e.totalCents }),
    EstimateDeclined: () => add({ pending: -1 }),
  },
});

export interface MetricsRow { readonly total: number; readonly pending: number; readonly accepted: number; readonly revenueCents: number }

export async function readMetrics(db: Db): Promise<MetricsRow> {
  const { rows } = await db.query<MetricsRow>('select total, pending, accepted, revenue_cents as "revenueCents" from dashboard_metrics');
  return rows[0] ?? { total: 0, pending: 0, accepted: 0, revenueCents: 0 };
}
