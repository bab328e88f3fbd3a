// Estimates as they travel: from the read models' rows to the shapes of the contract.
import { isUser } from '@purlin/event-sourcing/actors.ts';
import type { z } from 'zod';
import type {
  Amounts,
  Estimate,
  EstimateOption,
  EstimateSummary,
  LineItem,
  Metrics,
  PublicEstimate,
  StaffEstimateOption,
  StaffLineItem,
} from '@purlin/contracts/estimate-shapes.ts';
import { toClientHeader, toStaffHeader } from '@purlin/contracts/header-shapes.ts';
import { lineTotalCents, type Totals } from '@purlin/domain/shared/totals.ts';
import { lackOf } from '@purlin/domain/estimates/readiness.ts';
import type { Line, LineContent } from '@purlin/domain/shared/lines.ts';
import type { Option } from '@purlin/domain/estimates/offer.ts';
import { inWholes } from '@purlin/domain/shared/decimals.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { UNKNOWN } from '../company/read-models/company-details.ts';
import { textsIn } from '../company/read-models/estimate-settings.ts';
import { isSigned } from './evidence.ts';
import type { MetricsRow } from './read-models/dashboard-metrics.ts';
import type { EstimateDetailsRow, StaffRow } from './read-models/estimate-details.ts';
import type { OfferRow } from './read-models/sent-offer.ts';
import type { EstimateListRow } from './read-models/estimate-list.ts';

/** Past its valid-until date and still unanswered; `today` is the company's date. */
export const isExpired = (
  row: { readonly status: string; readonly validUntil: string | null },
  today: string,
): boolean =>
  (row.status === 'sent' || row.status === 'viewed') &&
  row.validUntil !== null &&
  row.validUntil < today;

const inOrder = (lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => a.order - b.order || a.id - b.id);

/** What a line says, with what it costs us. */
export const toLineContent = ({
  quantityHundredths,
  rateCents,
  costCents,
  ...line
}: LineContent) => ({
  ...line,
  quantity: inWholes(quantityHundredths),
  rate: toDecimal(rateCents),
  total: toDecimal(lineTotalCents({ quantityHundredths, rateCents })),
  cost: costCents === null ? null : toDecimal(costCents),
});

/** Where a line stands. */
interface Place {
  readonly estimateId: number;
  readonly estimateOptionId: number | null;
}

const toStaffLineItem = (line: Line, place: Place): StaffLineItem => {
  const { totalCents, ...content } = line;
  return {
    ...toLineContent(content),
    ...place,
    id: line.id,
    order: line.order,
    total: toDecimal(totalCents),
  };
};

/** For whoever holds the number: without the cost. */
export const toLineItem = (line: Line, place: Place): LineItem => {
  const { cost: _, ...item } = toStaffLineItem(line, place);
  return item;
};

const amounts = (totals: Totals): Amounts => ({
  subtotal: toDecimal(totals.subtotalCents),
  discount: toDecimal(totals.discountCents),
  tax: toDecimal(totals.taxCents),
  processingFee: toDecimal(totals.processingFeeCents),
  total: toDecimal(totals.totalCents),
  deposit: toDecimal(totals.depositCents),
});

const toOption = (
  { id, title, description, order, recommended, lines, totals }: Option,
  estimateId: number,
) => ({
  id,
  estimateId,
  title,
  description,
  order,
  recommended,
  ...amounts(totals),
  lines: inOrder(lines),
  place: { estimateId, estimateOptionId: id },
});

export function toStaffOption(option: Option, estimateId: number): StaffEstimateOption {
  const { lines, place, ...rest } = toOption(option, estimateId);
  return { ...rest, lineItems: lines.map((line) => toStaffLineItem(line, place)) };
}
function toPublicOption(option: Option, estimateId: number): EstimateOption {
  const { lines, place, ...rest } = toOption(option, estimateId);
  return { ...rest, lineItems: lines.map((line) => toLineItem(line, place)) };
}

export const toSummary = (
  { totalCents, facts, parts, ...row }: EstimateListRow,
  today: string,
): EstimateSummary => ({
  ...row,
  ...facts,
  total: toDecimal(totalCents),
  expired: isExpired(row, today),
  lack: (row.status === 'draft' && lackOf(Object.values(parts))) || null,
});

