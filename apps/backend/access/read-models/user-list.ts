// Who may sign in?
import { actorOf, OPERATOR, userOf } from '@purlin/event-sourcing/actors.ts';
import { flag, instant, json, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, removed, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { UserSort } from '@purlin/contracts/access.ts';
import { holdersOf, type Right } from '@purlin/domain/access/rights.ts';
import { type UserEvent } from '@purlin/domain/access/user.ts';
import {
  isStaff,
  Role,
  STAFF,
  USUAL_NOTICES,
  type Link,
  type Notices,
} from '@purlin/domain/access/user-shapes.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { forgottenOwners } from '../../platform/core/tasks/forgetting.ts';
import { upToDate } from '../../platform/core/queries/from-history.ts';
import type { Db } from '../../platform/servers/database.ts';
import {
  byColumn,
  byOptional,
  byText,
  byWords,
  readPage,
  sortIndexes,
  type List,
  type PageRequest,
  type SortKeys,
} from '../../platform/core/queries/paging.ts';
import {
  computed,
  rowsWhere,
  rowWhere,
  select,
  type Selected,
} from '../../platform/core/queries/select.ts';
import type { ListPage } from '../../platform/core/room.ts';
import { withPasskeys, type NamedPasskey } from './named-passkeys.ts';
import { isOn } from '../../company/read-models/company-settings.ts';

const SORTS: SortKeys<UserSort> = {
  id: byColumn('id', 'bigint'),
  email: byText('email'),
  firstName: byText('first_name'),
  lastName: byText('last_name'),
  role: byWords('role', Role.options),
  lastSignInAt: byOptional('last_sign_in_at', 'timestamptz'),
};

export const userList = readModel<UserEvent>()({
  name: 'user_list',
  version: 19,
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
    /** When that link was sent; null where they are not invited. */
    invitedAt: instant().nullable(),
    /** Their password was made by the product: they choose one before anything else. */
    mustChoosePassword: flag(),
    /** Signing in asks them for a code besides the password. */
    secondFactor: flag(),
    hasPasskey: flag(),
    /** Their names, and since when they let their user in. */
    passkeys: json<readonly NamedPasskey[]>(),
    /** When they last came in (rule: sign-ins); null: never. */
    lastSignInAt: instant().nullable(),
    /** How they are told what happens (rule: notices). */
    emailNotifications: flag(),
    smsNotifications: flag(),
    /** Since when they want text messages; null while they do not. */
    textsSince: instant().nullable(),
    jobReminders: flag(),
    estimateUpdates: flag(),
    clientMessages: flag(),
    /** What is written to them is in it; null before they chose one. */
    language: text<Language>().nullable(),
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
      invitedAt: null,
      mustChoosePassword: false,
      secondFactor: false,
      hasPasskey: false,
      passkeys: [],
      lastSignInAt: null,
      ...USUAL_NOTICES,
      textsSince: null,
      language: null,
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
    PasswordLinkAsked: ({ kind }, row, { at }) =>
      changed(row, {
        invited: kind === 'invitation',
        invitedAt: kind === 'invitation' ? at : null,
      }),
    // The operator knows this password, so the user isn't a second person yet.
    PasswordSet: ({ how }, row, { at, by }) =>
      changed(row, {
        invited: false,
        invitedAt: null,
        mustChoosePassword: how === 'made',
        ...(by === OPERATOR && { roleGivenBy: by, roleSince: at }),
      }),
    SecondFactorAdded: (_, row) => changed(row, { secondFactor: true }),
    SecondFactorRemoved: (_, row) => changed(row, { secondFactor: false }),
    PasskeyAdded: ({ passkey, name }, row, { at }) =>
      withPasskeys(row, (now) => [...now, { passkey, name, addedAt: at }]),
    PasskeyRenamed: ({ passkey, name }, row) =>
      withPasskeys(row, (now) =>
        now.map((one) => (one.passkey === passkey ? { ...one, name } : one)),
      ),
    PasskeyRemoved: ({ passkey }, row) =>
      withPasskeys(row, (now) => now.filter((one) => one.passkey !== passkey)),
    SignedIn: (_, row, { at }) => changed(row, { lastSignInAt: at }),
    NoticesChosen: (e, row, { at }) =>
      changed(row, { ...e, textsSince: e.smsNotifications ? (row?.textsSince ?? at) : null }),
    LanguageChosen: ({ language }, row) => changed(row, { language }),
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

/** The roles that may do this. */
export const rolesWith = (right: Right): string[] => holdersOf(right).map(([role]) => role);

/** Whether a user can sign in and may do this. */
export const mayWith = (right: Right) => {
  const roles = new Set(rolesWith(right));
  return ({ active, role }: UserRow): boolean => active && roles.has(role);
};

/** Who can sign in with this address. */
export const userWithEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  rowWhere(db, USER, sql`where active and lower(email) = ${email.toLowerCase()}`);

/** Everybody who can sign in and may do this. */
export const usersWhoMay = (db: Db, right: Right): Promise<UserRow[]> =>
  rowsWhere(db, USER, sql`where active and role = any(${rolesWith(right)}) order by id`);

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

interface UserFilter extends PageRequest<UserSort> {
  readonly clientId?: number | undefined;
  readonly vendorId?: number | undefined;
}

/** Users that match, the first one first unless another order is asked for. */
export const listUsers = (
  db: Db,
  { clientId, vendorId, ...page }: UserFilter,
): Promise<ListPage<UserRow>> =>
  readPage(db, LIST, page, [
    clientId !== undefined && sql`client_id = ${clientId}`,
    vendorId !== undefined && sql`vendor_id = ${vendorId}`,
  ]);

export const userById = (db: Db, id: number): Promise<UserRow | undefined> =>
  rowWhere(db, USER, sql`where id = ${id}`);

export const usersByIds = (db: Db, ids: readonly number[]): Promise<UserRow[]> =>
  rowsWhere(db, USER, sql`where id = any(${ids})`);

/** What somebody chose to be told (rule: notices); of nobody, everything. */
export async function noticesOf(db: Db, id: number): Promise<Notices> {
  return (await userById(db, id)) ?? USUAL_NOTICES;
}

/** Who signs in for this client or this vendor. */
export const usersActingFor = (db: Db, { clientId, vendorId }: Link): Promise<UserRow[]> =>
  rowsWhere(db, USER, sql`where client_id = ${clientId} or vendor_id = ${vendorId} order by id`);

/** Forgotten clients and vendors for whom somebody can still sign in. */
export const forgottenClientsWithUsers = forgottenOwners('client', 'user_list', 'client_id');
export const forgottenVendorsWithUsers = forgottenOwners('vendor', 'user_list', 'vendor_id');

/** Of whom the company asks a second factor (rule: second-factor). */
const NEEDS_FACTOR = `role = 'admin' and ${isOn('security', 'adminsNeedSecondFactor')}`;
/** Admins whom no app asks for a code: they have a passkey, or nothing besides the password. */
export const adminsWithoutApp = (db: Db): Promise<UserRow[]> =>
  rowsWhere(db, USER, sql`where active and role = 'admin' and not second_factor order by id`);

const WHO_CALLS = select(userList, undefined, {
  /** Their password alone does not let them in. */
  needsFactor: computed<boolean>(NEEDS_FACTOR),
  /** Whether they are to add a second factor before anything else (rule: second-factor). */
  lacksFactor: computed<boolean>(`not second_factor and not has_passkey and ${NEEDS_FACTOR}`),
});
export type CallerRow = Selected<typeof WHO_CALLS>;
const callerById = (db: Db, id: number): Promise<CallerRow | undefined> =>
  rowWhere(db, WHO_CALLS, sql`where id = ${id}`);

/** Also a user whom no list shows yet: whoever was added may sign in. */
export const userNow = upToDate('user', userList, userById);

/** As history has them at this moment, whatever the list shows. */
export const userInHistory = upToDate('user', userList, userById, () => false);

/** The user of a call with what each call has to know of them, in one statement. */
export const callerNow = upToDate('user', userList, callerById);
