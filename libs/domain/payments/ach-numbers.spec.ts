// ACH numbers: traces are unique, retries get the same numbers, and the daily limit holds.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, fold } from '@purlin/event-sourcing/decider.ts';
import { scenario, someMeta } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import golden from './ach-numbers-golden.json' with { type: 'json' };
import {
  ACH_NUMBERS,
  achNumbers,
  centsOfDay,
  commands,
  events as facts,
  type AchNumbersEvent,
  type FileNumbersTaken,
} from './ach-numbers.ts';

const given = scenario(achNumbers);
const wanted = {
  batchId: 3,
  day: '2026-03-02',
  time: '12:00',
  bankingDay: '2026-03-02',
  traces: 2,
  creditCents: 50_000,
  mostCentsOfDay: null as number | null,
  ended: [] as number[],
};
/** A different day is a different banking day by default. */
const onDay = (more: { readonly day?: string }) => (more.day ? { bankingDay: more.day } : {});
const take = (more: Partial<typeof wanted> = {}) =>
  ({ type: 'TakeFileNumbers', data: { ...wanted, ...onDay(more), ...more } }) as const;
const taken = (more: Partial<FileNumbersTaken> = {}): AchNumbersEvent => ({
  type: 'FileNumbersTaken',
  data: {
    batchId: 3,
    day: '2026-03-02',
    time: '12:00',
    bankingDay: '2026-03-02',
    fileOfDay: 1,
    firstTrace: 1,
    traces: 2,
    creditCents: 50_000,
    ...onDay(more),
    ...more,
  },
});

describe('numbers', () => {
  it('continue after the last file; letters restart every day', () => {
    given().when(take()).then(taken());
    given(taken())
      .when(take({ batchId: 4 }))
      .then(taken({ batchId: 4, fileOfDay: 2, firstTrace: 3 }));
    given(taken())
      .when(take({ batchId: 4, day: '2026-03-03' }))
      .then(taken({ batchId: 4, day: '2026-03-03', fileOfDay: 1, firstTrace: 3 }));
  });
  it('are the same when a batch retries on the same day', () =>
    given(taken())
      .when(take({ time: '12:09' }))
      .thenNothing());
  it('are new for a batch that has changed, and count once for the day', () => {
    given(taken())
      .when(take({ traces: 1, creditCents: 20_000, mostCentsOfDay: 20_000 }))
      .then(taken({ fileOfDay: 2, firstTrace: 3, traces: 1, creditCents: 20_000 }));
  });
});

describe('the daily limit', () => {
  it('covers all files of the day', () => {
    given(taken())
      .when(take({ batchId: 4, mostCentsOfDay: 100_000 }))
      .then(taken({ batchId: 4, fileOfDay: 2, firstTrace: 3 }));
    given(taken())
      .when(take({ batchId: 4, mostCentsOfDay: 99_999 }))
      .thenRefused('over-daily-limit', { most: 99_999, left: 49_999 });
    given(taken())
      .when(take({ batchId: 4, day: '2026-03-03', mostCentsOfDay: 50_000 }))
      .then(taken({ batchId: 4, day: '2026-03-03', firstTrace: 3 }));
  });
});

it('reports that nothing is left, even if the limit was lowered below the used amount', () =>
  given(taken())
    .when(take({ batchId: 4, mostCentsOfDay: 40_000 }))
    .thenRefused('over-daily-limit', { most: 40_000, left: 0 }));

describe('a reservation', () => {
  const reserve = (
    batchId: number,
    cents: readonly number[],
    more: { mostCentsOfDay?: number | null; ended?: number[]; day?: string } = {},
  ) =>
    ({
      type: 'ReserveDay' as const,
      data: {
        batchId,
        day: '2026-03-02',
        writtenOn: '2026-03-02',
        wanted: cents.map((one, n) => ({ paymentId: batchId * 10 + n, cents: one })),
        mostCentsOfDay: 1_000,
        ended: [] as number[],
        ...more,
      },
    }) satisfies { readonly type: 'ReserveDay'; readonly data: unknown };
  const reserved = (
    batchId: number,
    paymentIds: number[],
    creditCents: number,
    more: { ended?: number[]; day?: string } = {},
  ): AchNumbersEvent => ({
    type: 'DayReserved',
    data: {
      batchId,
      day: '2026-03-02',
      writtenOn: '2026-03-02',
      paymentIds,
      creditCents,
      ended: [],
      ...more,
    },
  });
  it('takes the payments that fit into the remaining limit, in order', () => {
    given()
      .when(reserve(3, [600, 500, 400]))
      .then(reserved(3, [30, 32], 1_000));
    given(reserved(3, [30], 600))
      .when(reserve(4, [500, 400]))
      .then(reserved(4, [41], 400));
    given(reserved(3, [30], 1_000))
      .when(reserve(4, [1]))
      .then(reserved(4, [], 0));
    given(reserved(3, [30], 1_000))
      .when(reserve(4, [900], { mostCentsOfDay: null }))
      .then(reserved(4, [40], 900));
    given(reserved(3, [30], 1_000))
      .when(reserve(4, [900], { day: '2026-03-03' }))
      .then(reserved(4, [40], 900, { day: '2026-03-03' }));
  });
  it('is made once, and released when its batch ends', () => {
    given(reserved(3, [30], 600))
      .when(reserve(3, [1_000]))
      .thenNothing();
    given(reserved(3, [30], 600), reserved(4, [40], 400, { ended: [3] }))
      .when(reserve(5, [600], { ended: [3] }))
      .then(reserved(5, [50], 600));
  });
  it('is reduced to what the batch took', () => {
    const keep = (paymentIds: number[], creditCents: number) =>
      ({ type: 'KeepOfDay', data: { batchId: 3, paymentIds, creditCents } }) as const;
    const before = reserved(3, [30, 31], 900);
    given(before)
      .when(keep([31], 400))
      .then(reserved(3, [31], 400));
    given(before)
      .when(keep([30, 31], 900))
      .thenNothing();
    given().when(keep([], 0)).thenNothing();
    given(before, reserved(3, [], 0))
      .when(reserve(4, [1_000]))
      .then(reserved(4, [40], 1_000));
  });
  it('of an ended batch blocks no file', () => {
    given(reserved(3, [30], 600), reserved(4, [40], 400))
      .when(take({ batchId: 4, creditCents: 900, mostCentsOfDay: 1_000, ended: [3] }))
      .then(taken({ batchId: 4, creditCents: 900 }));
  });
  it('is replaced by the file’s amount, and counts for other files until then', () => {
    const file = taken({ creditCents: 200 });
    given(reserved(3, [30], 600), file)
      .when(reserve(4, [800]))
      .then(reserved(4, [40], 800));
    given(reserved(4, [40], 800))
      .when(take({ creditCents: 201, mostCentsOfDay: 1_000 }))
      .thenRefused('over-daily-limit');
    given(reserved(3, [30], 800))
      .when(take({ creditCents: 800, mostCentsOfDay: 1_000 }))
      .then(taken({ creditCents: 800 }));
  });
});

