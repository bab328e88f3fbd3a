// Routes of estimate templates: reusable line items.
import { z } from 'zod';
import { commands } from '@purlin/domain/estimates/template-shapes.ts';
import { LineInput } from './draft-shapes.ts';
import { StaffLineItem } from './estimate-shapes.ts';
import { Id, Instant, ListQuery } from './fields.ts';
import { command, query } from './route.ts';

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
  name: commands.SaveTemplate.shape.name,
  lineItems: z
    .array(LineInput.omit({ id: true }))
    .min(1, 'Please add at least one line item')
    .max(200, 'A template can have at most 200 line items'),
});

export const estimateTemplates = {
  list: query('/api/estimate-templates', {
    right: 'estimates.read',
    summary: 'Templates by name; `q` searches the name',
    query: ListQuery,
    answer: z.array(EstimateTemplate),
  }),
  add: command('POST', '/api/estimate-templates', {
    right: 'estimates.write',
    summary: 'Saves line items as a template',
    decider: 'estimateTemplate',
    command: 'SaveTemplate',
    stream: 'new',
    body: TemplateBody,
    answer: EstimateTemplate,
  }),
  save: command('PUT', '/api/estimate-templates/:id', {
    right: 'estimates.write',
    summary: 'Renames a template or replaces its lines',
    decider: 'estimateTemplate',
    command: 'SaveTemplate',
    body: TemplateBody,
    answer: EstimateTemplate,
  }),
  remove: command('DELETE', '/api/estimate-templates/:id', {
    right: 'estimates.write',
    summary: 'Deletes a template; estimates created from it keep their lines',
    decider: 'estimateTemplate',
    command: 'DeleteTemplate',
    answer: z.object({ id: Id }),
  }),
};
