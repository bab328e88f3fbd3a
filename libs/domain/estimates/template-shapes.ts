// Template commands and their shapes.
import { z } from 'zod';
import { OneLine } from '../shared/text.ts';
import { LineTyped } from '../shared/lines.ts';

export const commands = {
  /** Creates a template or replaces its content. */
  SaveTemplate: z.object({
    name: OneLine().min(1, 'Please give the template a name').max(200),
    lines: z
      .array(LineTyped)
      .min(1, 'Please add at least one line item')
      .max(200, 'A template can have at most 200 line items'),
  }),
  DeleteTemplate: z.object({}),
};
