// Route of the system's condition.
import { z } from 'zod';
import { Instant } from './fields.ts';
import { query } from './route.ts';

export const Condition = z
  .object({
    /** Rooms whose read models are stalled, and since when. */
    behind: z.array(z.object({ room: z.string(), since: Instant })),
    /** Whether follow-ups to events, such as e-mails, are running. */
    followed: z.boolean(),
    /** Data that can't be decrypted, because the database is older than the event history. */
    withoutKey: z.string().nullable(),
    writing: z.enum(['possible', 'disk-full', 'refused']),
  })
  .meta({ id: 'Condition' });
export type Condition = z.infer<typeof Condition>;

export const records = {
  condition: query('/api/condition', {
    right: 'dashboard.read',
    summary: 'What’s currently out of date, unreadable, or impossible to save',
    answer: Condition,
  }),
};
