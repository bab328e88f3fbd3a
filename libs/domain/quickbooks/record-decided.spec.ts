// Users' decisions about a QuickBooks record: match and differences.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { quickbooksRecord } from './record.ts';
import type { RecordEvent } from './record-facts.ts';
import {
  about,
  asked,
  candidate,
  difference,
  differs,
  inStep,
  prints,
  wanted,
} from './record-samples.ts';

const given = scenario(quickbooksRecord);

describe('a user', () => {
  it('retries a failed record, and no other', () => {
    const retry = { type: 'RetryRecord', data: {} } as const;
    const failed: RecordEvent = {
      type: 'QuickBooksRecordFailed',
      data: { ...about, failure: 'books-closed', said: '' },
    };
    const added: RecordEvent = { type: 'QuickBooksRecordAdded', data: about };
    given(wanted, failed).when(retry).then(added);
    given(inStep, failed).when(retry).then(wanted);
    // Eligible or not.
    given(wanted, failed, added).when({ type: 'DropRecord', data: about }).thenNothing();
    given(wanted).when(retry).thenNothing();
    given(wanted, inStep).when(retry).thenRefused('record-not-failed');
    given().when(retry).thenRefused('record-not-found');
  });
  it('chooses a match among the candidates', () => {
    const decide = (theirId: string) =>
      ({ type: 'DecideMatch', data: { choice: 'link', theirId } }) as const;
    given(wanted, asked)
      .when(decide('58'))
      .then({
        type: 'QuickBooksMatchDecided',
        data: { ...about, match: { choice: 'link', theirId: '58' } },
      });
    given(wanted, asked).when(decide('59')).thenRefused('record-candidate-unknown');
    given(wanted).when(decide('58')).thenRefused('record-not-in-question');
  });
  it('is asked again once the question is about another vendor', () => {
    const ask = { type: 'AskForMatch' as const, data: { ...about, candidates: [candidate] } };
    const again = { ...ask, data: { ...ask.data, payee: 'b' } };
    given(wanted, asked).when(ask).thenNothing();
    given(wanted, asked).when(again).then({ type: 'QuickBooksMatchNeeded', data: again.data });
    expect(fold(quickbooksRecord, [wanted, asked]).askedFor).toBeNull();
  });
  it('unlinks a wrong match; then only a user can link it again', () => {
    const unlink = { type: 'UnlinkRecord', data: {} } as const;
    const unlinked: RecordEvent = {
      type: 'QuickBooksRecordUnlinked',
      data: { ...about, theirId: '58' },
    };
    given(wanted, inStep, differs).when(unlink).then(unlinked);
    given(wanted, inStep, unlinked).when(unlink).thenRefused('record-not-linked');
    given(wanted).when(unlink).thenRefused('record-not-linked');
    given().when(unlink).thenRefused('record-not-found');
    const job = { ...about, kind: 'job' } as const;
    given({
      type: 'QuickBooksRecordInStep',
      data: { ...job, theirId: '9', prints, how: 'created' },
    })
      .when(unlink)
      .thenRefused('record-not-linked');
    expect(fold(quickbooksRecord, [wanted, inStep, differs, unlinked])).toMatchObject({
      status: 'waiting',
      theirId: null,
      prints: {},
      differences: [],
      unlinked: true,
    });
    const updated = { ...about, theirId: '58', prints, how: 'updated' } as const;
    given(inStep, unlinked).when({ type: 'RecordInStep', data: updated }).thenNothing();
    expect(fold(quickbooksRecord, [inStep, unlinked, inStep]).unlinked).toBe(false);
  });
  it('creates it again once it is known to be deleted there', () => {
    const anew = { type: 'CreateAgain', data: {} } as const;
    const gone: RecordEvent = {
      type: 'QuickBooksRecordFailed',
      data: { ...about, failure: 'inactive-there', said: '' },
    };
    const updated = { ...about, theirId: '58', prints, how: 'updated' } as const;
    const returned: RecordEvent = {
      type: 'QuickBooksRecordInStep',
      data: { ...updated, how: 'returned' },
    };
    given(inStep, gone, wanted).when({ type: 'RecordInStep', data: updated }).thenNothing();
    given(inStep, gone, wanted).when({ type: 'RecordInStep', data: returned.data }).then(returned);
    const begunAnew: RecordEvent = {
      type: 'QuickBooksRecordBegunAnew',
      data: { ...about, theirId: '58' },
    };
    given(inStep, gone).when(anew).then(begunAnew);
    given(inStep).when(anew).thenRefused('record-not-gone');
    given(inStep, gone, returned).when(anew).thenRefused('record-not-gone');
    expect(fold(quickbooksRecord, [inStep, gone, begunAnew])).toMatchObject({
      status: 'waiting',
      theirId: null,
      gone: false,
      insteadOf: '58',
    });
  });
  it('excludes it until it is included again', () => {
    const leftOut: RecordEvent = { type: 'QuickBooksRecordLeftOut', data: about };
    const takenUp: RecordEvent = { type: 'QuickBooksRecordTakenUp', data: about };
    const leave = { type: 'ExcludeRecord', data: {} } as const;
    const include = { type: 'IncludeRecord', data: {} } as const;
    given(inStep).when(leave).then(leftOut);
    given(inStep, leftOut).when(leave).thenNothing();
    given(inStep, leftOut).when(include).then(takenUp);
    given(inStep).when(include).thenRefused('record-not-excluded');
    given(inStep, leftOut).when({ type: 'WantRecord', data: about }).thenNothing();
    given(inStep, leftOut).when({ type: 'PutOff', data: about }).thenNothing();
    expect(fold(quickbooksRecord, [wanted, leftOut, inStep])).toMatchObject({
      status: 'excluded',
      theirId: '58',
    });
  });
  it('settles all differences of a record, as far as possible', () => {
    const email = { ...difference, field: 'email', theirs: 'no address' } as const;
    const both: RecordEvent = {
      type: 'QuickBooksDiffers',
      data: { ...about, differences: [difference, email] },
    };
    given(inStep, both)
      .when({
        type: 'SettleDifferences',
        data: {
          take: 'theirs',
          seen: { phone: { ours: '1', theirs: '2' }, email: { ours: '1', theirs: 'no address' } },
          here: { phone: '1', email: '1' },
        },
      })
      .then({
        type: 'QuickBooksDifferenceSettled',
        data: {
          ...about,
          field: 'phone',
          take: 'theirs',
          ourPrint: 'a',
          theirPrint: 'b',
          value: '2',
        },
      });
    given(inStep, both)
      .when({
        type: 'SettleDifferences',
        data: {
          take: 'theirs',
          seen: { phone: { ours: '1', theirs: '2' } },
          here: { phone: '1', email: '1' },
        },
      })
      .thenRefused('difference-changed');
    given(inStep, both)
      .when({
        type: 'SettleDifference',
        data: {
          field: 'email',
          take: 'theirs',
          seen: { ours: '1', theirs: 'no address' },
          here: '1',
        },
      })
      .thenRefused('difference-not-acceptable');
  });
  it('settles a difference: ours is sent, theirs is taken over, or both stay', () => {
    const settle = (take: 'ours' | 'theirs' | 'ignore', field: 'phone' | 'email' = 'phone') =>
      ({
        type: 'SettleDifference',
        data: { field, take, seen: { ours: '1', theirs: '2' }, here: '1' },
      }) as const;
    const settled = (take: 'ours' | 'theirs' | 'ignore', value: string): RecordEvent => ({
      type: 'QuickBooksDifferenceSettled',
      data: { ...about, field: 'phone', take, ourPrint: 'a', theirPrint: 'b', value },
    });
    given(inStep, differs).when(settle('ours')).then(settled('ours', ''));
    given(inStep, differs).when(settle('theirs')).then(settled('theirs', '2'));
    given(inStep, differs).when(settle('ignore')).then(settled('ignore', ''));
    given(inStep, differs).when(settle('ours', 'email')).thenRefused('difference-gone');
    for (const theirs of ['1', '3'])
      given(inStep, differs)
        .when({
          type: 'SettleDifference',
          data: { field: 'phone', take: 'theirs', seen: { ours: '1', theirs }, here: '1' },
        })
        .thenRefused('difference-changed');
    // Our value has changed since the user saw it, or since the comparison.
    for (const take of ['ours', 'theirs', 'ignore'] as const)
      for (const [ours, here] of [
        ['1', '5'],
        ['5', '1'],
        ['5', '5'],
      ] as const)
        given(inStep, differs)
          .when({
            type: 'SettleDifference',
            data: { field: 'phone', take, seen: { ours, theirs: '2' }, here },
          })
          .thenRefused('difference-stale');
    const after = (take: 'ours' | 'ignore') =>
      fold(quickbooksRecord, [inStep, differs, settled(take, '')]);
    expect(after('ours')).toMatchObject({
      status: 'waiting',
      prints: { phone: { ours: 'b', theirs: 'b' } },
    });
    expect(after('ignore')).toMatchObject({
      status: 'in-step',
      prints: { phone: { ours: 'a', theirs: 'b' } },
    });
  });
});

