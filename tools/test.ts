// npm test: types, format, mutants of the money rules, lint, front ends, then every spec (rules,
// read models, HTTP, engines, workers, browser journeys). Ends with one line of counts.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFrontEnds } from './build.ts';

const root = path.resolve(import.meta.dirname, '..');
const bin = (file: string): string => path.join(root, 'node_modules', file);
const only = process.argv.slice(2);

/** Runs a step with its output shown; true when it succeeded. */
function run(
  title: string,
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  console.log(`\n== ${title}`);
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', ...env },
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0)));
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
}

/**
 * All specs, or those whose path contains one of `only`; the counts come from vitest's own report.
 */
async function specs(): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'purlin-test-'));
  const file = path.join(folder, 'report.json');
  await run('specs', bin('vitest/vitest.mjs'), [
    'run',
    ...only,
    '--reporter=default',
    '--reporter=tools/vitest/slowest.ts',
    '--reporter=tools/vitest/retries.ts',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, numFailedTestSuites: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const checks: boolean[] = [];
if (only.length === 0) {
  checks.push(await run('types', bin('typescript/bin/tsc'), ['-b']));
  checks.push(
    await run('format', bin('prettier/bin/prettier.cjs'), ['--check', '--log-level', 'warn', '.']),
  );
  checks.push(await run('mutants of the money rules', path.join(root, 'tools/mutants.ts'), []));
  checks.push(await run('lint', bin('oxlint/bin/oxlint'), ['--type-aware', '--quiet']));
}
checks.push(
  await buildFrontEnds().then(
    () => true,
    (error: unknown) => {
      console.error(error);
      return false;
    },
  ),
);
const report = await specs();
const failed =
  report.numFailedTests +
  checks.filter((ok) => !ok).length +
  (report.numFailedTests === 0 ? report.numFailedTestSuites : 0);
const passed = report.numPassedTests + checks.filter(Boolean).length;
console.log(
  `\n${passed} passed, ${failed} ` +
    `failed${report.numPendingTests > 0 ? `, ${report.numPendingTests} skipped` : ''}`,
);
process.exitCode = failed === 0 && report.numPassedTests > 0 ? 0 : 1;
