// A banking day has one limit however many days it is made on, and a day as many files as there are
// letters to tell them by.
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

describe('a banking day of several days', () => {
  // Thanksgiving, and the Friday after it: a file of either is of Friday.
  const [holiday, friday] = ['2026-11-26', '2026-11-27'];
  it('has one limit, whenever its files are made', () => {
    given(taken({ day: holiday, bankingDay: friday }))
      .when(take({ batchId: 4, day: friday, bankingDay: friday, mostCentsOfDay: 99_999 }))
      .thenRefused('over-daily-limit', { most: 99_999, left: 49_999 });
    const state = fold(achNumbers, [
      taken({ day: holiday, bankingDay: friday }),
      taken({ batchId: 4, day: friday, bankingDay: friday }),
    ]);
    expect([centsOfDay(state, holiday), centsOfDay(state, friday)]).toEqual([0, 100_000]);
  });
  it('counted by the day on which they were made in the first files', () =>
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
  it('are as many as there are letters: no batch is promised one more', () => {
    const most = { most: MOST_FILES_OF_DAY };
    given(...upTo(36))
      .when(reserve(90, '2026-03-02'))
      .thenRefused('no-more-files-today', most);
    given(...upTo(35), reserved(80))
      .when(reserve(90, '2026-03-02'))
      .thenRefused('no-more-files-today', most);
  });
  it('are those that were made and those to come, without what ended and the day before', () => {
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
  it('are not those that were promised the day before, once a test transfer went out', () => {
    const next = '2026-03-03';
    const promised = Array.from({ length: 36 }, (_, n) => reserved(n + 1));
    given(...promised, ...upTo(36), taken({ batchId: 80, day: next, bankingDay: next }))
      .when(reserve(90, next, [], next))
      .then(reserved(90, [], next));
  });
  it('are not those of batches that kept nothing of what they were promised', () => {
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
  it('begin anew with each day', () => {
    const next = '2026-03-03';
    const promised = Array.from({ length: 35 }, (_, n) => reserved(n + 10, [], next));
    given(...upTo(1), ...promised)
      .when(reserve(90, next, [], next))
      .then(reserved(90, [], next));
  });
  it('keep their numbers: whoever asks again the same day gets no others', () =>
    given(taken({ batchId: 1 }), taken({ batchId: 2, fileOfDay: 2, firstTrace: 3 }))
      .when(take({ batchId: 1 }))
      .then());
  it('leave a letter to each batch that was promised one: a test transfer waits', () => {
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
  it('are counted by the day on which they are written, whatever day they are for', () => {
    const [today, next] = ['2026-03-02', '2026-03-03'];
    const ofNoMoney = take({ batchId: 90, creditCents: 0 });
    const most = { most: MOST_FILES_OF_DAY };
    // After the cut-off it is promised for the next banking day, and written today.
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
    // The first promises do not say on which day: theirs may be today.
    given(...upTo(35), reserved(80, [], next, null))
      .when(lateToday)
      .thenRefused('no-more-files-today', most);
    // Late, it still has its letter.
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
