// Number assignment for ACH files, in one stream: unique trace numbers, file letters of a day (file
// ID modifier), and the daily amount limit, counting both reservations of batches without a file
// and written files.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { CalendarDate } from '../shared/dates.ts';
import { refuse } from './refusals.ts';

/** There is one company, so one stream. */
export const ACH_NUMBERS = 1;

const Id = z.int().positive();
/** The file ID modifier is one letter or digit. */
export const MOST_FILES_OF_DAY = 36;

// ---- facts

export const events = {
  /**
   * Reserves part of the day's limit for a batch: once before it takes its payments, and once
   * after.
   */
  DayReserved: z.object({
    batchId: Id,
    /** The banking day of the batch's file; in the first events, the planned writing day. */
    day: z.iso.date(),
    /** The planned writing day, Eastern time; null in the first events. */
    writtenOn: z.iso.date().nullable().default(null),
    /** The payments that fit into the limit, in request order. */
    paymentIds: z.array(Id),
    creditCents: z.int().min(0),
    /** Stopped or rejected batches, whose reservations are released. */
    ended: z.array(Id),
  }),
  FileNumbersTaken: z.object({
    batchId: Id,
    /** Eastern time. */
    day: z.iso.date(),
    time: z.string(),
    /** The banking day whose limit the file uses; the first events used `day`. */
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
  /** The latest assignment of each batch on `day`. */
  readonly ofDay: ReadonlyMap<number, FileNumbersTaken>;
  /** Amounts in cents, by batch, in files for the last file's banking day. */
  readonly leaving: { readonly day: string; readonly ofBatch: ReadonlyMap<number, number> };
  /** Reservations for one banking day, which may be after that of the last file. */
  readonly promised: {
    readonly day: string;
    readonly ofBatch: ReadonlyMap<number, DayReserved>;
    readonly ended: ReadonlySet<number>;
  };
  /** Reservations whose file is not written yet. Each needs a file letter on its writing day. */
  readonly toCome: ReadonlyMap<number, Pick<DayReserved, 'day' | 'writtenOn'>>;
}

const NOTHING_PROMISED: AchNumbers['promised'] = { day: '', ofBatch: new Map(), ended: new Set() };

// ---- commands

export const commands = {
  /** `wanted` is in order of priority; `mostCentsOfDay` is null for no limit. */
  ReserveDay: z.object({
    batchId: Id,
    /** The banking day of the batch's file. */
    day: CalendarDate,
    /** The planned writing day, Eastern time. A day has a limited number of file letters. */
    writtenOn: CalendarDate,
    wanted: z
      .array(z.object({ paymentId: Id, cents: z.int().min(0) }))
      .min(1)
      .max(10_000),
    mostCentsOfDay: z.int().min(0).nullable(),
    ended: z.array(Id),
  }),
  /** Reduces the reservation to the payments the batch actually took. */
  KeepOfDay: z.object({ batchId: Id, paymentIds: z.array(Id), creditCents: z.int().min(0) }),
  TakeFileNumbers: z.object({
    batchId: Id,
    day: CalendarDate,
    time: z.string().regex(/^\d\d:\d\d$/),
    /** The banking day of a file submitted at this time. */
    bankingDay: CalendarDate,
    /** The number of entries the file may have. */
    traces: Id,
    creditCents: z.int().min(0),
    /** The daily limit; null for none. */
    mostCentsOfDay: z.int().min(0).nullable(),
    /** Stopped or rejected batches. */
    ended: z.array(Id).default([]),
  }),
};

// ---- decide

/** Reserved and written cents of a banking day, except those of `without` and of ended batches. */
export function centsOfDay(
  state: AchNumbers,
  day: string,
  without: readonly number[] = [],
): number {
  const promised = state.promised.day === day ? state.promised : NOTHING_PROMISED;
  const written = state.leaving.day === day ? state.leaving.ofBatch : [];
  // A written file overrides its batch's reservation.
  const ofBatch = new Map([
    ...[...promised.ofBatch].map(([id, { creditCents }]) => [id, creditCents] as const),
    ...written,
  ]);
  for (const id of [...without, ...promised.ended]) ofBatch.delete(id);
  return [...ofBatch.values()].reduce((sum, cents) => sum + cents, 0);
}

/** Written and reserved files of a day, except those of `without`. */
function filesOfDay(
  { day, filesOfDay: made, toCome }: AchNumbers,
  on: { readonly bankingDay: string; readonly writtenOn: string },
  without: readonly number[],
): number {
  const isOfDay = (promise: Pick<DayReserved, 'day' | 'writtenOn'>): boolean => {
    if (promise.writtenOn === null) return promise.day === on.bankingDay;
    if (promise.writtenOn === on.writtenOn) return true;
    // A late file, which can still make its banking day.
    return promise.writtenOn < on.writtenOn && promise.day >= on.bankingDay;
  };
  const left = [...toCome].filter(([id, promise]) => !without.includes(id) && isOfDay(promise));
  return left.length + (day === on.writtenOn ? made : 0);
}

/** The open reservations after this one, without those whose days have passed. */
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
  // A late reservation may arrive after its file was written.
  if (paymentIds.length > 0 && !ofDay.has(batchId)) later.set(batchId, { day, writtenOn });
  else later.delete(batchId);
  return later;
}

const withoutFile = <V>(map: ReadonlyMap<number, V>, id: number): ReadonlyMap<number, V> =>
  new Map([...map].filter(([one]) => one !== id));

/** The first payments, in order, that fit into the remaining limit. */
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
    // Concurrent requests are serialized by this stream: the second one sees the first one's
    // reservation.
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
    // A retry on the same day gets the same numbers, unless the batch has changed in the meantime.
    // Numbers are never reused.
    TakeFileNumbers: ({ mostCentsOfDay, ended, ...asked }, state) => {
      const isSameDay = state.day === asked.day;
      const before = isSameDay ? state.ofDay.get(asked.batchId) : undefined;
      if (before?.traces === asked.traces && before.creditCents === asked.creditCents) return [];
      // A file of prenotes has no reservation, so it must not use a reserved letter.
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
