// Shared by the estimate rules: their type, and checks of the estimate's status.
import type { Decider } from '@purlin/event-sourcing/decider.ts';
import type { commands } from './commands.ts';
import type { events } from './facts.ts';
import type { Option } from './offer.ts';
import { lackOf, partsOf } from './readiness.ts';
import { refuse } from './refusals.ts';
import type { Totals } from '../shared/totals.ts';
import { present, type Estimate, type Present } from './state.ts';
import { beyondReason } from '../shared/within-reason.ts';

/** The rules for these commands. */
export type Rules<T extends keyof typeof commands> = Pick<
  Decider<Estimate, typeof commands, typeof events>['decide'],
  T
>;

/** Whether the validity date has passed. */
export const past = (validUntil: string | null, today: string): validUntil is string =>
  validUntil !== null && validUntil < today;
/** Sent and not answered. */
export const isOpen = (s: Present): boolean => s.status === 'sent' || s.status === 'viewed';
/** The estimate, if the client can still answer it; refuses otherwise. Includes withdrawn ones. */
export const open = (state: Estimate, asked: 'extend' | 'withdraw'): Present => {
  const s = present(state);
  return isOpen(s) ? s : refuse('estimate-not-open', { asked });
};

/** Refuses an offer or option with a total of zero or less. */
export function worthSomething(offered: Present | Option, asked: 'send' | 'approve'): void {
  if (offered.totals.totalCents > 0) return;
  if ('title' in offered) return refuse('option-empty', { option: offered.title });
  return refuse('estimate-worth-nothing', { asked });
}

/** Refuses discounts and deposits larger than what they apply to. */
function withinReason(s: Present, totals: Totals): void {
  const beyond = beyondReason(s, totals);
  if (beyond?.field === 'discount') return refuse('discount-above-subtotal', beyond);
  if (beyond?.field === 'deposit') return refuse('deposit-above-total', beyond);
}

/** Refuses an offer that can't be sent. */
export function unsendable(s: Present, today: string): void {
  const lack = lackOf(partsOf(s));
  if (lack?.title === null && lack.lacks === 'lines')
    return refuse('estimate-empty', { type: s.estimateType });
  for (const group of s.estimateType === 'multi_option' ? s.options : [s])
    withinReason(s, group.totals);
  if (lack?.title === null) return refuse('estimate-worth-nothing', { asked: 'send' });
  if (lack) return refuse('option-empty', { option: lack.title });
  if (past(s.validUntil, today))
    return refuse('estimate-expired', { asked: 'send', validUntil: s.validUntil });
}
