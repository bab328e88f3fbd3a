// A reporter that counts what was tried again, and names it: a test that needs a second try is a
// fault that nobody has found yet.
import type { Reporter, TestModule } from 'vitest/node';

/** The tests of a run that were tried more than once, as people find them. */
export const retriedIn = (modules: readonly TestModule[]): string[] =>
  modules.flatMap((module) =>
    [...module.children.allTests()]
      .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
      .map((test) => `${module.relativeModuleId}: ${test.fullName}`),
  );

export default class Retries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const retried = retriedIn(modules);
    console.log([`${retried.length} retried`, ...retried.map((name) => `  ${name}`)].join('\n'));
  }
}
