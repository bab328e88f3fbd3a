// npm test: what decides a merge. Types, lint and format beside each other, the front ends, then
// every spec but those of npm run assurance. With words it runs the specs whose path contains one
// of them, of either command. Ends with one line of counts.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildFrontEnds } from './build.ts';
import { runSpecs } from './vitest/run-specs.ts';
import { MERGE_PROJECTS } from './vitest/suites.ts';

const root = path.resolve(import.meta.dirname, '..');
const bin = (file: string): string => path.join(root, 'node_modules', file);
const only = process.argv.slice(2);

/** Runs a step beside others: its output is shown as a whole, when it has ended. */
function check(title: string, script: string, args: readonly string[] = []): Promise<boolean> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) =>
    child.on('close', (code) => {
      console.log(`\n== ${title}\n${output.trimEnd()}`);
      resolve(code === 0);
    }),
  );
}

const frontEnds = (): Promise<boolean> =>
  buildFrontEnds().then(
    () => true,
    (error: unknown) => {
      console.error(error);
      return false;
    },
  );

/** What is checked without running the product, in two lanes: most of it keeps one core busy. */
async function checksBesideEachOther(): Promise<boolean[]> {
  const lane = async (steps: readonly (() => Promise<boolean>)[]): Promise<boolean[]> => {
    const ok: boolean[] = [];
    for (const step of steps) ok.push(await step());
    return ok;
  };
  const lanes = await Promise.all([
    lane([
      () => check('types', bin('typescript/bin/tsc'), ['-b']),
      () => check('lint', bin('oxlint/bin/oxlint'), ['--type-aware', '--quiet']),
    ]),
    lane([
      () =>
        check('format', bin('prettier/bin/prettier.cjs'), ['--check', '--log-level', 'warn', '.']),
      frontEnds,
    ]),
  ]);
  return lanes.flat();
}

const checks = only.length === 0 ? await checksBesideEachOther() : [await frontEnds()];
const results = await runSpecs('specs', only.length === 0 ? MERGE_PROJECTS : [], only);
const total = (of: 'passed' | 'failed' | 'skipped'): number =>
  (results ?? []).reduce((sum, result) => sum + result[of], 0);
const broken = checks.filter((ok) => !ok).length + (results ? 0 : 1);
const passed = total('passed') + checks.filter((ok) => ok).length;
const failed = total('failed') + broken;
const skipped = total('skipped');
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 && total('passed') > 0 ? 0 : 1;
