// Units after a number, short: 24.5 sq.
import { Unit } from '@purlin/domain/shared/unit.ts';
import { label } from '@purlin/words/labels.ts';

/** What stands after a quantity, with a blank before it; nothing for single things. */
export const shortUnit = (unit: Unit): string =>
  unit === 'each' ? '' : ` ${label(`short.${unit}`)}`;

/** The same where it stands alone, as in a cell. */
export const unitLabel = (unit: Unit): string =>
  unit === 'each' ? 'each' : label(`short.${unit}`);

/** What suppliers and estimators write for them besides. */
const OTHERS: Readonly<Record<Unit, readonly string[]>> = {
  each: ['ea', 'pc', 'pcs'],
  hour: ['hrs', 'hours'],
  sqft: ['sf', 'square feet'],
  lnft: ['lf', 'ln ft', 'linear feet'],
  gallon: ['gals', 'gallons'],
  pound: ['lbs', 'pounds'],
  square: ['sqs', 'squares'],
};

const unitWords = new Map<string, Unit>(
  Unit.options.flatMap((unit) =>
    [
      unit,
      label(`unit.${unit}`),
      ...(unit === 'each' ? [] : [label(`short.${unit}`)]),
      ...OTHERS[unit],
    ].map((word) => [word.trim().toLowerCase(), unit] as const),
  ),
);

/** The unit that somebody wrote, by its name or its short form. */
export const unitOf = (word: string): Unit | undefined =>
  unitWords.get(word.trim().toLowerCase().replace(/\.$/, ''));
