// Routes for answering an estimate: the client's view and answers, and staff's replies.
import { z } from 'zod';
import { commands } from '@purlin/domain/estimates/commands.ts';
import { Language } from '@purlin/domain/shared/language.ts';
import { Estimate, PublicEstimate } from './estimate-shapes.ts';
import { Id, OptionalText, Text } from './fields.ts';
import { command, download, query } from './route.ts';

const optional = Id.nullish().transform((id) => id ?? null);
const AnswerInput = z.object({
  clientMessage: Text,
  /**
   * The revision the client read; a newer one is refused as stale. Our page always sends it.
   * Without it, the answer applies to the current revision.
   */
  revision: z
    .int()
    .positive()
    .nullish()
    .transform((n) => n ?? null),
  /**
   * The typed name, and the version of the consent text agreed to, if a signature is required. Our
   * page always sends both; 0 if no consent was required.
   */
  signedName: Text,
  consentVersion: z
    .int()
    .min(0)
    .max(1_000_000)
    .nullish()
    .transform((n) => n ?? null),
  /** The language in which terms and consent text were shown. */
  language: Language.default('en'),
});
export const answers = {
  byNumber: query('/api/estimates/number/:number', {
    right: 'everyone',
    limit: 60,
    summary: 'The estimate as the client sees it; the number is the key',
    answer: PublicEstimate,
  }),
  pdf: download('/api/estimates/:id/pdf', {
    right: 'estimates.read',
    own: true,
    or: 'estimate-number',
    summary: 'The estimate as a PDF; approved and declined ones end with a certificate',
    type: 'application/pdf',
    limitOfKey: 20,
  }),
  photo: download('/api/estimates/number/:number/photos/:photo/:width', {
    right: 'everyone',
    limit: 60,
    type: 'image/webp',
    summary: 'A photo from an estimate, 480, 960, or 1600 pixels wide; the number is the key',
  }),
  setStatus: command('PATCH', '/api/estimates/:id/status', {
    right: 'estimates.answer',
    own: true,
    or: 'estimate-number',
    summary: 'Records that the client viewed, approved, or declined the estimate',
    decider: 'estimate',
    command: ['ViewEstimate', 'DeclineEstimate', 'ApproveEstimate'],
    answer: PublicEstimate,
    body: AnswerInput.extend({ status: z.enum(['viewed', 'accepted', 'declined']) }),
  }),
  approve: command('POST', '/api/estimates/:id/approve-option', {
    right: 'estimates.answer',
    own: true,
    or: 'estimate-number',
    summary: 'Approves a single estimate (without `optionId`) or one option',
    decider: 'estimate',
    command: 'ApproveEstimate',
    answer: PublicEstimate,
    body: AnswerInput.extend({ status: z.literal('accepted').optional(), optionId: optional }),
  }),
  ask: command('POST', '/api/estimates/:id/questions', {
    right: 'estimates.answer',
    own: true,
    or: 'estimate-number',
    limit: 20,
    summary: 'Submits a client’s question or change request',
    decider: 'estimate',
    command: 'AskQuestion',
    answer: PublicEstimate,
    body: z.object({
      kind: commands.AskQuestion.shape.kind.default('question'),
      text: commands.AskQuestion.shape.text,
    }),
  }),
  answer: command('POST', '/api/estimates/:id/answers', {
    right: 'estimates.write',
    summary: 'Answers a question; the client gets the answer by email and on the estimate page',
    decider: 'estimate',
    command: 'AnswerQuestion',
    answer: Estimate,
    body: commands.AnswerQuestion.omit({ language: true }),
  }),
  recordApproval: command('POST', '/api/estimates/:id/record-approval', {
    right: 'estimates.write',
    // Must be the person who heard it from the client.
    person: true,
    summary: 'Records that the client approved by phone, in person, by email, or on paper',
    decider: 'estimate',
    command: 'RecordApproval',
    answer: Estimate,
    body: z.object({
      optionId: optional,
      how: z.enum(['phone', 'in_person', 'email', 'paper']),
      name: OptionalText,
      reason: commands.RecordApproval.shape.evidence.shape.reason,
      clientMessage: Text,
    }),
  }),
};
