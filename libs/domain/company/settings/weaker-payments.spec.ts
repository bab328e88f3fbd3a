// Loosening a payment rule is recorded with the users to notify, and takes a second person where
// there is one (rule: second-person); tightening takes none.
import { describe, expect, it } from 'vitest';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { payments, type PaymentSettings } from './payments.ts';
import { settings, type SettingsEvent } from './settings.ts';
import { weakenedRules } from './weaker-payments.ts';

const given = scenario(settings);
const STRICT: PaymentSettings = {
  approverIsNotPlanner: true,
  twoApprovalsAbove: '5000.00',
  mostPerPayment: '900',
  dailyLimit: '20000',
  refuseLapsedInsurance: true,
  mailRemittance: true,
};

it.each<[Partial<PaymentSettings>, string[]]>([
  [{ approverIsNotPlanner: false }, ['approverIsNotPlanner']],
  [{ refuseLapsedInsurance: false }, ['refuseLapsedInsurance']],
  [{ twoApprovalsAbove: '10000.00' }, ['twoApprovalsAbove']],
  [{ twoApprovalsAbove: '' }, ['twoApprovalsAbove']],
  [{ mostPerPayment: '1000', dailyLimit: '' }, ['mostPerPayment', 'dailyLimit']],
  [{ mostPerPayment: '899.99', dailyLimit: '20000.00', mailRemittance: false }, []],
])('%j loosens %j', (more, rules) =>
  expect(weakenedRules(STRICT, { ...STRICT, ...more })).toEqual(rules),
);

it('a second person is required by default', () =>
  expect(payments.usual).toMatchObject({ approverIsNotPlanner: true }));

it('records the users to notify', () => {
  const strict: SettingsEvent = {
    type: 'SettingsChanged',
    data: { section: 'payments', values: STRICT },
  };
  const change = (values: PaymentSettings) => ({
    type: 'ChangeSettings' as const,
    data: { section: 'payments' as const, values, userIds: [2, 3] },
  });
  const loose = payments.usual;
  given(strict)
    .when(change(loose))
    .then({
      type: 'SettingsChanged',
      data: {
        section: 'payments',
        values: loose,
        weakened: { rules: weakenedRules(STRICT, loose), userIds: [2, 3] },
      },
    });
  given().when(change(STRICT)).then(strict);
});

describe('where someone else may approve payments', () => {
  const at = '2026-03-02T17:00:00.000Z';
  const change = (values: PaymentSettings) => ({
    type: 'ChangeSettings' as const,
    data: { section: 'payments' as const, values, userIds: [2], needsAnother: true },
  });
  const strict: SettingsEvent = {
    type: 'SettingsChanged',
    data: { section: 'payments', values: STRICT },
  };
  const proposed = (by: string, proposal = 1): SettingsEvent => ({
    type: 'PaymentRulesProposed',
    data: {
      section: 'payments',
      proposal,
      values: { twoApprovalsAbove: '' },
      rules: ['twoApprovalsAbove'],
      userIds: [2],
      by,
      at,
    },
  });
  const confirm = (more: object = {}) => ({
    type: 'ConfirmPaymentRules' as const,
    data: {
      proposal: 1,
      changes: 1,
      userIds: [],
      alone: false,
      newcomer: false,
      established: ['user-1', 'user-2'],
      ...more,
    },
  });
  const meta = (by: string) => ({ by, now: at });

  it('looser rules wait, and tighter ones in the same change apply at once', () => {
    given(strict)
      .when(change({ ...STRICT, twoApprovalsAbove: '', dailyLimit: '100' }), meta('user-1'))
      .then(
        {
          type: 'SettingsChanged',
          data: { section: 'payments', values: { ...STRICT, dailyLimit: '100' } },
        },
        proposed('user-1'),
      );
    given(strict)
      .when(change({ ...STRICT, mailRemittance: false }), meta('user-1'))
      .then({
        type: 'SettingsChanged',
        data: { section: 'payments', values: { ...STRICT, mailRemittance: false } },
      });
  });
  it('the same proposal by the same person is one; by another it replaces the first', () => {
    const again = change({ ...STRICT, twoApprovalsAbove: '' });
    given(strict, proposed('user-1')).when(again, meta('user-1')).thenNothing();
    given(strict, proposed('user-1')).when(again, meta('user-2')).then(proposed('user-2', 2));
  });
  it('another person confirms, with the version they saw', () => {
    given(strict, proposed('user-1'))
      .when(confirm(), meta('user-2'))
      .then({
        type: 'SettingsChanged',
        data: {
          section: 'payments',
          values: { ...STRICT, twoApprovalsAbove: '' },
          weakened: { rules: ['twoApprovalsAbove'], userIds: [] },
          confirmed: { proposal: 1, by: 'user-1' },
        },
      });
    given(strict, proposed('user-1'))
      .when(confirm({ changes: 0 }), meta('user-2'))
      .thenRefused('settings-changed');
    given(strict, proposed('user-2', 2))
      .when(confirm(), meta('user-1'))
      .thenRefused('payment-rules-gone');
  });
  it('neither the proposer nor a newcomer confirms', () => {
    const waiting = given(strict, proposed('user-1'));
    waiting.when(confirm(), meta('user-1')).thenRefused('own-payment-rules');
    waiting.when(confirm({ newcomer: true }), meta('user-9')).thenRefused('rules-newcomer');
    given(strict, proposed('user-9'))
      .when(confirm(), meta('user-1'))
      .thenRefused('rules-of-newcomer');
  });
  it('can be withdrawn, once', () => {
    const withdraw = { type: 'WithdrawPaymentRules' as const, data: { proposal: 1 } };
    const withdrawn: SettingsEvent = { type: 'PaymentRulesWithdrawn', data: { proposal: 1 } };
    given(strict, proposed('user-1')).when(withdraw).then(withdrawn);
    given(strict, proposed('user-1'), withdrawn).when(withdraw).thenNothing();
    given(strict, proposed('user-1'), withdrawn)
      .when(confirm(), meta('user-2'))
      .thenRefused('payment-rules-gone');
  });
});
