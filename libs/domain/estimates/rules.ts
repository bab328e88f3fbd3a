// What several rules of an estimate have in common: how they are written, and when it is open.
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

/** The last day on which it could be answered is over. */
export const past = (validUntil: string | null, today: string): validUntil is string =>
  validUntil !== null && validUntil < today;
/** The client has it and has not answered. */
export const isOpen = (s: Present): boolean => s.status === 'sent' || s.status === 'viewed';
/** Still to be answered by the client: sent, not withdrawn. */
export const open = (state: Estimate, asked: 'extend' | 'withdraw'): Present => {
  const s = present(state);
  return isOpen(s) ? s : refuse('estimate-not-open', { asked });
};

/** Refuses what has nothing in it to pay for. */
export function worthSomething(offered: Present | Option, asked: 'send' | 'approve'): void {
  if (offered.totals.totalCents > 0) return;
  if ('title' in offered) return refuse('option-empty', { option: offered.title });
  return refuse('estimate-worth-nothing', { asked });
}

/** Nothing more is taken from an offer than there is. */
function withinReason(s: Present, totals: Totals): void {
  const beyond = beyondReason(s, totals);
  if (beyond?.field === 'discount') return refuse('discount-above-subtotal', beyond);
  if (beyond?.field === 'deposit') return refuse('deposit-above-total', beyond);
}

/** Why this offer cannot go out, or nothing. */
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
