// Who may sign in?
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { Role, UserEvent } from '@purlin/domain/access/user.ts';
import type { Db } from '../../platform/database.ts';

export const userList = readModel<UserEvent>()({
  name: 'user_list',
  version: 1,
  columns: 'id bigint primary key, email text not null, first_name text not null, last_name text not null, role text not null, company_name text, phone text',
  on: {
    UserAdded: (e, { id }) => sql`insert into user_list values (${id}, ${e.email}, ${e.firstName}, ${e.lastName}, ${e.role}, ${e.companyName}, ${e.phone})`,
  },
});

const COLUMNS = 'id, email, first_name as "firstName", last_name as "lastName", role, company_name as "companyName", phone';
export interface UserRow { readonly id: number; readonly email: string; readonly firstName: string; readonly lastName: string; readonly role: Role; readonly companyName: string | null; readonly phone: string | null }

export const allUsers = async (db: Db): Promise<UserRow[]> => (await db.query<UserRow>(`select ${COLUMNS} from user_list order by id`)).rows;

export const userById = async (db: Db, id: number): Promise<UserRow | undefined> =>
  (await db.query<UserRow>({ name: 'user_by_id', text: `select ${COLUMNS} from user_list where id = $1`, values: [id] })).rows[0];
