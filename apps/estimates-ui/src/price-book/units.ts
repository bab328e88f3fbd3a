// The units of the price book in words.
import { Unit } from '@purlin/domain/shared/unit.ts';
import type { Choice } from '@purlin/ui/ui.ts';

export const unitNames: Readonly<Record<Unit, string>> = {
  each: 'Each',
  hour: 'Hour',
  sqft: 'Square Foot',
  lnft: 'Linear Foot',
  gallon: 'Gallon',
  pound: 'Pound',
  square: 'Square (100 sq ft)',
};
export const unitChoices: readonly Choice[] = Unit.options.map((value) => ({
  value,
  label: unitNames[value],
}));

/** How a unit is said after a price; nothing for single things. */
export const perUnit: Readonly<Record<Unit, string>> = {
  each: '',
  hour: 'per hour',
  sqft: 'per square foot',
  lnft: 'per linear foot',
  gallon: 'per gallon',
  pound: 'per pound',
  square: 'per square',
};
