// What has each client been offered, and what became of it, in figures?
import { flag, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, removed } from '@purlin/event-sourcing/read-model.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import type { EstimateStatus } from '@purlin/contracts/estimate-shapes.ts';
import { forgottenOwners, notForgotten } from '../../platform/core/tasks/forgetting.ts';
import type { Db } from '../../platform/servers/database.ts';

export const clientEstimates = readModel<EstimateEvent>()({
  name: 'client_estimates',
  version: 2,
  columns: {
    id: number().key(),
    clientId: number(),
    status: text<EstimateStatus>(),
    totalCents: number(),
    withdrawn: flag(),
    archived: flag(),
  },
  indexes: [
    '(client_id) include (status, total_cents, withdrawn, archived)',
    "(id) where status <> 'declined' and not archived",
  ],
  on: {
    EstimateDrafted: (e, _, { id }) => ({
      id,
      clientId: e.client.id,
      status: 'draft',
      totalCents: e.totals.totalCents,
      withdrawn: false,
      archived: false,
    }),
    DraftChanged: (e, row) =>
      changed(row, { clientId: e.client.id, totalCents: e.totals.totalCents }),
    EstimateRevised: (e, row) => changed(row, { status: 'sent', totalCents: e.totals.totalCents }),
    OptionAdded: (e, row) => changed(row, { totalCents: e.totals.totalCents }),
    LineItemAdded: (e, row) => changed(row, { totalCents: e.totals.totalCents }),
    EstimateSent: (_, row) => changed(row, { status: 'sent' }),
    EstimateViewed: (_, row) => changed(row, { status: 'viewed' }),
    EstimateApproved: (e, row) => changed(row, { status: 'accepted', totalCents: e.totalCents }),
    EstimateDeclined: (_, row) => changed(row, { status: 'declined' }),
    EstimateWithdrawn: (_, row) => changed(row, { withdrawn: true }),
    EstimateReinstated: (_, row) => changed(row, { withdrawn: false }),
    EstimateArchived: (_, row) => changed(row, { archived: true }),
    EstimateRestored: (_, row) => changed(row, { archived: false }),
    EstimateDeleted: () => removed,
  },
});

/** Every estimate of a client, oldest first, whatever became of it. */
export const estimateIdsOf = async (db: Db, clientId: number): Promise<number[]> =>
  (
    await db.query<{ id: number }>({
      name: 'estimates_of_client',
      values: [clientId],
      text: 'select id from client_estimates where client_id = $1 order by id',
    })
  ).rows.map(({ id }) => id);

/** Forgotten clients of whom an estimate is left that was not accepted. */
export const forgottenWithEstimates = forgottenOwners(
  'client',
  'client_estimates',
  'client_id',
  `owned.status <> 'accepted' and ${notForgotten('estimate')}`,
);

export interface FiguresRow {
  readonly acceptedCents: number;
  readonly accepted: number;
  readonly declined: number;
  readonly open: number;
  readonly openCents: number;
}

/**
 * What a client has brought so far. Open is what waits for an answer: sent, and neither withdrawn
 * nor archived.
 */
export async function figuresOf(db: Db, clientId: number): Promise<FiguresRow> {
  const { rows } = await db.query<FiguresRow>({
    name: 'client_figures',
    values: [clientId],
    text: `select coalesce(sum(total_cents) filter (where status = 'accepted'),
      0)::bigint as "acceptedCents", count(*) filter (where status = 'accepted') as accepted,
        count(*) filter (where status = 'declined') as declined,
          count(*) filter (where waits) as open, coalesce(sum(total_cents) filter (where waits),
          0)::bigint as "openCents"
      from (select status, total_cents, status in ('sent',
        'viewed') and not withdrawn and not archived as waits from client_estimates where client_id
        = $1) e`,
  });
  return rows[0]!;
}

/**
 * How many estimates are not declined: the spec's active projects. Archived ones are out of sight.
 */
export const countActive = async (db: Db): Promise<number> =>
  (
    await db.query<{ count: number }>({
      name: 'active_projects',
      text:
        "select count(*) as count from client_estimates where status <> 'declined' and not " +
        'archived',
    })
  ).rows[0]!.count;
