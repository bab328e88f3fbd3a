// Response shapes of estimates, for staff and for the client.
import { z } from 'zod';
import { AnsweredBy, DroppedBecause, QuestionKind } from '@purlin/domain/estimates/facts.ts';
import { EstimatePhoto } from '@purlin/domain/estimates/photo-shapes.ts';
import { Language } from '@purlin/domain/shared/language.ts';
import { LineContent } from '@purlin/domain/shared/lines.ts';
import { Unit } from '@purlin/domain/shared/unit.ts';
import { Company } from './company-details.ts';
import { Id, Instant, Money, Rate } from './fields.ts';
import { clientHeader, factHeader, staffHeader } from './header-shapes.ts';

export const EstimateStatus = z.enum(['draft', 'sent', 'viewed', 'accepted', 'declined']);
export type EstimateStatus = z.infer<typeof EstimateStatus>;
export const EstimateType = clientHeader.estimateType;
export const LineKind = LineContent.shape.kind;

export const LineItem = z
  .object({
    id: Id,
    estimateId: Id,
    estimateOptionId: Id.nullable(),
    description: z.string(),
    kind: LineKind,
    quantity: z.number(),
    unit: Unit,
    rate: Rate,
    total: Money,
    order: z.int(),
    taxable: z.boolean(),
    section: z.string().nullable(),
    details: z.string().nullable(),
    exclusions: z.string().nullable(),
    process: z.string().nullable(),
    priceBookItemId: Id.nullable(),
  })
  .meta({ id: 'LineItem' });
export type LineItem = z.infer<typeof LineItem>;

/** Includes our cost; staff only. */
export const StaffLineItem = LineItem.extend({ cost: Rate.nullable() }).meta({
  id: 'StaffLineItem',
});
export type StaffLineItem = z.infer<typeof StaffLineItem>;

/**
 * `processingFee` is the card fee, included in the total; `deposit` is the part of the total due on
 * approval.
 */
const Amounts = {
  subtotal: Money,
  discount: Money,
  tax: Money,
  processingFee: Money,
  total: Money,
  deposit: Money,
};
/** The amounts of an estimate or an option. */
export type Amounts = Readonly<Record<keyof typeof Amounts, string>>;

const optionOf = <L extends z.ZodType>(line: L) =>
  z.object({
    id: Id,
    estimateId: Id,
    title: z.string(),
    description: z.string(),
    order: z.int(),
    recommended: z.boolean(),
    ...Amounts,
    lineItems: z.array(line),
  });
export const EstimateOption = optionOf(LineItem).meta({ id: 'EstimateOption' });
export type EstimateOption = z.infer<typeof EstimateOption>;
export const StaffEstimateOption = optionOf(StaffLineItem).meta({ id: 'StaffEstimateOption' });
export type StaffEstimateOption = z.infer<typeof StaffEstimateOption>;

/** A question or change request by the client, with our answer. */
export const Question = z
  .object({
    id: z.int().positive(),
    kind: QuestionKind,
    text: z.string(),
    askedAt: Instant,
    answer: z.string().nullable(),
    answeredAt: Instant.nullable(),
  })
  .meta({ id: 'EstimateQuestion' });
export type Question = z.infer<typeof Question>;

/** Visible to client and staff. */
const OfferView = z.object({
  id: Id,
  estimateNumber: z.string(),
  clientName: z.string(),
  /** Null if nothing can be e-mailed to them. */
  clientEmail: z.string().nullable(),
  clientPhone: z.string().nullable(),
  ...clientHeader,
  status: EstimateStatus,
  ...Amounts,
  createdAt: Instant,
  sentAt: Instant.nullable(),
  answeredAt: Instant.nullable(),
  /** The offer's revision; an approval names the one the client saw. */
  revision: z.int().positive(),
  /** When this revision was made; null for the first. */
  revisedAt: Instant.nullable(),
  /** The valid-until date has passed and the estimate is unanswered. */
  expired: z.boolean(),
  /** Withdrawn by the company; it can't be answered. */
  withdrawn: z.boolean(),
  /** The client's message with the answer. */
  clientMessage: z.string(),
  selectedOptionId: Id.nullable(),
  questions: z.array(Question),
  /** Photos shown with the offer, in order. */
  photos: z.array(EstimatePhoto),
});

export const EmailState = z.enum(['none', 'queued', 'accepted', 'failed', 'bounced']);

/** The latest delayed sending, unless it was sent. */
export const HeldSending = z
  .object({
    sending: z.int().positive(),
    to: z.string(),
    subject: z.string(),
    message: z.string(),
    since: Instant,
    /** When it is sent. */
    until: Instant,
    /** Why it was not sent; null while pending. */
    ended: z.enum(['taken-back', ...DroppedBecause.options]).nullable(),
  })
  .meta({ id: 'HeldSending' });
export type HeldSending = z.infer<typeof HeldSending>;

/** Evidence of who answered, how, and which document. */
export const AnswerEvidence = z
  .object({
    how: AnsweredBy,
    name: z.string(),
    ip: z.string(),
    userAgent: z.string(),
    consentVersion: z.int(),
    documentSha256: z.string(),
    reason: z.string(),
    at: Instant,
    revision: z.int().positive(),
    /** The staff member who recorded the answer for the client. */
    recordedBy: z.string().nullable(),
  })
  .meta({ id: 'AnswerEvidence' });

