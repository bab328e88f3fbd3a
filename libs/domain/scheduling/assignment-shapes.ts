// Who is to work on a job, and when: a crew of our own or a vendor.
import { z } from 'zod';
import { LocalTime } from './local-time.ts';

export const AssigneeKind = z.enum(['crew', 'vendor']);
export type AssigneeKind = z.infer<typeof AssigneeKind>;

export const Assignee = z.object({ kind: AssigneeKind, assigneeId: z.int().positive() });
export type Assignee = z.infer<typeof Assignee>;

/** With dates of its own, or without a start: whenever the job is. */
export const Assignment = Assignee.extend({
  start: LocalTime.nullable(),
  end: LocalTime.nullable(),
});
export type Assignment = z.infer<typeof Assignment>;

export const commands = { Assign: Assignment, Unassign: Assignee };
