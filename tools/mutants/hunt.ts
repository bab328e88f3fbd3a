// The hunt: every mutant gets a copy of the rules to live in, and one test run over all copies says
// which of them nobody noticed.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mutantsOf, type Mutant } from './mutate.ts';

interface Rule {
  /** From libs/domain. */
  readonly file: string;
  /** The specs that have to notice. */
  readonly specs: readonly string[];
}

/** The rules that count money, and the specs that answer for them. */
export const MONEY_RULES: readonly Rule[] = [
  { file: 'shared/money.ts', specs: ['shared/money.spec.ts'] },
  { file: 'shared/percent.ts', specs: ['shared/percent.spec.ts'] },
  { file: 'shared/totals.ts', specs: ['shared/totals.spec.ts'] },
  { file: 'price-book/margin.ts', specs: ['price-book/reprice.spec.ts'] },
  { file: 'price-book/reprice.ts', specs: ['price-book/reprice.spec.ts'] },
];

/** Mutants that count the same as the rule itself, each with the reason. */
const EQUIVALENT: readonly (Pick<Mutant, 'from' | 'to'> & {
  readonly file: string;
  /** A piece of the line it stands in. */
  readonly at: string;
  readonly because: string;
})[] = [
  {
    file: 'shared/money.ts',
    at: 'n < 0n',
    from: '<',
    to: '<=',
    because: 'zero rounds to zero on both sides',
  },
  {
    file: 'shared/money.ts',
    at: 'n < 0n',
    from: '0n',
    to: '1n',
    because: 'zero rounds to zero on both sides',
  },
];

export interface Survivor {
  readonly file: string;
  readonly mutant: Mutant;
}
export interface Bag {
  readonly caught: number;
  readonly equivalent: number;
  readonly survivors: readonly Survivor[];
}

/** A survivor as one line for people. */
export const inWords = ({ file, mutant: { line, from, to } }: Survivor): string =>
  `libs/domain/${file}:${line} \`${from}\` as \`${to}\`: no spec notices`;

const ROOMS = ['shared', 'price-book', 'estimates'];

const isEquivalent = (file: string, source: string, mutant: Mutant): boolean =>
  EQUIVALENT.some(
    ({ file: of, at, from, to }) =>
      of === file &&
      from === mutant.from &&
      to === mutant.to &&
      source.split('\n')[mutant.line - 1]!.includes(at),
  );

/** Mutates the rules, runs their specs on every mutant, and counts. */
export async function hunt(root: string, rules: readonly Rule[]): Promise<Bag> {
  const domain = path.join(root, 'libs/domain');
  const den = path.join(root, 'dist/mutants');
  rmSync(den, { recursive: true, force: true });
  let equivalent = 0;
  const mutants = rules.flatMap(({ file, specs }) => {
    const source = readFileSync(path.join(domain, file), 'utf8');
    return mutantsOf(file, source).flatMap((mutant) => {
      const same = isEquivalent(file, source, mutant);
      if (same) equivalent += 1;
      return same ? [] : [{ file, specs, mutant }];
    });
  });
  for (const [n, { file, specs, mutant }] of mutants.entries()) {
    const home = path.join(den, String(n));
    for (const room of ROOMS)
      cpSync(path.join(domain, room), path.join(home, room), {
        recursive: true,
        filter: (name) =>
          !name.endsWith('.spec.ts') || specs.some((spec) => name.endsWith(`/${spec}`)),
      });
    writeFileSync(path.join(home, file), mutant.text);
  }
  const noticed = await runSpecs(root, den);
  rmSync(den, { recursive: true, force: true });
  const survivors = mutants.filter((_, n) => !noticed.has(n));
  return { caught: mutants.length - survivors.length, equivalent, survivors };
}

interface Report {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

/** One test run over all copies; the answer is those in which something failed. */
async function runSpecs(root: string, den: string): Promise<ReadonlySet<number>> {
  const report = path.join(den, 'report.json');
  const config = path.join(den, 'vitest.config.mjs');
  mkdirSync(den, { recursive: true });
  writeFileSync(
    config,
    `export default ${JSON.stringify({
      test: {
        root: den,
        include: ['*/**/*.spec.ts'],
        setupFiles: [path.join(root, 'tools/vitest/fast-check.ts')],
        isolate: false,
        bail: 0,
        testTimeout: 20_000,
        reporters: [['json', { outputFile: report }]],
      },
    })};`,
  );
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--config', config], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((resolve) => child.on('exit', resolve));
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return new Set(
    testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name }) => Number(path.relative(den, name).split('/')[0])),
  );
}
