// Job shapes and commands.
import { z } from 'zod';
import { OneLine, SeveralLines } from '../shared/text.ts';
import { Cents } from '../shared/money.ts';
import { LocalTime } from './local-time.ts';

/** A job's status (rule: job-status). */
export const JobStatus = z.enum(['scheduled', 'in_progress', 'completed', 'cancelled', 'on_hold']);
export type JobStatus = z.infer<typeof JobStatus>;

/** A job's text fields and budget, without its dates. */
export const Words = z.object({
  title: z.string(),
  description: z.string(),
  address: z.string(),
  budgetCents: Cents.nullable(),
  notes: z.string(),
});
export type Words = z.infer<typeof Words>;

/** The client as copied to the job. */
const Client = z.object({ id: z.int().positive(), name: z.string() });
/** Without a start, the job isn't scheduled yet; without an end, it is open-ended. */
export const Dates = z.object({ start: LocalTime.nullable(), end: LocalTime.nullable() });
export type Dates = z.infer<typeof Dates>;

/** A job created from an estimate. */
export const Details = Words.extend({
  estimateId: z.int().positive(),
  client: Client,
  start: LocalTime,
  end: LocalTime.nullable(),
});
/** A job created without an estimate. */
export const OwnDetails = Words.extend({ client: Client, ...Dates.shape });

/** Replaces a crew; null is none. */
const Crew = z.int().positive().nullable();
export const CrewChange = z.object({ from: Crew, to: Crew });
export type CrewChange = z.infer<typeof CrewChange>;

const MISSING = 'Please fill in all required fields';
const asked = {
  title: OneLine(MISSING).min(1, MISSING).max(300),
  description: SeveralLines().max(4000),
  address: OneLine(MISSING).min(1, MISSING).max(500),
  budgetCents: Cents.min(0, 'The budget cannot be negative').nullable(),
  notes: SeveralLines().max(4000),
};
const client = Client.extend({ name: OneLine() });
const Reason = SeveralLines().max(1000);
const NEEDED = 'Please enter a reason';

export const commands = {
  ScheduleJob: Details.extend({ ...asked, client }),
  AddJob: OwnDetails.extend({ ...asked, client }),
  /** Missing fields stay unchanged. */
  EditJob: z.object(asked).partial(),
  /**
   * Without a start, the job leaves the calendar. `dateChanges`: how often the dates had changed
   * when the caller looked; omit to skip the check. `crew`: replaces a crew at the same time.
   */
  RescheduleJob: Dates.extend({
    reason: Reason,
    dateChanges: z.int().min(0).optional(),
    crew: CrewChange.optional(),
  }),
  /** `to`: new dates to start with; omitted, the planned dates stay. */
  StartJob: z.object({ to: Dates.extend({ start: LocalTime }).optional() }),
  HoldJob: z.object({ reason: Reason.min(1, NEEDED) }),
  ResumeJob: z.object({}),
  /** `lastDay`: of work, if it is completed before its end; omitted, the dates stay. */
  CompleteJob: z.object({ lastDay: z.iso.date().optional() }),
  CancelJob: z.object({ reason: Reason.min(1, NEEDED) }),
  ReopenJob: z.object({}),
};
