// Importing a list from CSV: reads the file as people's programs write it, says what is wrong with
// which line, then carries out one command a row.
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import type { Asker, Receipt } from '../commands/commands.ts';
import { csvRecords, type CsvRecord } from './csv-records.ts';
import { asTyped, DAMAGED } from './csv-text.ts';
import { BadInput, checked } from '../input.ts';
import type { Product } from '../product.ts';
import type { Services } from '../room.ts';

/** What is wrong with a line and what to do about it. */
export interface LineProblem {
  readonly line: number;
  readonly column: string | null;
  readonly message: string;
}

/**
 * A column: its shape reads the trimmed text of a cell. `also` are other headings for it; capitals,
 * blanks and dashes do not matter.
 */
export interface CsvColumn<S extends z.ZodType = z.ZodType> {
  readonly heading: string;
  readonly also?: readonly string[];
  readonly shape: S;
  readonly required?: boolean;
}
export type CsvColumns = Readonly<Record<string, CsvColumn>>;
export type CsvValues<C extends CsvColumns> = { readonly [K in keyof C]: z.output<C[K]['shape']> };

export interface CsvRow<C extends CsvColumns> {
  readonly line: number;
  readonly values: CsvValues<C>;
  /**
   * Whether the file has this column: a column that is missing says nothing about what is there.
   */
  readonly has: (column: keyof C) => boolean;
}
export interface CsvFile<C extends CsvColumns> {
  readonly rows: readonly CsvRow<C>[];
  readonly problems: readonly LineProblem[];
  readonly ignored: readonly string[];
}

/** Rows are checked so many at a time; others have their turn between. */
const ROWS_AT_A_TIME = 200;

/**
 * The rows of a file whose first line names the columns. Throws BadInput when there are more
 * than `maxRows` or none.
 */
export async function readCsv<const C extends CsvColumns>(
  text: string,
  columns: C,
  maxRows: number,
  { sentence, fieldSentence }: Pick<Product, 'sentence' | 'fieldSentence'>,
): Promise<CsvFile<C>> {
  const parsed = await csvRecords(text, maxRows);
  const [head, ...records] = parsed.records;
  if (!head || (records.length === 0 && parsed.unreadable.length === 0))
    throw new BadInput('empty-file');
  const problems: LineProblem[] = parsed.unreadable.map((line) => ({
    line,
    column: null,
    message: sentence('unreadable-line', {}, 'en'),
  }));
  const headings = head.cells.map((heading) => heading.trim());
  const places = placesOf(headings, columns);
  for (const [key, { heading, required }] of Object.entries(columns)) {
    if (required && !places.has(key))
      throw new BadInput('column-missing', { values: { column: heading } });
  }
  const damaged = sentence('damaged-cell', {}, 'en');
  const rows: CsvRow<C>[] = [];
  for (const [n, record] of records.entries()) {
    if (n % ROWS_AT_A_TIME === 0) await new Promise(setImmediate);
    const values = valuesOf(record, columns, places, (column, issue) =>
      problems.push({
        line: record.line,
        column,
        message: issue ? fieldSentence({ ...issue, path: [column] }, 'en') : damaged,
      }),
    );
    if (values) rows.push({ line: record.line, values, has: (key) => places.has(key as string) });
  }
  const used = new Set(places.values());
  return {
    rows,
    problems: byLine(problems),
    ignored: headings.filter((heading, place) => heading !== '' && !used.has(place)),
  };
}

export const byLine = (problems: readonly LineProblem[]): LineProblem[] =>
  problems.toSorted((a, b) => a.line - b.line);

const plain = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function placesOf(headings: readonly string[], columns: CsvColumns): Map<string, number> {
  const at = new Map(
    headings.map((heading, place) => [plain(heading), place] as const).toReversed(),
  );
  return new Map(
    Object.entries(columns).flatMap(([key, { heading, also = [] }]) => {
      const place = [heading, ...also]
        .map((name) => at.get(plain(name)))
        .find((found) => found !== undefined);
      return place === undefined ? [] : [[key, place] as const];
    }),
  );
}

/** `wrong` hears what a column's shape says of a cell; nothing when a spreadsheet damaged it. */
function valuesOf<C extends CsvColumns>(
  { cells }: CsvRecord,
  columns: C,
  places: ReadonlyMap<string, number>,
  wrong: (column: string, issue: z.core.$ZodIssue | undefined) => void,
): CsvValues<C> | undefined {
  let good = true;
  const values = Object.entries(columns).map(([key, { heading, shape }]) => {
    const cell = (cells[places.get(key) ?? -1] ?? '').trim();
    if (DAMAGED.test(cell)) {
      good = false;
      wrong(heading, undefined);
      return [key, undefined];
    }
    const parsed = checked(shape, asTyped(cell));
    if (!parsed.success) {
      good = false;
      wrong(heading, parsed.error.issues[0]);
    }
    return [key, parsed.data];
  });
  return good ? (Object.fromEntries(values) as CsvValues<C>) : undefined;
}

/** What a row would do. `carryOut` is unset when there is nothing to do. */
export interface RowPlan {
  readonly line: number;
  readonly outcome: 'add' | 'change' | 'same';
  /** What is shown of it, in the order of the plan's columns. */
  readonly values: readonly string[];
  readonly carryOut?: (asker: Asker) => Promise<Receipt>;
}
export interface ImportPlan {
  readonly columns: readonly string[];
  readonly rows: readonly RowPlan[];
  readonly problems: readonly LineProblem[];
  readonly ignored: readonly string[];
}

/** The plan as a preview shows it. */
export const previewOf = ({ columns, rows, problems, ignored }: ImportPlan) => ({
  columns: [...columns],
  rows: rows.map(({ line, outcome, values }) => ({ line, outcome, values: [...values] })),
  problems: [...problems],
  ignored: [...ignored],
});

const isSaidToPeople = (error: unknown): error is Refusal | BadInput =>
  error instanceof Refusal || error instanceof BadInput;

/** How many rows did what, and what is wrong with the others. */
export interface ImportOutcome {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly problems: LineProblem[];
}

/** Rows under way at once: enough to share the event store's group commits. */
const AT_ONCE = 16;
const READABLE_MS = 10_000;

/**
 * Carries out the rows of a plan, each with a key of its own made of the import's key and its line,
 * so that a repeat does nothing twice.
 * A row that is refused is told of and the others go on. Answers once the lists show it.
 */
export async function carryOut(
  plan: ImportPlan,
  services: Services,
  asker: Asker,
): Promise<ImportOutcome> {
  const key = asker.key ?? randomUUID();
  const problems = [...plan.problems];
  const counts = { add: 0, change: 0, same: 0 };
  let position = 0n;
  const waiting = [...plan.rows];
  const lane = async (): Promise<void> => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      try {
        const receipt = await row.carryOut?.({ ...asker, key: `${key}/line-${row.line}` });
        if (receipt && receipt.position > position) position = receipt.position;
        counts[row.outcome] += 1;
      } catch (error) {
        if (!isSaidToPeople(error)) throw error;
        const message = services.product.sentence(error.code, error.values, 'en');
        problems.push({ line: row.line, column: null, message });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  await services.until(position, READABLE_MS);
  return {
    added: counts.add,
    changed: counts.change,
    same: counts.same,
    problems: byLine(problems),
  };
}
