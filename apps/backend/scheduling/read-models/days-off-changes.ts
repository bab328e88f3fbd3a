// How often were the days on which nobody works changed, and when was the last time? Calendars of
// other people are told by it that a job has other parts, though nobody touched the job.
import { instant, number, type Row } from '@purlin/event-sourcing/columns.ts';
import { readModel, sql, type Envelope } from '@purlin/event-sourcing/read-model.ts';
import type { SettingsEvent } from '@purlin/domain/company/settings/settings.ts';
import type { ShiftEvent } from '@purlin/domain/scheduling/weather-shift.ts';
import { rowWhere, select } from '../../platform/core/queries/select.ts';
import type { Db } from '../../platform/servers/database.ts';

const columns = { id: number().key(), changes: number(), changedAt: instant() };
type Stored = Row<typeof columns>;

/** There is one row: that of the company. */
const COMPANY = 1;
const once = (row: Stored | undefined, { at }: Pick<Envelope, 'at'>): Stored => ({
  id: COMPANY,
  changes: (row?.changes ?? 0) + 1,
  changedAt: at,
});

export const daysOffChanges = readModel<SettingsEvent | ShiftEvent>()({
  name: 'days_off_changes',
  version: 1,
  columns,
  usualKey: () => COMPANY,
  on: {
    SettingsChanged: ({ section }, row, at) => (section === 'planning' ? once(row, at) : row),
    ShiftApplied: (_, row, at) => once(row, at),
    ShiftUndone: (_, row, at) => once(row, at),
  },
});
const CHANGES = select(daysOffChanges);

/** Undefined as long as nobody changed any. */
export const changesOfDaysOff = (db: Db): Promise<Stored | undefined> =>
  rowWhere(db, CHANGES, sql`where id = ${COMPANY}`);
