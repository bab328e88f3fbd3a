// A batch's display name.
import { say } from '@purlin/words/screens/payment-parts.ts';

/** "Batch 0041" */
export const batchName = (id: number): string =>
  say('batch', { number: String(id).padStart(4, '0') });
