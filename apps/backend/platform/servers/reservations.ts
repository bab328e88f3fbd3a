// Reservations: a name is one holder's for a while, over all processes. In an unlogged table: after
// a crash of the database all names are free.
import type { Db } from './database.ts';

/** What is over is removed with what else is old. */
export const RESERVATIONS_TABLE = `
create unlogged table if not exists platform.reservations (
  name text primary key, holder text not null, until timestamptz not null);
`;

/**
 * True when the name is this holder's from now on, for so many seconds: nobody had it, or the
 * holder has it already, which is then for so long again.
 */
export async function reserve(
  db: Db,
  name: string,
  holder: string,
  seconds: number,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'reserve',
    text: `insert into platform.reservations as kept (name, holder, until)
        values ($1, $2, now() + $3 * interval '1 second')
      on conflict (name) do update set holder = excluded.holder, until = excluded.until
        where kept.holder = excluded.holder or kept.until <= now()`,
    values: [name, holder, seconds],
  });
  return rowCount === 1;
}
