// Jobs as they travel: what is answered about one, and what is typed about one.
import { z } from 'zod';
import { VendorCategory } from '@purlin/domain/vendors/vendor-shapes.ts';
import { commands, JobStatus } from '@purlin/domain/scheduling/job-shapes.ts';
import { LocalTime } from '@purlin/domain/scheduling/local-time.ts';
import { plannable } from '@purlin/domain/shared/dates.ts';
import { PictureId } from '@purlin/domain/shared/picture.ts';
import { severalLines } from '@purlin/domain/shared/text.ts';
import { EstimateStatus } from './estimate-shapes.ts';
import { Cents } from '@purlin/domain/shared/money.ts';
import {
  asDecimal,
  Id,
  Instant,
  Money,
  MoneyInput,
  sortBy,
  Text,
  type SortField,
} from './fields.ts';

/** ISO 8601 without a zone: what the clock says where the company works. */
export const Local = LocalTime.meta({
  description: "Year-month-dayThour:minute in the company's time zone",
});

/** When somebody is there: at times of their own, or with the job. */
const Times = {
  ownDates: z.boolean(),
  scheduledStartDate: Local.nullable(),
  scheduledEndDate: Local.nullable(),
};

/** Times as somebody saw them: refused when they are others by now. */
export const SeenTimes = z.object({ startDate: Local.nullable(), endDate: Local.nullable() });

/** What a vendor answered to their dates on a job. */
export const OrderAnswer = z
  .object({
    /** `open`: they have not answered to the dates as they are now. */
    state: z.enum(['open', 'confirmed', 'declined', 'proposed']),
    /** Open, and somebody waits for it: their days are still to come. */
    needsAnswer: z.boolean(),
    at: Instant.nullable(),
    /** Their reason, or their note. */
    text: z.string(),
    /** When they would come instead. */
    proposed: z.object({ startDate: Local, endDate: Local.nullable() }).nullable(),
    /** Of an open one: what they answered to the dates before these, and which those were. */
    before: SeenTimes.extend({ state: z.enum(['confirmed', 'declined', 'proposed']) }).nullable(),
  })
  .meta({ id: 'OrderAnswer' });
export type OrderAnswer = z.infer<typeof OrderAnswer>;

