// Percentages: whole basis points inside (8.25 % is 825), numbers with at most two decimals
// outside.
import { z } from 'zod';

/** 0 to 100 percent in basis points. */
export const BasisPoints = z.int().min(0).max(10_000);

/** Basis points for people: 825 is "8.25%", 1000 is "10%". */
export const formatPercent = (basisPoints: number): string => `${basisPoints / 100}%`;
