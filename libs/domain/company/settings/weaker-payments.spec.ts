// Loosening a payment rule is recorded with the users to notify; tightening is not.
import { expect, it } from 'vitest';
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
