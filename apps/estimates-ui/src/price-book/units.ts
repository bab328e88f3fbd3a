// The units of the price book in words.
import { Unit } from '@purlin/domain/shared/unit.ts';
import type { Choice } from '@purlin/ui/ui.ts';
import { label } from '@purlin/words/labels.ts';

export const unitChoices = (): readonly Choice[] =>
  Unit.options.map((value) => ({ value, label: label(`unit.${value}`) }));

/** How a unit is said after a price; nothing for single things. */
export const perUnit = (unit: Unit): string => (unit === 'each' ? '' : label(`per.${unit}`));
