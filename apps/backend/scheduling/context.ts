// The scheduling room: jobs, and making one out of an accepted estimate.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { job } from '@purlin/domain/scheduling/job.ts';
import { jobOfEstimate } from '@purlin/domain/scheduling/job-of-estimate.ts';
import { CLOSES, localTimeOf, OPENS } from '@purlin/domain/scheduling/local-time.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import { refuse } from '@purlin/domain/scheduling/refusals.ts';
import { estimateById, estimateDetails } from '../estimates/read-models/estimate-details.ts';
import { clientNow } from '../clients/read-models/client-list.ts';
import { upToDate } from '../platform/core/from-history.ts';
import type { Facts } from '../platform/core/making.ts';
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
const toClientsJob = (row: JobRow): Job => ({
  ...toJob(row),
  statusReason: '',
  notes: '',
  budget: null,
});

/** The company's local time for what somebody typed. */
const startOf = (typed: string, { config }: Facts) => localTimeOf(typed, config.TIME_ZONE, OPENS);
const endOf = (typed: string, { config }: Facts) => localTimeOf(typed, config.TIME_ZONE, CLOSES);
const datesOf = (
  typed: { readonly scheduledStartDate: string | null; readonly scheduledEndDate: string | null },
  facts: Facts,
) => ({
  start: typed.scheduledStartDate && startOf(typed.scheduledStartDate, facts),
  end: typed.scheduledEndDate && endOf(typed.scheduledEndDate, facts),
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
        const { scheduledStartDate: from, scheduledEndDate: to, budget, notes, ...rest } = body;
        const estimate = await acceptedNow(facts, params.id);
        if (!estimate) return refuse('estimate-not-found');
        if (estimate.status !== 'accepted') return refuse('estimate-not-accepted');
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
    reschedule: ({ body }, facts) => ({
      ...datesOf(body, facts),
      reason: body.reason,
      ...(body.dateChanges === undefined ? {} : { dateChanges: body.dateChanges }),
    }),
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
