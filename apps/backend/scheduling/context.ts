// The scheduling room: jobs, and making one out of an accepted estimate.
import { scheduling, type Job } from '@purlin/contracts/scheduling.ts';
import { job } from '@purlin/domain/scheduling/job.ts';
import { jobOfEstimate } from '@purlin/domain/scheduling/job-of-estimate.ts';
import { CLOSES, localTimeOf, OPENS } from '@purlin/domain/scheduling/local-time.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import { refuse } from '@purlin/domain/scheduling/refusals.ts';
import { estimateById, estimateDetails } from '../estimates/read-models/estimate-details.ts';
import { upToDate } from '../platform/core/from-history.ts';
import { defineRoom, ListPage } from '../platform/core/room.ts';
import { jobNumberOf } from './job-numbers.ts';
import { jobById, jobList, listJobs, type JobRow } from './read-models/job-list.ts';

const toJob = ({ start, end, clientName, budgetCents, ...row }: JobRow): Job => ({
  ...row,
  client: { name: clientName },
  startDate: start,
  endDate: end,
  scheduledStartDate: start,
  scheduledEndDate: end,
  budget: budgetCents === null ? null : toDecimal(budgetCents),
  vendorSchedules: [],
});

/** As its client sees it: what staff note and reckon with is theirs. */
const toClientsJob = (row: JobRow): Job => ({ ...toJob(row), notes: '', budget: null });

/** "Accepted" is for ever; of anything else it is asked whether it was accepted a moment ago. */
const acceptedNow = upToDate(
  'estimate',
  estimateDetails,
  estimateById,
  ({ status }) => status === 'accepted',
);

export const schedulingRoom = defineRoom({
  contract: scheduling,
  deciders: [job, jobOfEstimate],
  resources: {
    job: async (id, { db }) => {
      const row = await jobById(db, id);
      return row && toJob(row);
    },
  },
})({
  name: 'scheduling',
  readModels: [jobList],
  owns: {
    'jobs.read': async (id, { clientId }, { db }) =>
      clientId !== null && (await jobById(db, id))?.clientId === clientId,
  },
  commands: {
    convert: {
      stream: ({ params }, services, asker) => jobNumberOf(params.id, services, asker),
      async make({ params, body }, facts) {
        const { TIME_ZONE } = facts.config;
        const { scheduledStartDate, scheduledEndDate, budget, ...rest } = body;
        const estimate = await acceptedNow(facts, params.id);
        if (!estimate) return refuse('estimate-not-found');
        if (estimate.status !== 'accepted') return refuse('estimate-not-accepted');
        const chosen = estimate.options.find(({ id }) => id === estimate.selectedOptionId);
        return {
          ...rest,
          estimateId: params.id,
          description: rest.description || (chosen ? `Option: ${chosen.title}` : ''),
          client: { id: estimate.clientId, name: estimate.clientName },
          start: localTimeOf(scheduledStartDate, TIME_ZONE, OPENS),
          end: scheduledEndDate && localTimeOf(scheduledEndDate, TIME_ZONE, CLOSES),
          budgetCents: budget,
        };
      },
    },
  },
  answers: {
    async list({ query }, { db }, { own }) {
      const filter = own ? { ...query, clientId: own.clientId ?? 0 } : query;
      const page = await listJobs(db, filter);
      return new ListPage(page.items.map(own ? toClientsJob : toJob), page.next);
    },
    async details({ id }, { db }, { own }) {
      const row = await jobById(db, id);
      return row && (own ? toClientsJob(row) : toJob(row));
    },
    today: async (_, { clock }) => ({ today: clock.today() }),
  },
});
