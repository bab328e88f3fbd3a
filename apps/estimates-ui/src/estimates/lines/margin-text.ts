// A line's margin, for staff.
import { fromFineDecimal, scaled } from '@purlin/domain/shared/decimals.ts';
import { roundedDivision } from '@purlin/domain/shared/money.ts';
import { rateText } from '@purlin/ui/ui.ts';
import type { LineValues } from '../draft/values.ts';

/** In whole percent of the price ("37%", "−6%" below cost); empty if a figure is missing. */
export function marginText({ rate, cost }: Pick<LineValues, 'rate' | 'cost'>): string {
  const [price, ours] = [rate, cost].map((text) => scaled(fromFineDecimal(rateText(text))));
  if (cost.trim() === '' || price === 0n) return '';
  const percent = roundedDivision((price! - ours!) * 100n, price!);
  return `${percent < 0 ? '−' : ''}${Math.abs(percent)}%`;
}
