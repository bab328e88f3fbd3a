// An unclear answer is recorded once, and open until someone resolves it.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import { unclearAnswer, type UnclearAnswerEvent } from './unclear-answer.ts';
import type { Problem } from './unclear-answer-shapes.ts';
import golden from './unclear-answer-golden.json' with { type: 'json' };

const given = scenario(unclearAnswer);
const problem = (more: Partial<Problem>): Problem => ({
  kind: 'unknown-trace',
  line: null,
  trace: null,
  batchId: null,
  ...more,
});
const found = (...problems: Problem[]) => ({
  file: 'returns.ach',
  problems,
  said: '',
  userIds: [1],
});
const unclear = (...problems: Problem[]): UnclearAnswerEvent => ({
  type: 'BankAnswerUnclear',
  data: found(...problems),
});
const record = (...problems: Problem[]) =>
  ({ type: 'RecordUnclearAnswer', data: found(...problems) }) as const;
const see = { type: 'SeeToAnswer', data: { note: 'Called the bank' } } as const;
const seen: UnclearAnswerEvent = { type: 'BankAnswerSeenTo', data: { note: 'Called the bank' } };

describe('an unclear answer', () => {
  const one = problem({ trace: '323371070000009' });
  const other = problem({ kind: 'unreadable', line: 4 });

  it('is recorded once, however often its file is read', () => {
    given().when(record(one)).then(unclear(one));
    given(unclear(one)).when(record(one)).thenNothing();
  });
  it('is recorded again with more problems, or when the file comes again', () => {
    given(unclear(one)).when(record(one, other)).then(unclear(one, other));
    given(unclear(one), seen).when(record(one)).then(unclear(one));
  });
  it('is resolved once, if it exists', () => {
    given(unclear(one)).when(see).then(seen);
    given(unclear(one), seen).when(see).thenNothing();
    given().when(see).thenRefused('bank-answer-not-found');
  });
});

it('reads every version of every event ever written', () => {
  const read = golden.map(({ type, schema, data }) => ({
    type,
    data: fromStored(unclearAnswer, { type, data }, schema),
  }));
  expect(fold(unclearAnswer, read.slice(0, 1))).toMatchObject({ status: 'open' });
  expect(fold(unclearAnswer, read)).toEqual({ status: 'seen-to' });
});
