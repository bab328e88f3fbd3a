// Display names of the price book's units.
import { Unit } from '@purlin/domain/shared/unit.ts';
import type { Choice } from '@purlin/ui/ui.ts';
import { label } from '@purlin/words/labels.ts';

export const unitChoices = (): readonly Choice[] =>
  Unit.options.map((value) => ({ value, label: label(`unit.${value}`) }));

/** The unit after a price; empty for pieces. */
export const perUnit = (unit: Unit): string => (unit === 'each' ? '' : label(`per.${unit}`));
