// Read models: rows that answer a screen's question, filled by events.
import type { Columns, Row } from './columns.ts';
import type { Message } from './decider.ts';

/** A SQL statement with `$1…` placeholders and its values. */
export interface Sql {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Tagged template for SQL: every `${value}` becomes a parameter, never text. */
export const sql = (parts: TemplateStringsArray, ...values: readonly unknown[]): Sql => ({
  text: parts.reduce((text, part, n) => `${text}$${n}${part}`),
  values,
});

/** Where and when an event happened. `id` is the number in the stream's name. */
export interface Envelope {
  readonly eventId: string;
  readonly stream: string;
  readonly id: number;
  readonly revision: number;
  readonly position: bigint;
  readonly at: string;
  readonly by: string;
}

/** The value of a row's key column. */
export type Key = number | string;

/** An envelope with the model's note on the stream before this event. */
export interface Noted<Note> extends Envelope {
  readonly note: Note | undefined;
}
/** An envelope with the key of the requested row. */
export interface EventForRow<Note> extends Noted<Note> {
  readonly key: Key;
}

/** Returned when the row doesn't exist or should be removed. */
export const removed = undefined;

/** The row with changed values; undefined if there is no row. */
export const changed = <R>(row: R | undefined, values: Partial<NoInfer<R>>): R | undefined =>
  row && { ...row, ...values };

type DataOf<E extends Message, T extends E['type']> = Extract<E, { type: T }>['data'];

/**
 * Private per-stream memory of a model, for finding or filling rows, for example which client an
 * estimate belongs to. Stored next to the table by stream name.
 */
export interface Notes<E extends Message, Note> {
  /** Categories of streams to keep notes on. */
  readonly of: readonly string[];
  readonly on: {
    readonly [T in E['type']]?: (
      event: DataOf<E, T>,
      note: Note | undefined,
      envelope: Envelope,
    ) => Note | undefined;
  };
}

interface Declared<E extends Message, C extends Columns, Note> {
  /** snake_case; also the name of its table, the only one it writes. */
  readonly name: string;
  /**
   * Increment when columns, notes or functions change. The table is then rebuilt next to the old
   * one and swapped.
   */
  readonly version: number;
  readonly columns: C;
  /** Index definitions: what follows `create index on <table>`. */
  readonly indexes?: readonly string[];
  /**
   * Text columns to search. They are concatenated in lowercase in the generated column `search`,
   * the table's last, and indexed if the server supports it.
   */
  readonly search?: readonly (keyof C & string)[];
  readonly notes?: Notes<E, Note>;
  /** The rows an event affects if `key` has no entry for it; by default the stream's number. */
  readonly usualKey?: (at: Noted<Note>) => Key | readonly Key[];
  /** The rows affected by events of a type. */
  readonly key?: {
    readonly [T in E['type']]?: (event: DataOf<E, T>, at: Noted<Note>) => Key | readonly Key[];
  };
  /** Computes a row after an event; `removed` deletes it. Pure. */
  readonly on: {
    readonly [T in E['type']]?: (
      event: DataOf<E, T>,
      row: Row<C> | undefined,
      at: EventForRow<Note>,
    ) => Row<C> | undefined;
  };
}

type Erased<F> = Readonly<Record<string, F | undefined>>;
type Data = Readonly<Record<string, unknown>>;

/** A read model without event types, for generic platform code. */
export interface ReadModel<C extends Columns = Columns> {
  readonly name: string;
  readonly version: number;
  readonly columns: C;
  readonly indexes?: readonly string[];
  readonly search?: readonly string[];
  readonly notes?: {
    readonly of: readonly string[];
    readonly on: Erased<(event: never, note: never, at: Envelope) => unknown>;
  };
  readonly usualKey?: (at: Noted<never>) => Key | readonly Key[];
  readonly key?: Erased<(event: never, at: Noted<never>) => Key | readonly Key[]>;
  readonly on: Erased<(event: never, row: never, at: EventForRow<never>) => Data | undefined>;
}

/** The event types a model handles. */
export const typesOf = ({ on, notes }: ReadModel): string[] => [
  ...new Set([...Object.keys(on), ...Object.keys(notes?.on ?? {})]),
];

/** Declares a read model over events `E`, with notes of type `Note`, if any. */
export const readModel =
  <E extends Message, Note = never>() =>
  <const C extends Columns>(model: Declared<E, C, Note>): ReadModel<C> =>
    model;

/** The row type of a read model. */
export type RowOf<M extends ReadModel> = Row<M['columns']>;
