// Everything that a company has, as one zip that leaves while it is made: its tables of one moment
// as lines of JSON and as CSV, and all its history up to then.
import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { ZipFile } from 'yazl';
import type { AnyDecider } from '@purlin/event-sourcing/decider.ts';
import type { ReadModel } from '@purlin/event-sourcing/read-model.ts';
import type { EventStore } from '@purlin/event-store/port.ts';
import { openConnection } from '../../servers/database.ts';
import type { History, PastEvent } from '../history/history.ts';
import { withheld } from '../history/personal-data.ts';
import { decodedPages } from '../projection/rebuild.ts';
import { csvLines, plainColumns, toRow, type ExportTable } from './export-tables.ts';

export interface ExportedFrom {
  readonly databaseUrl: string;
  readonly store: EventStore;
  readonly history: History;
  readonly deciders: readonly AnyDecider[];
  readonly tables: readonly ExportTable[];
  readonly log: { warn(what: object, message: string): void };
}

/** Makes the zip; whoever stops reading ends it. `about` is the text that explains it. */
export type ExportData = (about: string) => Readable;

/** Somebody whose line hangs keeps a moment of the database open no longer than this. */
const LONGEST_MS = 60 * 60_000;
const ROWS = 200;
const EVENTS = 500;
/** Quick: the line is slower than the zip. */
const LEVEL = 3;

export const openDataExport =
  (from: ExportedFrom): ExportData =>
  (about) => {
    const out = new PassThrough();
    const late = setTimeout(() => out.destroy(new Error('nobody fetched it')), LONGEST_MS).unref();
    const failed = (error: unknown): void => {
      if (!out.destroyed) from.log.warn({ err: error }, 'a data export broke off');
      out.destroy(error instanceof Error ? error : undefined);
    };
    out.once('close', () => clearTimeout(late));
    out.on('error', () => {});
    void writeInto(out, about, from).catch(failed);
    return out;
  };

async function writeInto(out: PassThrough, about: string, from: ExportedFrom): Promise<void> {
  const zip = new ZipFile();
  const broken = new Promise<never>((_, reject) => {
    zip.on('error', reject);
    out.once('close', () => reject(new Error('its reader is gone')));
  });
  broken.catch(() => {});
  (zip.outputStream as Readable).pipe(out);
  /** Adds a file and waits until it is out; nothing is made that nobody reads. */
  const add = async (name: string, content: AsyncIterable<string>): Promise<void> => {
    const source = Readable.from(content, { objectMode: false });
    zip.addReadStream(source, name, { compressionLevel: LEVEL });
    try {
      await Promise.race([finished(source), broken]);
    } finally {
      source.destroy();
    }
  };
  zip.addBuffer(Buffer.from(about), 'README.txt');
  const db = await openConnection(from.databaseUrl);
  try {
    await db.query("begin isolation level repeatable read read only; set local timezone = 'UTC'");
    const { rows } = await db.query<{ head: string }>(
      `select coalesce(min(position), 0)::text as head from platform.followers
        where kind = 'read_models'`,
    );
    for (const table of from.tables) await addTable(db, table, add);
    await add('history.jsonl', historyUpTo(BigInt(rows[0]!.head), from));
  } finally {
    await db.end();
  }
  zip.end();
}

type Add = (name: string, content: AsyncIterable<string>) => Promise<void>;

async function addTable(db: pg.Client, { as, model, inside = [] }: ExportTable, add: Add) {
  await add(`${as}.jsonl`, linesOf(db, model));
  await add(`${as}.csv`, csvOf(db, model, csvLines(plainColumns(model))));
  for (const { as: name, rows } of inside)
    await add(
      `${name}.csv`,
      csvOf(db, model, csvLines(), (row) => rows(row as never)),
    );
}

type AnyRow = Readonly<Record<string, unknown>>;

async function* linesOf(db: pg.Client, model: ReadModel): AsyncGenerator<string> {
  for await (const rows of pagesOf(db, model))
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

async function* csvOf(
  db: pg.Client,
  model: ReadModel,
  write: (rows: readonly AnyRow[]) => string,
  within?: (row: AnyRow) => readonly AnyRow[],
): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const rows of pagesOf(db, model)) {
    isEmpty = false;
    yield write(within ? rows.flatMap(within) : rows);
  }
  if (isEmpty) yield write([]);
}

/** The rows of a read model in the order of their keys, some at a time. */
async function* pagesOf(db: pg.Client, model: ReadModel): AsyncGenerator<AnyRow[]> {
  await db.query(
    `declare taken no scroll cursor for select row_to_json(row) as row
      from (select * from read.${model.name} order by 1) row`,
  );
  try {
    for (;;) {
      const { rows } = await db.query<{ row: AnyRow }>(`fetch ${ROWS} from taken`);
      if (rows.length === 0) return;
      yield rows.map(({ row }) => toRow(model, row));
    }
  } finally {
    await db.query('close taken').catch(() => {});
  }
}

/** What happened, in the order in which it did; account numbers are withheld. */
async function* historyUpTo(
  head: bigint,
  { store, history, deciders }: ExportedFrom,
): AsyncGenerator<string> {
  const byCategory = new Map(deciders.map((decider) => [decider.category, decider]));
  const lineOf = ({ type, data, stream, revision, at, by }: PastEvent): string => {
    const decider = byCategory.get(stream.slice(0, stream.indexOf('-')));
    const shown = withheld(data, decider?.withheld?.[type] ?? []);
    return `${JSON.stringify({ at, by, stream, revision, type, data: shown })}\n`;
  };
  for await (const { events } of decodedPages(store, history, EVENTS)) {
    const known = events.filter(({ position }) => position <= head);
    if (known.length > 0) yield known.map(lineOf).join('');
    if (known.length < events.length) return;
  }
}
