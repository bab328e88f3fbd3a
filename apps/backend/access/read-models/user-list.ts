// Who may sign in?
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { UserSort } from '@purlin/contracts/access.ts';
import { type UserEvent } from '@purlin/domain/access/user.ts';
import { Role } from '@purlin/domain/access/user-shapes.ts';
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
} from '../../platform/servers/paging.ts';
import type { ListPage } from '../../platform/core/room.ts';

const SORTS: List<UserSort>['sorts'] = {
  id: byColumn('id', 'bigint'),
  email: byText('email'),
  firstName: byText('first_name'),
  lastName: byText('last_name'),
  role: byWords('role', Role.options),
};

export const userList = readModel<UserEvent>()({
  name: 'user_list',
  version: 2,
  columns:
    'id bigint primary key, email text not null, first_name text not null, last_name text ' +
    'not null, role text not null, company_name text, phone text',
  indexes: sortIndexes(SORTS),
  search: ['email', 'first_name', 'last_name', 'company_name', 'phone'],
  on: {
    UserAdded: (e, { id }) =>
      sql`insert into user_list values (${id}, ${e.email}, ${e.firstName}, ${e.lastName}, ${e.role},
        ${e.companyName}, ${e.phone})`,
  },
});

const COLUMNS =
  'id, email, first_name as "firstName", last_name as "lastName", role, company_name as ' +
  '"companyName", phone';
export interface UserRow {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly companyName: string | null;
  readonly phone: string | null;
}

const LIST: List<UserSort> = {
  model: userList,
  columns: COLUMNS,
  sorts: SORTS,
  usual: { by: 'id', descending: false },
};

/** Everybody, for names in texts. */
export const allUsers = async (db: Db): Promise<UserRow[]> =>
  (await db.query<UserRow>(`select ${COLUMNS} from user_list order by id`)).rows;

/** Users that match, the first one first unless another order is asked for. */
export const listUsers = (db: Db, page: PageRequest<UserSort>): Promise<ListPage<UserRow>> =>
  readPage(db, LIST, page);

export const userById = async (db: Db, id: number): Promise<UserRow | undefined> =>
  (
    await db.query<UserRow>({
      name: 'user_by_id',
      text: `select ${COLUMNS} from user_list where id = $1`,
      values: [id],
    })
  ).rows[0];

/** Also a user whom no list shows yet: whoever was added may sign in. */
export const userNow = upToDate('user', userList, userById);
