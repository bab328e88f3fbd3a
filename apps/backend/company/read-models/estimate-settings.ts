// How are estimates printed, approved and followed up, and which consent text was shown when?
import { json, number } from '@purlin/event-sourcing/columns.ts';
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import { DEFAULT_ESTIMATE_SETTINGS, type CompanyEvent } from '@purlin/domain/company/company.ts';
import type { ClientTexts, EstimateSettings } from '@purlin/domain/company/company-shapes.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowWhere, select } from '../../platform/core/queries/select.ts';

/** A row for each time that they were recorded, by its place in history; the last is in force. */
export const estimateSettings = readModel<CompanyEvent>()({
  name: 'estimate_settings',
  version: 6,
  columns: {
    position: number().key(),
    consentVersion: number(),
    settings: json<EstimateSettings>(),
  },
  key: { EstimateSettingsRecorded: (_, { position }) => Number(position) },
  on: {
    EstimateSettingsRecorded: (e, _, { position }) => ({
      position: Number(position),
      consentVersion: e.consentVersion,
      settings: e,
    }),
  },
});

/** In force before any were recorded. */
export const USUAL_SETTINGS: EstimateSettings = DEFAULT_ESTIMATE_SETTINGS;

/**
 * The settings as one JSON value, for a query that answers for another room and should not ask
 * twice. Null before they were recorded.
 */
export const SETTINGS_JSON =
  '(select settings from estimate_settings order by position desc limit 1)';

/**
 * The settings that were in force at a place in history, as one JSON value; `place` is SQL. Null
 * before any were recorded.
 */
export const settingsJsonAt = (place: string): string =>
  `(select settings from estimate_settings where position < ${place}
    order by position desc limit 1)`;

/** The settings with what a client agrees to as it was when an offer went out. */
export function withTermsOf(now: EstimateSettings, then: EstimateSettings): EstimateSettings {
  const agreedTo = ({ terms, consentText }: ClientTexts) => ({ terms, consentText });
  return {
    ...now,
    signatureRequired: then.signatureRequired,
    consentVersion: then.consentVersion,
    ...agreedTo(then),
    spanish: { ...now.spanish, ...agreedTo(then.spanish) },
    french: { ...now.french, ...agreedTo(then.french) },
  };
}

/** The texts in the language of a client. */
export function textsIn(
  { terms, consentText, followUpMessage, depositText, ...others }: EstimateSettings,
  language: Language,
): ClientTexts {
  const given = { en: undefined, es: others.spanish, fr: others.french }[language];
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
  const row = await rowWhere(db, SETTINGS, sql`order by position desc limit 1`);
  return row?.settings ?? USUAL_SETTINGS;
}

/**
 * What the company had recorded at a place in history; now, where there is none. Undefined before
 * it recorded any.
 */
export async function recordedSettingsAt(
  db: Db,
  place: number | null,
): Promise<EstimateSettings | undefined> {
  const until =
    place === null
      ? sql`order by position desc limit 1`
      : sql`where position < ${place} order by position desc limit 1`;
  return (await rowWhere(db, SETTINGS, until))?.settings;
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
  const ofVersion = sql`where consent_version = ${version} order by position desc limit 1`;
  const row = await rowWhere(db, SETTINGS, ofVersion);
  const settings =
    row?.settings ?? (version === USUAL_SETTINGS.consentVersion ? USUAL_SETTINGS : undefined);
  return settings && textsIn(settings, language);
}
