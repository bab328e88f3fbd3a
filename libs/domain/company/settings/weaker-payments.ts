// Detects payment rules that a settings change loosens, so that other users can be notified.
import { z } from 'zod';
import type { PaymentSettings } from './payments.ts';

const Rule = z.enum([
  'approverIsNotPlanner',
  'twoApprovalsAbove',
  'mostPerPayment',
  'dailyLimit',
  'refuseLapsedInsurance',
]);
export type PaymentRule = z.infer<typeof Rule>;

/** The loosened rules, and the users to notify. */
export const Weakened = z.object({
  rules: z.array(Rule).min(1),
  userIds: z.array(z.int().positive()),
});

const AMOUNTS = ['twoApprovalsAbove', 'mostPerPayment', 'dailyLimit'] as const;
const SWITCHES = ['approverIsNotPlanner', 'refuseLapsedInsurance'] as const;

/** Blank means no limit. */
const height = (amount: string): number => (amount === '' ? Infinity : Number(amount));

/** The payment rules that are less strict after the change. */
export const weakenedRules = (before: PaymentSettings, after: PaymentSettings): PaymentRule[] => [
  ...SWITCHES.filter((rule) => before[rule] && !after[rule]),
  ...AMOUNTS.filter((rule) => height(after[rule]) > height(before[rule])),
];
