// The numbers of the company's files for its bank, in one stream: traces that are never used twice,
// the letter of a file among those of its day, and how much leaves on a day: what is promised to
// batches that have no file yet, and what is in files.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { CalendarDate } from '../shared/dates.ts';
import { refuse } from './refusals.ts';

/** There is one company, so one stream. */
export const ACH_NUMBERS = 1;

const Id = z.int().positive();

// ---- facts

export const events = {
  /** So much of the day's limit is the batch's own: before it takes its payments, and after. */
  DayReserved: z.object({
    batchId: Id,
    /** On which its file is to be written, Eastern time. */
    day: z.iso.date(),
    /** What fitted into the limit, in the order in which it was asked for. */
    paymentIds: z.array(Id),
    creditCents: z.int().min(0),
    /** Batches that were stopped or rejected: what they had is free again. */
    ended: z.array(Id),
  }),
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
export type DayReserved = Extract<AchNumbersEvent, { type: 'DayReserved' }>['data'];

// ---- state

export interface AchNumbers {
  readonly nextTrace: number;
  readonly day: string;
  readonly filesOfDay: number;
  /** The last that each batch of the day took. */
  readonly ofDay: ReadonlyMap<number, FileNumbersTaken>;
  /** What is promised for a day, which may be the one after that of the last file. */
  readonly promised: {
    readonly day: string;
    readonly ofBatch: ReadonlyMap<number, DayReserved>;
    readonly ended: ReadonlySet<number>;
  };
}

const NOTHING_PROMISED: AchNumbers['promised'] = { day: '', ofBatch: new Map(), ended: new Set() };

// ---- commands

export const commands = {
  /** `wanted` in the order in which it goes; `mostCentsOfDay` is null for no limit. */
  ReserveDay: z.object({
    batchId: Id,
    day: CalendarDate,
    wanted: z
      .array(z.object({ paymentId: Id, cents: z.int().min(0) }))
      .min(1)
      .max(10_000),
    mostCentsOfDay: z.int().min(0).nullable(),
    ended: z.array(Id),
  }),
  /** Of its part a batch needs no more than this: the others did not let themselves be taken. */
  KeepOfDay: z.object({ batchId: Id, paymentIds: z.array(Id), creditCents: z.int().min(0) }),
  TakeFileNumbers: z.object({
    batchId: Id,
    day: CalendarDate,
    time: z.string().regex(/^\d\d:\d\d$/),
    /** As many as the file may have entries. */
    traces: Id,
    creditCents: z.int().min(0),
    /** The most that may leave on a day; null for no limit. */
    mostCentsOfDay: z.int().min(0).nullable(),
    /** Batches that were stopped or rejected. */
    ended: z.array(Id).default([]),
  }),
};

// ---- decide

/** What leaves or may leave on a day, without these batches and those that ended. */
export function centsOfDay(
  state: AchNumbers,
  day: string,
  without: readonly number[] = [],
): number {
  const promised = state.promised.day === day ? state.promised : NOTHING_PROMISED;
  const written = state.day === day ? [...state.ofDay] : [];
  // A file says more than what was promised to it.
  const ofBatch = new Map(
    [...promised.ofBatch, ...written].map(([id, { creditCents }]) => [id, creditCents]),
  );
  for (const id of [...without, ...promised.ended]) ofBatch.delete(id);
  return [...ofBatch.values()].reduce((sum, cents) => sum + cents, 0);
}

/** The first of them that fit into what is left, in their order. */
function fitting(
  wanted: readonly { readonly paymentId: number; readonly cents: number }[],
  left: number,
): { readonly paymentIds: number[]; readonly creditCents: number } {
  const paymentIds: number[] = [];
  let creditCents = 0;
  for (const { paymentId, cents } of wanted)
    if (creditCents + cents <= left) {
      paymentIds.push(paymentId);
      creditCents += cents;
    }
  return { paymentIds, creditCents };
}

export const achNumbers = decider<AchNumbers>()({
  category: 'achNumbers',
  events,
  initial: {
    nextTrace: 1,
    day: '',
    filesOfDay: 0,
    ofDay: new Map(),
    promised: NOTHING_PROMISED,
  },
  evolve: {
    DayReserved: (state, reserved) => {
      const before = state.promised.day === reserved.day ? state.promised : undefined;
      return {
        ...state,
        promised: {
          day: reserved.day,
          ofBatch: new Map([...(before?.ofBatch ?? []), [reserved.batchId, reserved]]),
          ended: new Set([...(before?.ended ?? []), ...reserved.ended]),
        },
      };
    },
    FileNumbersTaken: (state, taken) => ({
      ...state,
      nextTrace: taken.firstTrace + taken.traces,
      day: taken.day,
      filesOfDay: taken.fileOfDay,
      ofDay: new Map([
        ...(state.day === taken.day ? state.ofDay : []),
        [taken.batchId, taken] as const,
      ]),
    }),
  },
  commands,
  decide: {
    // Two admins at once are two commands to this stream: the second sees what the first was given.
    ReserveDay: ({ batchId, day, wanted, mostCentsOfDay, ...given }, state) => {
      const promised = state.promised.day === day ? state.promised : NOTHING_PROMISED;
      if (promised.ofBatch.has(batchId)) return [];
      const ended = given.ended.filter((id) => !promised.ended.has(id));
      const left =
        mostCentsOfDay === null
          ? Infinity
          : mostCentsOfDay - centsOfDay(state, day, [batchId, ...ended]);
      return [{ type: 'DayReserved', data: { batchId, day, ...fitting(wanted, left), ended } }];
    },
    KeepOfDay: ({ batchId, paymentIds, creditCents }, { promised }) => {
      const part = promised.ofBatch.get(batchId);
      if (!part || part.creditCents <= creditCents) return [];
      return [{ type: 'DayReserved', data: { ...part, paymentIds, creditCents, ended: [] } }];
    },
    // A process that died asks again on the same day and gets the same numbers, unless the batch
    // has become another one meanwhile. Numbers that were taken are never given again.
    TakeFileNumbers: ({ mostCentsOfDay, ended, ...asked }, state) => {
      const isSameDay = state.day === asked.day;
      const before = isSameDay ? state.ofDay.get(asked.batchId) : undefined;
      if (before?.traces === asked.traces && before.creditCents === asked.creditCents) return [];
      const others = centsOfDay(state, asked.day, [asked.batchId, ...ended]);
      if (mostCentsOfDay !== null && others + asked.creditCents > mostCentsOfDay)
        return refuse('over-daily-limit', {
          most: mostCentsOfDay,
          left: Math.max(0, mostCentsOfDay - others),
        });
      const fileOfDay = isSameDay ? state.filesOfDay + 1 : 1;
      return [
        { type: 'FileNumbersTaken', data: { ...asked, fileOfDay, firstTrace: state.nextTrace } },
      ];
    },
  },
});