describe('a returned payment that was changed in QuickBooks', () => {
  const changed = { version: '3', parts: ['memo' as const] };
  const failed: RecordEvent = {
    type: 'QuickBooksRecordFailed',
    data: { ...about, failure: 'changed-there', said: '', changed },
  };
  const decided: RecordEvent = {
    type: 'QuickBooksDeletionDecided',
    data: { ...about, version: '3' },
  };
  const remove = (seen: string) => ({ type: 'DeleteThere', data: { seen } }) as const;
  it('is deleted in the version the user saw; another version is asked about again', () => {
    given(wanted, inStep, failed).when(remove('3')).then(decided);
    given(wanted, inStep, failed).when(remove('2')).thenRefused('record-changed-again');
    given(wanted, inStep, failed, decided).when(remove('3')).thenRefused('record-not-changed');
    given(wanted, inStep, failed, decided)
      .when({ type: 'RecordFailure', data: failed.data })
      .thenNothing();
    given(wanted, inStep).when(remove('3')).thenRefused('record-not-changed');
    expect(fold(quickbooksRecord, [wanted, inStep, failed, decided])).toMatchObject({
      status: 'waiting',
      deletes: '3',
      changed: null,
    });
    expect(fold(quickbooksRecord, [wanted, inStep, failed, decided, failed])).toMatchObject({
      status: 'failed',
      deletes: null,
      changed,
    });
  });
  it('stays if the user keeps it', () => {
    const leftOut: RecordEvent = { type: 'QuickBooksRecordLeftOut', data: about };
    given(wanted, inStep, failed).when({ type: 'ExcludeRecord', data: {} }).then(leftOut);
    expect(fold(quickbooksRecord, [inStep, failed, leftOut])).toMatchObject({
      status: 'excluded',
      changed: null,
    });
  });
});