export const Job = z
  .object({
    id: Id,
    /** The estimate that the job came from; null for a job that came from none. */
    estimateId: Id.nullable(),
    clientId: Id,
    client: z.object({ name: z.string() }),
    title: z.string(),
    description: z.string(),
    address: z.string(),
    status: JobStatus,
    /** Why it is on hold or was cancelled; empty otherwise. */
    statusReason: z.string(),
    /** Whether work has begun: on hold, it goes on as in progress. */
    begun: z.boolean(),
    /** Null: it waits for its dates. */
    startDate: Local.nullable(),
    endDate: Local.nullable(),
    scheduledStartDate: Local.nullable(),
    scheduledEndDate: Local.nullable(),
    /** How often the dates were changed: who changes them says what they looked at. */
    dateChanges: z.int(),
    /** Days kept clear for the weather on which it is worked: it was left there by hand. */
    worksThrough: z.array(z.iso.date()).optional(),
    budget: Money.nullable(),
    notes: z.string(),
    vendorSchedules: z.array(
      z.object({
        vendorId: Id,
        vendor: z.object({ name: z.string(), category: VendorCategory.nullable() }),
        answer: OrderAnswer.optional(),
        ...Times,
      }),
    ),
    crewSchedules: z.array(
      z.object({
        crewId: Id,
        crew: z.object({ name: z.string(), color: z.string() }),
        ...Times,
      }),
    ),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof Job>;

/** A job where calendars show it; a `Job` is one too. */
export const CalendarJob = z
  .object({
    id: Id,
    client: z.object({ name: z.string() }),
    title: z.string(),
    status: JobStatus,
    begun: z.boolean(),
    scheduledStartDate: Local.nullable(),
    scheduledEndDate: Local.nullable(),
    dateChanges: z.int(),
    /** Days kept clear for the weather on which it is worked: it was left there by hand. */
    worksThrough: z.array(z.iso.date()).optional(),
    /** Where they are asked for: long descriptions are cut off. */
    address: z.string().optional(),
    description: z.string().optional(),
    crewSchedules: z.array(z.object({ crewId: Id, ...Times })),
    vendorSchedules: z.array(
      z.object({
        vendorId: Id,
        vendor: z.object({ name: z.string() }),
        /** The last day of their insurance, where it ends before their work does. */
        insuredUntil: z.iso.date().optional(),
        /** Where they declined, or proposed other dates. */
        answer: OrderAnswer.pick({ state: true, proposed: true }).optional(),
        ...Times,
      }),
    ),
  })
  .meta({ id: 'CalendarJob' });
export type CalendarJob = z.infer<typeof CalendarJob>;

/** What speaks against an assignment; it stands nevertheless. */
export const AssignmentWarning = z.object({
  kind: z.enum([
    'crew-busy',
    'vendor-busy',
    'crew-archived',
    'vendor-inactive',
    'vendor-uninsured',
    // At times of their own, on days on which the job is not; or to come, though it is completed.
    'crew-outside',
    'vendor-outside',
    'crew-still-booked',
    'vendor-still-booked',
  ]),
  assigneeId: Id,
  name: z.string(),
  /** The last day of the insurance that ends first, where it ends before the work does. */
  insuredUntil: z.iso.date().nullable(),
  /** The other job, where they are busy with one. */
  job: z
    .object({ id: Id, title: z.string(), startDate: Local, endDate: Local.nullable() })
    .nullable(),
  /** Their own times, where these are what speaks against them. */
  times: z.object({ startDate: Local, endDate: Local.nullable() }).nullable(),
});
export type AssignmentWarning = z.infer<typeof AssignmentWarning>;

const Checklist = z.object({
  name: z.string(),
  steps: z.array(
    z.object({
      id: Id,
      text: z.string(),
      /** When it was done and by whom; null while it is open. */
      doneAt: Instant.nullable(),
      doneBy: z.string().nullable(),
    }),
  ),
});
export type Checklist = z.infer<typeof Checklist>;

/** A further estimate on the job; approved, it counts. */
const ChangeOrder = z.object({
  id: Id,
  estimateNumber: z.string(),
  title: z.string(),
  status: EstimateStatus,
  total: Money,
});
export type ChangeOrder = z.infer<typeof ChangeOrder>;

export const JobDetails = Job.extend({
  /** What is to be done; null while nobody chose a list. */
  checklist: Checklist.nullable(),
  /** The newest notes of the day, newest first. */
  dailyNotes: z.array(
    z.object({ revision: z.int(), text: z.string(), at: Instant, by: z.string() }),
  ),
  /** What was photographed on the roof, the first one first; `stepId`: the step that asked. */
  photos: z.array(
    z.object({
      picture: PictureId,
      stepId: Id.nullable(),
      /** The client sees it. */
      shared: z.boolean(),
      at: Instant,
      by: z.string(),
    }),
  ),
  /** What the client pays: the estimate and every change order that is approved. */
  contract: z.object({
    /** Null for a job that came from none. */
    estimate: Money.nullable(),
    changes: z.array(ChangeOrder),
    total: Money.nullable(),
  }),
  warnings: z.array(AssignmentWarning),
  /** When the client was told last that work starts, and when that was; null: never by us. */
  clientTold: z.object({ startDate: Local, at: Instant }).nullable(),
  /** What vendors get for it, against the budget; null where it has none. */
  vendorPayments: z.object({ planned: Money, paid: Money, budgetLeft: Money.nullable() }),
}).meta({ id: 'JobDetails' });
export type JobDetails = z.infer<typeof JobDetails>;

export const JobHistoryEntry = z
  .object({
    /** Null of an answer to a change order, which has a history of its own. */
    revision: z.int().nullable(),
    type: z.string(),
    at: Instant,
    /** Whoever did it, as people call them. */
    by: z.string(),
    summary: z.string(),
  })
  .meta({ id: 'JobHistoryEntry' });
export type JobHistoryEntry = z.infer<typeof JobHistoryEntry>;

export const Crew = z
  .object({
    id: Id,
    name: z.string(),
    color: z.string(),
    members: z.array(z.string()),
    status: z.enum(['active', 'archived']),
  })
  .meta({ id: 'Crew' });
export type Crew = z.infer<typeof Crew>;

/** A date, a date and time, or an instant; the room turns it into the company's local time. */
const Moment = plannable(
  z.union(
    [z.iso.date(), z.iso.datetime({ local: true, offset: true })],
    'Please enter a date, for example 2026-03-31 or 2026-03-31T08:00',
  ),
);
const MISSING = 'Please fill in all required fields';

export const StartDate = z.string(MISSING).min(1, MISSING).pipe(Moment);
/** A moment that may be left out, null or empty. */
export const OptionalMoment = z
  .string()
  .nullish()
  .transform((text) => text || null)
  .pipe(Moment.nullable());
export const Budget = z
  .union([z.string(), z.number()])
  .nullish()
  .meta(asDecimal('money'))
  .transform((amount) => (amount === '' ? null : (amount ?? null)))
  .pipe(MoneyInput.pipe(Cents.min(0, 'The budget cannot be negative')).nullable());

/** What the dialogs ask for, whichever way a job is made. */
export const typedJob = {
  title: commands.ScheduleJob.shape.title,
  address: commands.ScheduleJob.shape.address,
  description: Text,
  scheduledEndDate: OptionalMoment,
  budget: Budget,
};
/** Notes that may be carried over: left out or null says that nobody typed any. */
export const NotesOrNone = z
  .string()
  .nullish()
  .transform((text) => (text === null || text === undefined ? null : severalLines(text)));

export const JobOrder = sortBy('startDate', 'title', 'clientName', 'status', 'budget');
export type JobSort = SortField<typeof JobOrder>;
