// Columns of a read model, declared once: the table, the type of its rows and its queries follow.

/** The types that columns have in the database. */
export type SqlType =
  | 'bigint'
  | 'numeric'
  | 'text'
  | 'boolean'
  | 'timestamptz'
  | 'date'
  | 'jsonb'
  | 'bigint[]'
  | 'text[]';

/** A column whose values are `T` in a row. */
export class Column<out T = unknown> {
  readonly type: SqlType;
  readonly isNullable: boolean;
  readonly isKey: boolean;
  readonly isUnique: boolean;
  /** Only for the compiler: what a value is. */
  declare readonly value: T;

  constructor(type: SqlType, is: { nullable?: boolean; key?: boolean; unique?: boolean } = {}) {
    this.type = type;
    this.isNullable = is.nullable ?? false;
    this.isKey = is.key ?? false;
    this.isUnique = is.unique ?? false;
  }

  /** May be null. */
  nullable(): Column<T | null> {
    return new Column<T | null>(this.type, { nullable: true, unique: this.isUnique });
  }

  /** The column that a row is addressed by; a model has exactly one. */
  key(): Column<T> {
    return new Column<T>(this.type, { key: true });
  }

  /** No two rows have the same value. */
  unique(): Column<T> {
    return new Column<T>(this.type, { unique: true, nullable: this.isNullable });
  }
}

/** A whole number: ids, cents, counts. */
export const number = (): Column<number> => new Column('bigint');
/** A number with a few places: the cents of a rate. */
export const decimal = (): Column<number> => new Column('numeric');
export const text = <T extends string = string>(): Column<T> => new Column('text');
export const flag = (): Column<boolean> => new Column('boolean');
/** A moment, ISO 8601 in UTC with milliseconds. */
export const instant = (): Column<string> => new Column('timestamptz');
/** A date, YYYY-MM-DD. */
export const day = (): Column<string> => new Column('date');
/** Data that is shown as it is and never looked into by a statement. */
export const json = <T>(): Column<T> => new Column('jsonb');
export const numbers = (): Column<readonly number[]> => new Column('bigint[]');
export const texts = (): Column<readonly string[]> => new Column('text[]');

/** In the order of the table; names in camelCase, which the database spells with underscores. */
export type Columns = Readonly<Record<string, Column>>;

/** A row of these columns. */
export type Row<C extends Columns> = {
  readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never;
};

/** A column's name in the database: `totalCents` is `total_cents` there. */
export const columnName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The name of the column that rows are addressed by. Throws when it is not exactly one. */
export function keyColumn(columns: Columns): string {
  const keys = Object.keys(columns).filter((name) => columns[name]!.isKey);
  if (keys.length !== 1) throw new Error(`one column must be the key, not ${keys.length}`);
  return keys[0]!;
}
