// Runs specs by vitest and reads how each file ended, for `npm test` and `npm run assurance`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OUTSIDE_ERRORS } from './outside-errors.ts';

const root = path.resolve(import.meta.dirname, '../..');

const VITEST = 'node_modules/vitest/vitest.mjs';

/** How a spec file ended; `file` is its path from the root. */
export interface FileResult {
  readonly file: string;
  readonly passed: number;
  /** At least 1 for a file that did not load, or whose hooks failed. */
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
}

/** What vitest's JSON reporter writes, as far as it is read here. */
export interface Report {
  readonly testResults: readonly {
    /** The file's whole path. */
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The results of a report, file by file. */
export const resultsOf = ({ testResults }: Report): FileResult[] =>
  testResults.map(({ name, status, startTime, endTime, assertionResults }) => {
    const count = (...statuses: readonly string[]): number =>
      assertionResults.filter((one) => statuses.includes(one.status)).length;
    const failed = count('failed');
    return {
      file: path.relative(root, name),
      passed: count('passed'),
      failed: status === 'failed' ? Math.max(1, failed) : failed,
      skipped: count('pending', 'skipped'),
      seconds: Math.max(0, endTime - startTime) / 1_000,
    };
  });

/** Runs a step with its output shown as it comes; true when it succeeded. */
export function runStep(
  title: string,
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  console.log(`\n== ${title}`);
  const child = spawn(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0)));
}

/** How a run of specs ended. */
export interface SpecRun {
  readonly files: readonly FileResult[];
  /** Errors outside of every spec; at least 1 where vitest failed and no file did. */
  readonly outsideErrors: number;
}

/** How a run ended, by vitest's success, its report and the errors it counted outside of specs. */
export function specRun(ok: boolean, report: Report, outsideErrors: number): SpecRun {
  const files = resultsOf(report);
  const isExplained = ok || outsideErrors > 0 || files.some(({ failed }) => failed > 0);
  return { files, outsideErrors: isExplained ? outsideErrors : 1 };
}

/**
 * Runs the specs of `projects` whose path contains one of `named`, or all of them. Undefined when
 * vitest wrote no report.
 */
export async function runSpecs(
  title: string,
  projects: readonly string[],
  named: readonly string[] = [],
  more: readonly string[] = [],
): Promise<SpecRun | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'purlin-report-'));
  const report = path.join(folder, 'report.json');
  const errors = path.join(folder, 'outside-errors');
  const args = [
    'run',
    ...named,
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=tools/vitest/slowest.ts',
    '--reporter=tools/vitest/outside-errors.ts',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...more,
  ];
  const ok = await runStep(title, VITEST, args, { [OUTSIDE_ERRORS]: errors });
  try {
    const found = JSON.parse(readFileSync(report, 'utf8')) as Report;
    return specRun(ok, found, Number(readFileSync(errors, 'utf8')));
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
