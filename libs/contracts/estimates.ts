// The doors of estimates, for staff and for the client who holds an estimate's number.
import { z } from 'zod';
import { DEFAULT_INTRO_MESSAGE, DEFAULT_SEND_MESSAGE, estimate, LineContent } from '@purlin/domain/estimates/estimate.ts';
import { TaxBasis } from '@purlin/domain/estimates/totals.ts';
import { Company } from './company.ts';
import { Id, Instant, ListQuery, Money, MoneyInput, OptionalDate, OptionalText, PercentInput, QuantityInput, Text } from './fields.ts';
import { command, download, everyone, query, staff, staffOrEstimateNumber } from './route.ts';

export const EstimateStatus = z.enum(['draft', 'sent', 'viewed', 'accepted', 'declined']);
export type EstimateStatus = z.infer<typeof EstimateStatus>;

export const LineItem = z.object({
  id: Id, description: z.string(), quantity: z.number(), rate: Money, total: Money, order: z.int(), taxable: z.boolean(), section: z.string().nullable(), priceBookItemId: Id.nullable(),
}).meta({ id: 'LineItem' });
export type LineItem = z.infer<typeof LineItem>;

/** What both the client and staff see. */
const Offer = z.object({
  id: Id, estimateNumber: z.string(), clientName: z.string(), clientEmail: z.string(), clientPhone: z.string().nullable(),
  projectTitle: z.string(), projectDescription: z.string(), serviceAddress: z.string(), estimateType: z.enum(['single', 'multi_option']), status: EstimateStatus,
  subtotal: Money, discount: Money, tax: Money, total: Money, discountPercentage: z.number(), taxPercentage: z.number(), taxBasis: TaxBasis,
  validUntil: z.iso.date().nullable(), introMessage: z.string(), customerNotes: z.string(), createdAt: Instant, sentAt: Instant.nullable(),
  lineItems: z.array(LineItem),
  /** Which version of the offer this is; an approval names the one that was seen. */
  revision: z.int().positive(),
  /** The valid-until date has passed and the estimate is still unanswered. */
  expired: z.boolean(),
  /** What the client wrote with the answer. */
  clientMessage: z.string(),
});

export const EmailState = z.enum(['none', 'queued', 'accepted', 'failed']);

export const Estimate = Offer.extend({
  clientId: Id, client: z.object({ name: z.string(), email: z.string() }), internalNotes: z.string(),
  viewedAt: Instant.nullable(), answeredAt: Instant.nullable(),
  /** What became of the last e-mail; `emailProblem` is the mail server's own words. */
  emailState: EmailState, emailProblem: z.string().nullable(),
}).meta({ id: 'Estimate' });
export type Estimate = z.infer<typeof Estimate>;

export const EstimateSummary = z.object({
  id: Id, estimateNumber: z.string(), clientId: Id, clientName: z.string(), clientEmail: z.string(), projectTitle: z.string(), status: EstimateStatus, total: Money,
  createdAt: Instant, validUntil: z.iso.date().nullable(), expired: z.boolean(), emailState: EmailState,
}).meta({ id: 'EstimateSummary' });
export type EstimateSummary = z.infer<typeof EstimateSummary>;

/** The client's view: nothing internal, no costs, and the sender's details for the page's frame. */
export const PublicEstimate = Offer.extend({
  company: Company,
}).meta({ id: 'PublicEstimate' });
export type PublicEstimate = z.infer<typeof PublicEstimate>;

export const HistoryEntry = z.object({
  revision: z.int(), type: z.string(), at: Instant,
  /** Who did it, for people: a staff member's name, "Client, by the estimate link", "Purlin". */
  by: z.string(),
  /** What happened, in a sentence. */
  summary: z.string(),
  /** What changed: the event's data as it is read today. */
  data: z.record(z.string(), z.unknown()),
}).meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const Metrics = z.object({ totalEstimates: z.int(), pendingEstimates: z.int(), acceptedEstimates: z.int(), totalRevenue: Money }).meta({ id: 'DashboardMetrics' });

const LineInput = z.object({
  description: LineContent.shape.description,
  quantity: QuantityInput.pipe(LineContent.shape.quantityHundredths).default(100),
  rate: MoneyInput.pipe(LineContent.shape.rateCents).default(0),
  taxable: z.boolean().default(true),
  section: OptionalText.default(null),
  priceBookItemId: Id.nullish().transform((id) => id ?? null),
});
const toLine = ({ quantity, rate, ...line }: z.output<typeof LineInput>) => ({ ...line, quantityHundredths: quantity, rateCents: rate });

