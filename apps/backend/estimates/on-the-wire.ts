// Estimates as they travel: from the read models' rows to the shapes of the contract.
import type { z } from 'zod';
import type { Estimate, EstimateSummary, LineItem, PublicEstimate } from '@purlin/contracts/estimates.ts';
import type { Line } from '@purlin/domain/estimates/estimate.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import { UNKNOWN } from '../company/read-models/company-details.ts';
import type { EstimateDetailsRow, OfferRow } from './read-models/estimate-details.ts';
import type { EstimateListRow } from './read-models/estimate-list.ts';

/** Past its valid-until date and still unanswered; `today` is the company's date. */
const isExpired = (row: { readonly status: string; readonly validUntil: string | null }, today: string): boolean =>
  (row.status === 'sent' || row.status === 'viewed') && row.validUntil !== null && row.validUntil < today;

export const toLineItem = (line: Line): LineItem => ({
  id: line.id, description: line.description, quantity: line.quantityHundredths / 100, rate: toDecimal(line.rateCents), total: toDecimal(line.totalCents),
  order: line.order, taxable: line.taxable, section: line.section, priceBookItemId: line.priceBookItemId,
});

export const toSummary = ({ totalCents, ...row }: EstimateListRow, today: string): EstimateSummary => ({ ...row, total: toDecimal(totalCents), expired: isExpired(row, today) });

function toOffer(row: EstimateDetailsRow, today: string) {
  return {
    id: row.id, estimateNumber: row.number, clientName: row.clientName, clientEmail: row.clientEmail, clientPhone: row.clientPhone,
    projectTitle: row.projectTitle, projectDescription: row.projectDescription, serviceAddress: row.serviceAddress, estimateType: row.estimateType, status: row.status,
    subtotal: toDecimal(row.subtotalCents), discount: toDecimal(row.discountCents), tax: toDecimal(row.taxCents), total: toDecimal(row.totalCents),
    discountPercentage: row.discountBasisPoints / 100, taxPercentage: row.taxBasisPoints / 100, taxBasis: row.taxBasis,
    validUntil: row.validUntil, introMessage: row.introMessage, customerNotes: row.customerNotes, createdAt: row.createdAt, sentAt: row.sentAt,
    lineItems: row.lines.toSorted((a, b) => a.order - b.order || a.id - b.id).map(toLineItem),
    revision: row.revision, expired: isExpired(row, today), clientMessage: row.clientMessage,
  };
}

/** For staff: everything. */
export const toEstimate = (row: EstimateDetailsRow, today: string): Estimate => ({
  ...toOffer(row, today), clientId: row.clientId, client: { name: row.clientName, email: row.clientEmail }, internalNotes: row.internalNotes,
  viewedAt: row.viewedAt, answeredAt: row.answeredAt, emailState: row.emailState, emailProblem: row.emailProblem,
});

/** For whoever holds the number: nothing internal. `timeZone` is the company's. */
export const toPublicEstimate = (row: OfferRow, timeZone: string, today: string): z.input<typeof PublicEstimate> => ({ ...toOffer(row, today), company: { ...(row.company ?? UNKNOWN), timeZone } });
