// The records of a CSV file, taken apart in a thread of its own: whatever is in the file, nobody
// else waits for it.
import { availableParallelism } from 'node:os';
import { inThread } from '../../servers/thread.ts';
import { fairQueue } from '../limits/fair-queue.ts';
import { BadInput } from '../input.ts';

export interface CsvLimits {
  readonly rows: number;
  readonly columns: number;
  /** Of one record, all its cells together. */
  readonly recordCharacters: number;
  readonly unreadableLines: number;
}

export interface CsvRecord {
  /** Where it begins in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export type CsvParsed =
  | {
      /** The first names the columns; at most as many as the limit says follow. */
      readonly records: readonly CsvRecord[];
      readonly unreadable: readonly number[];
      readonly failure?: undefined;
    }
  | { readonly failure: 'open-quote' | 'too-wide' | 'too-many-columns'; readonly line: number }
  | { readonly failure: 'too-many-unreadable' | 'too-many-rows' };

const COLUMNS = 200;
const RECORD_CHARACTERS = 100_000;
const UNREADABLE_LINES = 1_000;
const MEMORY_MB = 192;
const CPU_MS = 10_000;

/** Threads at a time: one core at least is left to everybody else. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** More files do not wait: each is held in memory, and its sender waits for an answer. */
const WAITING = 3;
const queue = fairQueue(AT_ONCE, WAITING);
const EVERYBODY = { known: true, shares: [] };

/**
 * The records of a file, its first line included. Throws BadInput with what is wrong when it
 * is beyond a limit (rows, 200 columns, 100,000 characters a row, 1,000 unreadable lines, 10 s of
 * work) or a quotation mark is never closed, and TryLater when too many files wait.
 */
export async function csvRecords(
  text: string,
  maxRows: number,
): Promise<Exclude<CsvParsed, { readonly failure: string }>> {
  const parsed = await queue.inTurn(EVERYBODY, () => parseInThread(text, maxRows));
  if (parsed.failure === undefined) return parsed;
  throw problemOf(parsed, maxRows);
}

const SEPARATORS = [',', ';', '\t', '|'] as const;

/** The first record, less what stands between quotation marks at the beginning of a cell. */
function bareFirst(text: string): string {
  let bare = '';
  let isQuoted = false;
  for (const one of text.slice(0, RECORD_CHARACTERS)) {
    if (!isQuoted && one === '\n') break;
    const begins = bare === '' || SEPARATORS.some((mark) => bare.endsWith(mark));
    if (one === '"' && (isQuoted || begins)) isQuoted = !isQuoted;
    else if (!isQuoted) bare += one;
  }
  return bare;
}

/** Comma, or what programs of other countries put in its place; the first line tells. */
function delimiterOf(text: string): string {
  const first = bareFirst(text);
  const count = (mark: string): number => first.split(mark).length;
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0]!;
}

/** How Excel says what separates the cells: in a line of its own, before the others. */
const NAMED_SEPARATOR = /^sep=([,;|\t])(?=\n|$)/i;

/** Every line ends in the same way, and the separator is found: as it is named, or by guess. */
function prepared(text: string): { readonly text: string; readonly delimiter: string } {
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const named = NAMED_SEPARATOR.exec(lines)?.[1];
  // Its line stays, empty: what is wrong is said with the lines of the file.
  return named === undefined
    ? { text: lines, delimiter: delimiterOf(lines) }
    : { text: lines.replace(NAMED_SEPARATOR, ''), delimiter: named };
}

function parseInThread(text: string, maxRows: number): Promise<CsvParsed> {
  const limits: CsvLimits = {
    rows: maxRows,
    columns: COLUMNS,
    recordCharacters: RECORD_CHARACTERS,
    unreadableLines: UNREADABLE_LINES,
  };
  const task = { ...prepared(text), limits };
  const file = new URL('csv-parse-thread.ts', import.meta.url);
  return inThread<CsvParsed>(file, task, { memoryMb: MEMORY_MB, cpuMs: CPU_MS }).catch(() => {
    throw tooMuch();
  });
}

const tooMuch = (): BadInput =>
  new BadInput('unreadable-file', { values: { why: 'slow', line: 0 } });

function problemOf(
  parsed: Extract<CsvParsed, { readonly failure: string }>,
  most: number,
): BadInput {
  switch (parsed.failure) {
    case 'open-quote':
      return new BadInput('unreadable-file', { values: { why: 'open-quote', line: parsed.line } });
    case 'too-wide':
      return new BadInput('unreadable-file', { values: { why: 'long-line', line: parsed.line } });
    case 'too-many-columns':
      return new BadInput('too-many-columns', { values: { line: parsed.line, most: COLUMNS } });
    case 'too-many-rows':
      return new BadInput('too-many-rows', { values: { most } });
    case 'too-many-unreadable':
      return new BadInput('unreadable-file', { values: { why: 'everywhere', line: 0 } });
  }
}