function toOffer(row: EstimateDetailsRow, today: string) {
  return {
    id: row.id,
    estimateNumber: row.number,
    clientName: row.clientName,
    clientEmail: row.clientEmail,
    clientPhone: row.clientPhone,
    ...toClientHeader(row),
    status: row.status,
    ...amounts(row.totals),
    createdAt: row.createdAt,
    sentAt: row.sentAt,
    answeredAt: row.answeredAt,
    revision: row.revision,
    revisedAt: row.revisedAt,
    expired: isExpired(row, today),
    withdrawn: row.withdrawn,
    clientMessage: row.clientMessage,
    selectedOptionId: row.selectedOptionId,
    questions: row.questions,
    photos: [...row.photos],
  };
}

/**
 * Who answered, as far as it is known: the first answers were kept without evidence. `names` are
 * those of staff by actor.
 */
function toEvidence(
  { answer }: EstimateDetailsRow,
  names: ReadonlyMap<string, string>,
): Estimate['evidence'] {
  if (!answer) return null;
  const {
    how,
    name = '',
    ip = '',
    userAgent = '',
    consentVersion = 0,
    documentSha256 = '',
    reason = '',
    at,
    revision,
    by,
  } = answer;
  const staff = isUser(by);
  return {
    how: how ?? (staff ? 'staff' : 'page'),
    name,
    ip,
    userAgent,
    consentVersion,
    documentSha256,
    reason,
    at,
    revision,
    recordedBy: staff ? (names.get(by) ?? by) : null,
  };
}

/** For staff: everything. `names` are those of staff by actor. */
export const toEstimate = (
  row: StaffRow,
  today: string,
  names: ReadonlyMap<string, string>,
): Estimate => ({
  ...toOffer(row, today),
  clientId: row.clientId,
  client: { name: row.clientName, email: row.clientEmail },
  ...toStaffHeader(row),
  lineItems: inOrder(row.lines).map((line) =>
    toStaffLineItem(line, { estimateId: row.id, estimateOptionId: null }),
  ),
  estimateOptions: row.options.map((option) => toStaffOption(option, row.id)),
  viewedAt: row.viewedAt,
  archived: row.archived,
  jobId: row.jobId,
  leadId: row.leadId,
  duplicateOf: row.duplicateOf,
  changesJobId: row.changesJobId,
  emailState: row.emailState,
  emailProblem: row.emailProblem,
  held: row.held,
  followUps: row.followUps,
  lastFollowUpAt: row.lastFollowUpAt,
  evidence: toEvidence(row, names),
});

/** For whoever holds the number: nothing internal. `timeZone` is the company's. */
export function toPublicEstimate(
  row: OfferRow,
  timeZone: string,
  today: string,
): z.input<typeof PublicEstimate> {
  const { settings } = row;
  const { signatureRequired, consentVersion } = settings;
  const shownIn = (language: Language) => {
    const { terms, consentText, depositText } = textsIn(settings, language);
    return { terms, consentText, depositText };
  };
  const company = row.company ?? UNKNOWN;
  const { estimator } = row;
  return {
    ...toOffer(row, today),
    signed: isSigned(row.answer),
    language: row.language,
    lineItems: inOrder(row.lines).map((line) =>
      toLineItem(line, { estimateId: row.id, estimateOptionId: null }),
    ),
    estimateOptions: row.options.map((option) => toPublicOption(option, row.id)),
    company: { ...company, timeZone },
    // With which address somebody signs in is nobody else's business: clients write to the office.
    estimator: estimator && {
      ...estimator,
      phone: estimator.phone || company.phone,
      email: company.email,
    },
    contractBefore: row.contractBeforeCents === null ? null : toDecimal(row.contractBeforeCents),
    replaced: row.replaced && {
      total: toDecimal(row.replaced.totalCents),
      options: row.replaced.options.map(({ id, totalCents }) => ({
        id,
        total: toDecimal(totalCents),
      })),
    },
    approval: {
      signatureRequired,
      consentVersion,
      ...shownIn('en'),
      spanish: shownIn('es'),
      french: shownIn('fr'),
    },
  };
}

type Figures = MetricsRow['all'];
const toMonth = ({
  drafted,
  sent,
  accepted,
  declined,
  revenueCents,
}: Figures): Metrics['thisMonth'] => ({
  estimates: drafted,
  sent,
  accepted,
  declined,
  revenue: toDecimal(revenueCents),
});

export const toMetrics = ({ all, ...months }: MetricsRow): Metrics => ({
  totalEstimates: all.drafted - all.archived,
  pendingEstimates: all.pending,
  acceptedEstimates: all.accepted - all.archivedAccepted,
  totalRevenue: toDecimal(all.revenueCents),
  thisMonth: toMonth(months.thisMonth),
  lastMonth: toMonth(months.lastMonth),
  lastMonthSoFar: toMonth(months.lastMonthSoFar),
});
