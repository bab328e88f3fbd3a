// The scheduling room: jobs, and making one out of an accepted estimate.
import { scheduling, type Job } from '@purlin/contracts/scheduling.ts';
import { job } from '@purlin/domain/scheduling/job.ts';
import { CLOSES, localTimeOf, OPENS } from '@purlin/domain/scheduling/local-time.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import { refuse } from '@purlin/domain/scheduling/refusals.ts';
import { estimateById } from '../estimates/read-models/estimate-details.ts';
import { defineRoom, ListPage } from '../platform/core/room.ts';
import { jobById, jobList, listJobs, type JobRow } from './read-models/job-list.ts';

const toJob = ({ start, end, clientName, budgetCents, ...row }: JobRow): Job => ({
  // An estimate and its job share their number.
  ...row,
  estimateId: row.id,
  client: { name: clientName },
  startDate: start,
  endDate: end,
  scheduledStartDate: start,
  scheduledEndDate: end,
  budget: budgetCents === null ? null : toDecimal(budgetCents),
  vendorSchedules: [],
});

export const schedulingRoom = defineRoom({
  contract: scheduling,
  deciders: [job],
  resources: {
    job: async (id, { db }) => {
      const row = await jobById(db, id);
      return row && toJob(row);
    },
  },
})({
  name: 'scheduling',
  readModels: [jobList],
  commands: {
    // "Accepted" is for ever, so reading it a moment late can only refuse too early, never let
    // anything through.
    async convert({ params, body }, { db, config: { TIME_ZONE } }) {
      const { scheduledStartDate, scheduledEndDate, budget, ...rest } = body;
      const estimate = await estimateById(db, params.id);
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
  answers: {
    async list({ query }, { db }) {
      const page = await listJobs(db, query);
      return new ListPage(page.items.map(toJob), page.next);
    },
    async details({ id }, { db }) {
      const row = await jobById(db, id);
      return row && toJob(row);
    },
    today: async (_, { clock }) => ({ today: clock.today() }),
  },
});
