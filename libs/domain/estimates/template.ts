// A template: a named set of line items for reuse.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { LineContent } from '../shared/lines.ts';
import { refuse } from './refusals.ts';
import { commands } from './template-shapes.ts';

// ---- facts

const Content = z.object({ name: z.string(), lines: z.array(LineContent) });

export const events = { TemplateSaved: Content, TemplateDeleted: z.object({}) };
export type EstimateTemplateEvent = MessageOf<typeof events>;

// ---- state

export type EstimateTemplate =
  { readonly status: 'none' | 'deleted' } | { readonly status: 'saved'; readonly content: string };

// ---- decide

export const estimateTemplate = decider<EstimateTemplate>()({
  category: 'estimateTemplate',
  events,
  initial: { status: 'none' },
  evolve: {
    TemplateSaved: (_, e) => ({ status: 'saved', content: JSON.stringify(e) }),
    TemplateDeleted: () => ({ status: 'deleted' }),
  },
  commands,
  decide: {
    SaveTemplate: (c, state) => {
      if (state.status === 'deleted') return refuse('template-not-found', { was: 'deleted' });
      return state.status === 'saved' && state.content === JSON.stringify(c)
        ? []
        : [{ type: 'TemplateSaved', data: c }];
    },
    DeleteTemplate: (_, state) => {
      if (state.status === 'none') return refuse('template-not-found', { was: 'unknown' });
      return state.status === 'deleted' ? [] : [{ type: 'TemplateDeleted', data: {} }];
    },
  },
});
