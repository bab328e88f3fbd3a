// Whose days a calendar feed shows, and what can be asked of one.
import { z } from 'zod';

export const FeedOf = z.enum(['company', 'crew', 'vendor']);
export type FeedOf = z.infer<typeof FeedOf>;

/** Of the company there is one, without a number. */
export const Feed = z.object({ of: FeedOf, assigneeId: z.int().positive().nullable() });
export type Feed = z.infer<typeof Feed>;

/** The number of a feed's stream: of the company 1, of crews even, of vendors odd. */
export const feedNumber = ({ of, assigneeId }: Feed): number =>
  of === 'company' ? 1 : 2 * (assigneeId ?? 0) + (of === 'vendor' ? 1 : 0);

export const commands = {
  /** A link from now on; the one before it, if there was one, opens nothing any more. */
  OpenFeed: Feed,
  /** A link, unless there is one: whoever has that one keeps it. */
  OpenFeedOnce: Feed,
  CloseFeed: z.object({}),
};
