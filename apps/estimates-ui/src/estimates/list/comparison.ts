// How this month compares with the same days of last month, in the few words that stand under a
// figure.
import { fromDecimal } from '@purlin/domain/shared/money.ts';

/** "5 this month, 2 by now last month". */
export function comparedCount(now: number, before: number): string {
  if (now === before)
    return now === 0 ? 'None yet this month' : `${now} this month, as many as last by now`;
  return `${now} this month, ${before} last month by now`;
}

/** The same for money, in percent where there was money last month. */
export function comparedMoney(now: string, before: string): string {
  const [cents, past] = [fromDecimal(now), fromDecimal(before)];
  if (past === 0) return cents === 0 ? 'None yet this month' : 'None last month by now';
  const percent = Math.round(((cents - past) / past) * 100);
  return percent === 0
    ? 'Same as last month by now'
    : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}% on last month by now`;
}
