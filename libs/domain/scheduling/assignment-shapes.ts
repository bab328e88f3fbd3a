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

/** When somebody is there: at times of their own, or whenever the job is. */
const Times = Assignment.pick({ start: true, end: true });

export const commands = {
  /** `was`: the times that they were seen at; unset: never mind. */
  Assign: Assignment.extend({ was: Times.optional() }),
  Unassign: Assignee,
};
export type Assign = z.infer<typeof commands.Assign>;
