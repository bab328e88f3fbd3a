// Estimate routes, for staff and for clients with an estimate's number.
import { z } from 'zod';
import { commands } from '@purlin/domain/estimates/commands.ts';
import { answers } from './estimate-answers.ts';
import { LineInput, WholeDraftInput } from './draft-shapes.ts';
import {
  Estimate,
  EstimateStatus,
  EstimateSummary,
  HistoryEntry,
  LineItem,
  Metrics,
  StaffEstimateOption,
} from './estimate-shapes.ts';
import { Flag, Id, ListQuery, OnlyIds, sortBy, Text, type SortField } from './fields.ts';
import { KeptPicture, PICTURE_BYTES, PICTURE_TYPES, PictureFile } from './picture-shapes.ts';
import { action, command, download, query } from './route.ts';

const optional = Id.nullish().transform((id) => id ?? null);
/** The result of removing an estimate. */
export const Removed = z
  .object({ id: Id, outcome: z.enum(['deleted', 'archived']), message: z.string() })
  .meta({ id: 'Removed' });

const EstimateSort = sortBy('createdAt', 'total', 'validUntil', 'clientName', 'status', 'number');
export type EstimateSort = SortField<typeof EstimateSort>;

/**
 * Filters by what estimates wait for: an answer by the client; an action by staff (question, failed
 * e-mail); expiration within seven days; a job.
 */
export const EstimatesShown = z.enum(['pending', 'needs-you', 'expiring', 'no-job']);
export type EstimatesShown = z.infer<typeof EstimatesShown>;

/** Counts per filter, without archived estimates. */
export const EstimateCounts = z
  .record(z.enum(['all', 'draft', ...EstimatesShown.options]), z.int())
  .meta({ id: 'EstimateCounts' });
export type EstimateCounts = z.infer<typeof EstimateCounts>;

