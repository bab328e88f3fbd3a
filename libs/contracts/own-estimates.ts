// Portal route of a client's estimates, with their history.
import { z } from 'zod';
import { AnsweredBy } from '@purlin/domain/estimates/facts.ts';
import { Language } from '@purlin/domain/shared/language.ts';
import { EstimateStatus, EstimateType } from './estimate-shapes.ts';
import { Id, Instant, Money } from './fields.ts';
import { query } from './route.ts';

/** A history entry the client may see; oldest first. */
export const OwnEstimateStep = z.object({
  what: z.enum([
    'sent',
    'revised',
    'viewed',
    'question',
    'change_request',
    'answer',
    'approved',
    'declined',
  ]),
  at: Instant,
  /** The question, answer or message; empty if none. */
  text: z.string(),
  /** For an answer: the typed name, and how it was received. */
  name: z.string().optional(),
  how: AnsweredBy.optional(),
});
export type OwnEstimateStep = z.infer<typeof OwnEstimateStep>;

/** A sent estimate as the client sees it (rule: client-portal). */
export const OwnEstimate = z
  .object({
    id: Id,
    estimateNumber: z.string(),
    /** The client's language. */
    language: Language,
    projectTitle: z.string(),
    serviceAddress: z.string(),
    estimateType: EstimateType,
    status: EstimateStatus,
    total: Money,
    validUntil: z.iso.date().nullable(),
    /** The valid-until date has passed and the estimate is unanswered. */
    expired: z.boolean(),
    withdrawn: z.boolean(),
    createdAt: Instant,
    answeredAt: Instant.nullable(),
    /** The client typed a name as a signature, so the PDF includes a certificate. */
    signed: z.boolean(),
    /** Unanswered questions. */
    openQuestions: z.int().min(0),
    /** For a change order: the job whose contract it modifies. */
    changesJobId: Id.nullable(),
    /** The job created from it. */
    jobId: Id.nullable(),
    options: z.array(z.object({ id: Id, title: z.string(), total: Money, chosen: z.boolean() })),
    history: z.array(OwnEstimateStep),
  })
  .meta({ id: 'OwnEstimate' });
export type OwnEstimate = z.infer<typeof OwnEstimate>;

export const ownEstimates = {
  list: query('/api/portal/estimates', {
    right: 'estimates.read',
    own: true,
    person: true,
    summary: 'The signed-in client’s estimates, newest first, each with its status',
    answer: z.object({
      /** Today in the company's time zone. */
      today: z.iso.date(),
      estimates: z.array(OwnEstimate),
    }),
  }),
};
