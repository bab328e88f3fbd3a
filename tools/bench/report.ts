// What was measured, line by line: on the screen at once, and at the end as docs/benchmarks.md.
import { benchmarks, machine } from '../measured.ts';

interface Row {
  readonly what: string;
  readonly ours: string;
  readonly baseline: string;
  readonly ratio: string;
}
const rows: Row[] = [];

export const report = (what: string, ours: string, baseline = '', ratio = ''): void => {
  rows.push({ what, ours, baseline, ratio });
  console.log(`${what.padEnd(58)} ${ours.padEnd(34)} ${baseline.padEnd(34)} ${ratio}`);
};

/** Writes everything that was reported. */
export function writeReport(): void {
  const table = rows
    .map((row) => `| ${row.what.trim()} | ${row.ours} | ${row.baseline} | ${row.ratio} |`)
    .join('\n');
  benchmarks.write(
    '',
    `Written by \`npm run bench\`; do not edit. Everything in one run, on one machine that ` +
      `also makes the load: read the ratios, not the absolute figures.\n\n${machine()}\n\n| ` +
      `What | Ours | Baseline | Ratio |\n|---|---|---|---|\n${table}\n`,
  );
}
