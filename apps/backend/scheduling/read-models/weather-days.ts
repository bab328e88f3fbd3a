// Which days were kept clear for the weather, by the shift that did it, and which jobs are worked
// on them all the same?
import { json, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, removed, sql } from '@purlin/event-sourcing/read-model.ts';
import type { ShiftEvent } from '@purlin/domain/scheduling/weather-shift.ts';
import type { Left } from '@purlin/domain/scheduling/weather-shift-shapes.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowsWhere, select } from '../../platform/core/queries/select.ts';

export const weatherDays = readModel<ShiftEvent>()({
  name: 'weather_days',
  version: 2,
  columns: {
    id: number().key(),
    days: json<string[]>(),
    firstDay: text(),
    lastDay: text(),
    left: json<Left[]>(),
    status: text<'planned' | 'applied'>(),
  },
  on: {
    ShiftPlanned: ({ days, left }, _, { id }) => {
      const sorted = days.toSorted();
      const [firstDay, lastDay] = [sorted[0] ?? '', sorted.at(-1) ?? ''];
      return { id, days: sorted, firstDay, lastDay, left, status: 'planned' };
    },
    ShiftApplied: (_, row) => changed(row, { status: 'applied' }),
    ShiftRefused: () => removed,
    ShiftUndone: () => removed,
  },
});
const SHIFT = select(weatherDays);

/** From the first to the last of them; without an end all that come. */
export interface Between {
  readonly from: string;
  readonly to?: string | undefined;
}
/** After every day that is written with four digits for its year. */
const NEVER = '9999-12-31';

/** The shifts that stand and have kept one of these days clear; without shift `except` alone. */
const shiftsOn = (db: Db, { from, to = NEVER }: Between, except = 0) =>
  rowsWhere(
    db,
    SHIFT,
    sql`where status = 'applied' and id <> ${except}
      and last_day >= ${from} and first_day <= ${to}`,
  );

/** The days of all shifts that stand, in order; without those of shift `except` alone. */
export async function weatherDaysOf(db: Db, between: Between, except = 0): Promise<string[]> {
  const { from, to = NEVER } = between;
  const rows = await shiftsOn(db, between, except);
  const days = new Set(rows.flatMap((row) => row.days));
  return [...days].filter((day) => day >= from && day <= to).toSorted();
}

/** A job with the dates that are asked about: how often they had been changed before. */
export interface Dated {
  readonly id: number;
  readonly dateChanges: number;
  readonly start: string | null;
  readonly end: string | null;
}

/** The days kept clear on which somebody left one of these jobs, whose dates are the same still. */
export async function leftOn(
  db: Db,
  jobs: readonly Dated[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const dated = jobs.flatMap(({ start, end }) => (start ? [start, end ?? start] : [])).toSorted();
  if (dated.length === 0) return new Map();
  const from = dated[0]!.slice(0, 10);
  const rows = await shiftsOn(db, { from, to: dated.at(-1)!.slice(0, 10) });
  const now = new Map(jobs.map(({ id, dateChanges }) => [id, dateChanges]));
  const found = rows.flatMap(({ days, left }) =>
    left
      .filter(({ jobId, dateChanges }) => now.get(jobId) === dateChanges)
      .map(({ jobId }) => ({ jobId, days })),
  );
  return new Map(
    [...Map.groupBy(found, ({ jobId }) => jobId)].map(([jobId, all]) => [
      jobId,
      [...new Set(all.flatMap(({ days }) => days))].toSorted(),
    ]),
  );
}

/** The shifts that stand and keep clear a day from `today` on, newest first. */
export const shiftsStanding = async (db: Db, today: string): Promise<number[]> =>
  (await shiftsOn(db, { from: today })).map(({ id }) => id).toSorted((a, b) => b - a);
