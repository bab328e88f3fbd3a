// A job: work on a roof, on the calendar.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { commands, Dates, Details, OwnDetails, Words, type JobStatus } from './job-shapes.ts';
import { commands as assigning } from './assignment-shapes.ts';
import {
  assign,
  changeCrew,
  events as assigned,
  unassign,
  vendorsOn,
  vendorsWithJob,
} from './assignments.ts';
import {
  addPhotos,
  events as photographed,
  photoChanges,
  removePhoto,
  sharePhoto,
  type Photographed,
} from './job-photos.ts';
import { refuse } from './refusals.ts';
import { editedWords, sameWords, wordsOf } from './job-words.ts';
import { datesAreRight } from './right-dates.ts';
import { completed, datesBack, endedEarly, getBack, type Completed } from './completing.ts';
import { LocalTime } from './local-time.ts';
import { isOver } from './steps.ts';
import {
  events as worked,
  NO_CHECKLIST,
  setChecklist,
  tick,
  untick,
  withList,
  withoutTick,
  withTick,
  type Checklist,
} from './work.ts';
import { commands as ordering, events as ordered } from './work-order-shapes.ts';
import {
  answerChanges,
  calledOff,
  confirmOrder,
  declineOrder,
  proposeOrderDates,
  putOn,
  rescheduled,
  takenOff,
  withdrawOrderAnswer,
  type OrderAnswer,
  type OrderChange,
  type Orders,
} from './work-orders.ts';
import { commands as working } from './work-shapes.ts';

// ---- facts

/** Vendors to notify; the first events notified nobody. */
const Heard = z.array(z.int().positive()).default([]);
const Because = z.object({ reason: z.string() });

export const events = {
  /** Created from an estimate. */
  JobScheduled: Details,
  /** Created without an estimate; may have no dates yet. */
  JobAdded: OwnDetails,
  JobDetailsChanged: Words,
  /** Without a start, it leaves the calendar. `vendors`: those who follow the job's dates. */
  JobRescheduled: Dates.extend({ reason: z.string(), vendors: Heard }),
  JobStarted: z.object({}),
  JobPutOnHold: Because,
  /** Back to the status before the hold. */
  JobResumed: z.object({}),
  /** `end`: the new one, if it was completed before the planned one; `vendors` lose days by it. */
  JobCompleted: z.object({ end: LocalTime.nullable().default(null), vendors: Heard }),
  JobCancelled: Because.extend({ vendors: Heard }),
  /** Back to the status and the dates before it was completed or canceled. */
  JobReopened: z.object({ vendors: Heard }),
  ...assigned,
  ...ordered,
  ...worked,
  ...photographed,
};
export type JobEvent = MessageOf<typeof events>;

// ---- state

interface KnownJob extends Orders, Photographed, Completed {
  readonly status: JobStatus;
  /** Whether work has begun; determines the status after a hold or after reopening. */
  readonly begun: boolean;
  readonly estimateId: number | null;
  readonly words: Words;
  /** How often its dates have changed. */
  readonly dateChanges: number;
  readonly checklist: Checklist;
}
export type Job = { readonly status: 'none' } | KnownJob;

const known = (state: Job): KnownJob => (state.status === 'none' ? refuse('job-not-found') : state);

const born = (e: Words & Dates, estimateId: number | null): KnownJob => ({
  status: 'scheduled',
  begun: false,
  estimateId,
  words: wordsOf(e),
  start: e.start,
  end: e.end,
  plannedEnd: null,
  dateChanges: 0,
  assignments: {},
  answers: {},
  checklist: NO_CHECKLIST,
  photos: [],
  shared: [],
});
/** The job as active again: in progress if work has begun, else scheduled. */
const open = (state: Job): KnownJob => {
  const job = known(state);
  return { ...job, status: job.begun ? 'in_progress' : 'scheduled' };
};

const photographing =
  <E>(change: (now: Photographed, event: E) => Photographed) =>
  (state: Job, event: E): KnownJob => ({ ...known(state), ...change(known(state), event) });

