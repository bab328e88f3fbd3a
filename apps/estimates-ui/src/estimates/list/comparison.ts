// How this month compares with last month, in the few words that stand under a figure.
import { fromDecimal } from '@purlin/domain/shared/money.ts';

/** "5 this month, +3 from last month". */
export function comparedCount(now: number, before: number): string {
  if (now === before)
    return now === 0 ? 'None this month or last' : `${now} this month, same as last`;
  return `${now} this month, ${now > before ? '+' : '−'}${Math.abs(now - before)} from last month`;
}

/** The same for money, in percent where there was money last month. */
export function comparedMoney(now: string, before: string): string {
  const [cents, past] = [fromDecimal(now), fromDecimal(before)];
  if (past === 0) return cents === 0 ? 'None this month or last' : 'None last month';
  const percent = Math.round(((cents - past) / past) * 100);
  return percent === 0
    ? 'Same as last month'
    : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}% from last month`;
}
