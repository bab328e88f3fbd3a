// The doors of templates: sets of line items kept to be offered again.
import { z } from 'zod';
import { commands, estimateTemplate } from '@purlin/domain/estimates/template.ts';
import { LineInput, StaffLineItem, toLine } from './estimate-shapes.ts';
import { Id, Instant, ListQuery } from './fields.ts';
import { command, query, staff } from './route.ts';

const TemplateLine = StaffLineItem.omit({ id: true, estimateId: true, estimateOptionId: true, order: true });
export const EstimateTemplate = z.object({ id: Id, name: z.string(), lineItems: z.array(TemplateLine), savedAt: Instant }).meta({ id: 'EstimateTemplate' });
export type EstimateTemplate = z.infer<typeof EstimateTemplate>;

const Body = z.object({ name: commands.SaveTemplate.shape.name, lineItems: z.array(LineInput.omit({ id: true })).min(1, 'Please add at least one line item').max(200, 'A template can have at most 200 line items') });
const save = ({ name, lineItems }: z.output<typeof Body>) => {
  const lines = lineItems.map((line) => {
    const { id: _, ...content } = toLine({ ...line, id: null });
    return content;
  });
  return { type: 'SaveTemplate' as const, data: { name, lines } };
};

export const estimateTemplates = {
  list: query('/api/estimate-templates', { access: staff, summary: 'Templates by name; `q` searches the name', query: ListQuery, answer: z.array(EstimateTemplate) }),
  add: command('POST', '/api/estimate-templates', { access: staff, summary: 'Keeps line items as a template', decider: estimateTemplate, stream: 'new', body: Body, answer: EstimateTemplate, command: save }),
  save: command('PUT', '/api/estimate-templates/:id', { access: staff, summary: 'Renames a template or replaces its lines', decider: estimateTemplate, body: Body, answer: EstimateTemplate, command: save }),
  remove: command('DELETE', '/api/estimate-templates/:id', {
    access: staff, summary: 'Deletes a template; estimates made from it keep their lines', decider: estimateTemplate, answer: z.object({ id: Id }), command: () => ({ type: 'DeleteTemplate', data: {} }),
  }),
};
