// Weather shift commands and their shapes.
import { z } from 'zod';
import { PlannedDate } from '../shared/dates.ts';
import { SeveralLines } from '../shared/text.ts';
import { Assignee } from './assignment-shapes.ts';
import { Dates } from './job-shapes.ts';

/** Maximum number of moves per shift. */
export const MOST_MOVES = 1_000;

/** The move of a job, or of one assignment's own times, from the dates seen to the new ones. */
export const Move = z.object({
  jobId: z.int().positive(),
  /** Whose own times are moved; null for the job's dates. The first shifts moved only jobs. */
  booking: Assignee.nullable().default(null),
  /** The job's date change count when the shift was planned. */
  dateChanges: z.int().min(0),
  from: Dates,
  to: Dates,
});
export type Move = z.infer<typeof Move>;

/** The numbers of moved jobs and of moved assignments. */
export const countsOf = (moves: readonly Move[]) => {
  const bookings = moves.filter(({ booking }) => booking !== null).length;
  return { moved: moves.length - bookings, bookings };
};

/** A job that stays on the lost days, with its date change count. */
export const Left = Move.pick({ jobId: true, dateChanges: true });
export type Left = z.infer<typeof Left>;

/** The company's own text for clients, by language; empty means the default text. */
export const ClientTexts = z.object({
  en: SeveralLines().max(1000).default(''),
  es: SeveralLines().max(1000).default(''),
  fr: SeveralLines().max(1000).default(''),
});

export const commands = {
  PlanShift: z.object({
    days: z.array(PlannedDate).min(1, 'Please choose a day').max(31),
    reason: SeveralLines().max(1000),
    moves: z.array(Move).min(1, 'Please choose a job to move').max(MOST_MOVES),
    /** The jobs whose clients are notified. */
    tell: z.array(z.int().positive()).max(MOST_MOVES),
    letter: ClientTexts.default({ en: '', es: '', fr: '' }),
    /** All jobs worked on these days that don't move. */
    left: z.array(Left).default([]),
  }),
  /** All jobs were moved. */
  ApplyShift: z.object({}),
  /** A job could no longer be moved, so none is. */
  RefuseShift: z.object({ jobId: z.int().positive() }),
  UndoShift: z.object({}),
  /** A client's e-mail was sent. */
  NoteMovedClientTold: z.object({ jobId: z.int().positive() }),
};
