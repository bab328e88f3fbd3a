// The numbers of the company's files for its bank, in one stream: traces that are never used twice,
// the letter of a file among those of its day, and how much has left on a day.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { CalendarDate } from '../shared/dates.ts';
import { refuse } from './refusals.ts';

/** There is one company, so one stream. */
export const ACH_NUMBERS = 1;

const Id = z.int().positive();

// ---- facts

export const events = {
  FileNumbersTaken: z.object({
    batchId: Id,
    /** Eastern time. */
    day: z.iso.date(),
    time: z.string(),
    fileOfDay: Id,
    firstTrace: Id,
    traces: Id,
    creditCents: z.int().min(0),
  }),
};
export type AchNumbersEvent = MessageOf<typeof events>;
export type FileNumbersTaken = Extract<AchNumbersEvent, { type: 'FileNumbersTaken' }>['data'];

// ---- state

export interface AchNumbers {
  readonly nextTrace: number;
  readonly day: string;
  readonly filesOfDay: number;
  readonly centsOfDay: number;
  /** The last that each batch of the day took. */
  readonly ofDay: ReadonlyMap<number, FileNumbersTaken>;
}

// ---- commands

export const commands = {
  TakeFileNumbers: z.object({
    batchId: Id,
    day: CalendarDate,
    time: z.string().regex(/^\d\d:\d\d$/),
    /** As many as the file may have entries. */
    traces: Id,
    creditCents: z.int().min(0),
    /** The most that may leave on a day; null for no limit. */
    mostCentsOfDay: z.int().min(0).nullable(),
  }),
};

// ---- decide

export const achNumbers = decider<AchNumbers>()({
  category: 'achNumbers',
  events,
  initial: { nextTrace: 1, day: '', filesOfDay: 0, centsOfDay: 0, ofDay: new Map() },
  evolve: {
    FileNumbersTaken: (state, taken) => {
      const same = state.day === taken.day;
      const before = same ? state.ofDay.get(taken.batchId) : undefined;
      return {
        nextTrace: taken.firstTrace + taken.traces,
        day: taken.day,
        filesOfDay: taken.fileOfDay,
        centsOfDay: (same ? state.centsOfDay : 0) - (before?.creditCents ?? 0) + taken.creditCents,
        ofDay: new Map([...(same ? state.ofDay : []), [taken.batchId, taken]]),
      };
    },
  },
  commands,
  decide: {
    // A process that died asks again on the same day and gets the same numbers, unless the batch
    // has become another one meanwhile. Numbers that were taken are never given again.
    TakeFileNumbers: ({ mostCentsOfDay, ...asked }, state) => {
      const isSameDay = state.day === asked.day;
      const before = isSameDay ? state.ofDay.get(asked.batchId) : undefined;
      if (before?.traces === asked.traces && before.creditCents === asked.creditCents) return [];
      const left = (isSameDay ? state.centsOfDay : 0) - (before?.creditCents ?? 0);
      if (mostCentsOfDay !== null && left + asked.creditCents > mostCentsOfDay)
        return refuse('over-daily-limit', { most: mostCentsOfDay });
      const fileOfDay = isSameDay ? state.filesOfDay + 1 : 1;
      return [
        { type: 'FileNumbersTaken', data: { ...asked, fileOfDay, firstTrace: state.nextTrace } },
      ];
    },
  },
});
