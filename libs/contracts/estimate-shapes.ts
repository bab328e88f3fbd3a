// Estimates as they travel: what staff see and what the client sees.
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

/** With what it costs us, for staff. */
export const StaffLineItem = LineItem.extend({ cost: Rate.nullable() }).meta({
  id: 'StaffLineItem',
});
export type StaffLineItem = z.infer<typeof StaffLineItem>;

/**
 * `processingFee` is for paying by card and part of the total; `deposit` is the part of the total
 * that is due on approval.
 */
const Amounts = {
  subtotal: Money,
  discount: Money,
  tax: Money,
  processingFee: Money,
  total: Money,
  deposit: Money,
};
/** The amounts of an estimate or of one of its options. */
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

/** A question or a request for changes by the client, and our answer. */
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

/** What both the client and staff see. */
const OfferView = z.object({
  id: Id,
  estimateNumber: z.string(),
  clientName: z.string(),
  /** Null where nothing can be e-mailed to them. */
  clientEmail: z.string().nullable(),
  clientPhone: z.string().nullable(),
  ...clientHeader,
  status: EstimateStatus,
  ...Amounts,
  createdAt: Instant,
  sentAt: Instant.nullable(),
  answeredAt: Instant.nullable(),
  /** Which version of the offer this is; an approval names the one that was seen. */
  revision: z.int().positive(),
  /** When this version was made; null for the first. */
  revisedAt: Instant.nullable(),
  /** The valid-until date has passed and the estimate is still unanswered. */
  expired: z.boolean(),
  /** Taken back by the company; it cannot be answered. */
  withdrawn: z.boolean(),
  /** What the client wrote with the answer. */
  clientMessage: z.string(),
  selectedOptionId: Id.nullable(),
  questions: z.array(Question),
  /** Beside the offer, in this order: what we found. */
  photos: z.array(EstimatePhoto),
});

export const EmailState = z.enum(['none', 'queued', 'accepted', 'failed', 'bounced']);

/** What was asked to be sent last and has not gone out. */
export const HeldSending = z
  .object({
    sending: z.int().positive(),
    to: z.string(),
    subject: z.string(),
    message: z.string(),
    since: Instant,
    /** Then it goes out. */
    until: Instant,
    /** How it ended without going out; null while it waits. */
    ended: z.enum(['taken-back', ...DroppedBecause.options]).nullable(),
  })
  .meta({ id: 'HeldSending' });
export type HeldSending = z.infer<typeof HeldSending>;

/** What shows who answered, how, and to which document. */
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
    /** Who wrote it down when the client did not do it themselves. */
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
  /** The job that came of it. */
  jobId: Id.nullable(),
  duplicateOf: Id.nullable(),
  /** The request that it answers. */
  leadId: Id.nullable(),
  /** The job whose contract it changes once approved: it is a change order. */
  changesJobId: Id.nullable(),
  /** What became of the last e-mail; `emailProblem` is the mail server's own words. */
  emailState: EmailState,
  emailProblem: z.string().nullable(),
  /** Null once it went out. */
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
    /** The job that came of it. */
    jobId: Id.nullable(),
    /** The job whose contract it changes once approved: it is a change order. */
    changesJobId: Id.nullable(),
    openQuestions: z.int().min(0),
    emailState: EmailState,
    /** What a draft lacks before it can be sent; `title` names the package, null is the whole. */
    lack: z.object({ title: z.string().nullable(), lacks: z.enum(['lines', 'worth']) }).nullable(),
    ...factHeader,
  })
  .meta({ id: 'EstimateSummary' });
export type EstimateSummary = z.infer<typeof EstimateSummary>;

/** What approving asks of the client, as the company has set it. */
export const ApprovalTerms = z.object({
  signatureRequired: z.boolean(),
  terms: z.string(),
  consentText: z.string(),
  consentVersion: z.int().positive(),
  /** How a deposit is paid; blank where the company has not said. */
  depositText: z.string(),
  /** What clients read instead who read another language. */
  spanish: z.object({ terms: z.string(), consentText: z.string(), depositText: z.string() }),
  french: z.object({ terms: z.string(), consentText: z.string(), depositText: z.string() }),
});

/** Who answers for the estimate: the member of staff who sent it last, else who wrote it. */
export const Estimator = z.object({
  name: z.string(),
  /** Their own, else the company's. */
  phone: z.string(),
  email: z.string(),
});
export type Estimator = z.infer<typeof Estimator>;

/** The client's view: nothing internal, no costs, and the sender's details for the page's frame. */
export const PublicEstimate = OfferView.extend({
  /** A name was typed as signature when it was answered. */
  signed: z.boolean(),
  /** The client's. */
  language: Language,
  lineItems: z.array(LineItem),
  estimateOptions: z.array(EstimateOption),
  company: Company,
  /** Null where no member of staff is known. */
  estimator: Estimator.nullable(),
  /** It changes a contract that there is: what that came to before. Null for any other estimate. */
  contractBefore: Money.nullable(),
  /** What the version before this one came to; null of the first. */
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
    /** Who did it, for people: a staff member's name, "Client, by the estimate link", "Purlin". */
    by: z.string(),
    /** What happened, in a sentence. */
    summary: z.string(),
    /** What changed: the event's data as it is read today. */
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
 * Of all time, without what is archived, as the lists show it (revenue counts all that was
 * accepted); and of this and last calendar month in the company's time zone.
 */
export const Metrics = z
  .object({
    totalEstimates: z.int(),
    pendingEstimates: z.int(),
    acceptedEstimates: z.int(),
    totalRevenue: Money,
    thisMonth: Month,
    lastMonth: Month,
    /** Last month up to today's day of it: what a part of this month compares with. */
    lastMonthSoFar: Month,
  })
  .meta({ id: 'DashboardMetrics' });
export type Metrics = z.infer<typeof Metrics>;
