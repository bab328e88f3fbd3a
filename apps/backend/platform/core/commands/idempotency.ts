// Keys of callers: the number that a new stream gets under a key, and keys that come again with
// something else.
import type { AnyDecider, Message } from '@purlin/event-sourcing/decider.ts';
import { sequenceOf, type Db } from '../../servers/database.ts';
import { eventId } from '../history/history.ts';

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

/** The number that was given out under this key; undefined when none was. */
export const allocated = async (
  db: Db,
  { category }: AnyDecider,
  key: string,
): Promise<number | undefined> =>
  (
    await db.query<{ id: number }>('select id from platform.allocations where key = $1', [
      `${category}/${key}`,
    ])
  ).rows[0]?.id;

/** An event, and what was asked when it was made. */
export interface Made extends Message {
  readonly asked: string | undefined;
}

/**
 * The events that a command with this key made, among a stream's events by their ids. Throws
 * KeyReused when something else was asked under it than is `asked` now.
 */
export function madeBefore(
  key: string,
  asked: string | undefined,
  eventIds: ReadonlyMap<string, Made>,
): readonly Made[] {
  const made: Made[] = [];
  for (
    let event = eventIds.get(eventId(key, 0));
    event;
    event = eventIds.get(eventId(key, made.length))
  )
    made.push(event);
  const before = made[0]?.asked;
  if (before !== undefined && asked !== undefined && before !== asked) throw new KeyReused();
  return made;
}