it('never assigns a trace twice, under any sequence of commands', () => {
  const asked = fc.record({
    batchId: fc.integer({ min: 1, max: 5 }),
    day: fc.constantFrom('2026-03-02', '2026-03-03', '2026-03-04'),
    traces: fc.integer({ min: 1, max: 9 }),
    creditCents: fc.integer({ min: 0, max: 10 }),
  });
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 20 }), (all) => {
      const events: AchNumbersEvent[] = [];
      for (const one of all)
        events.push(
          ...(decide(achNumbers, fold(achNumbers, events), take(one), someMeta()) as never[]),
        );
      const ranges = events.flatMap((event) =>
        event.type === 'FileNumbersTaken'
          ? [[event.data.firstTrace, event.data.firstTrace + event.data.traces] as const]
          : [],
      );
      ranges.forEach(([from], n) => expect(from).toBe(n === 0 ? 1 : ranges[n - 1]![1]));
    }),
  );
});

const reserved = (batchId: number, day = '2026-03-02'): AchNumbersEvent => ({
  type: 'DayReserved',
  data: { batchId, day, writtenOn: day, paymentIds: [1], creditCents: 100, ended: [] },
});

describe('a day’s total', () => {
  it.each([
    ['promises', reserved],
    [
      'files',
      (batchId: number, day?: string) => taken({ batchId, creditCents: 100, ...(day && { day }) }),
    ],
  ])('includes %s of all its batches, and none of another day', (_, fact) => {
    const state = fold(achNumbers, [fact(1), fact(2)]);
    expect(centsOfDay(state, '2026-03-02')).toBe(200);
    const next = fold(achNumbers, [fact(1), fact(2), fact(3, '2026-03-03')]);
    expect([centsOfDay(next, '2026-03-02'), centsOfDay(next, '2026-03-03')]).toEqual([0, 100]);
    // Reservations of an earlier day don't return when the same day is reserved again.
    const back = fold(achNumbers, [fact(1), fact(2, '2026-03-03'), fact(3)]);
    expect(centsOfDay(back, '2026-03-02')).toBe(100);
  });
});

it('keeps what is promised for a day, also where it is written on the day before', () => {
  const early: AchNumbersEvent = reserved(1);
  const before = { ...early, data: { ...early.data, writtenOn: '2026-03-01' } } as AchNumbersEvent;
  const { toCome } = fold(achNumbers, [before, reserved(2)]);
  expect([...toCome.keys()]).toEqual([1, 2]);
});

it('uses stream number 1', () => expect(ACH_NUMBERS).toBe(1));

it('accepts zero amounts, for prenotes, and as many payments as a file may have', () => {
  const one = { paymentId: 1, cents: 0 };
  const on = { day: '2026-03-02', writtenOn: '2026-03-02' };
  const day = { batchId: 1, ...on, mostCentsOfDay: 0, ended: [] };
  const many = (count: number) => ({ ...day, wanted: Array.from({ length: count }, () => one) });
  expect(commands.ReserveDay.safeParse(many(10_000)).success).toBe(true);
  expect(commands.ReserveDay.safeParse(many(10_001)).success).toBe(false);
  expect(commands.ReserveDay.safeParse(many(0)).success).toBe(false);
  const kept = { batchId: 1, paymentIds: [], creditCents: 0 };
  expect(commands.KeepOfDay.safeParse(kept).success).toBe(true);
  const numbers = { ...wanted, creditCents: 0, mostCentsOfDay: 0 };
  expect(commands.TakeFileNumbers.safeParse(numbers).success).toBe(true);
  expect(facts.FileNumbersTaken.safeParse(taken({ creditCents: 0 }).data).success).toBe(true);
});

it('reads every version of every event ever written', () => {
  const read = golden.map(({ type, schema, data }) => ({
    type,
    data: fromStored(achNumbers, { type, data }, schema),
  }));
  expect(fold(achNumbers, read)).toMatchObject({ nextTrace: 3, filesOfDay: 1 });
});
