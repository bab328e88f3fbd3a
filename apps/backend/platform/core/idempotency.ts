// Keys of callers: the number that a new stream gets under a key, and keys that come again with
// something else.
import type { AnyDecider } from '@purlin/event-sourcing/decider.ts';
import { sequenceOf, type Db } from '../servers/database.ts';
import type { Asker, Receipt } from './commands.ts';
import { eventId, type History } from './history.ts';

/** A caller's key came again with something else. */
export class KeyReused extends Error {
  override readonly name = 'KeyReused';
}

/**
 * The number of a new stream. The same key gets the same number, so that a repeat meets the stream
 * it already made; `taken` is one it cannot have.
 */
export async function allocate(
  db: Db,
  { category }: AnyDecider,
  key?: string,
  taken?: number,
): Promise<number> {
  const next = `nextval('platform.${sequenceOf(category)}')`;
  const text =
    key === undefined
      ? { text: `select ${next} as id`, values: [] }
      : {
          text: `insert into platform.allocations (key, category, id) values ($1, $2, ${next})
             on conflict (key) do update set id = case when allocations.id = $3 then excluded.id
               else allocations.id end returning id`,
          values: [`${category}/${key}`, category, taken ?? null],
        };
  const { rows } = await db.query<{ id: number }>(text.text, text.values);
  return rows[0]!.id;
}

/** What was carried out under a key before. */
interface Wanted {
  readonly decider: AnyDecider;
  readonly id: number | 'new';
  /** The commands that the call may have asked for. */
  readonly types: readonly string[];
  readonly asker: Asker;
}

/**
 * The receipt of what was carried out under this key earlier; undefined when nothing was. A repeat
 * is told what became of the first, also where the facts would not allow it any more. Throws
 * KeyReused when it asks for something else.
 */
export async function earlierReceipt(
  { decider, id, types, asker }: Wanted,
  { db, history }: { readonly db: Db; readonly history: History },
): Promise<Receipt | undefined> {
  if (asker.key === undefined) return undefined;
  for (const type of types) {
    const key = `${type}/${asker.key}`;
    const number = id === 'new' ? await allocated(db, decider, key) : id;
    if (number === undefined) continue;
    const past = await history.read(decider, number);
    const ids = new Set(Array.from(past, (_, n) => eventId(key, n)));
    const events = past.filter((event) => ids.has(event.eventId));
    const [first] = events;
    if (!first) continue;
    const { asked } = first.metadata;
    if (asked !== undefined && asker.asked !== undefined && asked !== asker.asked)
      throw new KeyReused();
    const { revision, position } = past.at(-1)!;
    return { id: number, revision, position, events };
  }
  return undefined;
}

const allocated = async (
  db: Db,
  { category }: AnyDecider,
  key: string,
): Promise<number | undefined> =>
  (
    await db.query<{ id: number }>('select id from platform.allocations where key = $1', [
      `${category}/${key}`,
    ])
  ).rows[0]?.id;
