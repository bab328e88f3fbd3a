// Read model columns. Tables, row types and queries derive from these declarations.

/** The supported database types. */
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

/** A column with values of type `T`. */
export class Column<out T = unknown> {
  readonly type: SqlType;
  readonly isNullable: boolean;
  readonly isKey: boolean;
  readonly isUnique: boolean;
  /** Type-level only: the type of a value. */
  declare readonly value: T;

  constructor(type: SqlType, is: { nullable?: boolean; key?: boolean; unique?: boolean } = {}) {
    this.type = type;
    this.isNullable = is.nullable ?? false;
    this.isKey = is.key ?? false;
    this.isUnique = is.unique ?? false;
  }

  /** Allows null. */
  nullable(): Column<T | null> {
    return new Column<T | null>(this.type, { nullable: true, unique: this.isUnique });
  }

  /** The primary key; a model has exactly one. */
  key(): Column<T> {
    return new Column<T>(this.type, { key: true });
  }

  /** Values must be unique. */
  unique(): Column<T> {
    return new Column<T>(this.type, { unique: true, nullable: this.isNullable });
  }
}

/** An integer: ids, cents, counts. */
export const number = (): Column<number> => new Column('bigint');
/** A number with decimals, such as cents of a rate. */
export const decimal = (): Column<number> => new Column('numeric');
export const text = <T extends string = string>(): Column<T> => new Column('text');
export const flag = (): Column<boolean> => new Column('boolean');
/** An instant, ISO 8601 in UTC with milliseconds. */
export const instant = (): Column<string> => new Column('timestamptz');
/** A date, YYYY-MM-DD. */
export const day = (): Column<string> => new Column('date');
/** Opaque data; statements never look inside. */
export const json = <T>(): Column<T> => new Column('jsonb');
export const numbers = (): Column<readonly number[]> => new Column('bigint[]');
export const texts = (): Column<readonly string[]> => new Column('text[]');

/** In table order. Names are camelCase here and snake_case in the database. */
export type Columns = Readonly<Record<string, Column>>;

/** The row type of these columns. */
export type Row<C extends Columns> = {
  readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never;
};

/** The database name of a column: `totalCents` becomes `total_cents`. */
export const columnName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The key column's name. Throws unless there is exactly one. */
export function keyColumn(columns: Columns): string {
  const keys = Object.keys(columns).filter((name) => columns[name]!.isKey);
  if (keys.length !== 1) throw new Error(`one column must be the key, not ${keys.length}`);
  return keys[0]!;
}
