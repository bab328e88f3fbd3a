// The doors of estimates, for staff and for the client who holds an estimate's number.
import { z } from 'zod';
import { commands, DEFAULT_SEND_MESSAGE } from '@purlin/domain/estimates/commands.ts';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import { estimateOfOption } from '@purlin/domain/estimates/offer.ts';
import { estimateTemplate } from '@purlin/domain/estimates/template.ts';
import { commands as templateCommands } from '@purlin/domain/estimates/template-shapes.ts';
import {
  DraftInput,
  Estimate,
  EstimateStatus,
  EstimateSummary,
  HistoryEntry,
  LineInput,
  LineItem,
  Metrics,
  PublicEstimate,
  StaffEstimateOption,
  StaffLineItem,
  toLine,
  toOffer,
} from './estimate-shapes.ts';
import {
  Flag,
  Id,
  Instant,
  ListQuery,
  OptionalText,
  sortBy,
  Text,
  type SortField,
} from './fields.ts';
import { command, download, everyone, query, staff, staffOrEstimateNumber } from './route.ts';

const optional = Id.nullish().transform((id) => id ?? null);
const AnswerInput = z.object({
  clientMessage: Text,
  revision: z
    .int()
    .positive()
    .nullish()
    .transform((n) => n ?? null),
  /**
   * The typed name and the consent text that was agreed to, when the company asks for a signature.
   */
  signedName: Text,
  consentVersion: z
    .int()
    .min(0)
    .max(1_000_000)
    .nullish()
    .transform((n) => n ?? 0),
});
/** Address, browser, document and whether a signature is needed are filled in on the server. */
const toAnswer = ({ signedName, consentVersion, ...answer }: z.output<typeof AnswerInput>) => ({
  ...answer,
  documentRevision: null,
  evidence: {
    how: 'page' as const,
    name: signedName,
    ip: '',
    userAgent: '',
    consentVersion,
    documentSha256: '',
    documentFormat: 1,
    reason: '',
  },
});
/** What became of an estimate that was asked to be removed. */
export const Removed = z
  .object({ id: Id, outcome: z.enum(['deleted', 'archived']), message: z.string() })
  .meta({ id: 'Removed' });

const EstimateSort = sortBy('createdAt', 'total', 'validUntil', 'clientName', 'status', 'number');
export type EstimateSort = SortField<typeof EstimateSort>;

