// The sync state of a QuickBooks record.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import golden from './record-golden.json' with { type: 'json' };
import { quickbooksRecord } from './record.ts';
import type { RecordEvent } from './record-facts.ts';
import { about, asked, begun, differs, inStep, prints, wanted } from './record-samples.ts';

const given = scenario(quickbooksRecord);

describe('a decision made during a sync', () => {
  const number = {
    field: 'number',
    ours: '71-1',
    theirs: '71',
    ourPrint: 'c',
    theirPrint: 'd',
  } as const;
  const before = { ...prints, number: { ours: 'c', theirs: 'c' } };
  const looked: readonly RecordEvent[] = [
    {
      type: 'QuickBooksRecordInStep',
      data: { ...about, theirId: '58', prints: before, how: 'created' },
    },
    { type: 'QuickBooksDiffers', data: { ...about, differences: [number] } },
  ];
  const { field, ourPrint, theirPrint } = number;
  const settled: RecordEvent = {
    type: 'QuickBooksDifferenceSettled',
    data: { ...about, field, take: 'ours', value: '', ourPrint, theirPrint },
  };
  const brought = { phone: { ours: 'e', theirs: 'e' }, number: before.number };
  const updated = { ...about, theirId: '58', prints: brought, how: 'updated' } as const;
  const decided = { ours: 'd', theirs: 'd' };

  it('is kept, and not reported as a difference again', () => {
    const kept: RecordEvent = {
      type: 'QuickBooksRecordInStep',
      data: { ...updated, prints: { ...brought, number: decided } },
    };
    given(...looked, settled)
      .when({ type: 'RecordInStep', data: { ...updated, lookedAt: before } })
      .then(kept);
    given(...looked, settled, kept)
      .when({
        type: 'RecordDifferences',
        data: { ...about, differences: [number], lookedAt: before },
      })
      .thenNothing();
    expect(fold(quickbooksRecord, [...looked, settled, kept]).chosen).toEqual(['number']);
  });
  it('leaves other differences', () => {
    given(...looked.slice(0, 1))
      .when({
        type: 'RecordDifferences',
        data: { ...about, differences: [number], lookedAt: before },
      })
      .then(looked[1]!);
  });
});

describe('sending', () => {
  const begin = (requestId: string, instead: string | null = null) =>
    ({
      type: 'BeginSending',
      data: { ...about, requestId, name: 'Ada Birch', instead },
    }) as const;

  it('starts once, and continues with the same request id', () => {
    given(wanted).when(begin('first')).then(begun('first'));
    given(wanted, begun('first')).when(begin('second')).thenNothing();
  });
  it('starts again after a refused request', () => {
    given(wanted, begun('first')).when(begin('second', 'first')).then(begun('second'));
    given(wanted, begun('second')).when(begin('third', 'first')).thenNothing();
  });
  it('doesn’t start for a record that is linked by now', () => {
    given(wanted, begun('first'), inStep).when(begin('second')).thenNothing();
    given(wanted, begun('first'), inStep).when(begin('second', 'first')).thenNothing();
  });
  it('ends in sync, once', () => {
    const record = { type: 'RecordInStep', data: inStep.data } as const;
    given(wanted, begun('first')).when(record).then(inStep);
    given(wanted, begun('first'), inStep).when(record).thenNothing();
  });
});

describe('a replaced entry', () => {
  const unlinked: RecordEvent = {
    type: 'QuickBooksRecordUnlinked',
    data: { ...about, theirId: '57' },
  };
  const moves: RecordEvent = { type: 'QuickBooksRecordMoves', data: about };
  const move = { type: 'MoveRecord', data: about } as const;

  it('is recorded when another entry takes its place, but not the first time', () => {
    const record = { type: 'RecordInStep', data: inStep.data } as const;
    const replaced: RecordEvent = {
      type: 'QuickBooksRecordReplaced',
      data: { ...about, theirId: '58' },
    };
    given(unlinked).when(record).then(inStep, replaced);
    given(wanted).when(record).then(inStep);
  });
  it('moves dependent records until they were updated or checked', () => {
    given(inStep).when(move).then(moves);
    given(wanted).when(move).thenNothing();
    // It may be there already, below what it belonged to when it was sent.
    given(wanted, begun('first')).when(move).then(moves);
    expect(fold(quickbooksRecord, [wanted, begun('first'), moves, inStep]).moves).toBe(true);
    const updated = { ...about, theirId: '58', prints, how: 'updated' } as const;
    const at = (how: 'updated' | 'returned'): RecordEvent => ({
      type: 'QuickBooksRecordInStep',
      data: { ...updated, how },
    });
    given(inStep, moves).when({ type: 'RecordInStep', data: updated }).then(at('updated'));
    expect(fold(quickbooksRecord, [inStep, moves, at('returned')]).moves).toBe(true);
    expect(fold(quickbooksRecord, [inStep, moves, at('updated')]).moves).toBe(false);
  });
});

it('is removed once, even if it never got there, but not if excluded', () => {
  const take = { type: 'RecordTakenBack', data: about } as const;
  const takenBack: RecordEvent = { type: 'QuickBooksRecordTakenBack', data: about };
  const leftOut: RecordEvent = { type: 'QuickBooksRecordLeftOut', data: about };
  given(wanted, begun('first')).when(take).then(takenBack);
  given(inStep).when(take).then(takenBack);
  given(inStep, takenBack).when(take).thenNothing();
  given(wanted, leftOut).when(take).thenNothing();
  given().when(take).thenNothing();
});

