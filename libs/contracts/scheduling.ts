// Routes of jobs and crews.
import { z } from 'zod';
import { commands as crewCommands } from '@purlin/domain/scheduling/crew-shapes.ts';
import { commands, CrewChange, JobStatus } from '@purlin/domain/scheduling/job-shapes.ts';
import { commands as working } from '@purlin/domain/scheduling/work-shapes.ts';
import { CalendarDate } from '@purlin/domain/shared/dates.ts';
import { Id, ListQuery, Text } from './fields.ts';
import {
  Budget,
  CalendarJob,
  Crew,
  Job,
  JobDetails,
  JobHistoryEntry,
  JobOrder,
  Local,
  NotesOrNone,
  OptionalMoment,
  SeenTimes,
  StartDate,
  typedJob,
} from './job-shapes.ts';
import { KeptPicture, PICTURE_BYTES, PICTURE_TYPES, PictureFile } from './picture-shapes.ts';
import { action, command, download, query } from './route.ts';

const changes = { right: 'jobs.write', decider: 'job', answer: JobDetails } as const;
/** An assignment's own times; missing, null or empty means the job's. */
const OwnTimes = {
  scheduledStartDate: OptionalMoment,
  scheduledEndDate: OptionalMoment,
  /** The times the caller saw; refused if they have changed. */
  was: z
    .object({ scheduledStartDate: Local.nullable(), scheduledEndDate: Local.nullable() })
    .optional(),
};
const vendorId = z.int('Please choose a vendor').positive('Please choose a vendor');
const crewId = z.int('Please choose a crew').positive('Please choose a crew');

