// What protects payments less than before: whoever loosens it alone is not the only one to know.
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

/** Which rules were loosened, and who is told of it. */
export const Weakened = z.object({
  rules: z.array(Rule).min(1),
  userIds: z.array(z.int().positive()),
});

const AMOUNTS = ['twoApprovalsAbove', 'mostPerPayment', 'dailyLimit'] as const;
const SWITCHES = ['approverIsNotPlanner', 'refuseLapsedInsurance'] as const;

/** Blank is no limit. */
const height = (amount: string): number => (amount === '' ? Infinity : Number(amount));

/** The rules of payments that ask for less than they did. */
export const weakenedRules = (before: PaymentSettings, after: PaymentSettings): PaymentRule[] => [
  ...SWITCHES.filter((rule) => before[rule] && !after[rule]),
  ...AMOUNTS.filter((rule) => height(after[rule]) > height(before[rule])),
];
