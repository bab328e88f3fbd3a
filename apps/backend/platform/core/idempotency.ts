// Keys of callers: the number that a new stream gets under a key, and keys that come again with
// something else.
import type { AnyDecider } from '@purlin/event-sourcing/decider.ts';
import { sequenceOf, type Db } from '../servers/database.ts';

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
