// Waiting in specs: on a condition, never for a time.

const POLL_MS = 15;

/**
 * Resolves with the first answer that is neither undefined, null nor false. Throws with `what` when
 * none came within `timeoutMs`.
 */
export async function until<T>(
  what: string,
  condition: () => Promise<T> | T,
  timeoutMs = 45_000,
): Promise<NonNullable<Exclude<T, false>>> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await condition();
    if (answer !== undefined && answer !== null && answer !== false)
      return answer as NonNullable<Exclude<T, false>>;
    if (Date.now() > end) throw new Error(`waited ${timeoutMs} ms until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
