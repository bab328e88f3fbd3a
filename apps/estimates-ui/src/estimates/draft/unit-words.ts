// Units after a number, short: 24.5 sq.
import type { Unit } from '@purlin/domain/shared/unit.ts';
import { label } from '@purlin/words/labels.ts';

/** What stands after a quantity, with a blank before it; nothing for single things. */
export const shortUnit = (unit: Unit): string =>
  unit === 'each' ? '' : ` ${label(`short.${unit}`)}`;

/** The same where it stands alone, as in a cell. */
export const unitLabel = (unit: Unit): string =>
  unit === 'each' ? 'each' : label(`short.${unit}`);