export const estimates = {
  list: query('/api/estimates', {
    access: staff,
    summary: 'Estimates, newest first; `q` searches number, client and project',
    answer: z.array(EstimateSummary),
    query: ListQuery.extend({
      status: EstimateStatus.optional(),
      clientId: z.coerce.number().pipe(Id).optional(),
      archived: Flag,
      sort: EstimateSort,
    }),
  }),
  details: query('/api/estimates/:id', {
    access: staff,
    summary: 'One estimate with its lines and options',
    answer: Estimate,
  }),
  history: query('/api/estimates/:id/history', {
    access: staff,
    summary: 'Every event of an estimate: who, when and what changed',
    answer: z.array(HistoryEntry),
  }),
  options: query('/api/estimates/:id/options', {
    access: staff,
    summary: 'The options of an estimate, in their order',
    answer: z.array(StaffEstimateOption),
  }),
  byNumber: query('/api/estimates/number/:number', {
    access: everyone,
    limit: 60,
    summary: 'The estimate as its client sees it; the number is the key',
    answer: PublicEstimate,
  }),
  metrics: query('/api/dashboard/metrics', {
    access: staff,
    summary: 'Counts and revenue for the dashboard, with this and last month',
    answer: Metrics,
  }),
  pdf: download('/api/estimates/:id/pdf', {
    access: staffOrEstimateNumber,
    summary: 'The estimate as a PDF; answered ones end with a certificate of the answer',
    type: 'application/pdf',
  }),
  draft: command('POST', '/api/estimates', {
    access: staff,
    summary: 'Writes a draft',
    decider: estimate,
    stream: 'new',
    body: DraftInput,
    answer: Estimate,
    command: (body) => ({ type: 'DraftEstimate', data: { ...toOffer(body), duplicateOf: null } }),
  }),
  change: command('PUT', '/api/estimates/:id', {
    access: staff,
    summary: 'Changes a draft in place; of an estimate that was sent it makes a new revision',
    decider: estimate,
    body: DraftInput,
    answer: Estimate,
    command: (body) => ({ type: 'ChangeEstimate', data: toOffer(body) }),
  }),
  duplicate: command('POST', '/api/estimates/:id/duplicate', {
    access: staff,
    summary: 'Writes a draft with the content of another estimate',
    decider: estimate,
    stream: 'new',
    answer: Estimate,
    body: z.object({ clientId: Id.optional() }).default({}),
    // The content is filled in on the server from the other estimate.
    command: ({ clientId }, { id }) => ({
      type: 'DraftEstimate',
      data: {
        ...toOffer(EMPTY),
        client: { id: clientId ?? 0, name: '', email: '', phone: null },
        duplicateOf: id,
      },
    }),
  }),
  addOption: command('POST', '/api/estimates/:id/options', {
    access: staff,
    summary: 'Adds an option to a multi-option draft; its subtotal is counted from its lines',
    decider: estimate,
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
    command: (body) => ({ type: 'AddOption', data: body }),
  }),
  addLineItem: command('POST', '/api/line-items', {
    access: staff,
    summary: 'Adds a line to a draft or to one of its options; answers with the line',
    decider: estimate,
    answer: LineItem,
    stream: ({ body }) =>
      body.estimateOptionId === null ? body.estimateId! : estimateOfOption(body.estimateOptionId),
    body: LineInput.omit({ id: true })
      .extend({
        estimateId: optional,
        estimateOptionId: optional,
        order: commands.AddLineItem.shape.order.nullish().transform((n) => n ?? null),
      })
      .refine(
        ({ estimateId, estimateOptionId }) =>
          estimateId !== null || (estimateOptionId !== null && estimateOptionId >= 100),
        { path: ['estimateId'], message: 'Say which estimate or option the line belongs to' },
      ),
    command: ({ estimateId: _, estimateOptionId, order, ...line }) => ({
      type: 'AddLineItem',
      data: { ...toLine({ ...line, id: null }), optionId: estimateOptionId, order },
    }),
  }),
  send: command('POST', '/api/estimates/:id/send', {
    access: staff,
    summary: 'E-mails the estimate with its PDF to the client; a sent one is sent again',
    decider: estimate,
    answer: Estimate,
    // A subject is one line: a line break would end the e-mail's header.
    body: z.object({
      subject: Text.transform((text) => text.replace(/\s+/g, ' ')),
      message: z
        .string()
        .trim()
        .nullish()
        .transform((text) => text || DEFAULT_SEND_MESSAGE),
    }),
    // The licence number is filled in on the server, from the company's own record.
    command: (body) => ({ type: 'SendEstimate', data: { ...body, ccbNumber: '' } }),
  }),
  retryEmail: command('POST', '/api/estimates/:id/retry-email', {
    access: staff,
    summary: 'Tries a failed e-mail again',
    decider: estimate,
    answer: Estimate,
    command: () => ({ type: 'RetryEmail', data: {} }),
  }),
  extend: command('POST', '/api/estimates/:id/extend', {
    access: staff,
    summary: 'Gives the client more time',
    decider: estimate,
    answer: Estimate,
    body: commands.ExtendValidUntil,
    command: (body) => ({ type: 'ExtendValidUntil', data: body }),
  }),
  withdraw: command('POST', '/api/estimates/:id/withdraw', {
    access: staff,
    summary: 'Takes an unanswered estimate back',
    decider: estimate,
    answer: Estimate,
    body: z.object({ reason: Text }).default({ reason: '' }),
    command: (body) => ({ type: 'WithdrawEstimate', data: body }),
  }),
  reinstate: command('POST', '/api/estimates/:id/reinstate', {
    access: staff,
    summary: 'Puts a withdrawn estimate back',
    decider: estimate,
    answer: Estimate,
    command: () => ({ type: 'ReinstateEstimate', data: {} }),
  }),
  replaceLink: command('POST', '/api/estimates/:id/replace-link', {
    access: staff,
    summary: 'Gives the estimate a new number; the old link opens nothing any more',
    decider: estimate,
    answer: Estimate,
    command: () => ({ type: 'ReplaceLink', data: {} }),
  }),
  recordApproval: command('POST', '/api/estimates/:id/record-approval', {
    access: staff,
    summary: 'Records that the client approved by phone, in person, by e-mail or on paper',
    decider: estimate,
    answer: Estimate,
    body: z.object({
      optionId: optional,
      how: z.enum(['phone', 'in_person', 'email', 'paper']),
      name: OptionalText,
      reason: commands.RecordApproval.shape.evidence.shape.reason,
      clientMessage: Text,
    }),
    command: ({ how, name, reason, ...rest }) => ({
      type: 'RecordApproval',
      data: {
        ...rest,
        documentRevision: null,
        evidence: {
          how,
          name: name ?? '',
          ip: '',
          userAgent: '',
          consentVersion: 0,
          documentSha256: '',
          documentFormat: 1,
          reason,
        },
      },
    }),
  }),
  remove: command('DELETE', '/api/estimates/:id', {
    access: staff,
    summary: 'Deletes a draft; an estimate that was sent is withdrawn and archived',
    decider: estimate,
    answer: Removed,
    command: () => ({ type: 'RemoveEstimate', data: {} }),
  }),
  restore: command('POST', '/api/estimates/:id/restore', {
    access: staff,
    summary: 'Brings an archived estimate back into the lists',
    decider: estimate,
    answer: Estimate,
    command: () => ({ type: 'RestoreEstimate', data: {} }),
  }),
  setStatus: command('PATCH', '/api/estimates/:id/status', {
    access: staffOrEstimateNumber,
    summary: 'The client has seen, approved or declined the estimate',
    decider: estimate,
    answer: PublicEstimate,
    body: AnswerInput.extend({ status: z.enum(['viewed', 'accepted', 'declined']) }),
    command: ({ status, ...answer }) => {
      if (status === 'viewed') return { type: 'ViewEstimate', data: {} };
      return status === 'declined'
        ? { type: 'DeclineEstimate', data: toAnswer(answer) }
        : {
            type: 'ApproveEstimate',
            data: { ...toAnswer(answer), optionId: null, signatureRequired: false },
          };
    },
  }),
  approve: command('POST', '/api/estimates/:id/approve-option', {
    access: staffOrEstimateNumber,
    summary: 'Approves a single estimate (without optionId) or one option',
    decider: estimate,
    answer: PublicEstimate,
    body: AnswerInput.extend({ status: z.literal('accepted').optional(), optionId: optional }),
    command: ({ status: _, optionId, ...answer }) => ({
      type: 'ApproveEstimate',
      data: { ...toAnswer(answer), optionId, signatureRequired: false },
    }),
  }),
  ask: command('POST', '/api/estimates/:id/questions', {
    access: staffOrEstimateNumber,
    limit: 20,
    summary: 'The client asks a question or for changes',
    decider: estimate,
    answer: PublicEstimate,
    body: z.object({
      kind: commands.AskQuestion.shape.kind.default('question'),
      text: commands.AskQuestion.shape.text,
    }),
    command: (body) => ({ type: 'AskQuestion', data: body }),
  }),
  answer: command('POST', '/api/estimates/:id/answers', {
    access: staff,
    summary: 'Answers a question; the client gets it by e-mail and sees it on the page',
    decider: estimate,
    answer: Estimate,
    body: commands.AnswerQuestion,
    command: (body) => ({ type: 'AnswerQuestion', data: body }),
  }),
};

