// A reporter that names the spec files which take longest: what nobody counts grows.
import type { Reporter, TestModule } from 'vitest/node';

const NAMED = 15;

export default class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= NAMED) return;
    const files = modules
      .map((module) => ({ id: module.relativeModuleId, ...module.diagnostic() }))
      .map(({ id, duration, collectDuration, environmentSetupDuration, setupDuration }) => ({
        id,
        seconds: (duration + collectDuration + environmentSetupDuration + setupDuration) / 1_000,
      }))
      .toSorted((a, b) => b.seconds - a.seconds);
    const all = files.reduce((sum, { seconds }) => sum + seconds, 0);
    console.log(`${files.length} files in ${all.toFixed(0)} s of workers, most of it in`);
    for (const { id, seconds } of files.slice(0, NAMED))
      console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${id}`);
  }
}
