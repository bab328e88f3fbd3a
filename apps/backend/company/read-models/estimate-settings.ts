// How are estimates printed, approved and followed up, and which consent text was shown when?
import { json, number } from '@purlin/event-sourcing/columns.ts';
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import { DEFAULT_ESTIMATE_SETTINGS, type CompanyEvent } from '@purlin/domain/company/company.ts';
import type { ClientTexts, EstimateSettings } from '@purlin/domain/company/company-shapes.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowWhere, select } from '../../platform/core/select.ts';

/**
 * A row for each version of the consent text, with the settings as they were last recorded beside
 * it; the highest is in force.
 */
export const estimateSettings = readModel<CompanyEvent>()({
  name: 'estimate_settings',
  version: 4,
  columns: { consentVersion: number().key(), settings: json<EstimateSettings>() },
  key: { EstimateSettingsRecorded: (e) => e.consentVersion },
  on: {
    EstimateSettingsRecorded: (e) => ({ consentVersion: e.consentVersion, settings: e }),
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

/** The texts in the language of a client. */
export function textsIn(
  { terms, consentText, followUpMessage, depositText, spanish }: EstimateSettings,
  language: Language,
): ClientTexts {
  const given = language === 'es' ? spanish : undefined;
  return {
    terms: given?.terms || terms,
    consentText: given?.consentText || consentText,
    followUpMessage: given?.followUpMessage || followUpMessage,
    depositText: given?.depositText || depositText,
  };
}

const SETTINGS = select(estimateSettings, ['settings']);

/** The settings in force; the usual ones before any were recorded. */
export async function readEstimateSettings(db: Db): Promise<EstimateSettings> {
  const row = await rowWhere(db, SETTINGS, sql`order by consent_version desc limit 1`);
  return row?.settings ?? USUAL_SETTINGS;
}

/**
 * Terms and consent text of a version, as a client saw them in a language; undefined when there
 * never was such a version.
 */
export async function consentOf(
  db: Db,
  version: number,
  language: Language,
): Promise<ClientTexts | undefined> {
  const row = await rowWhere(db, SETTINGS, sql`where consent_version = ${version}`);
  const settings =
    row?.settings ?? (version === USUAL_SETTINGS.consentVersion ? USUAL_SETTINGS : undefined);
  return settings && textsIn(settings, language);
}
