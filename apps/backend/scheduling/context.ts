// The scheduling room: jobs, and making one out of an accepted estimate.
import { exportTable } from '../platform/core/files/export-tables.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { lastWorkedBy } from '@purlin/domain/scheduling/completing.ts';
import { crew } from '@purlin/domain/scheduling/crew.ts';
import { job } from '@purlin/domain/scheduling/job.ts';
import { jobOfEstimate } from '@purlin/domain/scheduling/job-of-estimate.ts';
import { refuse } from '@purlin/domain/scheduling/refusals.ts';
import { estimateById, estimateDetails } from '../estimates/read-models/estimate-details.ts';
import { clientNow } from '../clients/read-models/client-list.ts';
import { upToDate } from '../platform/core/queries/from-history.ts';
import { checkNamed } from '../platform/core/files/pictures.ts';
import type { Facts } from '../platform/core/commands/build-command.ts';
import { defineRoom, ListPage } from '../platform/core/room.ts';
import { closedDaysOf, daysOff, withWorkedThrough } from './days-off.ts';
import { jobNumberOf } from './job-numbers.ts';
import { jobHistory } from './job-history.ts';
import { calendarViews, clientsJob, jobDetails, jobViews } from './job-views.ts';
import { crewById, crewList, crewNow, listCrews } from './read-models/crew-list.ts';
import { photoOf } from './photos.ts';
import { jobReminderIsMailed } from './workers/email-job-reminder.ts';
import { keepJobPhotos } from './workers/keep-photos.ts';
import { sendVendorEmail } from './workers/email-vendor.ts';
import { jobsKeepPhotos, remindersOfJobs, vendorEmails } from './reactions.ts';
import { jobAssignments } from './read-models/job-assignments.ts';
import { jobChecklists } from './read-models/job-checklists.ts';
import { jobPhotos } from './read-models/job-photos.ts';
import { jobNotes } from './read-models/job-notes.ts';
import { shownJobs } from './read-models/calendar-jobs.ts';
import { orderAnswers } from './read-models/order-answers.ts';
import { jobById, jobList, jobNow, listJobs } from './read-models/job-list.ts';
import { daysOffChanges } from './read-models/days-off-changes.ts';
import { datesOf, datesSeen, endOf, startOf, type Typed } from './typed-dates.ts';
import { vendorNow } from '../vendors/read-models/vendor-list.ts';

/** Somebody's times, and those that they were seen at. */
const timesOf = (
  { was, ...typed }: Typed & { readonly was?: Typed | undefined },
  facts: Facts,
) => ({ ...datesOf(typed, facts), ...(was ? { was: datesOf(was, facts) } : {}) });

/** "Accepted" is for ever; of anything else it is asked whether it was accepted a moment ago. */
const acceptedNow = upToDate(
  'estimate',
  estimateDetails,
  estimateById,
  ({ status }) => status === 'accepted',
);

