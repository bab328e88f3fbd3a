// An account that the bank tries with an entry of no money: once, and what its only admin may do
// then.
import { describe, it } from 'vitest';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { bankAccount, type BankAccountEvent } from './bank-account.ts';
import {
  asked,
  at,
  back,
  changed,
  confirmed,
  first,
  prenote,
  proposed,
  settled,
  taken,
  trace,
} from './bank-account-samples.ts';

const given = scenario(bankAccount);
const confirm = (onlyAdmin = false) =>
  ({
    type: 'ConfirmBankAccount',
    data: { entry: 1, onlyAdmin, newcomer: false, established: ['user-1'] as string[] },
  }) as const;

describe('confirming', () => {
  it('by the only admin may also follow a prenote that was not returned for three banking days', () => {
    const alone = (today: string, ...more: readonly BankAccountEvent[]) =>
      given(first, asked, taken, prenote, ...more).when(confirm(true), {
        by: 'user-1',
        now: at,
        today,
      });
    alone('2026-03-05', settled).thenRefused('bank-account-too-new', { hours: 24 });
    alone('2026-03-06', settled).then({
      type: 'BankAccountConfirmed',
      data: { entry: 1, by: 'user-1', how: 'prenote' },
    });
    // The day alone says nothing: its file may never have reached the bank.
    alone('2026-03-06').thenRefused('bank-account-too-new', { hours: 24 });
    // What the bank would have otherwise has not passed, whatever anybody says of it.
    const corrected: BankAccountEvent = {
      ...proposed,
      data: { ...proposed.data, trace },
    };
    alone('2026-03-06', settled, corrected).thenRefused('bank-account-too-new', { hours: 24 });
  });
  it('by another admin waits for no prenote', () =>
    given(first, asked, taken, prenote).when(confirm(), { by: 'user-2' }).then(confirmed));
});

describe('a prenote', () => {
  const request = (entry = 1) => ({ type: 'RequestPrenote', data: { entry } }) as const;
  const take = (batchId: number) => ({ type: 'TakePrenote', data: { entry: 1, batchId } }) as const;
  const by = 'user-1';
  it('is asked for once, of an account that nobody has confirmed', () => {
    given(first).when(request(), { by }).then(asked);
    given(first, asked).when(request(), { by }).thenNothing();
    given(first, asked, taken, prenote, settled).when(request(), { by }).thenNothing();
    given(first, confirmed).when(request(), { by }).thenRefused('bank-account-confirmed');
    given(first, changed).when(request(), { by }).thenRefused('bank-account-changed');
    given(first, prenote, back).when(request(), { by }).thenRefused('account-turned-back');
    given().when(request(), { by }).thenRefused('bank-account-missing');
  });
  it('is in one batch, however many want it', () => {
    given(first, asked).when(take(3)).then(taken);
    given(first, asked, taken).when(take(3)).thenNothing();
    given(first, asked, taken).when(take(4)).thenRefused('prenote-taken', { batch: 3 });
    given(first).when(take(3)).thenRefused('prenote-not-asked-for');
    given(first, asked, changed).when(take(3)).thenRefused('bank-account-changed');
  });
  it('is told once what became of it, and not to another account', () => {
    const data = { entry: 1, batchId: 3, trace };
    const record = {
      type: 'RecordPrenote',
      data: { ...data, settlesOn: '2026-03-03' },
    } as const;
    given(first, asked, taken).when(record).then(prenote);
    given(first, asked, taken, prenote).when(record).thenNothing();
    given(first, asked, taken, changed).when(record).thenNothing();
    const settle = {
      type: 'RecordPrenoteSettlement',
      data: { ...data, settledOn: '2026-03-03' },
    } as const;
    given(first, asked, taken, prenote).when(settle).then(settled);
    given(first, asked, taken, prenote, settled).when(settle).thenNothing();
    given(first, asked, taken, prenote, changed).when(settle).thenNothing();
    const turned = { type: 'RecordPrenoteReturn', data: { ...data, code: 'R03' } } as const;
    given(first, asked, taken, prenote).when(turned).then(back);
    given(first, asked, taken, prenote, settled).when(turned).then(back);
    given(first, asked, taken, prenote, back).when(turned).thenNothing();
    given(first).when(turned).thenNothing();
  });
  it('that never left can be asked for anew', () => {
    const data = { entry: 1, batchId: 3, reason: 'Wrong originator' };
    const release = { type: 'ReleasePrenote', data } as const;
    const released: BankAccountEvent = { type: 'PrenoteReleased', data };
    given(first, asked, taken, prenote).when(release).then(released);
    given(first, asked, taken, prenote, released).when(release).thenNothing();
    given(first, asked, taken, prenote, back).when(release).thenNothing();
    given(first, asked, taken, prenote, released).when(request(), { by }).then(asked);
  });
});
