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
      'Jobs, latest start first and those without dates last; the job touches the days `from` ' +
      'to `to`, `q` searches title, client and address',
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
    summary: 'One job, with what speaks against who is assigned to it',
    answer: JobDetails,
  }),
  history: query('/api/jobs/:id/history', {
    right: 'jobs.read',
    summary: 'What happened to a job, newest first',
    answer: z.array(JobHistoryEntry),
  }),
  onCalendar: query('/api/calendar/jobs', {
    right: 'jobs.read',
    summary:
      'Every job that touches the days `from` to `to`, or on which somebody is then at times of ' +
      'their own, as a calendar shows it, by its start, with `words` also where it is and what ' +
      'is done',
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
      'Which day it is where the company works, and on which days it does not; days kept clear ' +
      'for the weather are those `from` (or today) `to`',
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
      'Makes a job of an accepted estimate, once; a repeat answers with the job that is there. ' +
      "Without notes the estimate's internal notes are carried over",
    command: 'ScheduleJob',
    stream: 'room',
    body: z.object({ ...typedJob, scheduledStartDate: StartDate, notes: NotesOrNone }),
  }),
  add: command('POST', '/api/jobs', {
    ...changes,
    summary: 'Adds a job that came from no estimate; without a start it waits for its dates',
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
    summary: 'Changes what is given of title, description, address, budget and notes',
    command: 'EditJob',
    body: z.object({
      ...commands.EditJob.omit({ budgetCents: true }).shape,
      budget: Budget.optional(),
    }),
  }),
  reschedule: command('POST', '/api/jobs/:id/reschedule', {
    ...changes,
    summary:
      'Moves a job, or takes it off the calendar when there is no start; with `dateChanges`, as ' +
      'it was read, only when nobody moved it since; with `crew` also to another crew',
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
    summary: 'Work on the job begins; with dates it goes there at the same time',
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
    summary: 'Goes on with a job that is on hold',
    command: 'ResumeJob',
  }),
  complete: command('POST', '/api/jobs/:id/complete', {
    ...changes,
    summary: 'The roof is finished',
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
    summary: 'Opens a job again that was completed or cancelled',
    command: 'ReopenJob',
  }),
  assignVendor: command('POST', '/api/jobs/:id/vendors', {
    ...changes,
    summary:
      'Assigns a vendor, or moves one who is: with the job, or at times of their own. Who is ' +
      'busy or inactive is assigned all the same, and the answer warns',
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
    summary: 'Notes that a vendor confirmed the times they were seen at, for example by phone',
    command: 'ConfirmOrder',
    body: z.object({ vendorId, seen: SeenTimes }),
  }),
  assignCrew: command('POST', '/api/jobs/:id/crews', {
    ...changes,
    summary: 'Assigns a crew, or moves one that is, as with vendors',
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
      'Sets the steps of a job, in their order; a step with its number stays done or open, one ' +
      'without is new',
    command: 'SetChecklist',
    body: working.SetChecklist,
  }),
  tickStep: command('POST', '/api/jobs/:id/checklist/done', {
    ...changes,
    summary:
      'A step is done, with `before` also the open ones before it, but for those that ask for a ' +
      'photo; of two who say so the first did it',
    command: 'TickStep',
    body: working.TickStep,
  }),
  untickStep: command('POST', '/api/jobs/:id/checklist/open', {
    ...changes,
    summary: 'A step is open again',
    command: 'UntickStep',
    body: working.UntickStep,
  }),
  addPhoto: action('POST', '/api/jobs/photos', {
    right: 'jobs.write',
    bodyBytes: PICTURE_BYTES,
    takes: PICTURE_TYPES,
    summary:
      'Takes a photo for a job that names it within a day; where it was taken, and when, is ' +
      'removed',
    body: PictureFile,
    answer: KeptPicture,
    creates: true,
  }),
  addPhotos: command('POST', '/api/jobs/:id/photos', {
    ...changes,
    summary: 'Adds photos to a job, for staff; with `stepId` the step that asked for them is done',
    command: 'AddPhotos',
    body: working.AddPhotos,
  }),
  removePhoto: command('POST', '/api/jobs/:id/photos/remove', {
    ...changes,
    summary: 'Takes a photo away from a job',
    command: 'RemovePhoto',
    body: working.RemovePhoto,
  }),
  sharePhoto: command('POST', '/api/jobs/:id/photos/share', {
    ...changes,
    summary: 'Shows a photo to the client of the job, or not any more',
    command: 'SharePhoto',
    body: working.SharePhoto,
  }),
  photo: download('/api/jobs/:id/photos/:photo/:width', {
    right: 'jobs.read',
    own: true,
    type: 'image/webp',
    summary: 'A photo of a job, 480, 960 or 1600 pixels wide; its client sees shared ones',
  }),
  writeNote: command('POST', '/api/jobs/:id/notes', {
    ...changes,
    summary: 'Notes something about the day on a job',
    command: 'WriteNote',
    body: working.WriteNote,
  }),
  crews: query('/api/crews', {
    right: 'jobs.read',
    summary: 'Our own crews by name, those that are archived last',
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
    summary: 'Changes what is given; `status` archives a crew or restores it',
    decider: 'crew',
    command: 'EditCrew',
    answer: Crew,
    body: crewCommands.EditCrew,
  }),
};
