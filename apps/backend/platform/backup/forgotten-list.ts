// The list of who was forgotten: it lies beside the backups, names no person, and lets a backup
// that is older than a forgetting be put back without bringing anybody back.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StreamNotFound, type EventStore } from '@purlin/event-store/port.ts';
import type { Db } from '../servers/database.ts';

/** Events by which history says that somebody is forgotten; they have no data. */
const FORGETTING = /Forgotten$/;

const Entry = z.object({
  stream: z.string(),
  /**
   * The id of the stream's first event: after a restore its number may be somebody else's, who must
   * not be forgotten for it.
   */
  first: z.uuid(),
  /** What history said of it; null where it only lost its key. */
  event: z.object({ id: z.uuid(), type: z.string(), metadata: z.unknown() }).nullable(),
});
/** A stream that nobody may read again. */
export type Forgotten = z.output<typeof Entry>;

/** The first line of a list: until when it names everybody. */
const UpTo = z.object({ upTo: z.iso.datetime() });

export const LIST = 'forgotten.jsonl';
export const listBeside = (backup: string): string => path.join(path.dirname(backup), LIST);

async function firstId(store: EventStore, stream: string): Promise<string | undefined> {
  try {
    for await (const { id } of store.readStream(stream, { maxCount: 1 })) return id;
  } catch (error) {
    if (!(error instanceof StreamNotFound)) throw error;
  }
  return undefined;
}

/** The last events of a stream are what forgets it, or followed from that. */
async function forgettingOf(store: EventStore, stream: string): Promise<Forgotten['event']> {
  for await (const { id, type, metadata } of store.readStream(stream, { backwards: true }))
    if (FORGETTING.test(type)) return { id, type, metadata };
  return null;
}

/** Everybody whom the database says is forgotten. */
export async function forgottenIn(
  db: Pick<Db, 'query'>,
  store: EventStore,
): Promise<readonly Forgotten[]> {
  const { rows } = await db.query<{ stream: string }>(
    "select stream from platform.forgotten_streams where stream <> '' order by at, stream",
  );
  const found: Forgotten[] = [];
  for (const { stream } of rows) {
    const first = await firstId(store, stream);
    if (first !== undefined)
      found.push({ stream, first, event: await forgettingOf(store, stream) });
  }
  return found;
}

/** Empty when there is none. */
function linesOf(file: string): readonly unknown[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
}
const isUpTo = (line: unknown): boolean => UpTo.safeParse(line).success;

/** Empty when there is none. */
export const readList = (file: string): readonly Forgotten[] =>
  linesOf(file).flatMap((line) => (isUpTo(line) ? [] : Entry.parse(line)));

/** Until when it names everybody; undefined when there is none, or it does not say so. */
export const listedUpTo = (file: string): string | undefined =>
  linesOf(file)
    .flatMap((line) => UpTo.safeParse(line).data?.upTo ?? [])
    .at(-1);

/** One entry of each stream and first event; what came later stands. */
export const merged = (...lists: (readonly Forgotten[])[]): readonly Forgotten[] => [
  ...new Map(lists.flat().map((one) => [`${one.stream} ${one.first}`, one])).values(),
];

/**
 * Adds to the list; what stands in it stays, also of histories that are gone. Until `upTo` nobody
 * else was forgotten.
 */
export function addToList(file: string, forgotten: readonly Forgotten[], upTo: string): void {
  const all = merged(readList(file), forgotten);
  const unfinished = `${file}.unfinished`;
  const lines = [{ upTo }, ...all].map((one) => `${JSON.stringify(one)}\n`);
  writeFileSync(unfinished, lines.join(''), {
    mode: 0o600,
    flush: true,
  });
  renameSync(unfinished, file);
}
