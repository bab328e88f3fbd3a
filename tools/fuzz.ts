// npm run fuzz [-- rounds [path]]: the specs with random input, from other seeds and longer than
// npm test takes them. A seed that breaks something is printed.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const RUNS = '400';
const root = path.resolve(import.meta.dirname, '..');
const [rounds = '3', only = ''] = process.argv.slice(2);
const specs = globSync(['apps/**/*.spec.ts', 'libs/**/*.spec.ts', 'tools/**/*.spec.ts'], {
  cwd: root,
  exclude: ['**/node_modules/**'],
}).filter(
  (file) =>
    file.includes(only) &&
    readFileSync(path.join(root, file), 'utf8').includes("from 'fast-check'"),
);

/** Runs the specs from a seed; true when nothing broke. */
function round(seed: number): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...specs],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, FUZZ_SEED: String(seed), FUZZ_RUNS: RUNS },
    },
  );
  return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0)));
}

if (specs.length === 0) throw new Error(`no spec with random input has "${only}" in its path`);
for (let n = 1; n <= Number(rounds); n++) {
  const seed = randomInt(2 ** 31);
  console.log(`\n== round ${n} of ${rounds}: FUZZ_SEED=${seed}, ${specs.length} specs`);
  if (await round(seed)) continue;
  console.error(
    `\nBroken. To see it again: FUZZ_SEED=${seed} FUZZ_RUNS=${RUNS} npm test -- <spec>`,
  );
  process.exitCode = 1;
  break;
}
