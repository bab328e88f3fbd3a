// Calendar feeds: whose jobs they show, and their commands.
import { z } from 'zod';

export const FeedOf = z.enum(['company', 'crew', 'vendor']);
export type FeedOf = z.infer<typeof FeedOf>;

/** The company has one feed, without an id. */
export const Feed = z.object({ of: FeedOf, assigneeId: z.int().positive().nullable() });
export type Feed = z.infer<typeof Feed>;

/** A feed's stream number: 1 for the company, even for crews, odd for vendors. */
export const feedNumber = ({ of, assigneeId }: Feed): number =>
  of === 'company' ? 1 : 2 * (assigneeId ?? 0) + (of === 'vendor' ? 1 : 0);

export const commands = {
  /** Creates a new link; a previous link stops working. */
  OpenFeed: Feed,
  /** Creates a link only if there is none. */
  OpenFeedOnce: Feed,
  CloseFeed: z.object({}),
};
