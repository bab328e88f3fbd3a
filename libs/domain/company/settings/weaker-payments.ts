// Payment rules that a settings change loosens: other users are notified, and where a second person
// may approve payments, that person confirms them (rule: second-person).
import { z } from 'zod';
import { aDayAfter } from '../../shared/days.ts';
import { PaymentRule } from '../payment-rule-shapes.ts';
import { refuse } from '../refusals.ts';
import { payments, type PaymentSettings } from './payments.ts';

/** The loosened rules, and the users to notify. */
export const Weakened = z.object({
  rules: z.array(PaymentRule).min(1),
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

/** The values of the rules that would be looser; rules that stay are absent. */
const LooserValues = payments.shape
  .pick({
    approverIsNotPlanner: true,
    twoApprovalsAbove: true,
    mostPerPayment: true,
    dailyLimit: true,
    refuseLapsedInsurance: true,
  })
  .partial();

/** Looser rules that wait for a second person. */
export const Proposed = z.object({
  section: z.literal('payments'),
  /** 1 for the first proposal. Who confirms names the one they saw. */
  proposal: z.int().positive(),
  values: LooserValues,
  rules: z.array(PaymentRule).min(1),
  /** Whom to notify: everyone else who may approve payments. */
  userIds: z.array(z.int().positive()),
  by: z.string(),
  at: z.iso.datetime(),
});
export type Proposed = z.infer<typeof Proposed>;

/** The change without the loosened rules, and those by themselves. */
export function splitChange(before: PaymentSettings, after: PaymentSettings) {
  const rules = weakenedRules(before, after);
  const kept = Object.fromEntries(rules.map((rule) => [rule, before[rule]]));
  const looser = Object.fromEntries(rules.map((rule) => [rule, after[rule]]));
  return {
    rules,
    atOnce: payments.shape.parse({ ...after, ...kept }),
    looser: LooserValues.parse(looser),
  };
}

/** Facts about the caller among those who may approve payments. */
export const Confirming = z.object({
  proposal: z.int().positive(),
  /** Nobody else may approve payments. */
  alone: z.boolean(),
  /** The caller's access is less than a day old. */
  newcomer: z.boolean(),
  /** Users whose access is older than a day. */
  established: z.array(z.string()),
});

/**
 * Refuses the person who proposed it while someone else may approve payments, and anyone added or
 * changed in the last 24 hours (rule: second-person).
 */
export function checkConfirmer(
  { alone, newcomer, established }: Omit<z.infer<typeof Confirming>, 'proposal'>,
  { by, at }: Pick<Proposed, 'by' | 'at'>,
  meta: { readonly by: string; readonly now: string },
): void {
  const another = meta.by !== by;
  if (!another && !alone) refuse('own-payment-rules');
  if (another && newcomer) refuse('rules-newcomer', { hours: 24 });
  // Who proposed it may have been added by the confirming user.
  if (another && !established.includes(by) && meta.now < aDayAfter(at))
    refuse('rules-of-newcomer', { hours: 24 });
}
