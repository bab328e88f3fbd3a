// The hunt: every mutant gets a copy of the rules to live in, and one test run over all copies says
// which of them nobody noticed. One that never comes to an end counts as noticed.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mutantsOf, type Mutant } from './mutate.ts';
import { noticedIn } from './run-specs.ts';

interface Rule {
  /** From libs/domain. */
  readonly file: string;
  /** The specs that have to notice. */
  readonly specs: readonly string[];
}

/** The rules that count money and send it, and the specs that answer for them. */
export const MONEY_RULES: readonly Rule[] = [
  { file: 'shared/money.ts', specs: ['shared/money.spec.ts'] },
  { file: 'shared/percent.ts', specs: ['shared/percent.spec.ts'] },
  { file: 'shared/totals.ts', specs: ['shared/totals.spec.ts'] },
  { file: 'price-book/margin.ts', specs: ['price-book/reprice.spec.ts'] },
  { file: 'price-book/reprice.ts', specs: ['price-book/reprice.spec.ts'] },
  {
    file: 'payments/payment-plan.ts',
    specs: ['payments/payment-plan.spec.ts', 'payments/vendor-payment.spec.ts'],
  },
  {
    file: 'payments/ach-numbers.ts',
    specs: ['payments/ach-numbers.spec.ts', 'payments/files-of-a-day.spec.ts'],
  },
  {
    file: 'payments/payment-batch.ts',
    specs: [
      'payments/payment-batch.spec.ts',
      'payments/payment-batch-answers.spec.ts',
      'payments/prenote-batch.spec.ts',
    ],
  },
  {
    file: 'payments/ach/write-ach-file.ts',
    specs: [
      'payments/ach/write-ach-file.spec.ts',
      'payments/ach/limits-of-a-file.spec.ts',
      'payments/ach/long-names.spec.ts',
    ],
  },
  {
    file: 'payments/ach/ach-rules.ts',
    specs: ['payments/ach/ach-rules.spec.ts'],
  },
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
  {
    file: 'payments/ach-numbers.ts',
    at: 'filesOfDay: 0',
    from: '0',
    to: '1',
    because: 'it counts only on the day of a file, and there was none yet',
  },
  {
    file: 'payments/ach-numbers.ts',
    at: 'promise.writtenOn < on.writtenOn &&',
    from: '<',
    to: '<=',
    because: 'what was written on the same day is answered a line above',
  },
  {
    file: 'payments/payment-batch.ts',
    at: 'due.every',
    from: 'every',
    to: 'some',
    because: 'a batch is of payments or of prenotes, never of both',
  },
  {
    file: 'payments/ach/write-ach-file.ts',
    at: 'MOST_LINES_OF_A_BATCH = 999_999',
    from: '999_999',
    to: '1000000',
    because: 'nobody plans a million payments, and to try it takes minutes',
  },
  {
    file: 'payments/ach/write-ach-file.ts',
    at: 'batch.total.lines > MOST_LINES_OF_A_BATCH',
    from: '>',
    to: '>=',
    because: 'as above',
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

const ROOMS = ['shared', 'price-book', 'estimates', 'payments'];

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
  const noticed = await noticedIn(root, den);
  rmSync(den, { recursive: true, force: true });
  const survivors = mutants.filter((_, n) => !noticed.has(n));
  return { caught: mutants.length - survivors.length, equivalent, survivors };
}
