// The numbers of a line as typed: parsing and error messages. Only an empty field falls back to a
// default (rule: typed-numbers).
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

/** A number followed by a word: "30.8 sq". */
const WITH_UNIT = /^(.*[\d).])\s*(\p{L}[\p{L} .²]*)$/u;

/** Parses a typed quantity; "30.8 sq" includes the unit. Null if invalid, with no fallback. */
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

/** Normalizes a rate; invalid text stays as typed. */
export const tidyAmount = (text: string): string => tidyRate(text, '');

/** The error for an invalid quantity. */
const quantityError = (text: string): string | undefined =>
  typedQuantity(text) === null
    ? (tooFineError(WITH_UNIT.exec(text.trim())?.[1] ?? text) ??
      say('no-quantity', { typed: text.trim() }))
    : undefined;

/** Whether 0.00 was typed, as opposed to nothing. */
export const isFree = ({ rate }: Pick<LineValues, 'rate'>): boolean =>
  rate.trim() !== '' && rateError(rate) === undefined && Number(rateText(rate)) === 0;

/** The errors of the number cells. */
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

/** The error for an invalid discount or deposit. */
export const shareError = ({ kind, value }: Share): string | undefined =>
  kind === 'amount' ? amountError(value) : percentError(value);
