// A vendor's bank account: who may confirm it, and when it can be paid.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import type { BankAccount } from './ach/ach-file.ts';
import golden from './bank-account-golden.json' with { type: 'json' };
import { bankAccount, endOf, type BankAccountEvent } from './bank-account.ts';
import {
  account,
  asked,
  at,
  back,
  changed,
  confirmed,
  first,
  later,
  other,
  prenote,
  proposed,
  settled,
  taken,
  trace,
} from './bank-account-samples.ts';
import { payableAccount } from './payable-account.ts';

const given = scenario(bankAccount);
const refused: BankAccountEvent = {
  type: 'BankAccountCorrectionRefused',
  data: { entry: 1, trace: later, code: 'C01', endsWith: '1614', reason: 'Ana says it is wrong' },
};

describe('entering', () => {
  const userIds = [1, 2];
  const enter = (data: BankAccount) =>
    ({ type: 'EnterBankAccount', data: { ...data, userIds } }) as const;
  it('records the account, the user and the time', () => given().when(enter(account)).then(first));
  it('again is a change; repeating it does nothing', () => {
    given(first).when(enter(account)).thenNothing();
    given(first, confirmed).when(enter(other)).then(changed);
  });
  it('after a removal counts as a change', () =>
    given(first, { type: 'BankAccountRemoved', data: { entry: 1 } })
      .when(enter(other))
      .then(changed));
  it('shows the end of a number, never most of it', () =>
    expect(['7654321098', '123456', '1234'].map(endOf)).toEqual(['1098', '456', '34']));
});

describe('confirming', () => {
  const confirm = (entry = 1, onlyAdmin = false) =>
    ({
      type: 'ConfirmBankAccount',
      data: { entry, onlyAdmin, newcomer: false, established: ['user-1'] as string[] },
    }) as const;
  it('requires another admin, once', () => {
    given(first).when(confirm(), { by: 'user-2' }).then(confirmed);
    given(first).when(confirm(), { by: 'user-1' }).thenRefused('own-bank-account');
    given(first, confirmed).when(confirm(), { by: 'user-3' }).thenNothing();
  });
  it('applies to the account the user saw', () =>
    given(first, changed).when(confirm(1), { by: 'user-2' }).thenRefused('bank-account-changed'));
  it('by a sole admin requires 24 hours', () => {
    const alone = (now: string) => given(first).when(confirm(1, true), { by: 'user-1', now });
    alone('2026-03-03T16:59:59.999Z').thenRefused('bank-account-too-new', { hours: 24 });
    alone('2026-03-03T17:00:00.000Z').then({
      type: 'BankAccountConfirmed',
      data: { entry: 1, by: 'user-1', how: 'after-a-day' },
    });
  });
  it('is refused once the bank returned the prenote', () =>
    given(first, prenote, back)
      .when(confirm(), { by: 'user-2' })
      .thenRefused('account-turned-back'));
  it('is refused for an admin added recently, but not for established ones', () => {
    const newcomer = {
      type: 'ConfirmBankAccount',
      data: { entry: 1, onlyAdmin: false, newcomer: true, established: ['user-1'] as string[] },
    } as const;
    given(first).when(newcomer, { by: 'user-2' }).thenRefused('newcomer', { hours: 24 });
    given(first, confirmed).when(newcomer, { by: 'user-2' }).thenNothing();
    given(first).when(newcomer, { by: 'user-1' }).thenRefused('own-bank-account');
  });
  it('takes a day if a recently added user entered the account', () => {
    const confirming = {
      type: 'ConfirmBankAccount',
      data: { entry: 1, onlyAdmin: false, newcomer: false, established: ['user-2'] as string[] },
    } as const;
    const by = 'user-2';
    given(first).when(confirming, { by }).thenRefused('account-of-newcomer', { hours: 24 });
    const now = new Date(Date.parse(at) + 24 * 60 * 60 * 1000).toISOString();
    given(first)
      .when(confirming, { by, now })
      .then({
        type: 'BankAccountConfirmed',
        data: { entry: 1, by, how: 'another-admin' },
      });
  });
  it('requires an account', () => given().when(confirm()).thenRefused('bank-account-missing'));
});

describe('a change', () => {
  it('must be confirmed again, whatever was confirmed before', () =>
    expect(given(first, confirmed, changed).state()).toMatchObject({
      status: 'entered',
      entry: 2,
    }));
  it('makes a prenote of the former account irrelevant', () =>
    given(first, prenote, changed)
      .when({ type: 'RecordPrenoteReturn', data: { entry: 1, batchId: 3, trace, code: 'R03' } })
      .thenNothing());
});

