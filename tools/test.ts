// npm test: what decides a merge. The front ends, then every spec but those of npm run assurance;
// types, lint and format beside them. With words it runs the specs whose path contains one of
// them, of either command. Ends with one line of counts.
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

/** Journeys look at what is built. */
const firstBuilt = buildFrontEnds().then(
  () => true,
  (error: unknown) => {
    console.error(error);
    return false;
  },
);

/** What is checked without running the product, one after the other. */
async function staticChecks(): Promise<boolean[]> {
  return [
    await check('types', bin('typescript/bin/tsc'), ['-b']),
    await check('lint', bin('oxlint/bin/oxlint'), ['--type-aware', '--quiet']),
    await check('format', bin('prettier/bin/prettier.cjs'), [
      '--check',
      '--log-level',
      'warn',
      '.',
    ]),
  ];
}

// Specs wait for servers most of the time: the checks beside them take what they leave.
const whole = only.length === 0;
const [built, statics, results] = await Promise.all([
  firstBuilt,
  whole ? staticChecks() : [],
  firstBuilt.then(() => runSpecs('specs', whole ? MERGE_PROJECTS : [], only)),
]);
const checks = [built, ...statics];
const total = (of: 'passed' | 'failed' | 'skipped'): number =>
  (results ?? []).reduce((sum, result) => sum + result[of], 0);
const broken = checks.filter((ok) => !ok).length + (results ? 0 : 1);
const passed = total('passed') + checks.filter((ok) => ok).length;
const failed = total('failed') + broken;
const skipped = total('skipped');
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 && total('passed') > 0 ? 0 : 1;