const asGiven = (answer: OrderAnswer): OrderAnswer => answer;
const withOrders =
  <E>(change: (orders: Orders, event: E, keep: typeof asGiven) => OrderChange) =>
  (state: Job, event: E): KnownJob => {
    const now = known(state);
    return { ...now, ...change(now, event, asGiven) };
  };

const listed =
  <E>(change: (list: Checklist, event: E) => Checklist) =>
  (state: Job, event: E): KnownJob => {
    const now = known(state);
    return { ...now, checklist: change(now.checklist, event) };
  };

// ---- upcasts: none yet, every event is in its first shape

// ---- decide

/** The job, if it isn't completed or canceled; refuses otherwise. */
const going = (state: Job): KnownJob => {
  const job = known(state);
  return isOver(job) ? refuse('job-is-over') : job;
};

/**
 * Jobs have their own numbers; job-of-estimate.ts ensures one job per estimate. (The first jobs
 * have their estimates' numbers.)
 */
export const job = decider<Job>()({
  category: 'job',
  events,
  initial: { status: 'none' },
  evolve: {
    JobScheduled: (_, e) => born(e, e.estimateId),
    JobAdded: (_, e) => born(e, null),
    JobDetailsChanged: (state, words) => ({ ...known(state), words }),
    JobRescheduled: (state, dates) => {
      const now = known(state);
      return { ...now, ...rescheduled(now, dates), dateChanges: now.dateChanges + 1 };
    },
    JobStarted: (state) => ({ ...known(state), status: 'in_progress', begun: true }),
    JobPutOnHold: (state) => ({ ...known(state), status: 'on_hold' }),
    JobResumed: open,
    JobCompleted: (state, e) => {
      const now = known(state);
      return { ...now, ...endedEarly(now, e), status: 'completed', begun: true };
    },
    JobCancelled: (state) => ({ ...known(state), ...calledOff(), status: 'cancelled' }),
    JobReopened: (state) => ({ ...open(state), ...datesBack(known(state)) }),
    AssignmentMade: withOrders(putOn),
    AssignmentMoved: withOrders(putOn),
    AssignmentEnded: withOrders(takenOff),
    OrderConfirmed: withOrders(answerChanges.OrderConfirmed),
    OrderDeclined: withOrders(answerChanges.OrderDeclined),
    OrderDatesProposed: withOrders(answerChanges.OrderDatesProposed),
    OrderAnswerWithdrawn: withOrders(answerChanges.OrderAnswerWithdrawn),
    ChecklistSet: listed(withList),
    StepTicked: listed((list, { stepId }: { readonly stepId: number }) => withTick(list, stepId)),
    StepUnticked: listed((list, { stepId }: { readonly stepId: number }) =>
      withoutTick(list, stepId),
    ),
    JobNoteWritten: known,
    JobPhotosAdded: photographing(photoChanges.JobPhotosAdded),
    JobPhotoRemoved: photographing(photoChanges.JobPhotoRemoved),
    JobPhotoShared: photographing(photoChanges.JobPhotoShared),
    JobPhotoHidden: photographing(photoChanges.JobPhotoHidden),
  },
  personal: {
    JobScheduled: ['client', 'description', 'address', 'notes'],
    JobAdded: ['client', 'description', 'address', 'notes'],
    JobDetailsChanged: ['description', 'address', 'notes'],
    JobRescheduled: ['reason'],
    JobPutOnHold: ['reason'],
    JobCancelled: ['reason'],
    JobNoteWritten: ['text'],
    OrderDeclined: ['reason'],
    OrderDatesProposed: ['note'],
  },
  commands: { ...commands, ...assigning, ...ordering, ...working },
  decide: {
    ScheduleJob: (c, state) => {
      if (state.status !== 'none')
        return state.estimateId === c.estimateId ? [] : refuse('job-of-another-estimate');
      datesAreRight(c);
      return [{ type: 'JobScheduled', data: c }];
    },
    AddJob: (c, state) => {
      if (state.status !== 'none') return [];
      datesAreRight(c);
      return [{ type: 'JobAdded', data: c }];
    },
    EditJob: (given, state) => {
      const { words: now } = known(state);
      const words = editedWords(now, given);
      return sameWords(words, now) ? [] : [{ type: 'JobDetailsChanged', data: words }];
    },
    RescheduleJob: ({ dateChanges, crew, ...dates }, state) => {
      const now = going(state);
      datesAreRight(dates);
      const moves = dates.start !== now.start || dates.end !== now.end;
      const changesCrew = crew !== undefined && crew.from !== crew.to;
      if (!moves && !changesCrew) return [];
      if (dateChanges !== undefined && dateChanges !== now.dateChanges)
        return refuse('job-moved-meanwhile');
      if (moves && dates.start === null && now.begun) return refuse('job-is-at-work');
      const vendors = vendorsWithJob(now.assignments);
      return [
        ...(moves ? [{ type: 'JobRescheduled' as const, data: { ...dates, vendors } }] : []),
        ...(changesCrew ? changeCrew(crew, now.assignments) : []),
      ];
    },
    StartJob: ({ to }, state) => {
      const now = going(state);
      if (now.status === 'in_progress') return [];
      if (now.status === 'on_hold') return refuse('job-on-hold');
      if (now.start === null) return refuse('job-without-dates');
      if (to) datesAreRight(to);
      const vendors = vendorsWithJob(now.assignments);
      const moves = to && (to.start !== now.start || to.end !== now.end);
      return [
        ...(moves
          ? [{ type: 'JobRescheduled' as const, data: { ...to, reason: '', vendors } }]
          : []),
        { type: 'JobStarted', data: {} },
      ];
    },
    HoldJob: (c, state) =>
      going(state).status === 'on_hold' ? [] : [{ type: 'JobPutOnHold', data: c }],
    ResumeJob: (_, state) =>
      going(state).status === 'on_hold' ? [{ type: 'JobResumed', data: {} }] : [],
    CompleteJob: (c, state) => {
      if (state.status === 'completed') return [];
      const now = going(state);
      if (now.status === 'on_hold') return refuse('job-on-hold');
      return now.start === null ? refuse('job-without-dates') : [completed(c, now)];
    },
    CancelJob: (c, state) => {
      if (state.status === 'cancelled') return [];
      const { assignments } = going(state);
      return [{ type: 'JobCancelled', data: { ...c, vendors: vendorsOn(assignments) } }];
    },
    ReopenJob: (_, state) => {
      const now = known(state);
      return isOver(now) ? [{ type: 'JobReopened', data: { vendors: getBack(now) } }] : [];
    },
    Assign: (c, state) => {
      const { assignments } = going(state);
      datesAreRight(c);
      return assign(c, assignments);
    },
    Unassign: (c, state) => unassign(c, known(state).assignments),
    ConfirmOrder: (c, state) => confirmOrder(c, going(state)),
    DeclineOrder: (c, state) => declineOrder(c, going(state)),
    ProposeOrderDates: (c, state) => proposeOrderDates(c, going(state)),
    WithdrawOrderAnswer: (c, state) => withdrawOrderAnswer(c, going(state)),
    SetChecklist: (c, state) => setChecklist(c, known(state).checklist),
    TickStep: (c, state) => tick(c, known(state).checklist),
    UntickStep: (c, state) => untick(c, known(state).checklist),
    AddPhotos: ({ photos, stepId }, state) => {
      const { checklist, photos: now } = known(state);
      // If the checklist has changed and the step is gone, the photo is kept without it.
      const step = checklist.steps.find(({ id }) => id === stepId)?.id;
      return [
        ...addPhotos({ photos, stepId: step ?? null }, now),
        ...(step === undefined ? [] : tick({ stepId: step }, checklist)),
      ];
    },
    RemovePhoto: (c, state) => removePhoto(c, known(state).photos),
    SharePhoto: (c, state) => sharePhoto(c, known(state)),
    WriteNote: (c, state) => (known(state), [{ type: 'JobNoteWritten', data: c }]),
  },
});
