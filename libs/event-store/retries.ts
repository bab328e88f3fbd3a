// Retries with exponential backoff and jitter, so that many clients of one server don't all retry
// at once.
import { pause } from './pause.ts';

const FIRST_MILLIS = 25;
const LONGEST_MILLIS = 500;

/** Backoff until a deadline. */
export class Retries {
  readonly #deadlineMillis: number;
  #end: number;
  #pauseMillis = FIRST_MILLIS;

  constructor(deadlineMillis: number) {
    this.#deadlineMillis = deadlineMillis;
    this.#end = performance.now() + deadlineMillis;
  }

  /** Time left until the deadline; zero or negative once it has passed. */
  get leftMillis(): number {
    return this.#end - performance.now();
  }

  /** Resets deadline and backoff after progress. */
  begin(): void {
    this.#end = performance.now() + this.#deadlineMillis;
    this.#pauseMillis = FIRST_MILLIS;
  }

  /** Waits for the next attempt; false if the deadline would pass or `signal` aborts. */
  async next(signal: AbortSignal): Promise<boolean> {
    const millis = this.#pauseMillis * (0.5 + Math.random());
    if (this.leftMillis <= millis) return false;
    this.#pauseMillis = Math.min(this.#pauseMillis * 2, LONGEST_MILLIS);
    await pause(millis, signal);
    return !signal.aborted;
  }
}
