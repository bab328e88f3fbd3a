// On which day was a job's client told last that work starts?
import { instant, number, text } from '@purlin/event-sourcing/columns.ts';
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { ShiftEvent } from '@purlin/domain/scheduling/weather-shift.ts';
import type { Move } from '@purlin/domain/scheduling/weather-shift-shapes.ts';
import { rowWhere, select } from '../../platform/core/queries/select.ts';
import type { Db } from '../../platform/servers/database.ts';

/** Where each job was and where it went, by its number. */
type Starts = Readonly<
  Record<number, { readonly from: string | null; readonly to: string | null }>
>;

const startsOf = (moves: readonly Move[]): Starts =>
  Object.fromEntries(
    moves
      .filter(({ booking }) => booking === null)
      .map(({ jobId, from, to }) => [jobId, { from: from.start, to: to.start }]),
  );

/** Whoever heard of a shift hears that it was taken back: then the first day is the word again. */
export const clientsTold = readModel<ShiftEvent, Starts>()({
  name: 'clients_told',
  version: 1,
  columns: { jobId: number().key(), start: text(), at: instant() },
  notes: { of: ['weatherShift'], on: { ShiftPlanned: ({ moves }) => startsOf(moves) } },
  key: {
    MovedClientTold: ({ jobId }) => jobId,
    ShiftUndone: ({ told }) => told,
  },
  on: {
    MovedClientTold: ({ jobId, late }, row, { note, at }) => {
      const start = note?.[jobId]?.[late ? 'from' : 'to'];
      return start ? { jobId, start, at } : row;
    },
    ShiftUndone: (_, row, { note, key, at }) => {
      const start = note?.[Number(key)]?.from;
      return start ? { jobId: Number(key), start, at } : row;
    },
  },
});
const TOLD = select(clientsTold);

export const toldOfJob = (db: Db, jobId: number) =>
  rowWhere(db, TOLD, sql`where job_id = ${jobId}`);
