// The doors of the records: the condition of what is kept.
import { z } from 'zod';
import { Instant } from './fields.ts';
import { query } from './route.ts';

export const Condition = z
  .object({
    /** Rooms whose lists stand still, and since when. */
    behind: z.array(z.object({ room: z.string(), since: Instant })),
    /** Whether something that should follow events, such as e-mails, stands still. */
    followed: z.boolean(),
    /** What cannot be read because the database is older than the history. */
    withoutKey: z.string().nullable(),
    writing: z.enum(['possible', 'disk-full', 'refused']),
  })
  .meta({ id: 'Condition' });
export type Condition = z.infer<typeof Condition>;

export const records = {
  condition: query('/api/condition', {
    right: 'dashboard.read',
    summary: 'What stands still, cannot be read or cannot be saved at the moment',
    answer: Condition,
  }),
};
