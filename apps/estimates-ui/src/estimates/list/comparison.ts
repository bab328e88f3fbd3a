// Compares this month with the same days of last month, in a few words under a figure.
import { fromDecimal } from '@purlin/domain/shared/money.ts';
import { say } from '@purlin/words/screens/estimates.ts';

/** "5 this month, 2 by now last month". */
export function comparedCount(now: number, before: number): string {
  if (now === before) return now === 0 ? say('none-this-month') : say('as-many', { now });
  return say('compared-count', { now, before });
}

/** The same for money, in percent if there was any last month. */
export function comparedMoney(now: string, before: string): string {
  const [cents, past] = [fromDecimal(now), fromDecimal(before)];
  if (past === 0) return cents === 0 ? say('no-money-this-month') : say('no-money-last-month');
  const percent = Math.round(((cents - past) / past) * 100);
  return percent === 0
    ? say('same-as-last')
    : say('compared-money', { change: `${percent > 0 ? '+' : '−'}${Math.abs(percent)}` });
}
