// An abortable delay.
import { setTimeout } from 'node:timers/promises';

/** Resolves after `millis`, or as soon as `signal` aborts. */
export async function pause(millis: number, signal: AbortSignal): Promise<void> {
  try {
    await setTimeout(millis, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
