// Payment batches, from the request to the last line.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, fold, type Message } from '@purlin/event-sourcing/decider.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { scenario, someMeta } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import golden from './payment-batch-golden.json' with { type: 'json' };
import { isFinished, paymentBatch, type PaymentBatchEvent } from './payment-batch.ts';
import {
  abandon,
  accept,
  accepted,
  atBank,
  begin,
  begun,
  contents,
  correct,
  file,
  first,
  gather,
  gathered,
  giveBack,
  line,
  opened,
  record,
  reject,
  second,
  settle,
  submitted,
  wrote,
} from './payment-batch-samples.ts';

const given = scenario(paymentBatch);
describe('a file', () => {
  const write = { type: 'WriteBatchFile', data: contents } as const;
  it('contains the requested payments that were taken, once', () => {
    given(opened, gathered(4, 7)).when(write).then(wrote);
    given(opened, wrote).when(write).thenNothing();
  });
  it('waits for gathering, and contains nothing taken later', () => {
    given(opened).when(write).thenRefused('batch-not-gathered');
    given(opened).when(gather(4)).then(gathered(4));
    given(opened, gathered(4)).when(gather(4, 7)).thenNothing();
    given(opened, gathered(4)).when(write).thenRefused('line-not-asked-for');
  });
  it('is not needed if no payment was taken, which is recorded, too', () => {
    given(opened).when(gather()).then(gathered());
    expect(paymentBatch.events.BatchGathered.safeParse(gathered().data).success).toBe(true);
  });
  it('can’t be replaced', () =>
    given(opened, wrote)
      .when({ ...write, data: { ...contents, file: { ...file, sha256: 'b'.repeat(64) } } })
      .thenRefused('batch-has-file'));
  it.each([
    ['line-not-asked-for', [line(8, first, '2026-03-03')]],
    ['line-not-asked-for', [line(4, first, '2026-03-03'), line(4, second, '2026-03-03')]],
    ['trace-used-twice', [line(4, first, '2026-03-03'), line(7, first, '2026-03-03')]],
  ] as const)('is refused: %s', (code, lines) =>
    given(opened, gathered(4, 5, 7))
      .when({ type: 'WriteBatchFile', data: { ...contents, lines: [...lines] } })
      .thenRefused(code),
  );
  it('is refused for a batch that is not open', () => {
    given().when(write).thenRefused('batch-not-open');
    given(opened, { type: 'BatchAbandoned', data: { reason: 'x' } })
      .when(write)
      .thenRefused('batch-not-open');
  });
  it('ignores duplicate payments', () =>
    given()
      .when({ type: 'OpenBatch', data: { paymentIds: [4, 4, 5, 7], holdMinutes: 0 } })
      .then(opened));
});

describe('submission', () => {
  it('records the intent before touching the file, then the outcome', () => {
    given(opened, wrote).when(begin).then(begun);
    given(opened, wrote, begun).when(record).then(submitted);
    given(...atBank)
      .when(record)
      .thenNothing();
    given(...atBank)
      .when(begin)
      .thenNothing();
    given(opened, wrote).when(record).thenRefused('batch-not-submitted');
  });
  it('can be abandoned until the bank may have the file', () => {
    given(opened).when(abandon).then({ type: 'BatchAbandoned', data: abandon.data });
    given(opened, wrote).when(abandon).then({ type: 'BatchAbandoned', data: abandon.data });
    for (const past of [[opened, wrote, begun], atBank, [...atBank, accepted]])
      given(...past)
        .when(abandon)
        .thenRefused('batch-with-the-bank');
  });
  it('is undone only if someone verified that the file never arrived', () => {
    const never = { type: 'RecordNonSubmission', data: { reason: 'Not there' } } as const;
    const not: PaymentBatchEvent = { type: 'BatchNotSubmitted', data: never.data };
    given(opened, wrote, begun).when(never).then(not);
    given(opened, wrote, begun, not).when(never).thenNothing();
    given(opened, wrote, begun, not).when(begin).then(begun);
    given(...atBank)
      .when(never)
      .thenRefused('batch-with-the-bank');
  });
});

describe('the time in which a batch can be stopped', () => {
  const held: PaymentBatchEvent = {
    type: 'BatchOpened',
    data: { paymentIds: [4, 5, 7], stoppableUntil: '2026-03-02T17:05:00.000Z' },
  };
  it('starts when the batch is opened', () =>
    given()
      .when({ type: 'OpenBatch', data: { paymentIds: [4, 5, 7], holdMinutes: 5 } })
      .then(held));
  it('must pass before its file is written', () => {
    const asked = { type: 'WriteBatchFile', data: contents } as const;
    given(held).when(asked).thenRefused('batch-still-stoppable');
    given(held, gathered(4, 7)).when(asked, { now: '2026-03-02T17:05:00.000Z' }).then(wrote);
  });
  it('ends early when the batch is stopped, without a file', () =>
    given(held)
      .when({ type: 'AbandonBatch', data: { reason: 'Wrong day' } })
      .then({ type: 'BatchAbandoned', data: { reason: 'Wrong day' } }));
});

it('under any sequence of commands, nothing settles before the bank accepted, and no batch is both abandoned and submitted, or both answered and rejected', () => {
  const commands: readonly Message[] = [
    { type: 'OpenBatch', data: { paymentIds: [4, 5, 7], holdMinutes: 0 } },
    gather(4, 7),
    { type: 'WriteBatchFile', data: contents },
    abandon,
    begin,
    record,
    { type: 'RecordNonSubmission', data: { reason: 'Not there' } },
    accept,
    reject,
    settle('2026-03-03'),
    settle('2026-03-04'),
    giveBack(first),
    giveBack(second),
    correct(first),
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...commands), { maxLength: 40 }), (asked) => {
      const past: Message[] = [];
      for (const command of asked)
        try {
          past.push(...decide(paymentBatch, fold(paymentBatch, past), command, someMeta()));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      const types = past.map(({ type }) => type);
      const at = (type: string) => types.indexOf(type);
      if (at('BatchLinesSettled') >= 0) {
        expect(at('BatchAccepted')).toBeGreaterThanOrEqual(0);
        expect(at('BatchAccepted')).toBeLessThan(at('BatchLinesSettled'));
      }
      if (at('BatchAbandoned') >= 0) {
        expect(types.lastIndexOf('BatchSubmissionBegun')).toBeLessThanOrEqual(
          types.lastIndexOf('BatchNotSubmitted'),
        );
        // Answers may be recorded after its end.
        expect(types.findLast((type) => type !== 'BatchGathered')).toBe('BatchAbandoned');
      }
      const answers = ['BatchLinesSettled', 'BatchLineReturned', 'BatchLineCorrected'];
      if (at('BatchRejected') >= 0)
        expect(types.filter((type) => answers.includes(type))).toEqual([]);
    }),
  );
});

it('reads every version of every event ever written', () => {
  const read = golden.map(({ type, schema, data }) => ({
    type,
    data: fromStored(paymentBatch, { type, data }, schema),
  }));
  const state = fold(paymentBatch, read.slice(0, 8));
  expect([state.status, isFinished(state)]).toEqual(['accepted', true]);
  expect(fold(paymentBatch, read.slice(0, 15))).toEqual({ status: 'abandoned' });
  expect(isFinished(fold(paymentBatch, read))).toBe(true);
});
