// What has each client been offered, and what became of it, in figures?
import { readModel, sql, type Sql } from '@purlin/event-sourcing/read-model.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import type { EstimateStatus } from '@purlin/contracts/estimate-shapes.ts';
import type { Db } from '../../platform/servers/database.ts';

const setStatus = (id: number, status: EstimateStatus): Sql =>
  sql`update client_estimates set status = ${status} where id = ${id}`;
const setTotal = (id: number, totalCents: number): Sql =>
  sql`update client_estimates set total_cents = ${totalCents} where id = ${id}`;
const setWithdrawn = (id: number, withdrawn: boolean): Sql =>
  sql`update client_estimates set withdrawn = ${withdrawn} where id = ${id}`;
const setArchived = (id: number, archived: boolean): Sql =>
  sql`update client_estimates set archived = ${archived} where id = ${id}`;

export const clientEstimates = readModel<EstimateEvent>()({
  name: 'client_estimates',
  version: 1,
  columns:
    'id bigint primary key, client_id bigint not null, status text not null, total_cents ' +
    'bigint not null, withdrawn boolean not null default false, archived boolean not null ' +
    'default false',
  indexes: [
    '(client_id) include (status, total_cents, withdrawn, archived)',
    "(id) where status <> 'declined' and not archived",
  ],
  on: {
    EstimateDrafted: (e, { id }) =>
      sql`insert into client_estimates values (${id}, ${e.client.id}, 'draft',
        ${e.totals.totalCents})`,
    DraftChanged: (e, { id }) =>
      sql`update client_estimates set client_id = ${e.client.id},
        total_cents = ${e.totals.totalCents} where id = ${id}`,
    EstimateRevised: (e, { id }) =>
      sql`update client_estimates set status = 'sent', total_cents = ${e.totals.totalCents}
        where id = ${id}`,
    OptionAdded: (e, { id }) => setTotal(id, e.totals.totalCents),
    LineItemAdded: (e, { id }) => setTotal(id, e.totals.totalCents),
    EstimateSent: (_, { id }) => setStatus(id, 'sent'),
    EstimateViewed: (_, { id }) => setStatus(id, 'viewed'),
    EstimateApproved: (e, { id }) =>
      sql`update client_estimates set status = 'accepted', total_cents = ${e.totalCents}
        where id = ${id}`,
    EstimateDeclined: (_, { id }) => setStatus(id, 'declined'),
    EstimateWithdrawn: (_, { id }) => setWithdrawn(id, true),
    EstimateReinstated: (_, { id }) => setWithdrawn(id, false),
    EstimateArchived: (_, { id }) => setArchived(id, true),
    EstimateRestored: (_, { id }) => setArchived(id, false),
    EstimateDeleted: (_, { id }) => sql`delete from client_estimates where id = ${id}`,
  },
});

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