export const estimates = {
  list: query('/api/estimates', {
    right: 'estimates.read',
    own: true,
    summary: 'Estimates, newest first; `q` searches number, client, and project',
    answer: z.array(EstimateSummary),
    query: ListQuery.extend({
      status: EstimateStatus.optional(),
      clientId: z.coerce.number().pipe(Id).optional(),
      archived: Flag,
      show: EstimatesShown.optional(),
      ids: OnlyIds,
      sort: EstimateSort,
    }),
  }),
  counts: query('/api/estimates/counts', {
    right: 'estimates.read',
    summary: 'Number of estimates in each view of the list',
    answer: EstimateCounts,
  }),
  details: query('/api/estimates/:id', {
    right: 'estimates.read',
    of: 'estimate',
    summary: 'One estimate with its lines and options',
    answer: Estimate,
  }),
  history: query('/api/estimates/:id/history', {
    right: 'estimates.read',
    summary: 'An estimate’s history: who, when, and what changed',
    answer: z.array(HistoryEntry),
  }),
  options: query('/api/estimates/:id/options', {
    right: 'estimates.read',
    summary: 'An estimate’s options, in order',
    answer: z.array(StaffEstimateOption),
  }),
  metrics: query('/api/dashboard/metrics', {
    right: 'dashboard.read',
    summary: 'Counts and revenue for the dashboard, including this month and last month',
    answer: Metrics,
  }),
  draft: command('POST', '/api/estimates', {
    right: 'estimates.write',
    summary: 'Creates a draft',
    decider: 'estimate',
    command: 'DraftEstimate',
    stream: 'new',
    body: WholeDraftInput,
    answer: Estimate,
  }),
  change: command('PUT', '/api/estimates/:id', {
    right: 'estimates.write',
    summary: 'Updates a draft in place; if the estimate was sent, creates a new revision',
    decider: 'estimate',
    command: 'ChangeEstimate',
    body: WholeDraftInput,
    answer: Estimate,
  }),
  duplicate: command('POST', '/api/estimates/:id/duplicate', {
    right: 'estimates.write',
    summary: 'Creates a draft with the content of another estimate',
    decider: 'estimate',
    command: 'DraftEstimate',
    stream: 'new',
    answer: Estimate,
    body: z.object({ clientId: Id.optional() }).default({}),
  }),
  addOption: command('POST', '/api/estimates/:id/options', {
    right: 'estimates.write',
    summary: 'Adds an option to a multi-option draft; its subtotal is calculated from its lines',
    decider: 'estimate',
    command: 'AddOption',
    answer: StaffEstimateOption,
    body: z.object({
      title: commands.AddOption.shape.title,
      description: Text,
      order: commands.AddOption.shape.order.default(0),
      recommended: z
        .boolean()
        .nullish()
        .transform((mark) => mark ?? null),
    }),
  }),
  addLineItem: command('POST', '/api/line-items', {
    right: 'estimates.write',
    summary: 'Adds a line to a draft or one of its options and returns the line',
    decider: 'estimate',
    command: 'AddLineItem',
    answer: LineItem,
    stream: 'room',
    body: LineInput.omit({ id: true })
      .extend({
        estimateId: optional,
        estimateOptionId: optional,
        order: commands.AddLineItem.shape.order.nullish().transform((n) => n ?? null),
      })
      .refine(
        ({ estimateId, estimateOptionId }) =>
          estimateId !== null || (estimateOptionId !== null && estimateOptionId >= 100),
        { path: ['estimateId'], message: 'Please send the estimate or option the line belongs to' },
      ),
  }),
  send: command('POST', '/api/estimates/:id/send', {
    right: 'estimates.write',
    summary:
      'Emails the estimate and its PDF to the client, or resends it; `byHand` marks it as sent ' +
      'without an email; `hold` waits a few seconds, during which it can be undone',
    decider: 'estimate',
    command: ['SendEstimate', 'HoldSending'],
    answer: Estimate,
    // Subjects are single-line, because a line break would end the e-mail header.
    body: z.object({
      subject: Text.transform((text) => text.replace(/\s+/g, ' ')),
      /** If absent or blank, the default in the client's language. */
      message: Text,
      byHand: z.boolean().default(false),
      /** Delays sending by SENDING_HOLD_SECONDS. Ignored with `byHand`. */
      hold: z.boolean().default(false),
    }),
  }),
  takeBackSending: command('POST', '/api/estimates/:id/take-back-sending', {
    right: 'estimates.write',
    summary: 'Undoes a send that’s still on hold; an email that went out can’t be undone',
    decider: 'estimate',
    command: 'TakeBackSending',
    answer: Estimate,
    body: commands.TakeBackSending,
  }),
  asSent: download('/api/estimates/:id/as-sent', {
    right: 'estimates.read',
    framed: true,
    type: 'text/html; charset=utf-8',
    summary: 'Previews what sending would send: the email with this text, or the PDF',
    query: z.object({
      part: z.enum(['email', 'paper']).default('email'),
      subject: z.string().max(300).default(''),
      /** Limited by URL length; the e-mail itself allows more. */
      message: z.string().max(3000).default(''),
    }),
  }),
  retryEmail: command('POST', '/api/estimates/:id/retry-email', {
    right: 'estimates.write',
    summary: 'Retries a failed email, to a different address if one is given',
    decider: 'estimate',
    command: 'RetryEmail',
    answer: Estimate,
    body: commands.RetryEmail.pick({ to: true }).default({}),
  }),
  extend: command('POST', '/api/estimates/:id/extend', {
    right: 'estimates.write',
    summary: 'Extends the valid-until date',
    decider: 'estimate',
    command: 'ExtendValidUntil',
    answer: Estimate,
    body: commands.ExtendValidUntil,
  }),
  withdraw: command('POST', '/api/estimates/:id/withdraw', {
    right: 'estimates.write',
    summary: 'Withdraws an estimate the client hasn’t responded to',
    decider: 'estimate',
    command: 'WithdrawEstimate',
    answer: Estimate,
    body: z.object({ reason: Text }).default({ reason: '' }),
  }),
  reinstate: command('POST', '/api/estimates/:id/reinstate', {
    right: 'estimates.write',
    summary: 'Reinstates a withdrawn estimate',
    decider: 'estimate',
    command: 'ReinstateEstimate',
    answer: Estimate,
  }),
  replaceLink: command('POST', '/api/estimates/:id/replace-link', {
    right: 'estimates.write',
    summary: 'Gives the estimate a new number; the old link stops working',
    decider: 'estimate',
    command: 'ReplaceLink',
    answer: Estimate,
  }),
  addPhoto: action('POST', '/api/estimates/photos', {
    right: 'estimates.write',
    bodyBytes: PICTURE_BYTES,
    takes: PICTURE_TYPES,
    summary:
      'Uploads a photo for an estimate to use within a day; where and when it was taken is removed',
    body: PictureFile,
    answer: KeptPicture,
    creates: true,
  }),
  choosePhotos: command('PUT', '/api/estimates/:id/photos', {
    right: 'estimates.write',
    summary: 'Sets all of the estimate’s photos, in order',
    decider: 'estimate',
    command: 'ChoosePhotos',
    answer: Estimate,
    body: commands.ChoosePhotos,
  }),
  remove: command('DELETE', '/api/estimates/:id', {
    right: 'estimates.write',
    summary: 'Deletes a draft; an estimate that was sent is withdrawn and archived',
    decider: 'estimate',
    command: 'RemoveEstimate',
    answer: Removed,
  }),
  restore: command('POST', '/api/estimates/:id/restore', {
    right: 'estimates.write',
    summary: 'Restores an archived estimate to the lists',
    decider: 'estimate',
    command: 'RestoreEstimate',
    answer: Estimate,
  }),
  ...answers,
};