describe('a correction by the bank', () => {
  const { endsWith: _, ...data } = proposed.data;
  const propose = { type: 'ProposeCorrection', data } as const;
  const userIds = [1, 2];
  const accept = { type: 'AcceptCorrection', data: { trace: later, userIds } } as const;
  it('is proposed once, for the account it concerns', () => {
    given(first, confirmed).when(propose).then(proposed);
    given(first, confirmed, proposed).when(propose).thenNothing();
    given(first, changed).when(propose).thenNothing();
  });
  it('becomes the account when accepted, and must be confirmed like any change', () => {
    given(first, confirmed, proposed)
      .when(accept)
      .then({ type: 'BankAccountChanged', data: { ...changed.data, because: 'correction' } });
    given(first, confirmed).when(accept).thenRefused('correction-unknown');
  });
  it('can be refused, with or without a reason, and then blocks nothing', () => {
    const refuse = (reason: string) =>
      ({ type: 'RefuseCorrection', data: { trace: later, reason } }) as const;
    given(first, confirmed, proposed).when(refuse('Ana says it is wrong')).then(refused);
    given(first, confirmed, proposed)
      .when(refuse(''))
      .then({ ...refused, data: { ...refused.data, reason: '' } });
    given(first, confirmed, proposed, refused).when(refuse('Ana says it is wrong')).thenNothing();
    given(first, confirmed, proposed, refused).when(accept).thenRefused('correction-unknown');
    given(first, confirmed).when(refuse('')).thenRefused('correction-unknown');
    given(first, confirmed, proposed, changed).when(refuse('')).thenRefused('correction-unknown');
  });
  it('is not proposed again after being refused, but a different one is', () => {
    const again = (more: object) =>
      ({ ...propose, data: { ...data, trace: '323371070000003', ...more } }) as typeof propose;
    given(first, confirmed, proposed, refused).when(propose).thenNothing();
    const repeated: BankAccountEvent = {
      type: 'BankAccountCorrectionRepeated',
      data: { entry: 1, trace: '323371070000003', code: 'C01', endsWith: '1614' },
    };
    // The repetition is recorded once per entry.
    given(first, confirmed, proposed, refused).when(again({})).then(repeated);
    given(first, confirmed, proposed, refused, repeated).when(again({})).thenNothing();
    const third = { ...other, accountNumber: '2223334445' };
    given(first, confirmed, proposed, refused)
      .when(again({ account: third }))
      .then({
        ...proposed,
        data: { ...proposed.data, trace: '323371070000003', account: third, endsWith: '4445' },
      });
  });
});

describe('an unusable correction', () => {
  const note = {
    type: 'NoteUnusableCorrection',
    data: { entry: 1, trace: later, code: 'C04' },
  } as const;
  const unusable: BankAccountEvent = { type: 'BankAccountCorrectionUnusable', data: note.data };
  it('is recorded once, for the account the entry was sent to', () => {
    given(first, confirmed).when(note).then(unusable);
    given(first, confirmed, unusable).when(note).thenNothing();
    given(first, confirmed, changed).when(note).thenNothing();
    given().when(note).thenNothing();
  });
  it('doesn’t change the account, which can still be paid', () =>
    expect(given(first, confirmed, unusable).state()).toMatchObject({
      status: 'confirmed',
      correction: null,
    }));
});

describe('a payment', () => {
  const payable = (today: string, ...events: readonly BankAccountEvent[]) => {
    try {
      return payableAccount(given(...events).state(), 'Ana', today);
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  };
  it('can go to a confirmed account', () =>
    expect(payable('2026-03-03', first, confirmed)).toEqual({ account, entry: 1 }));
  it('can go to an account whose correction was refused', () =>
    expect(payable('2026-03-05', first, confirmed, proposed, refused)).toEqual({
      account,
      entry: 1,
    }));
  it.each([
    ['no-bank-account', []],
    ['no-bank-account', [first, { type: 'BankAccountRemoved', data: { entry: 1 } }]],
    ['bank-account-unconfirmed', [first]],
    ['bank-account-unconfirmed', [first, confirmed, changed]],
    ['prenote-on-its-way', [first, asked, confirmed]],
    ['prenote-on-its-way', [first, asked, taken, confirmed]],
    ['prenote-under-way', [first, confirmed, prenote]],
    ['prenote-under-way', [first, confirmed, prenote, settled]],
    ['prenote-returned', [first, confirmed, prenote, back]],
    ['correction-open', [first, confirmed, proposed]],
  ] as const)('is blocked: %s', (code, events) =>
    expect(payable('2026-03-05', ...events)).toBe(code),
  );
  it('can go out on the third banking day after the prenote settled', () => {
    const tried = [first, asked, taken, prenote, confirmed] as const;
    expect(payable('2026-03-06', ...tried, settled)).toMatchObject({ entry: 1 });
    expect(payable('2026-03-06', ...tried)).toBe('prenote-on-its-way');
  });
});

describe('history', () => {
  const read = golden.map(({ type, schema, data }) => ({
    type,
    data: fromStored(bankAccount, { type, data }, schema),
  }));
  it('reads every version of every event ever written', () => {
    expect(fold(bankAccount, read.slice(0, 6))).toMatchObject({
      status: 'entered',
      prenote: { returned: true },
    });
    expect(fold(bankAccount, read.slice(0, 7))).toEqual({ status: 'removed', entry: 2 });
  });
  it('can be folded after the vendor was forgotten', () =>
    expect(fold(bankAccount, read)).toMatchObject({ account: { accountNumber: '(forgotten)' } }));
});
