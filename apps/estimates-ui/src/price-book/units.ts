// The units of the price book in words.
import type { Choice } from '@purlin/ui/ui.ts';
import { Unit } from '@purlin/domain/shared/unit.ts';

const labels: Readonly<Record<Unit, string>> = {
  each: 'Each', hour: 'Hour', sqft: 'Square Foot', lnft: 'Linear Foot', gallon: 'Gallon', pound: 'Pound', square: 'Square (100 sq ft)',
};

export const unitChoices: readonly Choice[] = Unit.options.map((value) => ({ value, label: labels[value] }));
