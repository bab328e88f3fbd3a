// Read models: one question a screen asks, answered by rows that events fill.
import type { Columns, Row } from './columns.ts';
import type { Message } from './decider.ts';

/** A statement with `$1…` placeholders and its values. */
export interface Sql {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Tagged template for a statement: every `${value}` becomes a parameter, never text. */
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

/** What a row is addressed by: the value of its key column. */
export type Key = number | string;

/** An envelope with what the model noted about the stream before this event. */
export interface Noted<Note> extends Envelope {
  readonly note: Note | undefined;
}
/** An envelope and the key of the row that is asked for. */
export interface EventForRow<Note> extends Noted<Note> {
  readonly key: Key;
}

/** There is no such row, or no longer. */
export const removed = undefined;

/** The row with these values changed; where there is none there stays none. */
export const changed = <R>(row: R | undefined, values: Partial<NoInfer<R>>): R | undefined =>
  row && { ...row, ...values };

type DataOf<E extends Message, T extends E['type']> = Extract<E, { type: T }>['data'];

/**
 * What a model has to remember of a stream to find or to write its rows: which client an estimate
 * belongs to, say. Kept beside the table, by the name of the stream, and seen by nobody else.
 */
export interface Notes<E extends Message, Note> {
  /** Categories of the streams that are noted. */
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
   * Raise it with every change of columns, notes or functions: the table is then replayed beside
   * the old one and swapped.
   */
  readonly version: number;
  readonly columns: C;
  /** `create index` targets: what stands after `on <table>`. */
  readonly indexes?: readonly string[];
  /**
   * Text columns that are searched: together, in small letters, they become the generated column
   * `search`, the table's last, found by an index where the server can.
   */
  readonly search?: readonly (keyof C & string)[];
  readonly notes?: Notes<E, Note>;
  /** The rows an event is about, unless `key` says otherwise: the number of its stream. */
  readonly usualKey?: (at: Noted<Note>) => Key | readonly Key[];
  /** The rows that an event of this type is about. */
  readonly key?: {
    readonly [T in E['type']]?: (event: DataOf<E, T>, at: Noted<Note>) => Key | readonly Key[];
  };
  /** Each row after an event that is about it; `removed` when there is none. Pure. */
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

/** A read model whose events do not matter to the caller (the platform treats all alike). */
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

/** The types of the events a model is filled by. */
export const typesOf = ({ on, notes }: ReadModel): string[] => [
  ...new Set([...Object.keys(on), ...Object.keys(notes?.on ?? {})]),
];

/** Declares a read model over the events `E`, with notes of the shape `Note` where it takes any. */
export const readModel =
  <E extends Message, Note = never>() =>
  <const C extends Columns>(model: Declared<E, C, Note>): ReadModel<C> =>
    model;

/** A row of a read model. */
export type RowOf<M extends ReadModel> = Row<M['columns']>;
