// Checkpoints: how far read models and reactions have followed history. Those at the same place
// share one row, which moves with every batch; only one that is new, parked, rebuilt or catching up
// has a position of its own.
import type { Db } from '../../servers/database.ts';
import type { Statement } from './read-model-statements.ts';

/** Where followers stand: each names its table. */
export type FollowerKind = 'read_models' | 'reactions';

/** A read model or a reaction, as far as its place in history goes. */
export interface Stand {
  readonly kind: FollowerKind;
  readonly name: string;
  position: bigint;
  /** It has a position of its own in the database. */
  apart: boolean;
}

/** Up to where every read model that is not parked has come; null when there is none. */
export const READ_UP_TO = `select min(position)::text as position from platform.followers
  where kind = 'read_models' and parked_at is null`;

const KINDS: readonly FollowerKind[] = ['read_models', 'reactions'];

/**
 * Gives each its own position, for whoever begins to project: one that this version does not know,
 * or that stops, must not move on with the others.
 */
export const setApart = async (db: Pick<Db, 'query'>): Promise<void> =>
  void (await db.query(`
    insert into platform.checkpoint (position) values (0) on conflict do nothing;
    ${KINDS.map(
      (kind) =>
        `update platform.${kind} set position = (select position from platform.checkpoint)
          where position is null;`,
    ).join('\n')}`));

/**
 * Moves the shared row to a position, with those that come to stand there. Nobody else may share
 * it: it may also go back, when all who shared it were set apart.
 */
export const moveTogether = (joining: readonly Stand[], position: bigint): Statement[] => [
  {
    name: 'checkpoint',
    text: 'update platform.checkpoint set position = $1',
    values: [position.toString()],
  },
  ...KINDS.flatMap((kind) => {
    const names = joining.filter((one) => one.kind === kind).map(({ name }) => name);
    if (names.length === 0) return [];
    const text = `update platform.${kind} set position = null where name = any($1)`;
    return { text, values: [names] };
  }),
];

/** Moves one that goes by itself. */
export const moveApart = ({ kind, name }: Stand, position: bigint): Statement => ({
  text: `update platform.${kind} set position = $2 where name = $1`,
  values: [name, position.toString()],
});

/** Stops one where it stands, for this reason. */
export async function park(db: Pick<Db, 'query'>, stand: Stand, reason: string): Promise<void> {
  await db.query(
    `update platform.${stand.kind} set position = $2, parked_error = $3, parked_at = now()
      where name = $1`,
    [stand.name, stand.position.toString(), reason],
  );
  stand.apart = true;
}
