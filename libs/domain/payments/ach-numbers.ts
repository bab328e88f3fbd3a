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
/** As many as there are letters and digits to tell them by. */
export const MOST_FILES_OF_DAY = 36;

// ---- facts

export const events = {
  /** So much of the day's limit is the batch's own: before it takes its payments, and after. */
  DayReserved: z.object({
    batchId: Id,
    /** The banking day of its file; of the first ones, the day on which it was to be written. */
    day: z.iso.date(),
    /** The day on which it is to be written, Eastern time; the first ones do not say. */
    writtenOn: z.iso.date().nullable().default(null),
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
    /** The banking day that it is for, whose limit it uses; the first ones counted by `day`. */
    bankingDay: z.iso.date().nullable().default(null),
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
  /** What is in files for the banking day of the last file, by batch, in cents. */
  readonly leaving: { readonly day: string; readonly ofBatch: ReadonlyMap<number, number> };
  /** What is promised for a banking day, which may be the one after that of the last file. */
  readonly promised: {
    readonly day: string;
    readonly ofBatch: ReadonlyMap<number, DayReserved>;
    readonly ended: ReadonlySet<number>;
  };
  /** Promises of a file that is not there yet: each is a letter of the day it is written on. */
  readonly toCome: ReadonlyMap<number, Pick<DayReserved, 'day' | 'writtenOn'>>;
}

const NOTHING_PROMISED: AchNumbers['promised'] = { day: '', ofBatch: new Map(), ended: new Set() };

// ---- commands

export const commands = {
  /** `wanted` in the order in which it goes; `mostCentsOfDay` is null for no limit. */
  ReserveDay: z.object({
    batchId: Id,
    /** The banking day of its file. */
    day: CalendarDate,
    /** On which its file is to be written, Eastern time: files of it have letters, which end. */
    writtenOn: CalendarDate,
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
    /** The banking day of a file that is handed in then. */
    bankingDay: CalendarDate,
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

/** What leaves or may leave on a banking day, without these batches and those that ended. */
export function centsOfDay(
  state: AchNumbers,
  day: string,
  without: readonly number[] = [],
): number {
  const promised = state.promised.day === day ? state.promised : NOTHING_PROMISED;
  const written = state.leaving.day === day ? state.leaving.ofBatch : [];
  // A file says more than what was promised to it.
  const ofBatch = new Map([
    ...[...promised.ofBatch].map(([id, { creditCents }]) => [id, creditCents] as const),
    ...written,
  ]);
  for (const id of [...without, ...promised.ended]) ofBatch.delete(id);
  return [...ofBatch.values()].reduce((sum, cents) => sum + cents, 0);
}

/** How many files a day has or may have, without those of these batches. */
function filesOfDay(
  { day, filesOfDay: made, toCome }: AchNumbers,
  on: { readonly bankingDay: string; readonly writtenOn: string },
  without: readonly number[],
): number {
  const isOfDay = (promise: Pick<DayReserved, 'day' | 'writtenOn'>): boolean => {
    if (promise.writtenOn === null) return promise.day === on.bankingDay;
    if (promise.writtenOn === on.writtenOn) return true;
    // One that is late has its banking day still before it.
    return promise.writtenOn < on.writtenOn && promise.day >= on.bankingDay;
  };
  const left = [...toCome].filter(([id, promise]) => !without.includes(id) && isOfDay(promise));
  return left.length + (day === on.writtenOn ? made : 0);
}

/** The promises of files once this one is made, without those whose days are over. */
function toComeWith(
  { toCome, ofDay }: AchNumbers,
  { batchId, day, writtenOn, paymentIds, ended }: DayReserved,
): AchNumbers['toCome'] {
  const later = new Map(
    [...toCome].filter(
      ([id, promise]) =>
        !ended.includes(id) &&
        (promise.day >= day || (promise.writtenOn ?? '') >= (writtenOn ?? day)),
    ),
  );
  // Whoever gathers too late may say what it keeps after its file was written.
  if (paymentIds.length > 0 && !ofDay.has(batchId)) later.set(batchId, { day, writtenOn });
  else later.delete(batchId);
  return later;
}

const withoutFile = <V>(map: ReadonlyMap<number, V>, id: number): ReadonlyMap<number, V> =>
  new Map([...map].filter(([one]) => one !== id));

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

function leavingWith(
  { day: before, ofBatch }: AchNumbers['leaving'],
  { batchId, bankingDay, day, creditCents }: FileNumbersTaken,
): AchNumbers['leaving'] {
  const on = bankingDay ?? day;
  return { day: on, ofBatch: new Map([...(before === on ? ofBatch : []), [batchId, creditCents]]) };
}

export const achNumbers = decider<AchNumbers>()({
  category: 'achNumbers',
  events,
  initial: {
    nextTrace: 1,
    day: '',
    filesOfDay: 0,
    ofDay: new Map(),
    leaving: { day: '', ofBatch: new Map() },
    promised: NOTHING_PROMISED,
    toCome: new Map(),
  },
  evolve: {
    DayReserved: (state, reserved) => {
      const before = state.promised.day === reserved.day ? state.promised : undefined;
      return {
        ...state,
        toCome: toComeWith(state, reserved),
        promised: {
          day: reserved.day,
          ofBatch: new Map([...(before?.ofBatch ?? []), [reserved.batchId, reserved]]),
          ended: new Set([...(before?.ended ?? []), ...reserved.ended]),
        },
      };
    },
    FileNumbersTaken: ({ leaving, ...state }, taken) => ({
      ...state,
      leaving: leavingWith(leaving, taken),
      toCome: withoutFile(state.toCome, taken.batchId),
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
    ReserveDay: ({ batchId, day, writtenOn, wanted, mostCentsOfDay, ...given }, state) => {
      const promised = state.promised.day === day ? state.promised : NOTHING_PROMISED;
      if (promised.ofBatch.has(batchId)) return [];
      const ended = given.ended.filter((id) => !promised.ended.has(id));
      const onDay = { bankingDay: day, writtenOn };
      if (filesOfDay(state, onDay, [batchId, ...ended]) >= MOST_FILES_OF_DAY)
        return refuse('no-more-files-today', { most: MOST_FILES_OF_DAY });
      const left =
        mostCentsOfDay === null
          ? Infinity
          : mostCentsOfDay - centsOfDay(state, day, [batchId, ...ended]);
      return [
        {
          type: 'DayReserved',
          data: { batchId, day, writtenOn, ...fitting(wanted, left), ended },
        },
      ];
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
      // Nobody promised a letter to a file of no money: it takes none that is somebody else's.
      const onDay = { bankingDay: asked.bankingDay, writtenOn: asked.day };
      if (asked.creditCents === 0 && filesOfDay(state, onDay, ended) >= MOST_FILES_OF_DAY)
        return refuse('no-more-files-today', { most: MOST_FILES_OF_DAY });
      const others = centsOfDay(state, asked.bankingDay, [asked.batchId, ...ended]);
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
