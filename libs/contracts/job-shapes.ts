// Request and response shapes of jobs.
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

/** ISO 8601 without a time zone: the company's local time. */
export const Local = LocalTime.meta({
  description: "Year-month-dayThour:minute in the company's time zone",
});

/** An assignment's dates, its own or the job's. */
const Times = {
  ownDates: z.boolean(),
  scheduledStartDate: Local.nullable(),
  scheduledEndDate: Local.nullable(),
};

/** The dates the caller saw; refused if they have changed. */
export const SeenTimes = z.object({ startDate: Local.nullable(), endDate: Local.nullable() });

/** A vendor's answer to their dates on a job. */
export const OrderAnswer = z
  .object({
    /** `open`: the current dates are unanswered. */
    state: z.enum(['open', 'confirmed', 'declined', 'proposed']),
    /** Open and still needed, because the days are ahead. */
    needsAnswer: z.boolean(),
    at: Instant.nullable(),
    /** The reason or note. */
    text: z.string(),
    /** The proposed dates. */
    proposed: z.object({ startDate: Local, endDate: Local.nullable() }).nullable(),
    /** If open: the answer to earlier dates, and those dates. */
    before: SeenTimes.extend({ state: z.enum(['confirmed', 'declined', 'proposed']) }).nullable(),
  })
  .meta({ id: 'OrderAnswer' });
export type OrderAnswer = z.infer<typeof OrderAnswer>;

export const Job = z
  .object({
    id: Id,
    /** The estimate it was created from; null if none. */
    estimateId: Id.nullable(),
    clientId: Id,
    client: z.object({ name: z.string() }),
    title: z.string(),
    description: z.string(),
    address: z.string(),
    status: JobStatus,
    /** Why it is on hold or was canceled; empty otherwise. */
    statusReason: z.string(),
    /** Whether work has begun; after a hold, it is then in progress again. */
    begun: z.boolean(),
    /** Null: not scheduled yet. */
    startDate: Local.nullable(),
    endDate: Local.nullable(),
    scheduledStartDate: Local.nullable(),
    scheduledEndDate: Local.nullable(),
    /** The end it had, and will have if it is reopened, if it was completed before it. */
    plannedEndDate: Local.nullable(),
    /** Number of date changes so far; send it back to detect concurrent changes. */
    dateChanges: z.int(),
    /**
     * Days kept clear for weather on which it is worked anyway, because it was left there manually.
     */
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

/** A job on a calendar; a subset of `Job`. */
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
    /**
     * Days kept clear for weather on which it is worked anyway, because it was left there manually.
     */
    worksThrough: z.array(z.iso.date()).optional(),
    /** Only if requested; long descriptions are truncated. */
    address: z.string().optional(),
    description: z.string().optional(),
    crewSchedules: z.array(z.object({ crewId: Id, ...Times })),
    vendorSchedules: z.array(
      z.object({
        vendorId: Id,
        vendor: z.object({ name: z.string() }),
        /** Last day of their insurance, if it expires before their work ends. */
        insuredUntil: z.iso.date().optional(),
        /** If they declined or proposed other dates. */
        answer: OrderAnswer.pick({ state: true, proposed: true }).optional(),
        ...Times,
      }),
    ),
  })
  .meta({ id: 'CalendarJob' });
export type CalendarJob = z.infer<typeof CalendarJob>;

/** A warning about an assignment, which is made anyway. */
export const AssignmentWarning = z.object({
  kind: z.enum([
    'crew-busy',
    'vendor-busy',
    'crew-archived',
    'vendor-inactive',
    'vendor-uninsured',
    // Its own times are outside the job's days, or still ahead although the job is completed.
    'crew-outside',
    'vendor-outside',
    'crew-still-booked',
    'vendor-still-booked',
  ]),
  assigneeId: Id,
  name: z.string(),
  /** Last day of the insurance that expires first, if before the work ends. */
  insuredUntil: z.iso.date().nullable(),
  /** The conflicting job, if busy. */
  job: z
    .object({ id: Id, title: z.string(), startDate: Local, endDate: Local.nullable() })
    .nullable(),
  /** The assignment's own times, if they cause the warning. */
  times: z.object({ startDate: Local, endDate: Local.nullable() }).nullable(),
});
export type AssignmentWarning = z.infer<typeof AssignmentWarning>;

const Checklist = z.object({
  name: z.string(),
  steps: z.array(
    z.object({
      id: Id,
      text: z.string(),
      /** When and by whom it was completed; null while open. */
      doneAt: Instant.nullable(),
      doneBy: z.string().nullable(),
    }),
  ),
});
export type Checklist = z.infer<typeof Checklist>;

/** A change order for the job; counts once approved. */
const ChangeOrder = z.object({
  id: Id,
  estimateNumber: z.string(),
  title: z.string(),
  status: EstimateStatus,
  total: Money,
});
export type ChangeOrder = z.infer<typeof ChangeOrder>;

export const JobDetails = Job.extend({
  /** Null if no checklist was chosen. */
  checklist: Checklist.nullable(),
  /** The latest daily notes, newest first. */
  dailyNotes: z.array(
    z.object({ revision: z.int(), text: z.string(), at: Instant, by: z.string() }),
  ),
  /** Photos taken on site, in order; `stepId` is the checklist step that asked for it. */
  photos: z.array(
    z.object({
      picture: PictureId,
      stepId: Id.nullable(),
      /** Visible to the client. */
      shared: z.boolean(),
      at: Instant,
      by: z.string(),
    }),
  ),
  /** What the client pays: the estimate and all approved change orders. */
  contract: z.object({
    /** Null for a job created without an estimate. */
    estimate: Money.nullable(),
    changes: z.array(ChangeOrder),
    total: Money.nullable(),
  }),
  warnings: z.array(AssignmentWarning),
  /** The start date last announced to the client, and when; null if never by us. */
  clientTold: z.object({ startDate: Local, at: Instant }).nullable(),
  /** Planned and paid vendor payments; `budgetLeft` is null without a budget. */
  vendorPayments: z.object({ planned: Money, paid: Money, budgetLeft: Money.nullable() }),
}).meta({ id: 'JobDetails' });
export type JobDetails = z.infer<typeof JobDetails>;

export const JobHistoryEntry = z
  .object({
    /** Null for an answer to a change order, which has its own history. */
    revision: z.int().nullable(),
    type: z.string(),
    at: Instant,
    /** Display name of whoever did it. */
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

/** A date, a date and time, or an instant; the room converts it to the company's local time. */
const Moment = plannable(
  z.union(
    [z.iso.date(), z.iso.datetime({ local: true, offset: true })],
    'Please enter a date, for example 2026-03-31 or 2026-03-31T08:00',
  ),
);
const MISSING = 'Please fill in all required fields';

export const StartDate = z.string(MISSING).min(1, MISSING).pipe(Moment);
/** An optional moment; missing, null or empty becomes null. */
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

/** The fields of every dialog that creates a job. */
export const typedJob = {
  title: commands.ScheduleJob.shape.title,
  address: commands.ScheduleJob.shape.address,
  description: Text,
  scheduledEndDate: OptionalMoment,
  budget: Budget,
};
/** Notes that may be carried over; missing or null means none were typed. */
export const NotesOrNone = z
  .string()
  .nullish()
  .transform((text) => (text === null || text === undefined ? null : severalLines(text)));

export const JobOrder = sortBy('startDate', 'title', 'clientName', 'status', 'budget');
export type JobSort = SortField<typeof JobOrder>;
