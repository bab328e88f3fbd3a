// What the read models hold, in one sum each: the same rows give the same sum, in whatever order
// they lie.
import type pg from 'pg';
import type { ReadModel } from '@purlin/event-sourcing/read-model.ts';

export interface ModelSum {
  readonly version: number;
  readonly rows: number;
  readonly sum: string;
}
export type ModelSums = Readonly<Record<string, ModelSum>>;
type Db = Pick<pg.ClientBase, 'query'>;

/** Inside one transaction; undefined when a model is not as far as `head`, or is parked. */
export async function sumsAt(
  db: Db,
  models: readonly ReadModel[],
  head: bigint,
): Promise<ModelSums | undefined> {
  const { rows: stands } = await db.query<{ name: string; version: number; whole: boolean }>(
    `select name, version, position >= $1 and parked_at is null as whole
      from platform.followers where kind = 'read_models'`,
    [head.toString()],
  );
  const standing = new Map(stands.map((stand) => [stand.name, stand]));
  const isWhole = ({ name, version }: ReadModel): boolean =>
    standing.get(name)?.whole === true && standing.get(name)?.version === version;
  if (!models.every(isWhole)) return undefined;
  const sums: Record<string, ModelSum> = {};
  for (const { name, version } of models) sums[name] = { version, ...(await sumOf(db, name)) };
  return sums;
}

async function sumOf(db: Db, table: string): Promise<{ rows: number; sum: string }> {
  const { rows } = await db.query<{ rows: number; sum: string }>(
    `select count(*)::int as rows, coalesce(sum(
        ('x' || substr(md5(to_jsonb(row)::text), 1, 15))::bit(60)::bigint::numeric), 0)::text
        as sum
      from read.${table} row`,
  );
  return rows[0]!;
}

/** Models whose rows are others than they were; those of another version do not count. */
export const changedModels = (were: ModelSums, are: ModelSums): string[] =>
  Object.entries(were)
    .filter(([name, { version, rows, sum }]) => {
      const now = are[name];
      return now?.version === version && (now.rows !== rows || now.sum !== sum);
    })
    .map(([name]) => name);
