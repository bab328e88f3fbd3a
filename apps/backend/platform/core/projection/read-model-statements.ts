// How rows of a read model come out of its table and go into it: one statement each, whatever the
// number of rows.
import { columnName, keyColumn } from '@purlin/event-sourcing/columns.ts';
import type { Key, ReadModel } from '@purlin/event-sourcing/read-model.ts';
import type { AnyRow } from '@purlin/event-sourcing/read-model-fold.ts';
import { notesOf, quoted } from './read-model-tables.ts';

export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

/** What became of rows and notes, by key and by stream; what is undefined is gone. */
export interface Changes {
  readonly rows: ReadonlyMap<Key, AnyRow | undefined>;
  readonly notes: ReadonlyMap<string, unknown>;
}

/** The rows with these keys, under the names they have in the model. */
export const selectRows = (model: ReadModel, keys: readonly Key[]): Statement => {
  const key = keyColumn(model.columns);
  return named({
    text:
      `select ${selectList(model)} from ${model.name} ` +
      `where ${quoted(key)} = any($1::${model.columns[key]!.type}[])`,
    values: [keys],
  });
};

export const selectNotes = ({ name }: ReadModel, streams: readonly string[]): Statement =>
  named({
    text: `select stream, note from ${notesOf(name)} where stream = any($1)`,
    values: [streams],
  });

/** Columns of a model under their own names, all of them unless some are named. */
export const selectList = (
  { columns }: ReadModel,
  names: readonly string[] = Object.keys(columns),
): string =>
  names
    .map((name) => (columnName(name) === name ? quoted(name) : `${quoted(name)} as "${name}"`))
    .join(', ');

/** All changes of a batch in one statement; undefined when there are none. */
export function writeChanges(model: ReadModel, { rows, notes }: Changes): Statement | undefined {
  const parts: string[] = [];
  const values: unknown[] = [];
  const put = (part: (value: string) => string, value: unknown): void => {
    values.push(value);
    parts.push(part(`$${values.length}`));
  };
  const [gone, there] = split(rows);
  const [goneNotes, thereNotes] = split(notes);
  if (gone.length > 0) put((value) => deleteFrom(model, value), gone);
  if (goneNotes.length > 0)
    put((value) => `delete from ${notesOf(model.name)} where stream = any(${value})`, goneNotes);
  if (thereNotes.length > 0)
    put(
      (value) => upsertNotes(model, value),
      cleanJson(thereNotes.map(([stream, note]) => ({ stream, note }))),
    );
  if (there.length > 0)
    put((value) => upsertRows(model, value), cleanJson(there.map(([, row]) => row)));
  if (parts.length === 0) return undefined;
  const last = parts.pop()!;
  const before = parts.map((part, n) => `part${n} as (${part})`);
  return named({ text: before.length > 0 ? `with ${before.join(', ')} ${last}` : last, values });
}

function split<K, V>(changes: ReadonlyMap<K, V | undefined>): [K[], [K, V][]] {
  const gone: K[] = [];
  const there: [K, V][] = [];
  for (const [key, value] of changes)
    if (value === undefined) gone.push(key);
    else there.push([key, value]);
  return [gone, there];
}

function deleteFrom({ name, columns }: ReadModel, value: string): string {
  const key = keyColumn(columns);
  return `delete from ${name} where ${quoted(key)} = any(${value}::${columns[key]!.type}[])`;
}

const upsertNotes = ({ name }: ReadModel, value: string): string =>
  `insert into ${notesOf(name)} (stream, note) select stream, note from ` +
  `json_to_recordset(${value}::json) as rows (stream text, note jsonb) ` +
  'on conflict (stream) do update set note = excluded.note';

/** Rows come as JSON under the names they have in the model, so that nobody spells them anew. */
function upsertRows({ name, columns }: ReadModel, value: string): string {
  const key = keyColumn(columns);
  const names = Object.keys(columns);
  const shape = names.map((column) => `"${column}" ${columns[column]!.type}`);
  const set = names
    .filter((column) => column !== key)
    .map((column) => `${quoted(column)} = excluded.${quoted(column)}`);
  return (
    `insert into ${name} (${names.map(quoted).join(', ')}) ` +
    `select ${names.map((column) => `"${column}"`).join(', ')} ` +
    `from json_to_recordset(${value}::json) as rows (${shape.join(', ')}) ` +
    `on conflict (${quoted(key)}) do update set ${set.join(', ')}`
  );
}

/** Texts as JSON escapes them that no text column takes: NUL, and halves of a character. */
const UNSTORABLE = /\\u0000|\\ud[89a-f]/;

const cleanText = (text: string): string => text.replaceAll('\0', '').toWellFormed();
const isRecord = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

/** JSON that Postgres takes, whatever texts and keys are in it. */
function cleanJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!UNSTORABLE.test(json)) return json;
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'string') return cleanText(part);
    if (!isRecord(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [cleanText(key), one]));
  });
}

/**
 * A statement's name by its text, so that a connection parses and plans it once: models say the
 * same few things again and again.
 */
const names = new Map<string, string>();

function named(statement: Statement): Statement {
  let name = names.get(statement.text);
  if (!name) names.set(statement.text, (name = `model_${names.size}`));
  return { name, ...statement };
}
