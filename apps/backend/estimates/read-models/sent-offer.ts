// What does the client see: the offer, who sends it and answers for it, and what approving asks?
import { sql } from '@purlin/event-sourcing/read-model.ts';
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import type { EstimateSettings } from '@purlin/domain/company/company-shapes.ts';
import { staffJson, type StaffMember } from '../../access/read-models/user-list.ts';
import { COMPANY_JSON } from '../../company/read-models/company-details.ts';
import { SETTINGS_JSON } from '../../company/read-models/estimate-settings.ts';
import { computed, rowWhere, select } from '../../platform/core/select.ts';
import type { Db } from '../../platform/servers/database.ts';
import { estimateDetails, toRow, type EstimateDetailsRow } from './estimate-details.ts';

/** The estimate with whoever sends it, in one question: what its client sees. */
const OFFER = select(estimateDetails, undefined, {
  company: computed<CompanyDetails | null>(COMPANY_JSON),
  settings: computed<EstimateSettings | null>(SETTINGS_JSON),
  estimator: computed<StaffMember | null>(staffJson('estimate_details.responsible')),
});
export interface OfferRow extends EstimateDetailsRow {
  readonly estimator: StaffMember | null;
  readonly company: CompanyDetails | null;
  readonly settings: EstimateSettings | null;
}

export async function offerById(db: Db, id: number): Promise<OfferRow | undefined> {
  const row = await rowWhere(db, OFFER, sql`where id = ${id}`);
  return row && toRow(row);
}

export async function offerByNumber(db: Db, key: string): Promise<OfferRow | undefined> {
  const row = await rowWhere(db, OFFER, sql`where number = ${key}`);
  return row && toRow(row);
}
