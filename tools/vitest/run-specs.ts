// Runs specs by vitest and reads how each file ended, for `npm test` and `npm run assurance`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

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
): Promise<boolean> {
  console.log(`\n== ${title}`);
  const child = spawn(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0)));
}

/** What vitest found beside the specs, such as an error that nobody caught. */
const BESIDE_SPECS: FileResult = {
  file: 'an error outside of every spec: see above',
  passed: 0,
  failed: 1,
  skipped: 0,
  seconds: 0,
};

/**
 * What the report says, and that the run failed where only its exit code says so: the report does
 * not count errors outside of specs.
 */
export const resultsOfRun = (ok: boolean, report: Report): FileResult[] => {
  const results = resultsOf(report);
  return ok || results.some(({ failed }) => failed > 0) ? results : [...results, BESIDE_SPECS];
};

/**
 * Runs the specs of `projects` whose path contains one of `named`, or all of them. Undefined when
 * vitest wrote no report.
 */
export async function runSpecs(
  title: string,
  projects: readonly string[],
  named: readonly string[] = [],
  more: readonly string[] = [],
): Promise<FileResult[] | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'purlin-report-'));
  const report = path.join(folder, 'report.json');
  const ok = await runStep(title, 'node_modules/vitest/vitest.mjs', [
    'run',
    ...named,
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=tools/vitest/slowest.ts',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...more,
  ]);
  try {
    return resultsOfRun(ok, JSON.parse(readFileSync(report, 'utf8')) as Report);
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
