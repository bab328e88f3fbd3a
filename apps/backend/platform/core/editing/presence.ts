// Presence: who has what open. Screens say it again every few seconds, so that nobody stays who has
// gone; whoever closes a screen says so too. It holds nothing and locks nothing.
import type { Db } from '../../servers/database.ts';
import { toPayload } from '../projection/projected.ts';

/** What it counts as for screens, beside the categories of streams. */
export const PRESENCE = 'presence';
const CHANGED = `pg_notify('projected', '${toPayload(-1n, [`${PRESENCE}-0`])}')`;
/** Whoever has not said so for this long is gone: three times what screens wait. */
const HERE_SECONDS = 30;

/** A screen of somebody, told apart from their others by `tab`. */
export interface Screen {
  readonly place: string;
  readonly tab: string;
  readonly person: string;
}

/** They are here, for the next half minute. Everybody is told when that is news. */
export async function arrive(db: Db, { place, tab, person }: Screen): Promise<void> {
  await db.query({
    name: 'presence_over',
    text: `delete from platform.presence where place = $1 and until <= now() returning ${CHANGED}`,
    values: [place],
  });
  await db.query({
    name: 'presence',
    text: `with said as (insert into platform.presence (place, tab, person, until)
          values ($1, $2, $3, now() + ${HERE_SECONDS} * interval '1 second')
        on conflict (place, tab) do update set until = excluded.until, person = excluded.person
        returning xmax = 0 as arrived)
      select ${CHANGED} from said where arrived`,
    values: [place, tab, person],
  });
}

/** They have closed it. */
export const leave = async (db: Db, { place, tab }: Omit<Screen, 'person'>): Promise<void> =>
  void (await db.query({
    name: 'absence',
    text: `delete from platform.presence where place = $1 and tab = $2 returning ${CHANGED}`,
    values: [place, tab],
  }));

/** Who is at any of these places, each once at each. */
export async function whoIsAt(
  db: Db,
  places: readonly string[],
): Promise<readonly { readonly place: string; readonly person: string }[]> {
  const { rows } = await db.query<{ place: string; person: string }>({
    name: 'who_is_at',
    text: `select distinct place, person from platform.presence
      where place = any($1) and until > now() order by place, person`,
    values: [places],
  });
  return rows;
}
