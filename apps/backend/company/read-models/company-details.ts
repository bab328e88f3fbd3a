// What does the company say about itself?
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { CompanyDetails, CompanyEvent } from '@purlin/domain/company/company.ts';
import type { Db } from '../../platform/servers/database.ts';

export const companyDetails = readModel<CompanyEvent>()({
  name: 'company_details',
  version: 1,
  columns:
    'id bigint primary key, name text not null, phone text not null, email text not null, ' +
    'address text not null, ccb_number text not null',
  on: {
    CompanyDetailsRecorded: (e, { id }) => sql`
      insert into company_details values (${id}, ${e.name}, ${e.phone}, ${e.email}, ${e.address},
        ${e.ccbNumber})
      on conflict (id) do update set name = excluded.name, phone = excluded.phone,
        email = excluded.email, address = excluded.address, ccb_number = excluded.ccb_number`,
  },
});

/**
 * The details as one JSON value, for a query that answers for another room and should not ask
 * twice. Null before they were recorded.
 */
export const COMPANY_JSON =
  "(select json_build_object('name', name, 'phone', phone, 'email', email, 'address', " +
  "address, 'ccbNumber', ccb_number) from company_details)";

export const UNKNOWN: CompanyDetails = {
  name: '',
  phone: '',
  email: '',
  address: '',
  ccbNumber: '',
};

/** The details; empty texts before they were ever recorded. */
export async function readCompany(db: Db): Promise<CompanyDetails> {
  const { rows } = await db.query<CompanyDetails>({
    name: 'company',
    text: 'select name, phone, email, address, ccb_number as "ccbNumber" from company_details',
    values: [],
  });
  return rows[0] ?? UNKNOWN;
}
