// The room of estimate templates: line items kept to be offered again.
import type { z } from 'zod';
import {
  estimateTemplates as contract,
  type EstimateTemplate,
} from '@purlin/contracts/estimates.ts';
import { estimateTemplate } from '@purlin/domain/estimates/template.ts';
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

export const estimateTemplatesRoom = defineRoom<typeof contract>({
  name: 'estimate-templates',
  contract,
  deciders: [estimateTemplate],
  readModels: [estimateTemplates],
  resources: {
    estimateTemplate: async (id, { db }) => {
      const row = await templateById(db, id);
      return row && toTemplate(row);
    },
  },
  answers: {
    async list({ query }, { db }) {
      const page = await listTemplates(db, query);
      return new ListPage(page.items.map(toTemplate), page.next);
    },
    remove: async ({ id }) => ({ id }),
  },
});
