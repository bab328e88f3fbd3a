// What is in force in each section of the company's settings, and who changed it last?
import { instant, json, number, text } from '@purlin/event-sourcing/columns.ts';
import { readModel, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import {
  bySection,
  sections,
  type SectionName,
  type Settings,
  type ValuesOf,
} from '@purlin/domain/company/settings/sections.ts';
import type { SettingsEvent } from '@purlin/domain/company/settings/settings.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowsWhere, rowWhere, select } from '../../platform/core/queries/select.ts';

export const companySettings = readModel<SettingsEvent>()({
  name: 'company_settings',
  version: 2,
  columns: {
    id: number().key(),
    section: text<SectionName>(),
    fields: json<Readonly<Record<string, unknown>>>(),
    changes: number(),
    changedAt: instant(),
    changedBy: text(),
  },
  on: {
    SettingsChanged: (e, row, { id, at, by }) => ({
      id,
      section: e.section,
      fields: e.values,
      changes: (row?.changes ?? 0) + 1,
      changedAt: at,
      changedBy: by,
    }),
  },
});

export type SettingsRow = RowOf<typeof companySettings>;
const ROW = select(companySettings);

/** The rows of the sections that were ever changed. */
export const settingsRows = (db: Db): Promise<SettingsRow[]> => rowsWhere(db, ROW, sql``);

const inForce = (name: SectionName, row: SettingsRow | undefined): unknown =>
  // A field that is younger than what was recorded gets its default.
  row ? sections[name].shape.parse(row.fields) : sections[name].usual;

/** The section as it is in force. */
export const readSection = async <S extends SectionName>(db: Db, name: S): Promise<ValuesOf<S>> =>
  inForce(name, await rowWhere(db, ROW, sql`where section = ${name}`)) as ValuesOf<S>;

/** Whether a switch of a section is on, as SQL for a query that answers for another room. */
export function isOn<S extends SectionName>(section: S, name: keyof ValuesOf<S> & string): string {
  const usual: Readonly<Record<string, unknown>> = sections[section].usual;
  return (
    `coalesce((select (fields ->> '${name}')::boolean from company_settings ` +
    `where section = '${section}'), ${String(usual[name])})`
  );
}

/** All sections as they are in force. */
export async function readSettings(db: Db): Promise<Settings> {
  const rows = new Map((await settingsRows(db)).map((row) => [row.section, row]));
  return bySection((name) => inForce(name, rows.get(name))) as Settings;
}
