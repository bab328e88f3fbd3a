// What does the client see: the offer, who sends it and answers for it, and what approving asks?
import { sql, type Sql } from '@purlin/event-sourcing/read-model.ts';
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { EstimateSettings } from '@purlin/domain/company/company-shapes.ts';
import { staffJson, type StaffMember } from '../../access/read-models/user-list.ts';
import { languageOf } from '../../clients/read-models/client-list.ts';
import { COMPANY_JSON } from '../../company/read-models/company-details.ts';
import {
  SETTINGS_JSON,
  settingsJsonAt,
  USUAL_SETTINGS,
  withTermsOf,
} from '../../company/read-models/estimate-settings.ts';
import { firstEstimateOf } from '../../scheduling/read-models/job-list.ts';
import { computed, rowWhere, select } from '../../platform/core/queries/select.ts';
import type { Db } from '../../platform/servers/database.ts';
import { estimateDetails, toRow, type EstimateDetailsRow } from './estimate-details.ts';

/**
 * What was agreed on a job before: its estimate, and the change orders that were approved until
 * this one was answered; until now while it is open. Null on a job on which nothing was: to its
 * client this is the first estimate.
 */
const CONTRACT_BEFORE = `case when changes_job_id is null then null else nullif((
  select sum(before.total_cents) from estimate_list before
  where before.id = ${firstEstimateOf('estimate_details.changes_job_id')}
    or before.changes_job_id = estimate_details.changes_job_id and before.status = 'accepted'
      and not before.archived and before.id <> estimate_details.id
      and before.answered_at < coalesce(estimate_details.answered_at, 'infinity')), 0)::bigint end`;

/** The estimate with whoever sends it, in one question: what its client sees. */
const OFFER = select(estimateDetails, undefined, {
  company: computed<CompanyDetails | null>(COMPANY_JSON),
  settings: computed<EstimateSettings | null>(SETTINGS_JSON),
  settingsThen: computed<EstimateSettings | null>(
    settingsJsonAt('estimate_details.offered_position'),
  ),
  estimator: computed<StaffMember | null>(staffJson('estimate_details.responsible')),
  contractBeforeCents: computed<number | null>(CONTRACT_BEFORE),
  language: computed<Language>(languageOf('estimate_details.client_id')),
});
export interface OfferRow extends EstimateDetailsRow {
  readonly estimator: StaffMember | null;
  readonly company: CompanyDetails | null;
  /** Today's, with terms and signature rule as they were when this version went out. */
  readonly settings: EstimateSettings;
  /** Of a change order: what the contract came to before it. */
  readonly contractBeforeCents: number | null;
  /** The client's. */
  readonly language: Language;
}

async function offerWhere(db: Db, which: Sql): Promise<OfferRow | undefined> {
  const row = await rowWhere(db, OFFER, which);
  if (!row) return undefined;
  const { settings, settingsThen, ...rest } = toRow(row);
  const now = settings ?? USUAL_SETTINGS;
  const then = rest.offeredPosition === null ? now : (settingsThen ?? USUAL_SETTINGS);
  return { ...rest, settings: withTermsOf(now, then) };
}

export const offerById = (db: Db, id: number): Promise<OfferRow | undefined> =>
  offerWhere(db, sql`where id = ${id}`);

export const offerByNumber = (db: Db, key: string): Promise<OfferRow | undefined> =>
  offerWhere(db, sql`where number = ${key}`);

/** What is agreed on a job by now, for a change order that is being written; null for nothing. */
export async function contractNow(db: Db, jobId: number | null): Promise<number | null> {
  if (jobId === null) return null;
  const { rows } = await db.query<{ cents: number | null }>({
    name: 'contract_now',
    values: [jobId],
    text: `select nullif(sum(total_cents), 0)::bigint as cents from estimate_list
      where id = ${firstEstimateOf('$1')}
        or changes_job_id = $1 and status = 'accepted' and not archived`,
  });
  return rows[0]!.cents;
}
