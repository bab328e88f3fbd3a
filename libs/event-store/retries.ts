// Tries again for a while: growing pauses with jitter, so that many who wait for the same server do
// not all come back in the same moment.
import { pause } from './pause.ts';

const FIRST_MILLIS = 25;
const LONGEST_MILLIS = 500;

/** Pauses between tries, until a deadline. */
export class Retries {
  readonly #deadlineMillis: number;
  #end: number;
  #pauseMillis = FIRST_MILLIS;

  constructor(deadlineMillis: number) {
    this.#deadlineMillis = deadlineMillis;
    this.#end = performance.now() + deadlineMillis;
  }

  /** What is left of the deadline; not above 0 when it is over. */
  get leftMillis(): number {
    return this.#end - performance.now();
  }

  /** Something was achieved: deadline and pauses start again. */
  begin(): void {
    this.#end = performance.now() + this.#deadlineMillis;
    this.#pauseMillis = FIRST_MILLIS;
  }

  /** Waits before the next try; false when there is no time for one or `signal` aborts. */
  async next(signal: AbortSignal): Promise<boolean> {
    const millis = this.#pauseMillis * (0.5 + Math.random());
    if (this.leftMillis <= millis) return false;
    this.#pauseMillis = Math.min(this.#pauseMillis * 2, LONGEST_MILLIS);
    await pause(millis, signal);
    return !signal.aborted;
  }
}