/** Stands for the content of the estimate that is duplicated until the server has read it. */
const EMPTY = DraftInput.parse({ clientId: 1, projectTitle: '-', serviceAddress: '-' });

// ---- templates: sets of line items kept to be offered again

const TemplateLine = StaffLineItem.omit({
  id: true,
  estimateId: true,
  estimateOptionId: true,
  order: true,
});
export const EstimateTemplate = z
  .object({ id: Id, name: z.string(), lineItems: z.array(TemplateLine), savedAt: Instant })
  .meta({ id: 'EstimateTemplate' });
export type EstimateTemplate = z.infer<typeof EstimateTemplate>;

const TemplateBody = z.object({
  name: templateCommands.SaveTemplate.shape.name,
  lineItems: z
    .array(LineInput.omit({ id: true }))
    .min(1, 'Please add at least one line item')
    .max(200, 'A template can have at most 200 line items'),
});
const toSave = ({ name, lineItems }: z.output<typeof TemplateBody>) => {
  const lines = lineItems.map((line) => {
    const { id: _, ...content } = toLine({ ...line, id: null });
    return content;
  });
  return { type: 'SaveTemplate' as const, data: { name, lines } };
};

export const estimateTemplates = {
  list: query('/api/estimate-templates', {
    access: staff,
    summary: 'Templates by name; `q` searches the name',
    query: ListQuery,
    answer: z.array(EstimateTemplate),
  }),
  add: command('POST', '/api/estimate-templates', {
    access: staff,
    summary: 'Keeps line items as a template',
    decider: estimateTemplate,
    stream: 'new',
    body: TemplateBody,
    answer: EstimateTemplate,
    command: toSave,
  }),
  save: command('PUT', '/api/estimate-templates/:id', {
    access: staff,
    summary: 'Renames a template or replaces its lines',
    decider: estimateTemplate,
    body: TemplateBody,
    answer: EstimateTemplate,
    command: toSave,
  }),
  remove: command('DELETE', '/api/estimate-templates/:id', {
    access: staff,
    summary: 'Deletes a template; estimates made from it keep their lines',
    decider: estimateTemplate,
    answer: z.object({ id: Id }),
    command: () => ({ type: 'DeleteTemplate', data: {} }),
  }),
};
