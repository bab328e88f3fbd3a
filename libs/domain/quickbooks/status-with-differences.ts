// The status of a QuickBooks record beside its differences.
import type { Difference } from './record-shapes.ts';

/** In sync, unless differences remain. */
export const restOf = (differences: readonly Difference[]): 'differs' | 'in-step' =>
  differences.length > 0 ? 'differs' : 'in-step';

/** Differences say nothing about what must still be sent, or failed. */
export const withDifferences = (
  status: string | undefined,
  differences: readonly Difference[],
): 'failed' | 'waiting' | 'differs' | 'in-step' =>
  status === 'failed' || status === 'waiting' ? status : restOf(differences);
