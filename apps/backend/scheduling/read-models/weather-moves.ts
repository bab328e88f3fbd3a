// From where to where did the weather move a job?
import { instant, number, text } from '@purlin/event-sourcing/columns.ts';
import { readModel, removed, sql, type Noted } from '@purlin/event-sourcing/read-model.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import type { ShiftEvent } from '@purlin/domain/scheduling/weather-shift.ts';
import type { Move } from '@purlin/domain/scheduling/weather-shift-shapes.ts';
import { rowsWhere, select, type Selected } from '../../platform/core/queries/select.ts';
import type { Db } from '../../platform/servers/database.ts';

/** Where each job was and where it went, by its number. */
type Moves = Readonly<Record<number, { readonly from: Dates; readonly to: Dates }>>;

const movesOf = (moves: readonly Move[]): Moves =>
  Object.fromEntries(
    moves
      .filter(({ booking }) => booking === null)
      .map(({ jobId, from, to }) => [jobId, { from, to }]),
  );
const keyOf = (shiftId: number, jobId: number | string): string => `${shiftId}-${jobId}`;
const keysOf = ({ id, note }: Noted<Moves>): string[] =>
  Object.keys(note ?? {}).map((jobId) => keyOf(id, jobId));

/** A shift that was taken back moved nothing. */
export const weatherMoves = readModel<ShiftEvent, Moves>()({
  name: 'weather_moves',
  version: 1,
  columns: {
    id: text().key(),
    jobId: number(),
    at: instant(),
    fromStart: text().nullable(),
    fromEnd: text().nullable(),
    toStart: text().nullable(),
    toEnd: text().nullable(),
  },
  indexes: ['(job_id, at)'],
  notes: { of: ['weatherShift'], on: { ShiftPlanned: ({ moves }) => movesOf(moves) } },
  key: { ShiftApplied: (_, at) => keysOf(at), ShiftUndone: (_, at) => keysOf(at) },
  on: {
    ShiftApplied: (_, row, { id, key, note, at }) => {
      const jobId = Number(String(key).slice(keyOf(id, '').length));
      const move = note?.[jobId];
      if (!move) return row;
      const { from, to } = move;
      return {
        id: String(key),
        jobId,
        at,
        fromStart: from.start,
        fromEnd: from.end,
        toStart: to.start,
        toEnd: to.end,
      };
    },
    ShiftUndone: () => removed,
  },
});
const MOVE = select(weatherMoves);
export type WeatherMove = Selected<typeof MOVE>;

/** What the weather moved of these jobs, the latest last. */
export const weatherMovesOf = (db: Db, jobIds: readonly number[]): Promise<WeatherMove[]> =>
  rowsWhere(db, MOVE, sql`where job_id = any(${jobIds}) order by at, id`);
