// Whenever a vendor is assigned to a job, moved or taken off it, or it is completed early, then an
// e-mail with the appointment; whenever they decline, propose other dates or take a yes back, then
// one to staff; whenever a weather shift is planned or undone, then its end, should who asked for
// it not get there; whenever it is applied, then e-mails to clients; whenever it is undone, then
// again to those who had one. Whenever a job gets photos or loses some, then they are kept or let
// go. Whenever somebody is to be reminded of tomorrow's jobs, then an e-mail.
import { z } from 'zod';
import { reaction, taskKind, type Effect } from '@purlin/event-sourcing/reaction.ts';
import type { Envelope } from '@purlin/event-sourcing/read-model.ts';
import type { UserEvent } from '@purlin/domain/access/user.ts';
import type { JobEvent } from '@purlin/domain/scheduling/job.ts';
import { ANSWER_HOLD_MS } from '@purlin/domain/scheduling/order-news.ts';
import { HOLD_MS } from '@purlin/domain/scheduling/vendor-news.ts';
import type { ShiftEvent } from '@purlin/domain/scheduling/weather-shift.ts';
import type { AssigneeKind } from '@purlin/domain/scheduling/assignment-shapes.ts';

/** `about` is the event that the vendor hears of. */
export const emailVendor = taskKind(
  'email-vendor',
  z.object({ jobId: z.int().positive(), vendorId: z.int().positive(), about: z.string() }),
  // Not before it is certain that nobody takes it back.
  { afterMs: HOLD_MS },
);

const toAll = (
  { vendors }: { readonly vendors: readonly number[] },
  { id, eventId }: Envelope,
): Effect[] => vendors.map((vendorId) => emailVendor({ jobId: id, vendorId, about: eventId }));
const toOne = (
  { kind, assigneeId }: { readonly kind: AssigneeKind; readonly assigneeId: number },
  { id, eventId }: Envelope,
): Effect[] =>
  kind === 'vendor' ? [emailVendor({ jobId: id, vendorId: assigneeId, about: eventId })] : [];

export const vendorEmails = reaction<JobEvent>('vendor-emails', {
  AssignmentMade: toOne,
  AssignmentMoved: toOne,
  AssignmentEnded: toOne,
  JobRescheduled: toAll,
  JobCompleted: toAll,
  JobCancelled: toAll,
  JobReopened: toAll,
});

/** `about` is the answer that staff hear of. */
export const emailOrderAnswer = taskKind(
  'email-order-answer',
  z.object({ jobId: z.int().positive(), vendorId: z.int().positive(), about: z.string() }),
  // Whoever pressed the wrong answer has given another one by then.
  { afterMs: ANSWER_HOLD_MS },
);
const toStaff = (
  { vendorId }: { readonly vendorId: number },
  { id, eventId }: Envelope,
): Effect[] => [emailOrderAnswer({ jobId: id, vendorId, about: eventId })];

/** That somebody comes as asked keeps nobody busy; that they do not, does. */
export const orderEmails = reaction<JobEvent>('order-emails', {
  OrderDeclined: toStaff,
  OrderDatesProposed: toStaff,
  OrderAnswerWithdrawn: toStaff,
});

/** What was added stays as long as the job names it; what was taken away is let go. */
export const keepPhotos = taskKind('keep-job-photos', z.object({ jobId: z.int().positive() }));
const keep = (_: unknown, { id }: Envelope): Effect[] => [keepPhotos({ jobId: id })];
export const jobsKeepPhotos = reaction<JobEvent>('jobs-keep-photos', {
  JobPhotosAdded: keep,
  JobPhotoRemoved: keep,
});

export const shiftToFinish = taskKind(
  'finish-weather-shift',
  z.object({ shiftId: z.int().positive() }),
  // Who asked carries it out at once; this is for when they died.
  { afterMs: 10_000 },
);
export const movedClient = taskKind(
  'email-moved-client',
  z.object({ shiftId: z.int().positive(), jobId: z.int().positive() }),
  // As long as the shift may well be taken back.
  { afterMs: 30_000 },
);
/** Whoever heard of a shift hears that it was taken back. */
export const movedBackClient = taskKind(
  'email-moved-back-client',
  z.object({ shiftId: z.int().positive(), jobId: z.int().positive() }),
  // Every job is back by then.
  { afterMs: 5_000 },
);

const later = (_: unknown, { id }: Envelope): Effect[] => [shiftToFinish({ shiftId: id })];
export const finishShifts = reaction<ShiftEvent>('finish-weather-shifts', {
  ShiftPlanned: later,
  ShiftUndone: later,
});

export const movedClients = reaction<ShiftEvent>('moved-clients', {
  ShiftApplied: ({ tell }, { id }) => tell.map((jobId) => movedClient({ shiftId: id, jobId })),
  ShiftUndone: ({ told }, { id }) => told.map((jobId) => movedBackClient({ shiftId: id, jobId })),
  MovedClientTold: ({ jobId, late }, { id }) =>
    late ? [movedBackClient({ shiftId: id, jobId })] : [],
});

export const emailJobReminder = taskKind(
  'email-job-reminder',
  z.object({ userId: z.int().positive(), day: z.string() }),
);
export const remindersOfJobs = reaction<UserEvent>('job-reminders', {
  JobReminderAsked: ({ day }, { id }) => [emailJobReminder({ userId: id, day })],
});
