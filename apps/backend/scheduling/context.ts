// The scheduling room: jobs, and making one out of an accepted estimate.
import { scheduling, type Job } from '@purlin/contracts/scheduling.ts';
import { job } from '@purlin/domain/scheduling/job.ts';
import { CLOSES, localTimeOf, OPENS } from '@purlin/domain/scheduling/local-time.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
<<<<<<< HEAD
import { refuse } from '@purlin/domain/scheduling/refusals.ts';
import { estimateById } from '../estimates/read-models/estimate-details.ts';
=======
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { estimateById, estimateDetails } from '../estimates/read-models/estimate-details.ts';
import { upToDate } from '../platform/core/from-history.ts';
>>>>>>> fef1500 (Facts for commands are not taken from what lags: what a read model does not know is asked of the stream)
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

/** "Accepted" is for ever; of anything else it is asked whether it was accepted a moment ago. */
const acceptedNow = upToDate(
  'estimate',
  estimateDetails,
  estimateById,
  ({ status }) => status === 'accepted',
);

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
    async convert({ params, body }, facts) {
      const { TIME_ZONE } = facts.config;
      const { scheduledStartDate, scheduledEndDate, budget, ...rest } = body;
<<<<<<< HEAD
      const estimate = await estimateById(db, params.id);
      if (!estimate) return refuse('estimate-not-found');
      if (estimate.status !== 'accepted') return refuse('estimate-not-accepted');
=======
      const estimate = await acceptedNow(facts, params.id);
      if (!estimate)
        throw new Refusal(
          'estimate-not-found',
          'This estimate does not exist or has been removed.',
          'missing',
        );
      if (estimate.status !== 'accepted')
        throw new Refusal('estimate-not-accepted', 'Only an accepted estimate can become a job.');
>>>>>>> fef1500 (Facts for commands are not taken from what lags: what a read model does not know is asked of the stream)
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
