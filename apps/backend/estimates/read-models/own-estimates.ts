// Which estimates has a client been sent, and what became of each?
import { sql } from '@purlin/event-sourcing/read-model.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { languageOf } from '../../clients/read-models/client-list.ts';
import { computed, rowsWhere, select } from '../../platform/core/queries/select.ts';
import type { Db } from '../../platform/servers/database.ts';
import { jobOf } from '../../scheduling/read-models/job-list.ts';
import { estimateDetails, toRow, type EstimateDetailsRow } from './estimate-details.ts';

const OWN = select(estimateDetails, undefined, {
  jobId: computed<number | null>(jobOf('estimate_details')),
  language: computed<Language>(languageOf('estimate_details.client_id')),
});
export interface OwnEstimateRow extends EstimateDetailsRow {
  readonly jobId: number | null;
  readonly language: Language;
}

/** As many as a portal shows. */
const MOST = 500;

/** The estimates that a client was sent, newest first, without those that are archived. */
export const estimatesOfClient = async (db: Db, clientId: number): Promise<OwnEstimateRow[]> =>
  (
    await rowsWhere(
      db,
      OWN,
      sql`where client_id = ${clientId} and status <> 'draft' and not archived
        order by created_at desc, id desc limit ${MOST}`,
    )
  ).map((row) => toRow(row));
