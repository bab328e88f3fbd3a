// What does the company say about itself?
import { number, text } from '@purlin/event-sourcing/columns.ts';
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { CompanyDetails, CompanyEvent } from '@purlin/domain/company/company.ts';
import { shownLicense } from '@purlin/domain/shared/license-record.ts';
import { shownPhone } from '@purlin/domain/shared/phones.ts';
import type { Db } from '../../platform/servers/database.ts';
import type { MailSender } from '../../platform/servers/mail-frame.ts';
import { rowWhere, select } from '../../platform/core/queries/select.ts';

export const companyDetails = readModel<CompanyEvent>()({
  name: 'company_details',
  version: 2,
  columns: {
    id: number().key(),
    name: text(),
    phone: text(),
    email: text(),
    address: text(),
    ccbNumber: text(),
  },
  on: {
    CompanyDetailsRecorded: (e, _, { id }) => ({
      id,
      name: e.name,
      phone: e.phone,
      email: e.email,
      address: e.address,
      ccbNumber: e.ccbNumber,
    }),
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

const DETAILS = select(companyDetails, ['name', 'phone', 'email', 'address', 'ccbNumber']);

/**
 * The company as e-mails name it: where it is, and with its licence, as the Construction
 * Contractors Board asks.
 */
export const senderOf = ({
  name,
  address,
  phone,
  email,
  ccbNumber,
}: CompanyDetails): MailSender => ({
  name,
  signature: [
    name,
    address,
    shownPhone(phone),
    email,
    ccbNumber && `CCB #${shownLicense(ccbNumber)}`,
  ].filter(Boolean),
});

/** The details; empty texts before they were ever recorded. */
export const readCompany = async (db: Db): Promise<CompanyDetails> =>
  (await rowWhere(db, DETAILS, sql``)) ?? UNKNOWN;
