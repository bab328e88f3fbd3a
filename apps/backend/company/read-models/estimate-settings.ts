// How are estimates printed, approved and followed up, and which consent text was shown when?
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import { DEFAULT_ESTIMATE_SETTINGS, type CompanyEvent } from '@purlin/domain/company/company.ts';
import { type EstimateSettings } from '@purlin/domain/company/company-shapes.ts';
import type { Db } from '../../platform/servers/database.ts';

/**
 * A row for each version of the consent text, with the settings as they were last recorded beside
 * it; the highest is in force.
 */
export const estimateSettings = readModel<CompanyEvent>()({
  name: 'estimate_settings',
  version: 1,
  columns: 'consent_version bigint primary key, settings jsonb not null',
  on: {
    EstimateSettingsRecorded: (e) => sql`
      insert into estimate_settings values (${e.consentVersion},
        ${JSON.stringify(e)}) on conflict (consent_version) do update set settings =
        excluded.settings`,
  },
});

/** In force before any were recorded. */
export const USUAL_SETTINGS: EstimateSettings = DEFAULT_ESTIMATE_SETTINGS;

/**
 * The settings as one JSON value, for a query that answers for another room and should not ask
 * twice. Null before they were recorded.
 */
export const SETTINGS_JSON =
  '(select settings from estimate_settings order by consent_version desc limit 1)';

/** The settings in force; the usual ones before any were recorded. */
export async function readEstimateSettings(db: Db): Promise<EstimateSettings> {
  const { rows } = await db.query<{ settings: EstimateSettings | null }>({
    name: 'estimate_settings',
    text: `select ${SETTINGS_JSON} as settings`,
    values: [],
  });
  return rows[0]?.settings ?? USUAL_SETTINGS;
}

/**
 * Terms and consent text of a version, as a client saw them; undefined when there never was such a
 * version.
 */
export async function consentOf(
  db: Db,
  version: number,
): Promise<Pick<EstimateSettings, 'terms' | 'consentText'> | undefined> {
  const { rows } = await db.query<{ settings: EstimateSettings }>({
    name: 'consent_of',
    text: 'select settings from estimate_settings where consent_version = $1',
    values: [version],
  });
  return (
    rows[0]?.settings ?? (version === USUAL_SETTINGS.consentVersion ? USUAL_SETTINGS : undefined)
  );
}
