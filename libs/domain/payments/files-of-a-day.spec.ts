// Limits per banking day: one amount, whenever its files are written, and one file per letter.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import {
  achNumbers,
  centsOfDay,
  MOST_FILES_OF_DAY,
  type AchNumbersEvent,
  type FileNumbersTaken,
} from './ach-numbers.ts';

const given = scenario(achNumbers);
const numbers = {
  batchId: 3,
  day: '2026-03-02',
  time: '12:00',
  bankingDay: '2026-03-02',
  traces: 2,
};
const take = (more: object) =>
  ({
    type: 'TakeFileNumbers',
    data: { ...numbers, creditCents: 50_000, mostCentsOfDay: null, ended: [] as number[], ...more },
  }) as const;
const taken = (more: Partial<FileNumbersTaken> = {}): AchNumbersEvent => ({
  type: 'FileNumbersTaken',
  data: { ...numbers, creditCents: 50_000, fileOfDay: 1, firstTrace: 1, ...more },
});
const reserved = (
  batchId: number,
  ended: number[] = [],
  day = '2026-03-02',
  writtenOn: string | null = day,
): AchNumbersEvent => ({
  type: 'DayReserved',
  data: { batchId, day, writtenOn, paymentIds: [1], creditCents: 100, ended },
});

describe('a banking day with files from several days', () => {
  // Thanksgiving and the Friday after it: files of both count for Friday.
  const [holiday, friday] = ['2026-11-26', '2026-11-27'];
  it('has one limit', () => {
    given(taken({ day: holiday, bankingDay: friday }))
      .when(take({ batchId: 4, day: friday, bankingDay: friday, mostCentsOfDay: 99_999 }))
      .thenRefused('over-daily-limit', { most: 99_999, left: 49_999 });
    const state = fold(achNumbers, [
      taken({ day: holiday, bankingDay: friday }),
      taken({ batchId: 4, day: friday, bankingDay: friday }),
    ]);
    expect([centsOfDay(state, holiday), centsOfDay(state, friday)]).toEqual([0, 100_000]);
  });
  it('counted by writing day in the first files', () =>
    expect(centsOfDay(fold(achNumbers, [taken({ day: holiday, bankingDay: null })]), holiday)).toBe(
      50_000,
    ));
});

