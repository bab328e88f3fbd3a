// Percentages. Internally basis points (8.25 % is 825, 8.375 % is 837.5), externally numbers with
// at most four decimals.
import { inWholes } from './decimals.ts';
import { Hundredths } from './money.ts';

/** 0 to 100 percent in basis points. */
export const BasisPoints = Hundredths.min(0, 'Please enter a percentage from 0 to 100').max(
  10_000,
  'Please enter a percentage from 0 to 100',
);

/** Formats basis points: 825 becomes "8.25%", 837.5 "8.375%", 1000 "10%". */
export const formatPercent = (basisPoints: number): string => `${inWholes(basisPoints)}%`;
