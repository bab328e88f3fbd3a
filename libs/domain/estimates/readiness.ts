// What an offer lacks before it can be sent. Used by the rule that refuses to send and by the
// screens that warn beforehand.
import type { Option } from './offer.ts';
import type { Totals } from '../shared/totals.ts';

/** A part with its own price: an option, or the whole of a single-option estimate. */
export interface Part {
  /** The option's title; null for the whole offer. */
  readonly title: string | null;
  readonly hasLines: boolean;
  readonly totalCents: number;
}
/** The first part that can't be sent, and why. `title` is null for the whole offer. */
export interface Lack {
  readonly title: string | null;
  readonly lacks: 'lines' | 'worth';
}

interface Priced {
  readonly lines: readonly unknown[];
  readonly totals: Pick<Totals, 'totalCents'>;
}

export const partOf = ({ lines, totals }: Priced, title: string | null): Part => ({
  title,
  hasLines: lines.length > 0,
  totalCents: totals.totalCents,
});

export const partsOf = ({
  estimateType,
  options,
  ...whole
}: Priced & {
  readonly estimateType: 'single' | 'multi_option';
  readonly options: readonly Pick<Option, 'title' | 'lines' | 'totals'>[];
}): readonly Part[] =>
  estimateType === 'multi_option'
    ? options.map((option) => partOf(option, option.title))
    : [partOf(whole, null)];

/** The first part without lines or without a positive total. */
export function lackOf(parts: readonly Part[]): Lack | undefined {
  if (!parts.some(({ hasLines }) => hasLines)) return { title: null, lacks: 'lines' };
  const worthless = parts.find(({ totalCents }) => totalCents <= 0);
  return worthless && { title: worthless.title, lacks: worthless.hasLines ? 'worth' : 'lines' };
}
