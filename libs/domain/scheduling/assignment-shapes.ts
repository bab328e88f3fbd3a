// Assignments of crews and vendors to jobs, and their commands.
import { z } from 'zod';
import { LocalTime } from './local-time.ts';

export const AssigneeKind = z.enum(['crew', 'vendor']);
export type AssigneeKind = z.infer<typeof AssigneeKind>;

export const Assignee = z.object({ kind: AssigneeKind, assigneeId: z.int().positive() });
export type Assignee = z.infer<typeof Assignee>;

/** With its own dates, or without a start: then it follows the job's dates. */
export const Assignment = Assignee.extend({
  start: LocalTime.nullable(),
  end: LocalTime.nullable(),
});
export type Assignment = z.infer<typeof Assignment>;

/** Its own times, or none if it follows the job. */
const Times = Assignment.pick({ start: true, end: true });

export const commands = {
  /** `was`: the times the caller saw; omit to skip the check. */
  Assign: Assignment.extend({ was: Times.optional() }),
  Unassign: Assignee,
};
export type Assign = z.infer<typeof commands.Assign>;