export const scheduling = {
  list: query('/api/jobs', {
    right: 'jobs.read',
    own: true,
    summary:
      'Jobs, latest start first, unscheduled ones last; filters by the days `from` to `to`; `q` ' +
      'searches title, client, and address',
    answer: z.array(Job),
    query: ListQuery.extend({
      from: CalendarDate.optional(),
      to: CalendarDate.optional(),
      estimateId: z.coerce.number().pipe(Id).optional(),
      clientId: z.coerce.number().pipe(Id).optional(),
      status: JobStatus.optional(),
      crewId: z.coerce.number().pipe(Id).optional(),
      vendorId: z.coerce.number().pipe(Id).optional(),
      /** Only unscheduled jobs (`no`), or only scheduled ones (`yes`). */
      scheduled: z.enum(['yes', 'no']).optional(),
      sort: JobOrder,
    }),
  }),
  details: query('/api/jobs/:id', {
    right: 'jobs.read',
    own: true,
    of: 'job',
    summary: 'One job, with conflicts of its crew and vendors',
    answer: JobDetails,
  }),
  history: query('/api/jobs/:id/history', {
    right: 'jobs.read',
    summary: 'A job’s history, newest first',
    answer: z.array(JobHistoryEntry),
  }),
  onCalendar: query('/api/calendar/jobs', {
    right: 'jobs.read',
    summary:
      'Jobs for a calendar, by start: those that fall on the days `from` to `to`, or have ' +
      'someone on them then with different dates; `words` adds the address and description',
    answer: z.array(CalendarJob),
    query: z.object({
      from: CalendarDate,
      to: CalendarDate,
      words: z.enum(['yes']).optional(),
      status: JobStatus.optional(),
      crewId: z.coerce.number().pipe(Id).optional(),
      vendorId: z.coerce.number().pipe(Id).optional(),
    }),
  }),
  today: query('/api/calendar', {
    right: 'jobs.read',
    summary:
      'Today’s date where the company works, and its days off; days kept clear for weather are ' +
      'those `from` (or today) `to`',
    answer: z.object({
      today: z.iso.date(),
      /** In addition to weekends: US holidays, and the company's days off. */
      holidays: z.boolean(),
      closedDays: z.array(z.iso.date()),
      /** Kept clear by weather shifts in effect. */
      weatherDays: z.array(z.iso.date()),
    }),
    query: z.object({ from: CalendarDate.optional(), to: CalendarDate.optional() }),
  }),
  convert: command('POST', '/api/estimates/:id/convert-to-job', {
    ...changes,
    summary:
      'Creates a job from an accepted estimate; repeating the call returns the same job. Without ' +
      'notes, it gets the estimate’s internal notes',
    command: 'ScheduleJob',
    stream: 'room',
    body: z.object({ ...typedJob, scheduledStartDate: StartDate, notes: NotesOrNone }),
  }),
  add: command('POST', '/api/jobs', {
    ...changes,
    summary: 'Adds a job without an estimate; without a start, it’s unscheduled',
    command: 'AddJob',
    stream: 'new',
    body: z.object({
      clientId: z.int('Please select a client').positive('Please select a client'),
      ...typedJob,
      scheduledStartDate: OptionalMoment,
      notes: Text,
    }),
  }),
  edit: command('PATCH', '/api/jobs/:id', {
    ...changes,
    summary: 'Updates the given fields: title, description, address, budget, and notes',
    command: 'EditJob',
    body: z.object({
      ...commands.EditJob.omit({ budgetCents: true }).shape,
      budget: Budget.optional(),
    }),
  }),
  reschedule: command('POST', '/api/jobs/:id/reschedule', {
    ...changes,
    summary:
      'Moves a job, or takes it off the calendar if no start is given; with `dateChanges` as ' +
      'read, only if no one has moved it since; with `crew`, also to another crew',
    command: 'RescheduleJob',
    body: z.object({
      scheduledStartDate: OptionalMoment,
      scheduledEndDate: OptionalMoment,
      reason: Text,
      dateChanges: z.int().min(0).optional(),
      crew: CrewChange.optional(),
    }),
  }),
  start: command('POST', '/api/jobs/:id/start', {
    ...changes,
    summary: 'Starts a job; with dates, moves it to them at the same time',
    command: 'StartJob',
    body: z.object({ scheduledStartDate: OptionalMoment, scheduledEndDate: OptionalMoment }),
  }),
  hold: command('POST', '/api/jobs/:id/hold', {
    ...changes,
    summary: 'Puts a job on hold; it keeps its dates',
    command: 'HoldJob',
    body: commands.HoldJob,
  }),
  resume: command('POST', '/api/jobs/:id/resume', {
    ...changes,
    summary: 'Resumes a job that’s on hold',
    command: 'ResumeJob',
  }),
  complete: command('POST', '/api/jobs/:id/complete', {
    ...changes,
    summary: 'Completes a job; if more days were planned, it ends today',
    command: 'CompleteJob',
  }),
  cancel: command('POST', '/api/jobs/:id/cancel', {
    ...changes,
    summary: 'Cancels a job, with a reason; it can be reopened',
    command: 'CancelJob',
    body: commands.CancelJob,
  }),
  reopen: command('POST', '/api/jobs/:id/reopen', {
    ...changes,
    summary: 'Reopens a completed or cancelled job, with the dates it had before',
    command: 'ReopenJob',
  }),
  assignVendor: command('POST', '/api/jobs/:id/vendors', {
    ...changes,
    summary:
      'Assigns a vendor or changes their dates: same as the job, or different ones. Busy or ' +
      'inactive vendors are assigned anyway, with a warning in the response',
    command: 'Assign',
    body: z.object({ vendorId, ...OwnTimes }),
  }),
  unassignVendor: command('POST', '/api/jobs/:id/vendors/remove', {
    ...changes,
    summary: 'Takes a vendor off a job',
    command: 'Unassign',
    body: z.object({ vendorId }),
  }),
  confirmVendor: command('POST', '/api/jobs/:id/vendors/confirm', {
    ...changes,
    summary: 'Records that a vendor confirmed the dates last seen, for example by phone',
    command: 'ConfirmOrder',
    body: z.object({ vendorId, seen: SeenTimes }),
  }),
  assignCrew: command('POST', '/api/jobs/:id/crews', {
    ...changes,
    summary: 'Assigns a crew or changes its dates, as with vendors',
    command: 'Assign',
    body: z.object({ crewId, ...OwnTimes }),
  }),
  unassignCrew: command('POST', '/api/jobs/:id/crews/remove', {
    ...changes,
    summary: 'Takes a crew off a job',
    command: 'Unassign',
    body: z.object({ crewId }),
  }),
  setChecklist: command('PUT', '/api/jobs/:id/checklist', {
    ...changes,
    summary:
      'Sets a job’s checklist steps, in order; a step with its ID keeps its status, one without ' +
      'is new',
    command: 'SetChecklist',
    body: working.SetChecklist,
  }),
  tickStep: command('POST', '/api/jobs/:id/checklist/done', {
    ...changes,
    summary:
      'Checks off a step; with `before`, also the open steps before it, except those that need a ' +
      'photo; if two people do it, the first one counts',
    command: 'TickStep',
    body: working.TickStep,
  }),
  untickStep: command('POST', '/api/jobs/:id/checklist/open', {
    ...changes,
    summary: 'Reopens a step',
    command: 'UntickStep',
    body: working.UntickStep,
  }),
  addPhoto: action('POST', '/api/jobs/photos', {
    right: 'jobs.write',
    bodyBytes: PICTURE_BYTES,
    takes: PICTURE_TYPES,
    summary:
      'Uploads a photo for a job to use within a day; where and when it was taken is removed',
    body: PictureFile,
    answer: KeptPicture,
    creates: true,
  }),
  addPhotos: command('POST', '/api/jobs/:id/photos', {
    ...changes,
    summary:
      'Adds photos to a job, seen only by the team; with `stepId`, checks off the step that ' +
      'needs them',
    command: 'AddPhotos',
    body: working.AddPhotos,
  }),
  removePhoto: command('POST', '/api/jobs/:id/photos/remove', {
    ...changes,
    summary: 'Removes a photo from a job',
    command: 'RemovePhoto',
    body: working.RemovePhoto,
  }),
  sharePhoto: command('POST', '/api/jobs/:id/photos/share', {
    ...changes,
    summary: 'Shares a photo with the job’s client, or stops sharing it',
    command: 'SharePhoto',
    body: working.SharePhoto,
  }),
  photo: download('/api/jobs/:id/photos/:photo/:width', {
    right: 'jobs.read',
    own: true,
    type: 'image/webp',
    summary:
      'A photo from a job, 480, 960, or 1600 pixels wide; the job’s client can see shared ones',
  }),
  writeNote: command('POST', '/api/jobs/:id/notes', {
    ...changes,
    summary: 'Adds a daily note to a job',
    command: 'WriteNote',
    body: working.WriteNote,
  }),
  crews: query('/api/crews', {
    right: 'jobs.read',
    summary: 'Crews by name, archived ones last',
    answer: z.array(Crew),
  }),
  addCrew: command('POST', '/api/crews', {
    right: 'jobs.write',
    summary: 'Adds a crew',
    decider: 'crew',
    command: 'AddCrew',
    stream: 'new',
    answer: Crew,
    body: crewCommands.AddCrew,
  }),
  editCrew: command('PATCH', '/api/crews/:id', {
    right: 'jobs.write',
    summary: 'Updates the given fields; `status` archives or restores a crew',
    decider: 'crew',
    command: 'EditCrew',
    answer: Crew,
    body: crewCommands.EditCrew,
  }),
};
