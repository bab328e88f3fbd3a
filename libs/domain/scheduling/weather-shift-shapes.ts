// The words of a weather shift: which days are lost, what moves where, and who is told.
import { z } from 'zod';
import { PlannedDate } from '../shared/dates.ts';
import { SeveralLines } from '../shared/text.ts';
import { Assignee } from './assignment-shapes.ts';
import { Dates } from './job-shapes.ts';

/** As many jobs as one shift may move. */
export const MOST_MOVES = 1_000;

/** One job, or somebody's own times on it, from where they were seen to where they go. */
export const Move = z.object({
  jobId: z.int().positive(),
  /** Whose own times these are; null: the dates of the job. At first only jobs were moved. */
  booking: Assignee.nullable().default(null),
  /** How often its dates had been changed when it was planned. */
  dateChanges: z.int().min(0),
  from: Dates,
  to: Dates,
});
export type Move = z.infer<typeof Move>;

/** How many jobs are moved, and how many times of somebody's own. */
export const countsOf = (moves: readonly Move[]) => {
  const bookings = moves.filter(({ booking }) => booking !== null).length;
  return { moved: moves.length - bookings, bookings };
};

/** A job that stays on the lost days, with how often its dates had been changed. */
export const Left = Move.pick({ jobId: true, dateChanges: true });
export type Left = z.infer<typeof Left>;

/** What clients are told in words of the company's own, in each language; empty: the usual ones. */
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
    /** The jobs whose clients are told. */
    tell: z.array(z.int().positive()).max(MOST_MOVES),
    letter: ClientTexts.default({ en: '', es: '', fr: '' }),
    /** Every job that is worked on these days and is not moved. */
    left: z.array(Left).default([]),
  }),
  /** Every job was moved. */
  ApplyShift: z.object({}),
  /** A job could not be moved any more, so none is. */
  RefuseShift: z.object({ jobId: z.int().positive() }),
  UndoShift: z.object({}),
  /** A client's e-mail went out. */
  NoteMovedClientTold: z.object({ jobId: z.int().positive() }),
};