describe('the files of a day', () => {
  const reserve = (
    batchId: number,
    writtenOn: string,
    ended: number[] = [],
    day = '2026-03-02',
  ) => ({
    type: 'ReserveDay' as const,
    data: {
      batchId,
      day,
      writtenOn,
      wanted: [{ paymentId: 1, cents: 100 }],
      mostCentsOfDay: null,
      ended,
    },
  });
  const upTo = (count: number): AchNumbersEvent[] =>
    Array.from({ length: count }, (_, n) => taken({ batchId: n + 1, fileOfDay: n + 1 }));
  const at = (event: AchNumbersEvent, day: string): AchNumbersEvent =>
    event.type === 'FileNumbersTaken' ? taken({ ...event.data, day, bankingDay: day }) : event;
  it('are limited by the number of letters', () => {
    const most = { most: MOST_FILES_OF_DAY };
    given(...upTo(36))
      .when(reserve(90, '2026-03-02'))
      .thenRefused('no-more-files-today', most);
    given(...upTo(35), reserved(80))
      .when(reserve(90, '2026-03-02'))
      .thenRefused('no-more-files-today', most);
  });
  it('are the written and reserved ones, without ended batches and earlier days', () => {
    given(...upTo(35))
      .when(reserve(90, '2026-03-02'))
      .then(reserved(90));
    given(...upTo(35), reserved(80))
      .when(reserve(90, '2026-03-02', [80]))
      .then(reserved(90, [80]));
    given(...upTo(36))
      .when(reserve(90, '2026-03-03'))
      .then(reserved(90, [], '2026-03-02', '2026-03-03'));
    given(reserved(1), ...upTo(35))
      .when(reserve(90, '2026-03-02'))
      .then(reserved(90));
  });
  it('exclude reservations of the day before once a prenote file was written', () => {
    const next = '2026-03-03';
    const promised = Array.from({ length: 36 }, (_, n) => reserved(n + 1));
    given(...promised, ...upTo(36), taken({ batchId: 80, day: next, bankingDay: next }))
      .when(reserve(90, next, [], next))
      .then(reserved(90, [], next));
  });
  it('exclude batches that took no payment', () => {
    const keptNothing: AchNumbersEvent = {
      type: 'DayReserved',
      data: {
        batchId: 80,
        day: '2026-03-02',
        writtenOn: '2026-03-02',
        paymentIds: [],
        creditCents: 0,
        ended: [],
      },
    };
    given(...upTo(35), keptNothing)
      .when(reserve(90, '2026-03-02'))
      .then(reserved(90));
  });
  it('restart every day', () => {
    const next = '2026-03-03';
    const promised = Array.from({ length: 35 }, (_, n) => reserved(n + 10, [], next));
    given(...upTo(1), ...promised)
      .when(reserve(90, next, [], next))
      .then(reserved(90, [], next));
  });
  it('keep their numbers: a retry on the same day gets the same ones', () =>
    given(taken({ batchId: 1 }), taken({ batchId: 2, fileOfDay: 2, firstTrace: 3 }))
      .when(take({ batchId: 1 }))
      .then());
  it('leave reserved letters to their batches: a prenote file waits', () => {
    const ofNoMoney = (batchId: number) => take({ batchId, creditCents: 0 });
    const more = { creditCents: 0, fileOfDay: 35, firstTrace: 3 };
    given(...upTo(34), reserved(80))
      .when(ofNoMoney(90))
      .then(taken({ batchId: 90, ...more }));
    given(...upTo(35), reserved(80))
      .when(ofNoMoney(90))
      .thenRefused('no-more-files-today', { most: MOST_FILES_OF_DAY });
    given(...upTo(35), reserved(80))
      .when(take({ batchId: 80 }))
      .then(taken({ batchId: 80, fileOfDay: 36, firstTrace: 3 }));
  });
  it('are counted by writing day, whatever their banking day', () => {
    const [today, next] = ['2026-03-02', '2026-03-03'];
    const ofNoMoney = take({ batchId: 90, creditCents: 0 });
    const most = { most: MOST_FILES_OF_DAY };
    // After the cutoff, a file is reserved for the next banking day but written today.
    given(...upTo(35), reserved(80, [], next, today))
      .when(ofNoMoney)
      .thenRefused('no-more-files-today', most);
    given(...upTo(34), reserved(80), reserved(81, [], next, today))
      .when(ofNoMoney)
      .thenRefused('no-more-files-today', most);
    const lateToday = take({ batchId: 90, creditCents: 0, bankingDay: next });
    given(...upTo(35), reserved(80, [], next, next))
      .when(lateToday)
      .then(
        taken({
          batchId: 90,
          creditCents: 0,
          bankingDay: next,
          fileOfDay: 36,
          firstTrace: 3,
        }),
      );
    // The first reservations lack the writing day; theirs may be today.
    given(...upTo(35), reserved(80, [], next, null))
      .when(lateToday)
      .thenRefused('no-more-files-today', most);
    // A late file keeps its letter.
    given(reserved(80, [], next, today), ...upTo(35).map((one) => at(one, next)))
      .when(take({ batchId: 90, creditCents: 0, day: next, bankingDay: next }))
      .thenRefused('no-more-files-today', most);
    given(
      reserved(80, [], next, today),
      reserved(81, [80], next),
      ...upTo(34).map((one) => at(one, next)),
    )
      .when(take({ batchId: 90, creditCents: 0, day: next, bankingDay: next }))
      .then(
        taken({
          batchId: 90,
          creditCents: 0,
          day: next,
          bankingDay: next,
          fileOfDay: 35,
          firstTrace: 3,
        }),
      );
  });
});
