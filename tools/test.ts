// npm test: what decides a merge. The front ends, then every spec but those of npm run assurance;
// types, lint and format beside them. With words it runs the specs whose path contains one of
// them, of either command. Ends with one line of counts.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { buildFrontEnds } from './build.ts';
import { runSpecs } from './vitest/run-specs.ts';
import { MERGE_PROJECTS } from './vitest/suites.ts';

const root = path.resolve(import.meta.dirname, '..');
const bin = (file: string): string => path.join(root, 'node_modules', file);
const only = process.argv.slice(2);

interface Checked {
  readonly title: string;
  readonly ok: boolean;
}

/** Runs a check behind whatever else runs; shows what it found as soon as it fails. */
function check(title: string, script: string, args: readonly string[] = []): Promise<Checked> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) =>
    child.on('close', (code) => {
      const ok = code === 0;
      if (!ok) console.log(`\n== ${title} failed\n${output.trimEnd()}`);
      resolve({ title, ok });
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
async function staticChecks(): Promise<Checked[]> {
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

// Specs wait for servers most of the time; the checks take what they leave of the machine.
const whole = only.length === 0;
const [built, statics, run] = await Promise.all([
  firstBuilt,
  whole ? staticChecks() : [],
  firstBuilt.then(() => runSpecs('specs', whole ? MERGE_PROJECTS : [], only)),
]);
const checks: readonly Checked[] = [{ title: 'front ends', ok: built }, ...statics];
const total = (of: 'passed' | 'failed' | 'skipped'): number =>
  (run?.files ?? []).reduce((sum, result) => sum + result[of], 0);
const broken = checks.filter(({ ok }) => !ok).map(({ title }) => title);
if (!run) broken.push('specs, which wrote no report');
if (run && run.outsideErrors > 0) broken.push('errors outside of every spec: see above');
if (broken.length > 0) console.log(`\nFailed beside the specs: ${broken.join(', ')}`);
const passed = total('passed') + checks.filter(({ ok }) => ok).length;
const failed = total('failed') + broken.length;
const skipped = total('skipped');
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 && total('passed') > 0 ? 0 : 1;
