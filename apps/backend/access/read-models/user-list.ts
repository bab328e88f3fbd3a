// Who may sign in?
import { actorOf, userOf } from '@purlin/event-sourcing/actors.ts';
import { flag, instant, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, removed, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { UserSort } from '@purlin/contracts/access.ts';
import { holdersOf, type Right } from '@purlin/domain/access/rights.ts';
import { type UserEvent } from '@purlin/domain/access/user.ts';
import { isStaff, Role, STAFF } from '@purlin/domain/access/user-shapes.ts';
import { forgottenOwners } from '../../platform/core/forgetting.ts';
import type { Owner } from '../../platform/core/sessions.ts';
import { upToDate } from '../../platform/core/from-history.ts';
import type { Db } from '../../platform/servers/database.ts';
import {
  byColumn,
  byText,
  byWords,
  readPage,
  sortIndexes,
  type List,
  type PageRequest,
  type SortKeys,
} from '../../platform/core/paging.ts';
import { rowsWhere, rowWhere, select } from '../../platform/core/select.ts';
import type { ListPage } from '../../platform/core/room.ts';

const SORTS: SortKeys<UserSort> = {
  id: byColumn('id', 'bigint'),
  email: byText('email'),
  firstName: byText('first_name'),
  lastName: byText('last_name'),
  role: byWords('role', Role.options),
};

export const userList = readModel<UserEvent>()({
  name: 'user_list',
  version: 9,
  columns: {
    id: number().key(),
    email: text(),
    firstName: text(),
    lastName: text(),
    role: text<Role>(),
    companyName: text().nullable(),
    phone: text().nullable(),
    clientId: number().nullable(),
    vendorId: number().nullable(),
    /** False for whoever was kept out. */
    active: flag(),
    /** They were sent a link to choose their first password and have not yet. */
    invited: flag(),
    /** Signing in asks them for a code besides the password. */
    secondFactor: flag(),
    /** Who let them be what they are, and since when they are that. */
    roleGivenBy: text(),
    roleSince: instant(),
  },
  indexes: sortIndexes(SORTS),
  search: ['email', 'firstName', 'lastName', 'companyName', 'phone'],
  on: {
    UserAdded: (e, _, { id, at, by }) => ({
      id,
      email: e.email,
      firstName: e.firstName,
      lastName: e.lastName,
      role: e.role,
      companyName: e.companyName,
      phone: e.phone,
      clientId: null,
      vendorId: null,
      active: true,
      invited: false,
      secondFactor: false,
      roleGivenBy: by,
      roleSince: at,
    }),
    UserDetailsChanged: (e, row) =>
      changed(row, {
        firstName: e.firstName,
        lastName: e.lastName,
        companyName: e.companyName,
        phone: e.phone,
      }),
    EmailChanged: (e, row) => changed(row, { email: e.email }),
    UserRoleChanged: (e, row, { at, by }) =>
      changed(row, {
        role: e.role,
        clientId: null,
        vendorId: null,
        roleGivenBy: by,
        roleSince: at,
      }),
    UserLinked: (e, row) => changed(row, { clientId: e.clientId, vendorId: e.vendorId }),
    UserDeactivated: (_, row) => changed(row, { active: false }),
    // Whoever lets somebody in again may be the one who types for both.
    UserReactivated: (_, row, { at, by }) =>
      changed(row, { active: true, roleGivenBy: by, roleSince: at }),
    PasswordLinkAsked: (e, row) => changed(row, { invited: e.kind === 'invitation' }),
    PasswordSet: (_, row) => changed(row, { invited: false }),
    SecondFactorAdded: (_, row) => changed(row, { secondFactor: true }),
    SecondFactorRemoved: (_, row) => changed(row, { secondFactor: false }),
    UserForgotten: () => removed,
  },
});

export type UserRow = RowOf<typeof userList>;
const USER = select(userList);
const LIST: List<UserSort, UserRow> = {
  rows: USER,
  sorts: SORTS,
  usual: { by: 'id', descending: false },
};

/** Everybody, for names in texts. */
export const allUsers = (db: Db): Promise<UserRow[]> => rowsWhere(db, USER, sql`order by id`);

const DAY_MS = 24 * 60 * 60 * 1000;
/** From when somebody is a person of their own: whom the product itself added, at once. */
const establishedAt = ({ roleGivenBy, roleSince }: UserRow): string =>
  roleGivenBy === 'system' ? roleSince : new Date(Date.parse(roleSince) + DAY_MS).toISOString();

/** Who somebody is among those with a right, where two people have to agree. */
export interface AmongOthers {
  /** Nobody else can be the second person now. */
  readonly alone: boolean;
  /** Of somebody alone: from when another person can; null when there is nobody else. */
  readonly anotherFrom: string | null;
  /** Until when they are no second person themselves; null when they are. */
  readonly newcomerUntil: string | null;
}

/** Everybody as they stand to each other, read once. */
export interface People {
  /** The names of everybody who can sign in, by actor. */
  readonly names: ReadonlyMap<string, string>;
  /**
   * Whoever was given the role in the last 24 hours is not another person yet: whoever gave it may
   * be the one who types for both (rule: second-person).
   */
  amongOthers(right: Right, actor: string, now: string): AmongOthers;
  /**
   * Who counts as a person of their own for what they did (rule: second-person): whoever gave
   * somebody their role just now may have typed it. Also who cannot sign in any more, and the
   * product itself.
   */
  established(now: string): string[];
}

const mayWith = (right: Right) => {
  const roles = new Set(holdersOf(right).map(([role]) => role));
  return ({ active, role }: UserRow): boolean => active && roles.has(role);
};

/** Everybody, for their names and for who may be the second person. */
export async function peopleOf(db: Db): Promise<People> {
  const users = await allUsers(db);
  return {
    names: new Map(
      users.map(({ id, firstName, lastName }) => [actorOf(id), `${firstName} ${lastName}`]),
    ),
    amongOthers(right, actor, now) {
      const holders = users.filter(mayWith(right));
      const isCaller = ({ id }: UserRow): boolean => actorOf(id) === actor;
      const until = holders.filter(isCaller).map(establishedAt)[0];
      const [first] = holders
        .filter((user) => !isCaller(user))
        .map(establishedAt)
        .toSorted();
      const alone = first === undefined || first > now;
      return {
        alone,
        anotherFrom: alone ? (first ?? null) : null,
        newcomerUntil: until !== undefined && until > now ? until : null,
      };
    },
    established: (now) => [
      'system',
      ...users.filter((user) => establishedAt(user) <= now).map(({ id }) => actorOf(id)),
    ],
  };
}

/** The names of everybody who can sign in, by actor. */
export const staffNames = async (db: Db): Promise<ReadonlyMap<string, string>> =>
  (await peopleOf(db)).names;

/** Everybody who can sign in and may do this. */
export const usersWhoMay = async (db: Db, right: Right): Promise<UserRow[]> =>
  (await allUsers(db)).filter(mayWith(right));

/** A member of staff as clients know them. */
export interface StaffMember {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/**
 * The member of staff whom a column names as events do, as one JSON value for a query that answers
 * for another room. Null for everybody else.
 */
export const staffJson = (actor: string): string =>
  "(select json_build_object('name', first_name || ' ' || last_name, 'email', email, 'phone', " +
  `phone) from user_list where role = any('{${STAFF.join()}}') ` +
  `and ${actor} = '${actorOf(0).slice(0, -1)}' || id)`;

/** The member of staff with this actor's name, as clients know them; null for everybody else. */
export async function staffMemberOf(db: Db, actor: string): Promise<StaffMember | null> {
  const id = userOf(actor);
  const user = id === undefined ? undefined : await userById(db, id);
  if (!user || !isStaff(user.role)) return null;
  return { name: `${user.firstName} ${user.lastName}`, email: user.email, phone: user.phone };
}

/** Users that match, the first one first unless another order is asked for. */
export const listUsers = (db: Db, page: PageRequest<UserSort>): Promise<ListPage<UserRow>> =>
  readPage(db, LIST, page);

export const userById = (db: Db, id: number): Promise<UserRow | undefined> =>
  rowWhere(db, USER, sql`where id = ${id}`);

export const usersByIds = (db: Db, ids: readonly number[]): Promise<UserRow[]> =>
  rowsWhere(db, USER, sql`where id = any(${ids})`);

/** Who signs in for this client or this vendor. */
export const usersActingFor = (db: Db, { clientId, vendorId }: Owner): Promise<UserRow[]> =>
  rowsWhere(db, USER, sql`where client_id = ${clientId} or vendor_id = ${vendorId} order by id`);

/** Forgotten clients and vendors for whom somebody can still sign in. */
export const forgottenClientsWithUsers = forgottenOwners('client', 'user_list', 'client_id');
export const forgottenVendorsWithUsers = forgottenOwners('vendor', 'user_list', 'vendor_id');

/** Also a user whom no list shows yet: whoever was added may sign in. */
export const userNow = upToDate('user', userList, userById);
