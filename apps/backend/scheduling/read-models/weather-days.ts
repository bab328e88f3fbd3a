// Which days were kept clear for the weather, by the shift that did it?
import { json, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, removed, sql } from '@purlin/event-sourcing/read-model.ts';
import type { ShiftEvent } from '@purlin/domain/scheduling/weather-shift.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowsWhere, select } from '../../platform/core/select.ts';

export const weatherDays = readModel<ShiftEvent>()({
  name: 'weather_days',
  version: 1,
  columns: {
    id: number().key(),
    days: json<string[]>(),
    status: text<'planned' | 'applied'>(),
  },
  on: {
    ShiftPlanned: ({ days }, _, { id }) => ({ id, days, status: 'planned' }),
    ShiftApplied: (_, row) => changed(row, { status: 'applied' }),
    ShiftRefused: () => removed,
    ShiftUndone: () => removed,
  },
});
const SHIFT = select(weatherDays);

/** The days of all shifts that stand, in order; without those of shift `except` alone. */
export async function weatherDaysOf(db: Db, except = 0): Promise<string[]> {
  const rows = await rowsWhere(db, SHIFT, sql`where status = 'applied' and id <> ${except}`);
  return [...new Set(rows.flatMap(({ days }) => days))].toSorted();
}
