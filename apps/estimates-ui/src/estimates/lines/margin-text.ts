// What is left of a line's price after our cost, for staff.
import { fromDecimal, roundedDivision } from '@purlin/domain/shared/money.ts';
import { moneyText } from '@purlin/ui/ui.ts';
import type { LineValues } from '../draft/values.ts';

/** In whole percent of the price ("37%", "−6%" below cost); empty while a figure is missing. */
export function marginText({ rate, cost }: Pick<LineValues, 'rate' | 'cost'>): string {
  const price = fromDecimal(moneyText(rate));
  if (cost.trim() === '' || price === 0) return '';
  const percent = roundedDivision(
    BigInt(price - fromDecimal(moneyText(cost))) * 100n,
    BigInt(price),
  );
  return `${percent < 0 ? '−' : ''}${Math.abs(percent)}%`;
}
