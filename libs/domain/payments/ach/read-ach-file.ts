// Reads an ACH file, our own or one from the bank. Field positions come from the published layout,
// not from the writer's code, so that reader and writer check each other.
import { refuse } from '../refusals.ts';

/** A line and its number, from 1. */
interface Line {
  readonly text: string;
  readonly at: number;
}

export interface ReadAddenda {
  readonly at: number;
  /** 05: remittance information; 98: notification of change; 99: return. */
  readonly kind: string;
  /** The raw record; its layout depends on `kind`. */
  readonly record: string;
}
export interface ReadEntry {
  readonly at: number;
  readonly transactionCode: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly amountCents: number;
  readonly reference: string;
  readonly name: string;
  readonly addendaFlag: string;
  readonly trace: string;
  readonly addenda: readonly ReadAddenda[];
}
export interface ReadTotals {
  readonly lines: number;
  readonly hash: string;
  readonly debitCents: number;
  readonly creditCents: number;
}
export interface ReadBatch {
  readonly at: number;
  readonly serviceClass: string;
  readonly companyName: string;
  readonly companyId: string;
  readonly code: string;
  readonly description: string;
  readonly descriptiveDate: string;
  /** YYMMDD. */
  readonly effectiveOn: string;
  readonly settlement: string;
  readonly status: string;
  readonly bank: string;
  readonly number: number;
  readonly entries: readonly ReadEntry[];
  readonly control: ReadTotals & {
    readonly at: number;
    readonly serviceClass: string;
    readonly companyId: string;
    readonly bank: string;
    readonly number: number;
  };
}
export interface ReadFile {
  readonly records: readonly string[];
  readonly header: {
    readonly constants: string;
    readonly destination: string;
    readonly origin: string;
    readonly createdOn: string;
    readonly createdAt: string;
    readonly modifier: string;
    readonly format: string;
  };
  readonly batches: readonly ReadBatch[];
  readonly control: ReadTotals & {
    readonly at: number;
    readonly batches: number;
    readonly blocks: number;
  };
}

/** Characters by 1-based positions, as in the specification. */
const field = (line: Line, from: number, to: number): string => line.text.slice(from - 1, to);
const digits = (line: Line, from: number, to: number): number => {
  const found = field(line, from, to);
  return /^\d+$/.test(found) ? Number(found) : unreadable(line);
};
const unreadable = ({ at }: Line): never => refuse('bank-file-unreadable', { line: at });

/** A UTF-8 byte-order mark, also if decoded as Latin-1. */
const MARK = /^(?:\uFEFF|\u00EF\u00BB\u00BF)/;
/** The DOS end-of-file character, Ctrl-Z. */
const END = '\u001A';

/** Removes trailing whitespace and end-of-file characters. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === END || text[end - 1]!.trim() === '')) end -= 1;
  return text.slice(0, end);
}

/**
 * Splits a file into lines. Some banks omit line breaks or trailing spaces, or add blank lines.
 * Blank lines are skipped but counted.
 */
function linesOf(text: string): readonly Line[] {
  const bare = withoutEnd(text.replace(MARK, ''));
  const parts = /[\r\n]/.test(bare) ? bare.split(/\r\n|\r|\n/) : (bare.match(/.{1,94}/gs) ?? []);
  return parts
    .map((part, n) => ({ text: part.padEnd(94), at: n + 1 }))
    .filter((line) => line.text.trim() !== '');
}

/**
 * Parses a file's structure without validating it; `brokenRules` does that. Throws the Refusal
 * `bank-file-unreadable` with the number of the first line out of order.
 */
export function readAchFile(text: string): ReadFile {
  const lines = linesOf(text);
  let next = 0;
  const nowhere: Line = { text: '', at: lines.length + 1 };
  const peek = (): Line => lines[next] ?? nowhere;
  const take = (kind: string): Line => {
    const line = peek();
    next += 1;
    return line.text.startsWith(kind) ? line : unreadable(line);
  };
  const header = take('1');
  const batches: ReadBatch[] = [];
  while (peek().text.startsWith('5')) {
    const first = take('5');
    const entries: ReadEntry[] = [];
    while (peek().text.startsWith('6')) {
      const entry = take('6');
      const addenda: Line[] = [];
      while (peek().text.startsWith('7')) addenda.push(take('7'));
      entries.push(entryOf(entry, addenda));
    }
    batches.push(batchOf(first, entries, take('8')));
  }
  const control = take('9');
  while (next < lines.length)
    if (!/^9{94}$/.test(peek().text)) unreadable(peek());
    else next += 1;
  return {
    records: lines.map((line) => line.text),
    header: {
      constants: field(header, 2, 3),
      destination: field(header, 4, 13),
      origin: field(header, 14, 23),
      createdOn: field(header, 24, 29),
      createdAt: field(header, 30, 33),
      modifier: field(header, 34, 34),
      format: field(header, 35, 40),
    },
    batches,
    control: {
      at: control.at,
      batches: digits(control, 2, 7),
      blocks: digits(control, 8, 13),
      lines: digits(control, 14, 21),
      hash: field(control, 22, 31),
      debitCents: digits(control, 32, 43),
      creditCents: digits(control, 44, 55),
    },
  };
}

const batchOf = (header: Line, entries: readonly ReadEntry[], control: Line): ReadBatch => ({
  at: header.at,
  serviceClass: field(header, 2, 4),
  companyName: field(header, 5, 20).trim(),
  companyId: field(header, 41, 50),
  code: field(header, 51, 53),
  description: field(header, 54, 63).trim(),
  descriptiveDate: field(header, 64, 69),
  effectiveOn: field(header, 70, 75),
  settlement: field(header, 76, 78),
  status: field(header, 79, 79),
  bank: field(header, 80, 87),
  number: digits(header, 88, 94),
  entries,
  control: {
    at: control.at,
    serviceClass: field(control, 2, 4),
    lines: digits(control, 5, 10),
    hash: field(control, 11, 20),
    debitCents: digits(control, 21, 32),
    creditCents: digits(control, 33, 44),
    companyId: field(control, 45, 54),
    bank: field(control, 80, 87),
    number: digits(control, 88, 94),
  },
});

const entryOf = (entry: Line, addenda: readonly Line[]): ReadEntry => ({
  at: entry.at,
  transactionCode: field(entry, 2, 3),
  routingNumber: field(entry, 4, 12),
  accountNumber: field(entry, 13, 29).trimEnd(),
  amountCents: digits(entry, 30, 39),
  reference: field(entry, 40, 54).trim(),
  name: field(entry, 55, 76).trim(),
  addendaFlag: field(entry, 79, 79),
  trace: field(entry, 80, 94),
  addenda: addenda.map((line) => ({ at: line.at, kind: field(line, 2, 3), record: line.text })),
});
