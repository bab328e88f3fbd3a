// Units after a number, short: 24.5 sq.
import type { Unit } from '@purlin/domain/shared/unit.ts';

const words: Readonly<Record<Unit, string>> = {
  each: '',
  hour: ' h',
  sqft: ' sq ft',
  lnft: ' lin ft',
  gallon: ' gal',
  pound: ' lb',
  square: ' sq',
};

/** What stands after a quantity; nothing for single things. */
export const shortUnit = (unit: Unit): string => words[unit];
