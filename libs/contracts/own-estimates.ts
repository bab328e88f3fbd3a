// The door of a client's own estimates: each with what became of it, as its client knows it.
import { z } from 'zod';
import { AnsweredBy } from '@purlin/domain/estimates/facts.ts';
import { Language } from '@purlin/domain/shared/language.ts';
import { EstimateStatus, EstimateType } from './estimate-shapes.ts';
import { Id, Instant, Money } from './fields.ts';
import { query } from './route.ts';

/** What happened to an estimate and concerns its client, oldest first. */
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
  /** What was asked, answered or written with it; empty where nothing was. */
  text: z.string(),
  /** Of an answer: the name that was typed as signature, and how it came. */
  name: z.string().optional(),
  how: AnsweredBy.optional(),
});
export type OwnEstimateStep = z.infer<typeof OwnEstimateStep>;

/** An estimate that was sent, as its client knows it (rule: client-portal). */
export const OwnEstimate = z
  .object({
    id: Id,
    estimateNumber: z.string(),
    /** In which its client reads it. */
    language: Language,
    projectTitle: z.string(),
    serviceAddress: z.string(),
    estimateType: EstimateType,
    status: EstimateStatus,
    total: Money,
    validUntil: z.iso.date().nullable(),
    /** The valid-until date has passed and it is still unanswered. */
    expired: z.boolean(),
    withdrawn: z.boolean(),
    createdAt: Instant,
    answeredAt: Instant.nullable(),
    /** The client typed a name as signature: the PDF ends with its certificate. */
    signed: z.boolean(),
    /** Asked, and not answered yet. */
    openQuestions: z.int().min(0),
    /** The job whose contract it changes: it is a change order. */
    changesJobId: Id.nullable(),
    /** The job that came of it. */
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
    summary: 'The estimates of the client who asks, newest first, each with what became of it',
    answer: z.object({
      /** Which day it is where the company works. */
      today: z.iso.date(),
      estimates: z.array(OwnEstimate),
    }),
  }),
};
