// Waiting in specs: on a condition, never for a time.

import { scaled } from './machine.ts';

/** The least pause between two looks. A look that takes long is followed by a longer pause. */
const POLL_MS = 15;
const PAUSES_PER_LOOK = 2;

/**
 * Resolves with the first answer that is neither undefined, null nor false. Throws with `what` when
 * none came within `timeoutMs`.
 */
export async function until<T>(
  what: string,
  condition: () => Promise<T> | T,
  /** What there is instead, for whoever reads the failure. */
  instead?: () => unknown,
  timeoutMs = scaled(90_000),
): Promise<NonNullable<Exclude<T, false>>> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const begun = performance.now();
    const answer = await condition();
    if (answer !== undefined && answer !== null && answer !== false)
      return answer as NonNullable<Exclude<T, false>>;
    if (Date.now() > end) {
      const found = instead ? `; there is ${JSON.stringify(await instead(), null, 1)}` : '';
      throw new Error(`waited ${timeoutMs} ms until ${what}${found}`);
    }
    const pauseMs = Math.max(POLL_MS, PAUSES_PER_LOOK * (performance.now() - begun));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
