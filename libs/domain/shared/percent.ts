// Percentages: basis points inside (8.25 % is 825, 8.375 % is 837.5), numbers with at most four
// decimals outside.
import { inWholes } from './decimals.ts';
import { Hundredths } from './money.ts';

/** 0 to 100 percent in basis points. */
export const BasisPoints = Hundredths.min(0, 'Please enter a percentage from 0 to 100').max(
  10_000,
  'Please enter a percentage from 0 to 100',
);

/** Basis points for people: 825 is "8.25%", 837.5 is "8.375%", 1000 is "10%". */
export const formatPercent = (basisPoints: number): string => `${inWholes(basisPoints)}%`;
