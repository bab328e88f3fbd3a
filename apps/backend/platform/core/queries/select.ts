// Reading rows of a read model: what is selected follows from its columns, and so does the type of
// what comes back.
import type { ReadModel, RowOf, Sql } from '@purlin/event-sourcing/read-model.ts';
import { selectList } from '../projection/read-model-statements.ts';
import type { Db } from '../../servers/database.ts';

/** A value that Postgres works out for each row, as SQL. */
export interface Computed<out T> {
  readonly text: string;
  /** Only for the compiler: what comes back. */
  readonly value?: T;
}
export const computed = <T>(text: string): Computed<T> => ({ text });

/** What is selected of a read model, as rows of the type `R`. */
export interface Selection<out R> {
  readonly model: ReadModel;
  readonly columns: string;
  /** Only for the compiler: what comes back. */
  readonly row?: R;
}
/** The rows a selection gives. */
export type Selected<S> = S extends Selection<infer R> ? R : never;

type ComputedRow<X> = X extends Computations
  ? { readonly [K in keyof X]: X[K] extends Computed<infer T> ? T : never }
  : unknown;
type Computations = Readonly<Record<string, Computed<unknown>>>;

/** All columns of a model, or those that are named, and what is computed beside them. */
export function select<
  M extends ReadModel,
  const N extends keyof RowOf<M> & string = keyof RowOf<M> & string,
  X extends Computations | undefined = undefined,
>(model: M, names?: readonly N[], also?: X): Selection<Pick<RowOf<M>, N> & ComputedRow<X>> {
  const extra = Object.entries<Computed<unknown>>(also ?? {}).map(
    ([name, { text }]) => `${text} as "${name}"`,
  );
  return { model, columns: [selectList(model, names), ...extra].join(', ') };
}

/** The rows for which `rest` asks: what stands after `from <table>`. */
export async function rowsWhere<R>(
  db: Db,
  { model, columns }: Selection<R>,
  rest: Sql,
): Promise<R[]> {
  const text = `select ${columns} from ${model.name} ${rest.text}`;
  const { rows } = await db.query<R & Record<string, unknown>>({
    name: nameOf(text),
    text,
    values: [...rest.values],
  });
  return rows;
}

/** The first of these rows. */
export const rowWhere = async <R>(
  db: Db,
  selection: Selection<R>,
  rest: Sql,
): Promise<R | undefined> => (await rowsWhere(db, selection, rest))[0];

/** A statement's name by its text, so that a connection parses and plans it once. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) names.set(text, (name = `select_${names.size}`));
  return name;
}
