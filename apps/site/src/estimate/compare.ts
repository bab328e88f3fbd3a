// The options of an estimate line by line: one row for each thing that any of them includes.
import type { EstimateOption, LineItem } from '@purlin/contracts/estimate-shapes.ts';

export interface ComparedRow {
  readonly description: string;
  readonly cells: readonly (LineItem | null)[];
}

export const inOrder = <T extends { readonly order: number; readonly id: number }>(
  list: readonly T[],
): T[] => list.toSorted((a, b) => a.order - b.order || a.id - b.id);

/**
 * Lines are the same when they are called the same; the second of a name in one option is not its
 * first.
 */
function keyed(lines: readonly LineItem[]): ReadonlyMap<string, LineItem> {
  const seen = new Map<string, number>();
  return new Map(
    inOrder(lines).map((line) => {
      const words = line.description.trim().toLowerCase();
      const nth = (seen.get(words) ?? 0) + 1;
      seen.set(words, nth);
      return [`${nth} ${words}`, line];
    }),
  );
}

/**
 * Rows in the order in which the options name them. Empty when the options have no line in common:
 * there is nothing to hold side by side.
 */
export function compared(options: readonly EstimateOption[]): readonly ComparedRow[] {
  const columns = options.map(({ lineItems }) => keyed(lineItems));
  const rows = new Map<string, string>();
  for (const column of columns)
    for (const [key, { description }] of column) if (!rows.has(key)) rows.set(key, description);
  const table = [...rows].map(([key, description]) => ({
    description,
    cells: columns.map((column) => column.get(key) ?? null),
  }));
  return table.some(({ cells }) => cells.filter((cell) => cell !== null).length > 1) ? table : [];
}