it('counts as removed for the entry that was read, and for no newer one', () => {
  const takenBack: RecordEvent = { type: 'QuickBooksRecordTakenBack', data: about };
  const seen = (theirId: string | null) =>
    ({ type: 'RecordTakenBack', data: { ...about, seen: theirId } }) as const;
  given(inStep).when(seen('58')).then(takenBack);
  given(inStep).when(seen('57')).thenNothing();
  given(inStep).when(seen(null)).thenNothing();
  given(begun('r1')).when(seen(null)).then(takenBack);
  const ofRequest = (request: string | null) =>
    ({ type: 'RecordTakenBack', data: { ...about, seen: null, request } }) as const;
  given(begun('r2')).when(ofRequest('r2')).then(takenBack);
  given(begun('r2')).when(ofRequest('r1')).thenNothing();
});

it('is dropped if it never got there and no user wants it', () => {
  const drop = { type: 'DropRecord', data: about } as const;
  const add = { type: 'AddRecord', data: about } as const;
  const takenBack: RecordEvent = { type: 'QuickBooksRecordTakenBack', data: about };
  const added: RecordEvent = { type: 'QuickBooksRecordAdded', data: about };
  const failed: RecordEvent = {
    type: 'QuickBooksRecordFailed',
    data: { ...about, failure: 'books-closed', said: '' },
  };
  const decided: RecordEvent = {
    type: 'QuickBooksMatchDecided',
    data: { ...about, match: { choice: 'link', theirId: '58' } },
  };
  for (const before of [wanted, failed, asked]) given(before).when(drop).then(takenBack);
  given(begun('first')).when(drop).thenNothing();
  given(inStep).when(drop).thenNothing();
  given(asked, decided).when(drop).thenNothing();
  given(wanted, takenBack).when(drop).thenNothing();
  given().when(drop).thenNothing();
  given(added, failed).when(drop).thenNothing();
  for (const before of [[], [wanted, takenBack], [asked]])
    given(...before)
      .when(add)
      .then(added);
  given(added).when(add).thenNothing();
  given(inStep).when(add).thenNothing();
  expect(fold(quickbooksRecord, [asked, added])).toMatchObject({
    status: 'waiting',
    candidates: [],
  });
});

it('is no longer pending once QuickBooks refused it, but is if the outcome is unknown', () => {
  const drop = { type: 'DropRecord', data: about } as const;
  const takenBack: RecordEvent = { type: 'QuickBooksRecordTakenBack', data: about };
  type Failed = Extract<RecordEvent, { type: 'QuickBooksRecordFailed' }>['data'];
  const failed = (data: Pick<Failed, 'failure' | 'refused'>): RecordEvent => ({
    type: 'QuickBooksRecordFailed',
    data: { ...about, said: '', ...data },
  });
  const refused = failed({ failure: 'not-understood', refused: 'first' });
  given(wanted, begun('first'), refused).when(drop).then(takenBack);
  given(wanted, begun('second'), refused).when(drop).thenNothing();
  for (const failure of ['unforeseen', 'not-understood', 'number-taken', 'books-closed'] as const)
    given(wanted, begun('first'), failed({ failure })).when(drop).thenNothing();
  // As recorded until 2026-11-27.
  given(wanted, begun('first'), failed({ failure: 'name-taken' }))
    .when(drop)
    .then(takenBack);
});

it('keeps its state on a new request, until something is learned', () => {
  const failed: RecordEvent = {
    type: 'QuickBooksRecordFailed',
    data: { ...about, failure: 'books-closed', said: '' },
  };
  const putOff: RecordEvent = { type: 'QuickBooksRecordPutOff', data: about };
  const statusAfter = (...past: readonly RecordEvent[]) => fold(quickbooksRecord, past).status;
  for (const again of [wanted, putOff]) {
    expect(statusAfter(inStep, failed, again)).toBe('failed');
    expect(statusAfter(inStep, differs, again)).toBe('differs');
    expect(statusAfter(inStep, again)).toBe('waiting');
  }
  expect(statusAfter(inStep, failed, wanted, inStep)).toBe('in-step');
  given(inStep, differs).when({ type: 'PutOff', data: about }).thenNothing();
  given(inStep, failed).when({ type: 'PutOff', data: about }).thenNothing();
});

it('waits for accounts without failing', () => {
  const open: RecordEvent = {
    type: 'QuickBooksRecordFailed',
    data: { ...about, failure: 'account-missing', said: 'income' },
  };
  expect(fold(quickbooksRecord, [wanted, open]).status).toBe('waiting');
  given(wanted, open).when({ type: 'RetryRecord', data: {} }).thenNothing();
});

it('reads every version of every event ever written', () => {
  const read = golden.map(({ type, schema, data }) => ({
    type,
    data: fromStored(quickbooksRecord, { type, data }, schema),
  }));
  expect(fold(quickbooksRecord, read)).toMatchObject({ status: 'taken-back', theirId: null });
});
