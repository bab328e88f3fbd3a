// Prenotes: tested once per account, and what a sole admin may do afterwards.
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
  it('by a sole admin is possible three banking days after an unreturned prenote', () => {
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
    // The day alone is not enough: the file may never have reached the bank.
    alone('2026-03-06').thenRefused('bank-account-too-new', { hours: 24 });
    // A corrected account has not passed, even if the correction was refused.
    const corrected: BankAccountEvent = {
      ...proposed,
      data: { ...proposed.data, trace },
    };
    alone('2026-03-06', settled, corrected).thenRefused('bank-account-too-new', { hours: 24 });
  });
  it('by another admin needs no prenote', () =>
    given(first, asked, taken, prenote).when(confirm(), { by: 'user-2' }).then(confirmed));
});

describe('a prenote', () => {
  const request = (entry = 1) => ({ type: 'RequestPrenote', data: { entry } }) as const;
  const take = (batchId: number) => ({ type: 'TakePrenote', data: { entry: 1, batchId } }) as const;
  const by = 'user-1';
  it('is requested once, for an unconfirmed account', () => {
    given(first).when(request(), { by }).then(asked);
    given(first, asked).when(request(), { by }).thenNothing();
    given(first, asked, taken, prenote, settled).when(request(), { by }).thenNothing();
    given(first, confirmed).when(request(), { by }).thenRefused('bank-account-confirmed');
    given(first, changed).when(request(), { by }).thenRefused('bank-account-changed');
    given(first, prenote, back).when(request(), { by }).thenRefused('account-turned-back');
    given().when(request(), { by }).thenRefused('bank-account-missing');
  });
  it('is in one batch, however many request it', () => {
    given(first, asked).when(take(3)).then(taken);
    given(first, asked, taken).when(take(3)).thenNothing();
    given(first, asked, taken).when(take(4)).thenRefused('prenote-taken', { batch: 3 });
    given(first).when(take(3)).thenRefused('prenote-not-asked-for');
    given(first, asked, changed).when(take(3)).thenRefused('bank-account-changed');
  });
  it('records its outcome once, and only for its own account', () => {
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
  it('can be requested again if it was never sent', () => {
    const data = { entry: 1, batchId: 3, reason: 'Wrong originator' };
    const release = { type: 'ReleasePrenote', data } as const;
    const released: BankAccountEvent = { type: 'PrenoteReleased', data };
    given(first, asked, taken, prenote).when(release).then(released);
    given(first, asked, taken, prenote, released).when(release).thenNothing();
    given(first, asked, taken, prenote, back).when(release).thenNothing();
    given(first, asked, taken, prenote, released).when(request(), { by }).then(asked);
  });
});