describe('a name that another entry has', () => {
  const taken: RecordEvent = {
    type: 'QuickBooksRecordFailed',
    data: {
      ...about,
      failure: 'name-taken',
      said: 'taken',
      holder: { kind: 'vendor', theirId: '5' },
    },
  };
  const choose = { type: 'ChooseName', data: { name: 'Ada Birch (17)' } } as const;
  const chosen: RecordEvent = {
    type: 'QuickBooksNameChosen',
    data: { ...about, name: 'Ada Birch (17)' },
  };
  it('is chosen only for a record that failed because of it', () => {
    given(wanted, inStep, taken).when(choose).then(chosen);
    given(wanted, taken).when(choose).thenRefused('record-name-free');
    given(wanted, inStep).when(choose).thenRefused('record-name-free');
    given(wanted, inStep, taken, chosen).when(choose).thenRefused('record-name-free');
    given().when(choose).thenRefused('record-not-found');
  });
  it('is kept until it was sent, or is refused, too', () => {
    const nameAfter = (...those: readonly RecordEvent[]) =>
      fold(quickbooksRecord, [wanted, inStep, taken, chosen, ...those]).name;
    expect(nameAfter(wanted)).toBe('Ada Birch (17)');
    expect(nameAfter({ ...inStep, data: { ...inStep.data, how: 'updated' } })).toBeNull();
    expect(nameAfter(taken)).toBeNull();
  });
});
