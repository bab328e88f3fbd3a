// Which access did a user lose, and when? It outlives the user, and holds nothing personal.
import { OPERATOR } from '@purlin/event-sourcing/actors.ts';
import { flag, instant, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { UserEvent } from '@purlin/domain/access/user.ts';
import { aDayAfter } from '@purlin/domain/shared/days.ts';
import type { Role } from '@purlin/domain/access/user-shapes.ts';
import { rowsWhere, select } from '../../platform/core/queries/select.ts';
import type { Db } from '../../platform/servers/database.ts';
import { establishedAt } from './people.ts';

interface Access {
  readonly role: Role;
  readonly active: boolean;
  readonly signedIn: boolean;
  readonly roleGivenBy: string;
  readonly roleSince: string;
  readonly formerRole: Role | null;
  readonly formerUntil: string | null;
}

/**
 * What is lost at this moment: the role of a user who was a second person until now. What is done
 * to a user within the day after that begins the day anew, so no row of changes makes one alone.
 */
function lostBy(
  row: Access | undefined,
  at: string,
): { readonly formerRole: Role; readonly formerUntil: string } | undefined {
  if (!row) return undefined;
  if (row.active && row.signedIn && establishedAt(row) <= at)
    return { formerRole: row.role, formerUntil: at };
  return row.formerRole !== null && row.formerUntil !== null && at < aDayAfter(row.formerUntil)
    ? { formerRole: row.formerRole, formerUntil: at }
    : undefined;
}

export const formerAccess = readModel<UserEvent>()({
  name: 'former_access',
  version: 2,
  columns: {
    id: number().key(),
    role: text<Role>(),
    active: flag(),
    signedIn: flag(),
    roleGivenBy: text(),
    roleSince: instant(),
    /** The last role in which they were a second person; null while they never were. */
    formerRole: text<Role>().nullable(),
    /** When they lost it. */
    formerUntil: instant().nullable(),
  },
  on: {
    UserAdded: ({ role }, _, { id, at, by }) => ({
      id,
      role,
      active: true,
      signedIn: false,
      roleGivenBy: by,
      roleSince: at,
      formerRole: null,
      formerUntil: null,
    }),
    SignedIn: (_, row) => changed(row, { signedIn: true }),
    UserRoleChanged: ({ role }, row, { at, by }) =>
      changed(row, { ...lostBy(row, at), role, roleGivenBy: by, roleSince: at }),
    UserDeactivated: (_, row, { at }) => changed(row, { ...lostBy(row, at), active: false }),
    UserReactivated: (_, row, { at, by }) =>
      changed(row, { ...lostBy(row, at), active: true, roleGivenBy: by, roleSince: at }),
    // The operator knows this password, so the user isn't a second person any more.
    PasswordSet: (_, row, { at, by }) =>
      by === OPERATOR ? changed(row, { ...lostBy(row, at), roleGivenBy: by, roleSince: at }) : row,
    UserForgotten: (_, row, { at }) => changed(row, { ...lostBy(row, at), active: false }),
  },
});
export type FormerAccessRow = RowOf<typeof formerAccess>;

/** Everybody there ever was, forgotten users included. */
export const accessOfAll = (db: Db): Promise<FormerAccessRow[]> =>
  rowsWhere(db, select(formerAccess), sql`order by id`);
