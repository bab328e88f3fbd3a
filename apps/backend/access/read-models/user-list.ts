// Who may sign in?
import { actorOf, userOf } from '@purlin/event-sourcing/actors.ts';
import { instant, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, removed, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { UserSort } from '@purlin/contracts/access.ts';
import { may, type Right } from '@purlin/domain/access/rights.ts';
import { type UserEvent } from '@purlin/domain/access/user.ts';
import { Role } from '@purlin/domain/access/user-shapes.ts';
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
  version: 6,
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
    addedBy: text(),
    addedAt: instant(),
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
      addedBy: by,
      addedAt: at,
    }),
    UserLinked: (e, row) => changed(row, { clientId: e.clientId, vendorId: e.vendorId }),
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
const establishedAt = ({ addedBy, addedAt }: UserRow): string =>
  addedBy === 'system' ? addedAt : new Date(Date.parse(addedAt) + DAY_MS).toISOString();

/** Who somebody is among those with a right, where two people have to agree. */
export interface AmongOthers {
  /** Nobody else can be the second person now. */
  readonly alone: boolean;
  /** Until when they are no second person themselves; null when they are. */
  readonly newcomerUntil: string | null;
}

/**
 * Whoever was added in the last 24 hours is not another person yet: whoever added them may be the
 * one who types for both (rule: second-person).
 */
export async function amongOthers(
  db: Db,
  right: Right,
  actor: string,
  now: string,
): Promise<AmongOthers> {
  const holders = (await allUsers(db)).filter(({ role }) => may(role, right));
  const isCaller = ({ id }: UserRow): boolean => actorOf(id) === actor;
  const until = holders.filter(isCaller).map(establishedAt)[0];
  return {
    alone: holders.every((user) => isCaller(user) || establishedAt(user) > now),
    newcomerUntil: until !== undefined && until > now ? until : null,
  };
}

/** The names of everybody who can sign in, by actor. */
export const staffNames = async (db: Db): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await allUsers(db)).map((user) => [actorOf(user.id), `${user.firstName} ${user.lastName}`]),
  );

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
  `phone) from user_list where role = 'admin' and ${actor} = '${actorOf(0).slice(0, -1)}' || id)`;

/** The member of staff with this actor's name, as clients know them; null for everybody else. */
export async function staffMemberOf(db: Db, actor: string): Promise<StaffMember | null> {
  const id = userOf(actor);
  const user = id === undefined ? undefined : await userById(db, id);
  if (user?.role !== 'admin') return null;
  return { name: `${user.firstName} ${user.lastName}`, email: user.email, phone: user.phone };
}

/** Users that match, the first one first unless another order is asked for. */
export const listUsers = (db: Db, page: PageRequest<UserSort>): Promise<ListPage<UserRow>> =>
  readPage(db, LIST, page);

export const userById = (db: Db, id: number): Promise<UserRow | undefined> =>
  rowWhere(db, USER, sql`where id = ${id}`);

/** Who signs in for this client or this vendor. */
export const usersActingFor = (db: Db, { clientId, vendorId }: Owner): Promise<UserRow[]> =>
  rowsWhere(db, USER, sql`where client_id = ${clientId} or vendor_id = ${vendorId} order by id`);

/** Forgotten clients and vendors for whom somebody can still sign in. */
export const forgottenClientsWithUsers = forgottenOwners('client', 'user_list', 'client_id');
export const forgottenVendorsWithUsers = forgottenOwners('vendor', 'user_list', 'vendor_id');

/** Also a user whom no list shows yet: whoever was added may sign in. */
export const userNow = upToDate('user', userList, userById);
