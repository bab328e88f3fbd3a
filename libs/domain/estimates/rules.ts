// What several rules of an estimate have in common: how they are written, and when it is open.
import type { Decider } from '@purlin/event-sourcing/decider.ts';
import type { commands } from './commands.ts';
import type { events } from './facts.ts';
import type { Option } from './offer.ts';
import { refuse } from './refusals.ts';
import type { Totals } from '../shared/totals.ts';
import { present, type Estimate, type Present } from './state.ts';

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

/** Nobody should be asked to choose or to approve what has nothing in it to pay for. */
export function worthSomething(offered: Present | Option, asked: 'send' | 'approve'): void {
  if (offered.totals.totalCents > 0) return;
  if ('title' in offered) return refuse('option-empty', { option: offered.title });
  return refuse('estimate-worth-nothing', { asked });
}

/** Amounts in dollars that are taken from something are not more than it. */
function withinReason({ discountFixedCents, deposit }: Present, totals: Totals): void {
  const { subtotalCents: subtotal, totalCents: total } = totals;
  if (discountFixedCents > subtotal)
    return refuse('discount-above-subtotal', { discount: discountFixedCents, subtotal });
  if (deposit?.kind === 'amount' && deposit.cents > total)
    return refuse('deposit-above-total', { deposit: deposit.cents, total });
}

/** Why this offer cannot go out, or nothing. */
export function unsendable(s: Present, today: string): void {
  const groups = s.estimateType === 'multi_option' ? s.options : [s];
  if (groups.every(({ lines }) => lines.length === 0))
    return refuse('estimate-empty', { type: s.estimateType });
  for (const group of groups) {
    if (group.totals.subtotalCents > 0) withinReason(s, group.totals);
    worthSomething(group, 'send');
  }
  if (past(s.validUntil, today))
    return refuse('estimate-expired', { asked: 'send', validUntil: s.validUntil });
}
