// Tells the hunt which spec has begun and how it ended, while the others still run.
import type { Reporter, TestModule } from 'vitest/node';

/** What the hunt hears of a spec. */
export interface Heard {
  readonly spec: string;
  readonly state: 'begun' | 'passed' | 'failed';
}

export default class implements Reporter {
  onTestModuleStart({ moduleId: spec }: TestModule): void {
    process.send?.({ spec, state: 'begun' } satisfies Heard);
  }
  onTestModuleEnd(module: TestModule): void {
    const state = module.ok() ? 'passed' : 'failed';
    process.send?.({ spec: module.moduleId, state } satisfies Heard);
  }
}
