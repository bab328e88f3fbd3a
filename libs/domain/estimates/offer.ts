// The offer: lines, options to choose from, and the terms they are priced on.
import { z } from 'zod';
import { OneLine, SeveralLines } from '../shared/text.ts';
import { Line, LineDraft, MAX_LINES, pricedLine } from '../shared/lines.ts';
import { Totals, totalsOf, type Terms } from '../shared/totals.ts';
import { Header, HeaderDraft } from './header.ts';
import { refuse } from './refusals.ts';

export const MAX_OPTIONS = 20;

/** An option of a multi-option estimate, priced on the estimate's terms. */
export const Option = z.object({
  id: z.int().positive(),
  title: z.string(),
  description: z.string(),
  order: z.int().min(0),
  recommended: z.boolean(),
  lines: z.array(Line),
  totals: Totals,
});
export type Option = z.infer<typeof Option>;

export const OptionDraft = z.object({
  id: z.int().positive().nullable(),
  title: OneLine().min(1, 'Please give every option a title').max(200),
  description: SeveralLines().max(4000),
  order: z.int().min(0).max(1000),
  /** Null: recommended if its order is 1 (rule: recommended-option). */
  recommended: z.boolean().nullable(),
  lines: z.array(LineDraft).max(MAX_LINES),
});
export type OptionDraft = z.infer<typeof OptionDraft>;

/**
 * An offer as recorded. In a multi-option estimate, `lines` is empty and `totals` are those of the
 * recommended option.
 */
export const Offer = Header.extend({
  lines: z.array(Line),
  options: z.array(Option),
  totals: Totals,
});
export type Offer = z.infer<typeof Offer>;

/** An offer as user input. */
export const OfferDraft = HeaderDraft.extend({
  lines: z.array(LineDraft).max(MAX_LINES),
  options: z
    .array(OptionDraft)
    .max(MAX_OPTIONS, `An estimate can have at most ${MAX_OPTIONS} options`),
});
export type OfferDraft = z.infer<typeof OfferDraft>;

/** The highest numbers ever assigned to lines and options. */
export interface Numbers {
  readonly lastLine: number;
  readonly lastOption: number;
}

/** Option ids contain the estimate's id: option 2 of estimate 17 is 1702. */
export const optionId = (estimateId: number, n: number): number => estimateId * 100 + n;
export const estimateOfOption = (id: number): number => Math.floor(id / 100);

/** The recommended option, or the first if none is marked. */
export const recommendedOf = (options: readonly Option[]): Option | undefined =>
  options.find((option) => option.recommended) ?? options[0];

const NOTHING: readonly Line[] = [];
/** The totals before the client chooses: those of the lines, or of the recommended option. */
export const headlineTotals = (
  options: readonly Option[],
  lines: readonly Line[],
  terms: Terms,
): Totals =>
  recommendedOf(options)?.totals ?? totalsOf(options.length > 0 ? NOTHING : lines, terms);

/**
 * Numbers and prices a drafted offer. Throws a Refusal if it mixes lines with options, has too many
 * lines or options, or has two discounts.
 */
export function offerOf(draft: OfferDraft, estimateId: number, past: Numbers): Offer {
  if (draft.discountBasisPoints > 0 && draft.discountFixedCents > 0) return refuse('two-discounts');
  if (draft.estimateType === 'single' && draft.options.length > 0)
    return refuse('options-in-single');
  if (draft.estimateType === 'multi_option' && draft.lines.length > 0)
    return refuse('lines-outside-options');
  if (
    draft.lines.length + draft.options.reduce((n, option) => n + option.lines.length, 0) >
    MAX_LINES
  )
    return refuse('too-many-lines', { most: MAX_LINES });
  let { lastLine, lastOption } = past;
  const [lineIds, optionIds] = [new Set<number>(), new Set<number>()];
  // An id is reused if this estimate assigned it and the draft names it once; otherwise a new one
  // is assigned.
  const kept = (id: number | null, after: number, last: number, seen: Set<number>): id is number =>
    id !== null && id > after && id <= last && !seen.has(id) && seen.add(id).size > 0;
  const numbered = (lines: readonly LineDraft[]): Line[] =>
    lines.map(({ id, ...content }, order) =>
      pricedLine(content, kept(id, 0, past.lastLine, lineIds) ? id : ++lastLine, order),
    );
  const wanted = draft.options.toSorted((a, b) => a.order - b.order);
  const marked = wanted.findIndex((option) => option.recommended === true);
  const options = wanted.map(({ id, lines: drafts, ...option }, n): Option => {
    const lines = numbered(drafts);
    const known = kept(
      id,
      optionId(estimateId, 0),
      optionId(estimateId, past.lastOption),
      optionIds,
    );
    const recommended = marked >= 0 ? n === marked : (option.recommended ?? option.order === 1);
    return {
      ...option,
      id: known ? id : optionId(estimateId, ++lastOption),
      recommended,
      lines,
      totals: totalsOf(lines, draft),
    };
  });
  if (lastOption > 99) return refuse('too-many-options', { why: 'ever', most: 99 });
  const lines = numbered(draft.lines);
  return { ...draft, lines, options, totals: headlineTotals(options, lines, draft) };
}