export const schedulingRoom = defineRoom({
  contract: scheduling,
  deciders: [job, jobOfEstimate, crew],
  resources: {
    job: (id, services) => jobDetails(services, id, 'en'),
    crew: (id, { db }) => crewById(db, id),
  },
})({
  name: 'scheduling',
  readModels: [
    jobList,
    jobAssignments,
    jobChecklists,
    jobNotes,
    orderAnswers,
    crewList,
    daysOffChanges,
    jobPhotos,
  ],
  taken: [
    exportTable('jobs', jobList),
    exportTable('job-assignments', jobAssignments),
    exportTable('job-checklists', jobChecklists),
    exportTable('job-notes', jobNotes),
    exportTable('crews', crewList),
  ],
  reactions: [vendorEmails, remindersOfJobs, jobsKeepPhotos],
  workers: [sendVendorEmail, jobReminderIsMailed, keepJobPhotos],
  owns: {
    'jobs.read': async (id, { clientId }, { db }) =>
      clientId !== null && (await jobById(db, id))?.clientId === clientId,
  },
  commands: {
    convert: {
      stream: ({ params }, services, asker) => jobNumberOf(params.id, services, asker),
      async make({ params, body }, facts) {
        const { scheduledStartDate: from, scheduledEndDate: to, budget, notes, ...rest } = body;
        const estimate = await acceptedNow(facts, params.id);
        if (!estimate) return refuse('estimate-not-found');
        if (estimate.status !== 'accepted') return refuse('estimate-not-accepted');
        if (estimate.changesJobId !== null) return refuse('estimate-is-change-order');
        const chosen = estimate.options.find(({ id }) => id === estimate.selectedOptionId);
        return {
          ...rest,
          estimateId: params.id,
          description: rest.description || (chosen ? `Option: ${chosen.title}` : ''),
          client: { id: estimate.clientId, name: estimate.clientName },
          start: startOf(from, facts),
          end: to && endOf(to, facts),
          budgetCents: budget,
          notes: notes ?? estimate.internalNotes,
        };
      },
    },
    async add({ body }, facts) {
      const { clientId, scheduledStartDate: _from, scheduledEndDate: _to, budget, ...rest } = body;
      const client = await clientNow(facts, clientId);
      if (!client) return refuse('client-unknown');
      if (client.archivedAt) return refuse('job-client-archived', { client: client.name });
      return {
        ...rest,
        ...datesOf(body, facts),
        client: { id: client.id, name: client.name },
        budgetCents: budget,
      };
    },
    edit: ({ body: { budget, ...words } }) =>
      budget === undefined ? words : { ...words, budgetCents: budget },
    async reschedule({ body }, facts) {
      const { dateChanges, crew: change, reason } = body;
      if (change?.to && !(await crewNow(facts, change.to))) return refuse('crew-not-found');
      return {
        ...datesOf(body, facts),
        reason,
        ...(dateChanges === undefined ? {} : { dateChanges }),
        ...(change === undefined ? {} : { crew: change }),
      };
    },
    start({ body }, facts) {
      const { start, end } = datesOf(body, facts);
      return start === null ? {} : { to: { start, end } };
    },
    async complete({ params }, facts) {
      const [row, closed] = await Promise.all([jobNow(facts, params.id), closedDaysOf(facts.db)]);
      const [dated] = row ? await withWorkedThrough(facts.db, [row]) : [];
      const today = facts.clock.today();
      return { lastDay: (dated && lastWorkedBy(dated, today, closed)) ?? today };
    },
    async assignVendor({ body }, facts) {
      if (!(await vendorNow(facts, body.vendorId))) return refuse('vendor-not-found');
      return { kind: 'vendor', assigneeId: body.vendorId, ...timesOf(body, facts) };
    },
    confirmVendor: ({ body: { vendorId, seen } }) => ({ vendorId, seen: datesSeen(seen) }),
    unassignVendor: ({ body }) => ({ kind: 'vendor', assigneeId: body.vendorId }),
    async assignCrew({ body }, facts) {
      if (!(await crewNow(facts, body.crewId))) return refuse('crew-not-found');
      return { kind: 'crew', assigneeId: body.crewId, ...timesOf(body, facts) };
    },
    unassignCrew: ({ body }) => ({ kind: 'crew', assigneeId: body.crewId }),
    async addPhotos({ body }, { pictures }) {
      await checkNamed(pictures, body.photos, { audience: 'staff', field: 'photos' });
      return body;
    },
  },
  answers: {
    async list({ query }, { db, clock }, { own }) {
      const filter = own ? { ...query, clientId: own.clientId ?? 0 } : query;
      const page = await listJobs(db, filter);
      const views = await jobViews(db, page.items, clock.today(), own !== undefined);
      return new ListPage(views, page.next);
    },
    details: ({ id }, services, { own, language }) =>
      own ? clientsJob(services, id) : jobDetails(services, id, language),
    onCalendar: async ({ query }, { db, clock }) =>
      calendarViews(db, await shownJobs(db, query), clock.today()),
    history: ({ id }, services, { language }) => jobHistory(id, services, language),
    addPhoto: ({ body }, { pictures }, { session, place }) =>
      pictures.keep(body, 'staff', { known: session !== undefined, address: place.ip }),
    photo: ({ id, params }, services, { own }) => photoOf(id, params, services, own !== undefined),
    crews: (_, { db }) => listCrews(db),
    async today({ query: { from, to } }, { clock, db }) {
      const today = clock.today();
      return { today, ...(await daysOff(db, { from: from ?? today, to })) };
    },
  },
});