export const Estimate = OfferView.extend({
  clientId: Id,
  client: z.object({ name: z.string(), email: z.string().nullable() }),
  ...staffHeader,
  lineItems: z.array(StaffLineItem),
  estimateOptions: z.array(StaffEstimateOption),
  viewedAt: Instant.nullable(),
  archived: z.boolean(),
  /** The job created from it. */
  jobId: Id.nullable(),
  duplicateOf: Id.nullable(),
  /** The lead it answers. */
  leadId: Id.nullable(),
  /** For a change order: the job whose contract it modifies once approved. */
  changesJobId: Id.nullable(),
  /** State of the last e-mail; `emailProblem` is the mail server's message. */
  emailState: EmailState,
  emailProblem: z.string().nullable(),
  /** Null once sent. */
  held: HeldSending.nullable(),
  followUps: z.int().min(0),
  lastFollowUpAt: Instant.nullable(),
  evidence: AnswerEvidence.nullable(),
}).meta({ id: 'Estimate' });
export type Estimate = z.infer<typeof Estimate>;

export const EstimateSummary = z
  .object({
    id: Id,
    estimateNumber: z.string(),
    clientId: Id,
    clientName: z.string(),
    clientEmail: z.string().nullable(),
    /** The client's. */
    language: Language,
    projectTitle: z.string(),
    estimateType: EstimateType,
    status: EstimateStatus,
    total: Money,
    createdAt: Instant,
    sentAt: Instant.nullable(),
    answeredAt: Instant.nullable(),
    validUntil: z.iso.date().nullable(),
    expired: z.boolean(),
    withdrawn: z.boolean(),
    archived: z.boolean(),
    /** The job created from it. */
    jobId: Id.nullable(),
    /** For a change order: the job whose contract it modifies once approved. */
    changesJobId: Id.nullable(),
    openQuestions: z.int().min(0),
    emailState: EmailState,
    /** What a draft lacks before it can be sent; `title` names the option, null for the whole. */
    lack: z.object({ title: z.string().nullable(), lacks: z.enum(['lines', 'worth']) }).nullable(),
    ...factHeader,
  })
  .meta({ id: 'EstimateSummary' });
export type EstimateSummary = z.infer<typeof EstimateSummary>;

/** The company's requirements for approval. */
export const ApprovalTerms = z.object({
  signatureRequired: z.boolean(),
  terms: z.string(),
  consentText: z.string(),
  consentVersion: z.int().positive(),
  /** How to pay a deposit; empty if the company hasn't said. */
  depositText: z.string(),
  /** Translations for clients who read other languages. */
  spanish: z.object({ terms: z.string(), consentText: z.string(), depositText: z.string() }),
  french: z.object({ terms: z.string(), consentText: z.string(), depositText: z.string() }),
});

/** The contact for the estimate: the staff member who last sent it, or else who wrote it. */
export const Estimator = z.object({
  name: z.string(),
  /** Their own number, or else the company's. */
  phone: z.string(),
  email: z.string(),
});
export type Estimator = z.infer<typeof Estimator>;

/**
 * The client's view, without internal data or costs, and with the company's details for the page.
 */
export const PublicEstimate = OfferView.extend({
  /** The client typed a name as a signature. */
  signed: z.boolean(),
  /** The client's. */
  language: Language,
  lineItems: z.array(LineItem),
  estimateOptions: z.array(EstimateOption),
  company: Company,
  /** Null if no staff member is known. */
  estimator: Estimator.nullable(),
  /** For a change order: the contract's amount before it. Null for any other estimate. */
  contractBefore: Money.nullable(),
  /** The totals of the previous revision; null for the first. */
  replaced: z
    .object({ total: Money, options: z.array(z.object({ id: Id, total: Money })) })
    .nullable(),
  approval: ApprovalTerms,
}).meta({ id: 'PublicEstimate' });
export type PublicEstimate = z.infer<typeof PublicEstimate>;

export const HistoryEntry = z
  .object({
    revision: z.int(),
    type: z.string(),
    at: Instant,
    /** Display name: a staff member, "Client, by the estimate link", or "Purlin". */
    by: z.string(),
    /** A sentence about what happened. */
    summary: z.string(),
    /** The event's data, upcast to its current shape. */
    data: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.infer<typeof HistoryEntry>;

const Month = z.object({
  estimates: z.int(),
  sent: z.int(),
  accepted: z.int(),
  declined: z.int(),
  revenue: Money,
});
/**
 * Totals of all unarchived estimates, as in the lists (revenue includes archived accepted ones);
 * and of this and last calendar month in the company's time zone.
 */
export const Metrics = z
  .object({
    totalEstimates: z.int(),
    pendingEstimates: z.int(),
    acceptedEstimates: z.int(),
    totalRevenue: Money,
    thisMonth: Month,
    lastMonth: Month,
    /** Last month up to today's day of the month, for comparison with this month so far. */
    lastMonthSoFar: Month,
  })
  .meta({ id: 'DashboardMetrics' });
export type Metrics = z.infer<typeof Metrics>;
