// Random moments for kills.
import fc from 'fast-check';

/**
 * Any part from 0 to `most`, each as likely as the other. Not of doubles: those are drawn by their
 * bits, so that almost all of them are next to 0.
 */
export const partUpTo = (most: number): fc.Arbitrary<number> =>
  fc.noBias(fc.integer({ min: 0, max: Math.round(most * 1_000) })).map((part) => part / 1_000);
