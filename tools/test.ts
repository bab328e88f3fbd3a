// npm test: types and lint beside format, mutants of the money rules and front ends, then every
// spec (rules, read models, HTTP, engines, workers, journeys). Ends with one line of counts.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFrontEnds } from './build.ts';
import { isJourney } from './vitest/journey-files.ts';
import { failedFiles, outcomeOf, type Outcome, type Report } from './vitest/two-tries.ts';

const root = path.resolve(import.meta.dirname, '..');
const bin = (file: string): string => path.join(root, 'node_modules', file);
const only = process.argv.slice(2);

/** Runs a step with its output shown as it comes; true when it succeeded. */
function run(title: string, script: string, args: readonly string[]): Promise<boolean> {
  console.log(`\n== ${title}`);
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0)));
}

/** Runs a step beside others: what it says is shown together, when it has ended. */
function check(title: string, script: string, args: readonly string[] = []): Promise<boolean> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) =>
    child.on('close', (code) => {
      console.log(`\n== ${title}\n${said.trimEnd()}`);
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
      () => check('mutants of the money rules', path.join(root, 'tools/mutants.ts')),
      frontEnds,
    ]),
  ]);
  return lanes.flat();
}

/** Runs specs whose path contains one of `named`, or all; undefined when vitest said nothing. */
async function runSpecs(title: string, named: readonly string[]): Promise<Report | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'purlin-test-'));
  const file = path.join(folder, 'report.json');
  await run(title, bin('vitest/vitest.mjs'), [
    'run',
    ...named,
    '--reporter=default',
    '--reporter=tools/vitest/slowest.ts',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * All specs, or those that were named. A journey that failed is tried once more from its beginning,
 * when nothing else runs; each is named, because it is a fault that nobody has found yet.
 */
async function specs(): Promise<Outcome> {
  const first = await runSpecs('specs', only);
  if (!first) return { passed: 0, failed: 1, skipped: 0 };
  const again = failedFiles(first)
    .map((file) => path.relative(root, file))
    .filter(isJourney);
  console.log([`${again.length} tried again`, ...again.map((file) => `  ${file}`)].join('\n'));
  return outcomeOf(
    first,
    again.length > 0 ? await runSpecs('journeys that failed, once more', again) : undefined,
  );
}

const checks = only.length === 0 ? await checksBesideEachOther() : [await frontEnds()];
const { passed, failed, skipped } = await specs();
const broken = checks.filter((ok) => !ok).length;
console.log(
  `\n${passed + checks.length - broken} passed, ${failed + broken} ` +
    `failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exitCode = failed + broken === 0 && passed > 0 ? 0 : 1;
