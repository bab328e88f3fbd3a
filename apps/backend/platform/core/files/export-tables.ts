// The tables of a data export: rooms declare them, and their rows become lines of JSON and CSV.
import { stringify } from 'csv-stringify/sync';
import { columnName, type Column, type Columns, type Row } from '@purlin/event-sourcing/columns.ts';
import type { ReadModel } from '@purlin/event-sourcing/read-model.ts';
import { disarmed } from './csv-text.ts';

type AnyRow = Readonly<Record<string, unknown>>;
/** What stands inside of rows, as rows of its own: the lines of a document. */
export interface Inside {
  /** The name of its file. */
  readonly as: string;
  /** Texts, numbers and flags; what is in hundredths is called `…Cents` or `…Hundredths`. */
  readonly rows: (row: never) => readonly AnyRow[];
}
/** A read model as a file that a company takes away. */
export interface ExportTable {
  /** The name of its files. */
  readonly as: string;
  readonly model: ReadModel;
  readonly inside?: readonly Inside[];
}

/** Declares one; columns that only serve searches of ours are left out. */
export const exportTable = <C extends Columns>(
  as: string,
  model: ReadModel & { readonly columns: C },
  inside: readonly {
    readonly as: string;
    readonly rows: (row: Row<C>) => readonly AnyRow[];
  }[] = [],
): ExportTable => ({ as, model, inside });

/** A row under the names that code knows, from the database's. */
export const toRow = ({ columns }: ReadModel, stored: AnyRow): AnyRow =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, stored[columnName(name)]]));

/** Columns that a spreadsheet can show: what is a list or a thing is in the lines of JSON. */
const isPlain = ({ type }: Column): boolean => !['jsonb', 'bigint[]', 'text[]'].includes(type);
export const plainColumns = ({ columns }: ReadModel): readonly string[] =>
  Object.keys(columns).filter((name) => isPlain(columns[name]!));

/** Amounts in cents, and quantities: hundredths of ours, with a point for everybody else. */
const HUNDREDTHS = /(?:Cents|Hundredths)$/;

/** `totalCents` is in dollars there: "Total". */
const titleOf = (name: string): string => {
  const words = name
    .replace(HUNDREDTHS, '')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase()
    .replace(/\bid\b/g, 'ID');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function cellOf(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return HUNDREDTHS.test(name) ? inWholes(value) : String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return disarmed(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Rates and quantities have up to four places. */
const wholes = new Intl.NumberFormat('en-US', {
  useGrouping: false,
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});
const inWholes = (hundredths: number): string =>
  wholes.format(Math.round(hundredths * 100) / 10_000);

/** The lines of a CSV file, some rows at a time; the heads come first, with the mark of UTF-8. */
export function csvLines(columns?: readonly string[]): (rows: readonly AnyRow[]) => string {
  let heads = columns;
  let first = true;
  return (rows) => {
    heads ??= rows[0] && Object.keys(rows[0]);
    if (!heads) return '';
    const names = heads;
    const lines = rows.map((row) => names.map((name) => cellOf(name, row[name])));
    const text = stringify(first ? [names.map(titleOf), ...lines] : lines, {
      bom: first,
      record_delimiter: 'windows',
      quoted_match: /[\r\n]/,
    });
    first = false;
    return text;
  };
}