/** The wizards' payload. Names and totals of the browser are accepted and not used: the client's record and the rules decide. */
export const DraftInput = z.object({
  clientId: z.int('Please select a client').min(1, 'Please select a client'),
  projectTitle: estimate.commands.DraftEstimate.shape.projectTitle,
  serviceAddress: estimate.commands.DraftEstimate.shape.serviceAddress,
  projectDescription: Text, validUntil: OptionalDate,
  estimateType: z.enum(['single', 'multi_option']).default('single'),
  discountPercentage: PercentInput.default(0), taxPercentage: PercentInput.default(0), taxBasis: TaxBasis.default('undiscounted'),
  introMessage: z.string().trim().nullish().transform((text) => text || DEFAULT_INTRO_MESSAGE), customerNotes: Text, internalNotes: Text,
  lineItems: z.array(LineInput).max(500).default([]),
});

const Answer = z.object({ clientMessage: Text, revision: z.int().positive().nullish().transform((n) => n ?? null) });

export const estimates = {
  list: query('/api/estimates', {
    access: staff, summary: 'Estimates, newest first; `q` searches number, client and project', answer: z.array(EstimateSummary),
    query: ListQuery.extend({ status: EstimateStatus.optional(), clientId: z.coerce.number().pipe(Id).optional() }),
  }),
  details: query('/api/estimates/:id', { access: staff, summary: 'One estimate with its lines', answer: Estimate }),
  history: query('/api/estimates/:id/history', { access: staff, summary: 'Every event of an estimate: who, when and what changed', answer: z.array(HistoryEntry) }),
  byNumber: query('/api/estimates/number/:number', { access: everyone, limit: 60, summary: 'The estimate as its client sees it; the number is the key', answer: PublicEstimate }),
  metrics: query('/api/dashboard/metrics', { access: staff, summary: 'Counts and revenue for the dashboard', answer: Metrics }),
  pdf: download('/api/estimates/:id/pdf', { access: staffOrEstimateNumber, summary: 'The estimate as a PDF', type: 'application/pdf' }),
  draft: command('POST', '/api/estimates', {
    access: staff, summary: 'Writes a draft', decider: estimate, stream: 'new', body: DraftInput, answer: Estimate,
    // The client's name and address are filled in on the server, from the client's own record.
    command: ({ clientId, discountPercentage, taxPercentage, lineItems, ...rest }) => ({
      type: 'DraftEstimate',
      data: { ...rest, client: { id: clientId, name: '', email: '', phone: null }, discountBasisPoints: discountPercentage, taxBasisPoints: taxPercentage, lines: lineItems.map(toLine) },
    }),
  }),
  addLineItem: command('POST', '/api/line-items', {
    access: staff, summary: 'Adds a line to a draft; answers with the line', decider: estimate, stream: ({ body }) => body.estimateId, answer: LineItem,
    body: LineInput.extend({ estimateId: Id, order: z.int().min(0).nullish().transform((n) => n ?? null) }),
    command: ({ estimateId: _, order, ...line }) => ({ type: 'AddLineItem', data: { ...toLine(line), order } }),
  }),
  send: command('POST', '/api/estimates/:id/send', {
    access: staff, summary: 'E-mails the estimate with its PDF to the client; a sent one is sent again', decider: estimate, answer: Estimate,
    // A subject is one line: a line break would end the e-mail's header.
    body: z.object({ subject: Text.transform((text) => text.replace(/\s+/g, ' ')), message: z.string().trim().nullish().transform((text) => text || DEFAULT_SEND_MESSAGE) }),
    // The licence number is filled in on the server, from the company's own record.
    command: (body) => ({ type: 'SendEstimate', data: { ...body, ccbNumber: '' } }),
  }),
  retryEmail: command('POST', '/api/estimates/:id/retry-email', {
    access: staff, summary: 'Tries a failed e-mail again', decider: estimate, answer: Estimate, command: () => ({ type: 'RetryEmail', data: {} }),
  }),
  setStatus: command('PATCH', '/api/estimates/:id/status', {
    access: staffOrEstimateNumber, summary: 'The client has seen, approved or declined the estimate', decider: estimate, answer: PublicEstimate,
    body: Answer.extend({ status: z.enum(['viewed', 'accepted', 'declined']) }),
    command: ({ status, ...answer }) => {
      if (status === 'viewed') return { type: 'ViewEstimate', data: {} };
      return status === 'declined' ? { type: 'DeclineEstimate', data: answer } : { type: 'ApproveEstimate', data: { ...answer, optionId: null } };
    },
  }),
  approve: command('POST', '/api/estimates/:id/approve-option', {
    access: staffOrEstimateNumber, summary: 'Approves a single estimate (without optionId) or one option', decider: estimate, answer: PublicEstimate,
    body: Answer.extend({ status: z.literal('accepted').optional(), optionId: Id.nullish().transform((id) => id ?? null) }),
    command: ({ status: _, ...answer }) => ({ type: 'ApproveEstimate', data: answer }),
  }),
};
