// Which clients have the same e-mail address or telephone number as somebody?
import { sql } from '@purlin/event-sourcing/read-model.ts';
import { emailKey, phoneDigits } from '@purlin/domain/clients/likeness.ts';
import { computed, rowsWhere, select } from '../../platform/core/queries/select.ts';
import type { Db } from '../../platform/servers/database.ts';
import { CLIENT, clientList, type ClientRow } from './client-list.ts';

const MOST_SIMILAR = 5;

/**
 * Clients with the same e-mail address or telephone number, longest known first; what is blank
 * matches nobody.
 */
export function similarClients(
  db: Db,
  {
    email,
    phone,
    except = 0,
  }: { readonly email: string; readonly phone: string; readonly except?: number | undefined },
): Promise<ClientRow[]> {
  return rowsWhere(
    db,
    CLIENT,
    sql`where (email_key = nullif(${emailKey(email)}, '') or phone_digits = ${phoneDigits(phone)})
      and id <> ${except} order by id limit ${MOST_SIMILAR}`,
  );
}

/** By what two clients are told apart. */
export interface Likeness {
  readonly name: string;
  readonly emailKey: string;
  readonly phoneDigits: string | null;
}

/** Nothing but the name tells who it is. */
export const isOnlyName = (one: Likeness): boolean =>
  one.emailKey === '' && one.phoneDigits === null;

const LIKENESS = select(clientList, ['name', 'emailKey', 'phoneDigits'], {
  archived: computed<boolean>('archived_at is not null'),
});

/**
 * Everybody with one of these e-mail addresses or telephone numbers, or, where there is neither,
 * with one of these names; longest known first.
 */
export function clientsLike(
  db: Db,
  those: readonly Likeness[],
): Promise<(Likeness & { readonly archived: boolean })[]> {
  return rowsWhere(
    db,
    LIKENESS,
    sql`where email_key = any(${those.map((one) => one.emailKey).filter(Boolean)})
      or phone_digits = any(${those.flatMap((one) => one.phoneDigits ?? [])})
      or (email is null and phone_digits is null and platform.folded(name) =
        any(array(select platform.folded(n) from
          unnest(${those.filter(isOnlyName).map(({ name }) => name)}::text[]) n))) order by id`,
  );
}

/**
 * The archived client with this e-mail address, longest known first; undefined where there is none,
 * or one who is not archived has it, too.
 */
export async function archivedWithEmail(db: Db, email: string): Promise<ClientRow | undefined> {
  const all = await similarClients(db, { email, phone: '' });
  return all.every(({ archivedAt }) => archivedAt !== null) ? all[0] : undefined;
}
