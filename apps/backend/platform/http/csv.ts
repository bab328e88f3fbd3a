// CSV: a list's rows as lines of a file that spreadsheets open, whatever people typed into them.
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { Rate } from '@purlin/contracts/fields.ts';
import { disarmed } from '../core/files/csv-text.ts';

/** One column: what stands above it, and its value in a row of the answer. */
interface Column {
  readonly title: string;
  readonly valueOf: (row: unknown) => unknown;
  readonly isInstant: boolean;
  readonly isRate: boolean;
}

/**
 * "1.234" could also mean 1,234, so an import refuses it; a rate with three decimals gets a fourth.
 */
const clearRate = (rate: string): string => rate.replace(/\.\d{3}$/, '$&0');

/**
 * What a shape holds once it is there: without optional, nullable, default and what was done to it
 * on the way.
 */
function inner(shape: z.ZodType): z.ZodType {
  if (
    shape instanceof z.ZodOptional ||
    shape instanceof z.ZodNullable ||
    shape instanceof z.ZodDefault ||
    shape instanceof z.ZodReadonly
  )
    return inner(shape.unwrap() as z.ZodType);
  if (shape instanceof z.ZodPipe) return inner(shape.out as z.ZodType);
  return shape;
}

/** `projectTitle` in words: "Project title". */
function titleOf(path: readonly string[]): string {
  const words = path
    .join(' ')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase()
    .replace(/\bid\b/g, 'ID');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const fieldOf = (row: unknown, name: string): unknown =>
  (row as Readonly<Record<string, unknown>> | null | undefined)?.[name];

/**
 * Texts, numbers and flags of a row in the shape's order; things inside the row give theirs, lists
 * of things are left out.
 */
export function columnsOf(row: z.ZodType, path: readonly string[] = []): Column[] {
  const shape = inner(row);
  if (!(shape instanceof z.ZodObject)) return [];
  return Object.entries(shape.shape as Readonly<Record<string, z.ZodType>>).flatMap(
    ([name, field]): Column[] => {
      const within = [...path, name];
      const kind = inner(field);
      if (kind instanceof z.ZodObject) return columnsOf(kind, within);
      if (kind instanceof z.ZodArray || kind instanceof z.ZodRecord || kind instanceof z.ZodTuple)
        return [];
      return [
        {
          title: titleOf(within),
          valueOf: (value) => within.reduce(fieldOf, value),
          isInstant: kind instanceof z.ZodISODateTime,
          isRate: kind === Rate,
        },
      ];
    },
  );
}

/**
 * Instants as spreadsheets read them, on the company's clock. Swedish writes dates as ISO 8601
 * does.
 */
const instantsIn = (timeZone: string): ((instant: string) => string) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (instant) => format.format(new Date(instant));
};

/**
 * Makes the lines of a file, page by page; the first page brings the heads and the mark that tells
 * Excel the letters are UTF-8.
 */
export function csvWriter(row: z.ZodType, timeZone: string): (rows: readonly unknown[]) => string {
  const columns = columnsOf(row);
  const local = instantsIn(timeZone);
  const cell = ({ valueOf, isInstant, isRate }: Column, from: unknown): string => {
    const value = valueOf(from);
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number') return String(value);
    return typeof value === 'string'
      ? isInstant
        ? local(value)
        : disarmed(isRate ? clearRate(value) : value)
      : disarmed(JSON.stringify(value));
  };
  let first = true;
  return (rows) => {
    const lines = rows.map((from) => columns.map((column) => cell(column, from)));
    const text = stringify(first ? [columns.map(({ title }) => title), ...lines] : lines, {
      bom: first,
      record_delimiter: 'windows',
      // A text of several lines is one cell; by itself only "\r\n" would be quoted.
      quoted_match: /[\r\n]/,
    });
    first = false;
    return text;
  };
}
