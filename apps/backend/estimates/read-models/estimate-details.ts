// What exactly does this estimate offer, and what became of it?
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { EstimateEvent, Line } from '@purlin/domain/estimates/estimate.ts';
import type { TaxBasis } from '@purlin/domain/estimates/totals.ts';
import type { EstimateStatus } from '@purlin/contracts/estimates.ts';
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import { COMPANY_JSON } from '../../company/read-models/company-details.ts';
import type { Db } from '../../platform/database.ts';

const answered = (id: number, status: EstimateStatus, at: string, message: string) => sql`
  update estimate_details set status = ${status}, answered_at = ${at}, client_message = ${message} where id = ${id}`;
const setEmail = (id: number, state: string, problem: string | null = null) => sql`update estimate_details set email_state = ${state}, email_problem = ${problem} where id = ${id}`;

export const estimateDetails = readModel<EstimateEvent>()({
  name: 'estimate_details',
  version: 1,
  columns: `id bigint primary key, number text not null unique, client_id bigint not null, client_name text not null, client_email text not null, client_phone text,
    project_title text not null, project_description text not null, service_address text not null, estimate_type text not null, status text not null, valid_until date,
    intro_message text not null, customer_notes text not null, internal_notes text not null,
    discount_basis_points int not null, tax_basis_points int not null, tax_basis text not null,
    lines jsonb not null, subtotal_cents bigint not null, discount_cents bigint not null, tax_cents bigint not null, total_cents bigint not null,
    created_at timestamptz not null, sent_at timestamptz, viewed_at timestamptz, answered_at timestamptz,
    revision int not null default 1, client_message text not null default '', email_state text not null default 'none', email_problem text`,
  on: {
    EstimateDrafted: (e, { id, at }) => sql`
      insert into estimate_details values (${id}, ${e.number}, ${e.client.id}, ${e.client.name}, ${e.client.email}, ${e.client.phone},
        ${e.projectTitle}, ${e.projectDescription}, ${e.serviceAddress}, ${e.estimateType}, 'draft', ${e.validUntil},
        ${e.introMessage}, ${e.customerNotes}, ${e.internalNotes}, ${e.discountBasisPoints}, ${e.taxBasisPoints}, ${e.taxBasis},
        ${JSON.stringify(e.lines)}, ${e.totals.subtotalCents}, ${e.totals.discountCents}, ${e.totals.taxCents}, ${e.totals.totalCents}, ${at})`,
    LineItemAdded: (e, { id }) => sql`
      update estimate_details set lines = lines || ${JSON.stringify([e.line])}::jsonb, subtotal_cents = ${e.totals.subtotalCents},
        discount_cents = ${e.totals.discountCents}, tax_cents = ${e.totals.taxCents}, total_cents = ${e.totals.totalCents} where id = ${id}`,
    EstimateSent: (_, { id, at }) => sql`update estimate_details set status = 'sent', sent_at = ${at}, email_state = 'queued' where id = ${id}`,
    EstimateResent: (_, { id }) => setEmail(id, 'queued'),
    EstimateEmailAccepted: (_, { id }) => setEmail(id, 'accepted'),
    EstimateEmailFailed: (e, { id }) => setEmail(id, 'failed', e.reason),
    EstimateEmailRetried: (_, { id }) => setEmail(id, 'queued'),
    EstimateViewed: (_, { id, at }) => sql`update estimate_details set status = 'viewed', viewed_at = ${at} where id = ${id}`,
    EstimateApproved: (e, { id, at }) => answered(id, 'accepted', at, e.clientMessage),
    EstimateDeclined: (e, { id, at }) => answered(id, 'declined', at, e.clientMessage),
  },
});

export interface EstimateDetailsRow {
  readonly id: number; readonly number: string; readonly clientId: number; readonly clientName: string; readonly clientEmail: string; readonly clientPhone: string | null;
  readonly projectTitle: string; readonly projectDescription: string; readonly serviceAddress: string; readonly estimateType: 'single' | 'multi_option';
  readonly status: EstimateStatus; readonly validUntil: string | null; readonly introMessage: string; readonly customerNotes: string; readonly internalNotes: string;
  readonly discountBasisPoints: number; readonly taxBasisPoints: number; readonly taxBasis: TaxBasis; readonly lines: readonly Line[];
  readonly subtotalCents: number; readonly discountCents: number; readonly taxCents: number; readonly totalCents: number;
  readonly createdAt: string; readonly sentAt: string | null; readonly viewedAt: string | null; readonly answeredAt: string | null;
  readonly revision: number; readonly clientMessage: string; readonly emailState: 'none' | 'queued' | 'accepted' | 'failed'; readonly emailProblem: string | null;
}
const COLUMNS = `id, number, client_id as "clientId", client_name as "clientName", client_email as "clientEmail", client_phone as "clientPhone",
  project_title as "projectTitle", project_description as "projectDescription", service_address as "serviceAddress", estimate_type as "estimateType", status, valid_until as "validUntil",
  intro_message as "introMessage", customer_notes as "customerNotes", internal_notes as "internalNotes",
  discount_basis_points as "discountBasisPoints", tax_basis_points as "taxBasisPoints", tax_basis as "taxBasis", lines,
  subtotal_cents as "subtotalCents", discount_cents as "discountCents", tax_cents as "taxCents", total_cents as "totalCents",
  created_at as "createdAt", sent_at as "sentAt", viewed_at as "viewedAt", answered_at as "answeredAt",
  revision, client_message as "clientMessage", email_state as "emailState", email_problem as "emailProblem"`;

export const estimateById = async (db: Db, id: number): Promise<EstimateDetailsRow | undefined> =>
  (await db.query<EstimateDetailsRow>({ name: 'estimate_by_id', text: `select ${COLUMNS} from estimate_details where id = $1`, values: [id] })).rows[0];

export interface OfferRow extends EstimateDetailsRow { readonly company: CompanyDetails | null }

/** The estimate with whoever sends it, in one question: what its client sees. */
export const offerById = async (db: Db, id: number): Promise<OfferRow | undefined> =>
  (await db.query<OfferRow>({ name: 'offer_by_id', text: `select ${COLUMNS}, ${COMPANY_JSON} as company from estimate_details where id = $1`, values: [id] })).rows[0];

export const offerByNumber = async (db: Db, number: string): Promise<OfferRow | undefined> =>
  (await db.query<OfferRow>({ name: 'offer_by_number', text: `select ${COLUMNS}, ${COMPANY_JSON} as company from estimate_details where number = $1`, values: [number] })).rows[0];

/** Whether this number is the key to this estimate. A draft has no key yet: for the client it does not exist. */
export const numberOpens = async (db: Db, id: number, number: string): Promise<boolean> =>
  (await db.query({ name: 'number_opens', text: "select 1 from estimate_details where id = $1 and number = $2 and status <> 'draft'", values: [id, number] })).rowCount === 1;
