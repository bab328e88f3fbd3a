// The numbers of a line as they were typed: what they mean, and what is said of those that mean
// nothing. Only a field that was left empty falls back (rule: typed-numbers).
import type { Unit } from '@purlin/domain/shared/unit.ts';
import {
  amountError,
  percentError,
  rateError,
  rateText,
  readQuantity,
  tidyRate,
  tooFineError,
} from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/estimate-draft.ts';
import { unitOf } from './unit-words.ts';
import type { LineValues, Share } from './values.ts';

type Numbers = Pick<LineValues, 'quantity' | 'rate' | 'cost'>;
export type NumberCell = keyof Numbers;

/** A number, and a word after it: "30.8 sq". */
const WITH_UNIT = /^(.*[\d).])\s*(\p{L}[\p{L} .²]*)$/u;

/**
 * What was typed as a quantity; "30.8 sq" says the unit too. Null when it is none, and then nothing
 * may stand in for it.
 */
export function typedQuantity(
  text: string,
): { readonly quantity: string; readonly unit?: Unit } | null {
  if (text.trim() === '') return { quantity: '1' };
  const alone = readQuantity(text);
  if (alone !== null) return { quantity: alone };
  const [, number = '', word = ''] = WITH_UNIT.exec(text.trim()) ?? [];
  const unit = unitOf(word);
  const quantity = unit ? readQuantity(number) : null;
  return unit && quantity !== null ? { quantity, unit } : null;
}

/** A rate in its one form; what is none stays as it was typed. */
export const tidyAmount = (text: string): string => tidyRate(text, '');

/** What is said of a text that is no quantity. */
const quantityError = (text: string): string | undefined =>
  typedQuantity(text) === null
    ? (tooFineError(WITH_UNIT.exec(text.trim())?.[1] ?? text) ??
      say('no-quantity', { typed: text.trim() }))
    : undefined;

/** Whether 0.00 was typed as its price, and not nothing. */
export const isFree = ({ rate }: Pick<LineValues, 'rate'>): boolean =>
  rate.trim() !== '' && rateError(rate) === undefined && Number(rateText(rate)) === 0;

/** What is said of the cells that hold something that is no such number. */
export function numberErrors({
  quantity,
  rate,
  cost,
}: Numbers): Partial<Record<NumberCell, string>> {
  const ofQuantity = quantityError(quantity);
  const [ofRate, ofCost] = [rateError(rate), rateError(cost)];
  return {
    ...(ofQuantity && { quantity: ofQuantity }),
    ...(ofRate && { rate: ofRate }),
    ...(ofCost && { cost: ofCost }),
  };
}

/** What is said of something off, or down, that is no amount or no percentage. */
export const shareError = ({ kind, value }: Share): string | undefined =>
  kind === 'amount' ? amountError(value) : percentError(value);
