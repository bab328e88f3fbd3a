// What several rules of an estimate have in common: how they are written, and when it is open.
import type { Decider } from '@purlin/event-sourcing/decider.ts';
import type { commands } from './commands.ts';
import type { events } from './facts.ts';
import { refuse } from './refusals.ts';
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

/** Why this offer cannot go out, or nothing. */
export function unsendable(s: Present, today: string): void {
  const groups =
    s.estimateType === 'multi_option' ? s.options.map(({ lines }) => lines) : [s.lines];
  if (groups.every((lines) => lines.length === 0))
    return refuse('estimate-empty', { type: s.estimateType });
  if (past(s.validUntil, today))
    return refuse('estimate-expired', { asked: 'send', validUntil: s.validUntil });
}
