// Sorts an estimate's options, and compares them side by side.
import type { EstimateOption, LineItem } from '@purlin/contracts/estimate-shapes.ts';
import { type Comparison, sideBySide } from '@purlin/domain/estimates/side-by-side.ts';

export const inOrder = <T extends { readonly order: number; readonly id: number }>(
  list: readonly T[],
): T[] => list.toSorted((a, b) => a.order - b.order || a.id - b.id);

/** What all options share, and what differs. */
export const compared = (options: readonly EstimateOption[]): Comparison<LineItem> =>
  sideBySide(options.map(({ lineItems }) => inOrder(lineItems)));
