// Runs the specs of all copies, and goes on without those that never come to an end.
import { spawn } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Heard } from './reporter.ts';

/** Nothing was heard for so long: whatever has begun does not end. */
const PATIENCE_MS = 60_000;
/** An endless loop that fills memory dies soon. */
const MOST_MEGABYTES = 700;

/**
 * The numbers of the copies in which a spec failed or did not come to its end. Each copy is a
 * folder of the den, called by its number.
 */
export async function noticedIn(root: string, den: string): Promise<ReadonlySet<number>> {
  const noticed = new Set<number>();
  const numberOf = (spec: string): number => Number(path.relative(den, spec).split(path.sep)[0]);
  let left = new Set(globSync('*/**/*.spec.ts', { cwd: den }).map((name) => path.join(den, name)));
  while (left.size > 0) {
    const before = left.size;
    for (const { spec, state } of await runOnce(root, den, [...left])) {
      left.delete(spec);
      if (state !== 'passed') noticed.add(numberOf(spec));
    }
    // One spec that notices is enough for a copy.
    left = new Set([...left].filter((spec) => !noticed.has(numberOf(spec))));
    if (left.size === before) throw new Error(`specs that nobody ran: ${[...left].join(', ')}`);
  }
  return noticed;
}

/** One run; answers with how each spec ended that began, `begun` where it did not. */
async function runOnce(
  root: string,
  den: string,
  specs: readonly string[],
): Promise<readonly Heard[]> {
  const config = path.join(den, 'vitest.config.mjs');
  writeFileSync(config, configOf(root, den, specs));
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--config', config], {
    cwd: root,
    // Fewer tries of what is tried at random: every mutant pays for them.
    env: { ...process.env, FUZZ_RUNS: '25' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Its workers are to end with it.
    detached: true,
  });
  const ended = new Map<string, Heard>();
  const end = (): void => void process.kill(-child.pid!, 'SIGKILL');
  let watch = setTimeout(end, PATIENCE_MS * 2);
  child.on('message', (heard: Heard) => {
    ended.set(heard.spec, heard);
    clearTimeout(watch);
    watch = setTimeout(end, PATIENCE_MS);
  });
  await new Promise((resolve) => child.on('exit', resolve));
  clearTimeout(watch);
  return [...ended.values()];
}

const configOf = (root: string, den: string, specs: readonly string[]): string =>
  `export default ${JSON.stringify({
    test: {
      root: den,
      include: specs.map((spec) => path.relative(den, spec)),
      setupFiles: [path.join(root, 'tools/vitest/fast-check.ts')],
      pool: 'forks',
      execArgv: [`--max-old-space-size=${MOST_MEGABYTES}`],
      isolate: false,
      // The first failure of a spec says enough.
      bail: 0,
      testTimeout: 20_000,
      reporters: [path.join(root, 'tools/mutants/reporter.ts')],
    },
  })};`;
