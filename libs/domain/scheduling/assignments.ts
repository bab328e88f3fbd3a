// A job's assignments: each crew and vendor at most once, at the job's times or at its own.
import type { MessageOf } from '@purlin/event-sourcing/decider.ts';
import { Assignee, Assignment, type AssigneeKind, type Assign } from './assignment-shapes.ts';
import type { CrewChange, Dates } from './job-shapes.ts';
import { refuse } from './refusals.ts';

// ---- facts

export const events = {
  AssignmentMade: Assignment,
  /** Its own times changed, were added, or were removed. */
  AssignmentMoved: Assignment,
  AssignmentEnded: Assignee,
};
type AssignmentEvent = MessageOf<typeof events>;

// ---- state

/** Dates by `keyOf`. */
export type Assignments = Readonly<Record<string, Dates>>;

export const keyOf = ({ kind, assigneeId }: { kind: AssigneeKind; assigneeId: number }): string =>
  `${kind}-${assigneeId}`;

/** Whether two times are equal. */
export const sameTimes = (a: Dates, b: Dates): boolean => a.start === b.start && a.end === b.end;

export const withAssignment = (all: Assignments, { start, end, ...who }: Assignment) => ({
  ...all,
  [keyOf(who)]: { start, end },
});
export const withoutAssignment = (all: Assignments, who: Assignee): Assignments => {
  const { [keyOf(who)]: _, ...rest } = all;
  return rest;
};

const VENDOR = keyOf({ kind: 'vendor', assigneeId: 0 }).slice(0, -1);
const vendorsWhere = (all: Assignments, fits: (dates: Dates) => boolean): number[] =>
  Object.entries(all)
    .filter(([key, dates]) => key.startsWith(VENDOR) && fits(dates))
    .map(([key]) => Number(key.slice(VENDOR.length)));

/** The ids of all assigned vendors. */
export const vendorsOn = (all: Assignments): number[] => vendorsWhere(all, () => true);
/** The ids of vendors who follow the job's dates. */
export const vendorsWithJob = (all: Assignments): number[] =>
  vendorsWhere(all, ({ start }) => start === null);

// ---- decide

/** Makes or moves an assignment; refuses if it no longer is as it `was`. */
export function assign({ was, ...wanted }: Assign, all: Assignments): readonly AssignmentEvent[] {
  const now = all[keyOf(wanted)];
  if (now && sameTimes(now, wanted)) return [];
  if (was && !(now && sameTimes(now, was))) return refuse('job-moved-meanwhile');
  return [{ type: now ? 'AssignmentMoved' : 'AssignmentMade', data: wanted }];
}

const crew = (assigneeId: number): Assignee => ({ kind: 'crew', assigneeId });

/**
 * Replaces a crew with another, which follows the job's dates. A new crew already on the job with
 * its own times keeps them. Refuses if the first crew is no longer assigned.
 */
export function changeCrew({ from, to }: CrewChange, all: Assignments): readonly AssignmentEvent[] {
  if (from === to) return [];
  if (from !== null && !all[keyOf(crew(from))]) return refuse('job-moved-meanwhile');
  return [
    ...(from === null ? [] : unassign(crew(from), all)),
    ...(to === null || all[keyOf(crew(to))]
      ? []
      : assign({ ...crew(to), start: null, end: null }, all)),
  ];
}

export const unassign = (who: Assignee, all: Assignments): readonly AssignmentEvent[] =>
  all[keyOf(who)] ? [{ type: 'AssignmentEnded', data: who }] : [];
