// A reporter that counts errors outside of every spec, such as one that nobody caught: no report of
// files has them.
import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Names the file that takes the count. */
export const OUTSIDE_ERRORS = 'PURLIN_OUTSIDE_ERRORS';

export default class OutsideErrors implements Reporter {
  onTestRunEnd(_: unknown, errors: readonly unknown[]): void {
    const file = process.env[OUTSIDE_ERRORS];
    if (file !== undefined) writeFileSync(file, String(errors.length));
  }
}
