// Numbers as people type them, brought into the form in which they travel; the fields and the
// screens read them alike.
import { isSum, sumText } from './sum.ts';

/** As many places as everything is kept with. */
const PLACES = 2;

/**
 * Digits with at most two places from what was typed ("$1,234.5" is "1234.5"), or null when it is
 * no number. A third place is rounded half away from zero, as the server does it.
 */
function plain(text: string): string | null {
  const match = /^(\d*)(?:\.(\d*))?$/.exec(text.replace(/[$,%\s]/g, ''));
  if (!match || (!match[1] && !match[2])) return null;
  const whole = (match[1] ?? '').replace(/^0+(?=\d)/, '') || '0';
  const fraction = match[2] ?? '';
  if (fraction.length > PLACES) return sumText(`${whole}.${fraction}`);
  return fraction ? `${whole}.${fraction}` : whole;
}

/**
 * An amount with two places, up to $9,999,999.99; anything else is "0.00" (rule: typed-numbers;
 * prices, fallback 0).
 */
export function moneyText(text: string): string {
  const amount = plain(text);
  if (amount === null || amount.split('.')[0]!.length > 7) return '0.00';
  const [whole, cents = ''] = amount.split('.');
  return `${whole}.${cents.padEnd(2, '0')}`;
}

/**
 * How many, with at most two places, above 0 and up to 999999 (roofs are measured in squares like
 * 24.5), also as a sum ("28*1.1"); anything else is "1" (rule: typed-numbers; quantity,
 * fallback 1).
 */
export function quantityText(text: string): string {
  const quantity = isSum(text) ? sumText(text) : plain(text);
  return quantity === null || quantity.split('.')[0]!.length > 6 || Number(quantity) === 0
    ? '1'
    : quantity;
}

/**
 * A percentage from 0 to 100 with at most two places; anything else is the nearest of them, or "0"
 * (rule: typed-numbers; tax rate, fallback 0).
 */
export function percentText(text: string): string {
  const percent = plain(text);
  if (percent === null) return '0';
  return percent.split('.')[0]!.length > 2 ? '100' : percent;
}
