// Demo data: how an item of the price book is written down.
import type { CategoryType } from '@purlin/domain/price-book/category-shapes.ts';
import type { Unit } from '@purlin/domain/shared/unit.ts';

/**
 * Name, unit, price and cost in dollars, description or scope of work; of a service also what is
 * not included and how it is done.
 */
type DemoItem = readonly [
  name: string,
  unit: Unit,
  price: number,
  cost: number | null,
  description: string,
  exclusions?: string | undefined,
  process?: string,
];
export interface DemoCategory {
  readonly name: string;
  readonly type: CategoryType;
  readonly items: readonly DemoItem[];
}
