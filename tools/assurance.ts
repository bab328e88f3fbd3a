// npm run assurance [-- <name> …] [-- --since <commit>]: what npm test leaves out. All journeys,
// kills, outages, engines, mutants, random input and each step of the bench; or those parts whose
// name contains one of the words; or those that the changes since a commit touch. Writes
// docs/assurance.md.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  readRuns,
  readUnstable,
  runsTable,
  unstableTable,
  type PartRun,
} from './assurance/record.ts';
import { touchedBy } from './assurance/selection.ts';
import { buildFrontEnds } from './build.ts';
import { assurance } from './measured.ts';
import { runSpecs, runStep, type FileResult } from './vitest/run-specs.ts';
import { ALONE, ASSURANCE_PROJECTS, isAssurance, JOURNEYS, LONG } from './vitest/suites.ts';

const root = path.resolve(import.meta.dirname, '..');
const RUNS = 'Runs of npm run assurance';
const UNSTABLE = 'Unstable specs';
const OUTSIDE = 'no error outside of specs';
const STEPS: Readonly<Record<string, readonly [script: string, ...args: string[]]>> = {
  mutants: ['tools/mutants.ts'],
  fuzz: ['tools/fuzz.ts', '1'],
  bench: ['tools/bench.ts', '--short'],
};

const { values, positionals } = parseArgs({
  options: { since: { type: 'string' } },
  allowPositionals: true,
});
const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const commit = `${git('rev-parse', '--short=8', 'HEAD')}${git('status', '--porcelain') ? '+' : ''}`;
const day = new Date().toISOString().slice(0, 10);

const specs = globSync([...JOURNEYS, ...LONG, ...ALONE], { cwd: root }).filter(isAssurance);
const all = [...specs, ...Object.keys(STEPS)];

function selected(): string[] {
  if (values.since !== undefined)
    return touchedBy(git('diff', '--name-only', values.since).split('\n'), all);
  if (positionals.length === 0) return all;
  return all.filter((part) => positionals.some((name) => part.includes(name)));
}

const inWords = ({ passed, failed, skipped }: FileResult): string =>
  [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`]
    .filter(Boolean)
    .join(', ');

/** Runs the spec files; each that failed runs once more, alone. */
async function runFiles(
  files: readonly string[],
): Promise<{ runs: PartRun[]; unstable: string[] }> {
  const run = async (title: string, some: readonly string[], ...more: string[]) =>
    (await runSpecs(title, ASSURANCE_PROJECTS, some, more)) ??
    Promise.reject(new Error('vitest wrote no report: see above.'));
  const first = await run('specs', files);
  const again = first.files.filter(({ failed }) => failed > 0).map(({ file }) => file);
  const second = again.length > 0 ? await run('once more, alone', again, '--maxWorkers=1') : null;
  const last = new Map(
    [...first.files, ...(second?.files ?? [])].map((one) => [one.file, one] as const),
  );
  const errors = first.outsideErrors + (second?.outsideErrors ?? 0);
  const runs: PartRun[] = [...last.values()].map((one) => ({
    part: one.file,
    commit,
    day,
    result: inWords(one),
    seconds: one.seconds,
  }));
  const result = errors > 0 ? `${errors} failed` : '1 passed';
  runs.push({ part: OUTSIDE, commit, day, result, seconds: 0 });
  return { runs, unstable: again.filter((file) => last.get(file)?.failed === 0) };
}

async function runOther(part: string): Promise<PartRun> {
  const [script, ...args] = STEPS[part]!;
  const startedAt = performance.now();
  const ok = await runStep(part, script, args);
  const seconds = (performance.now() - startedAt) / 1_000;
  return { part, commit, day, result: ok ? '1 passed' : '1 failed', seconds };
}

const parts = selected();
if (parts.length === 0) {
  console.error(
    positionals.length > 0
      ? `No part has ${positionals.join(' or ')} in its name. They are:\n${all.join('\n')}`
      : 'The changes touch no part of assurance.',
  );
  process.exit(positionals.length > 0 ? 64 : 0);
}
await buildFrontEnds();
const files = parts.filter((part) => !(part in STEPS));
const { runs, unstable } = files.length > 0 ? await runFiles(files) : { runs: [], unstable: [] };
for (const part of parts.filter((one) => one in STEPS)) runs.push(await runOther(part));

const exists = (part: string): boolean =>
  part in STEPS || part === OUTSIDE || existsSync(path.join(root, part));
assurance.write(RUNS, runsTable(readRuns(assurance.part(RUNS)), runs, exists));
assurance.write(UNSTABLE, unstableTable(readUnstable(assurance.part(UNSTABLE)), unstable, day));
for (const part of unstable) console.log(`unstable: ${part} failed, and passed alone`);
const failed = runs.filter(({ result }) => result.includes('failed'));
for (const { part, result } of failed) console.log(`${part}: ${result}`);
console.log(`\n${runs.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
