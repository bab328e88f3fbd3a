// The words of a job: where it stands, its details, and what can be asked.
import { z } from 'zod';
import { OneLine, SeveralLines } from '../shared/text.ts';
import { Cents } from '../shared/money.ts';
import { LocalTime } from './local-time.ts';

/** Where a job stands (rule: job-status). */
export const JobStatus = z.enum(['scheduled', 'in_progress', 'completed', 'cancelled', 'on_hold']);
export type JobStatus = z.infer<typeof JobStatus>;

/** What staff write about a job, whatever its dates. */
export const Words = z.object({
  title: z.string(),
  description: z.string(),
  address: z.string(),
  budgetCents: Cents.nullable(),
  notes: z.string(),
});
export type Words = z.infer<typeof Words>;

/** The client as the job names them. */
const Client = z.object({ id: z.int().positive(), name: z.string() });
/** When it is; without a start the job waits for its dates, and without an end that is open. */
export const Dates = z.object({ start: LocalTime.nullable(), end: LocalTime.nullable() });
export type Dates = z.infer<typeof Dates>;

/** Of a job that came from an estimate. */
export const Details = Words.extend({
  estimateId: z.int().positive(),
  client: Client,
  start: LocalTime,
  end: LocalTime.nullable(),
});
/** Of a job that came from none. */
export const OwnDetails = Words.extend({ client: Client, ...Dates.shape });

/** From one crew to another; null is none. */
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
  /** Only what is given changes. */
  EditJob: z.object(asked).partial(),
  /**
   * Without a start the job leaves the calendar. `dateChanges`: how often the dates had been
   * changed when the caller looked; unset: never mind. `crew`: it goes from one crew to another at
   * the same time.
   */
  RescheduleJob: Dates.extend({
    reason: Reason,
    dateChanges: z.int().min(0).optional(),
    crew: CrewChange.optional(),
  }),
  /** `to`: it goes to these dates as it begins; unset: its dates stay as they are planned. */
  StartJob: z.object({ to: Dates.extend({ start: LocalTime }).optional() }),
  HoldJob: z.object({ reason: Reason.min(1, NEEDED) }),
  ResumeJob: z.object({}),
  CompleteJob: z.object({}),
  CancelJob: z.object({ reason: Reason.min(1, NEEDED) }),
  ReopenJob: z.object({}),
};
