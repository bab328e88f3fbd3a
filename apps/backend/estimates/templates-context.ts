// The room of estimate templates: line items kept to be offered again.
import type { z } from 'zod';
import {
  estimateTemplates as contract,
  type EstimateTemplate,
} from '@purlin/contracts/estimate-templates.ts';
import { exportTable } from '../platform/core/files/export-tables.ts';
import { toLine } from '@purlin/contracts/draft-shapes.ts';
import { estimateTemplate } from '@purlin/domain/estimates/template.ts';
import type { Request } from '../platform/core/commands/build-command.ts';
import { defineRoom, ListPage } from '../platform/core/room.ts';
import { toLineContent } from './on-the-wire.ts';
import {
  estimateTemplates,
  listTemplates,
  templateById,
  type TemplateRow,
} from './read-models/estimate-templates.ts';

const toTemplate = ({ lines, ...row }: TemplateRow): z.input<typeof EstimateTemplate> => ({
  ...row,
  lineItems: lines.map(toLineContent),
});

type TemplateBody = z.output<(typeof contract)['add']['body']>;
const saved = ({ body: { name, lineItems } }: Pick<Request<string, TemplateBody>, 'body'>) => ({
  name,
  lines: lineItems.map((line) => {
    const { id: _, ...content } = toLine({ ...line, id: null });
    return content;
  }),
});

export const estimateTemplatesRoom = defineRoom({
  contract,
  deciders: [estimateTemplate],
  resources: {
    estimateTemplate: async (id, { db }) => {
      const row = await templateById(db, id);
      return row && toTemplate(row);
    },
  },
})({
  name: 'estimate-templates',
  readModels: [estimateTemplates],
  taken: [exportTable('estimate-templates', estimateTemplates)],
  commands: { add: saved, save: saved },
  answers: {
    async list({ query }, { db }) {
      const page = await listTemplates(db, query);
      return new ListPage(page.items.map(toTemplate), page.next);
    },
    remove: async ({ id }) => ({ id }),
  },
});
