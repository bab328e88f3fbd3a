// What an offer still lacks before a client can be asked to pay for it: said here once, for the
// rule that refuses to send it and for the screens that say so before.
import type { Option } from './offer.ts';
import type { Totals } from '../shared/totals.ts';

/** What is priced by itself: a package, or the whole of what has none. */
export interface Part {
  /** Null of the whole. */
  readonly title: string | null;
  readonly hasLines: boolean;
  readonly totalCents: number;
}
/** The first part that nobody could pay for, and why; `title` is null of the offer as a whole. */
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

/** Nobody should be asked to choose or to approve what has nothing in it to pay for. */
export function lackOf(parts: readonly Part[]): Lack | undefined {
  if (!parts.some(({ hasLines }) => hasLines)) return { title: null, lacks: 'lines' };
  const worthless = parts.find(({ totalCents }) => totalCents <= 0);
  return worthless && { title: worthless.title, lacks: worthless.hasLines ? 'worth' : 'lines' };
}
