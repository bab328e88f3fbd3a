// Read models: one question a screen asks, answered by a table that events fill.
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

type On<E extends Message> = {
  readonly [T in E['type']]?: (
    event: Extract<E, { type: T }>['data'],
    envelope: Envelope,
  ) => Sql | readonly Sql[];
};

export interface ReadModel {
  /** snake_case; also the name of its table, the only one it writes. */
  readonly name: string;
  /**
   * Raise it with every change of `table` or `on`: the table is then replayed beside the old one
   * and swapped.
   */
  readonly version: number;
  /** Column list of its table, as SQL. */
  readonly columns: string;
  /** `create index` targets: what stands after `on <table>`. */
  readonly indexes?: readonly string[];
  /**
   * Text columns that are searched: together, in small letters, they become the generated column
   * `search`, the table's last, found by an index where the server can.
   */
  readonly search?: readonly string[];
  readonly on: Readonly<
    Record<string, ((event: never, envelope: Envelope) => Sql | readonly Sql[]) | undefined>
  >;
}

/** Declares a read model over the events `E`. */
export const readModel =
  <E extends Message>() =>
  (model: Omit<ReadModel, 'on'> & { readonly on: On<E> }): ReadModel =>
    model;
