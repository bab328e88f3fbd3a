// What docs/assurance.md remembers of npm run assurance: the last run of each of its parts, and the
// specs that failed and then passed alone.

/** How a part (a spec file, or a step such as the mutants) ended the last time it ran. */
export interface PartRun {
  readonly part: string;
  readonly commit: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly result: string;
  readonly seconds: number;
}

/** A spec that failed beside others or at first, and passed alone. */
export interface Unstable {
  readonly part: string;
  readonly times: number;
  /** YYYY-MM-DD, the last time. */
  readonly day: string;
}

const cellsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => /^\| (?!---|Part )/.test(line))
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim().replaceAll('`', '')),
    );

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const byPart = <T extends { readonly part: string }>(rows: Iterable<T>): T[] =>
  [...rows].toSorted((a, b) => (a.part < b.part ? -1 : 1));

/** Reads what `runsTable` wrote. */
export const readRuns = (text: string): PartRun[] =>
  cellsOf(text).map(([part = '', result = '', seconds = '', commit = '', day = '']) => ({
    part,
    commit,
    day,
    result,
    seconds: Number(seconds),
  }));

/** The runs so far with these in place of the older ones, as a table. Parts that are gone go. */
export function runsTable(
  before: readonly PartRun[],
  now: readonly PartRun[],
  exists: (part: string) => boolean,
): string {
  const runs = new Map([...before, ...now].map((run) => [run.part, run]));
  return table(
    ['Part', 'Result', 'Seconds', 'Commit', 'Day'],
    byPart(runs.values())
      .filter(({ part }) => exists(part))
      .map(({ part, result, seconds, commit, day }) => [
        `\`${part}\``,
        result,
        seconds.toFixed(0),
        commit,
        day,
      ]),
  );
}

/** Reads what `unstableTable` wrote. */
export const readUnstable = (text: string): Unstable[] =>
  cellsOf(text).map(([part = '', times = '', day = '']) => ({ part, times: Number(times), day }));

/** The unstable specs so far, each of `parts` once more today. */
export function unstableTable(
  before: readonly Unstable[],
  parts: readonly string[],
  day: string,
): string {
  const rows = new Map(before.map((one) => [one.part, one]));
  for (const part of parts) rows.set(part, { part, times: (rows.get(part)?.times ?? 0) + 1, day });
  if (rows.size === 0) return 'None.';
  return table(
    ['Part', 'Times', 'Last'],
    byPart(rows.values()).map((one) => [`\`${one.part}\``, String(one.times), one.day]),
  );
}
