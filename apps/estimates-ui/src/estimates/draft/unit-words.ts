// Abbreviated units after a number: 24.5 sq.
import { Unit } from '@purlin/domain/shared/unit.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/estimate-draft.ts';

/** The suffix after a quantity, with a leading space; empty for pieces. */
export const shortUnit = (unit: Unit): string =>
  unit === 'each' ? '' : ` ${label(`short.${unit}`)}`;

/** The same on its own, as in a cell. */
export const unitLabel = (unit: Unit): string =>
  unit === 'each' ? say('each') : label(`short.${unit}`);

/** Other spellings that suppliers and estimators use, whatever their language. */
const OTHERS: Readonly<Record<Unit, readonly string[]>> = {
  each: ['each', 'ea', 'pc', 'pcs'],
  hour: ['hr', 'hrs', 'hours'],
  sqft: ['sf', 'sq ft', 'square foot', 'square feet'],
  lnft: ['lf', 'ln ft', 'lin ft', 'linear foot', 'linear feet'],
  gallon: ['gal', 'gals', 'gallons'],
  pound: ['lb', 'lbs', 'pounds'],
  square: ['sq', 'sqs', 'squares'],
};

const madeUnitWords = () =>
  new Map<string, Unit>(
    Unit.options.flatMap((unit) =>
      [unit, label(`unit.${unit}`), unitLabel(unit), ...OTHERS[unit]].map(
        (word) => [word.replace(/\.$/, '').toLowerCase(), unit] as const,
      ),
    ),
  );
let unitWords: ReadonlyMap<string, Unit> | undefined;

/** Parses a unit by its name or abbreviation. */
export const unitOf = (word: string): Unit | undefined =>
  (unitWords ??= madeUnitWords()).get(word.trim().toLowerCase().replace(/\.$/, ''));
