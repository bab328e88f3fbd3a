// The estimates room: what the platform needs to know to serve, send and answer estimates.
import { estimates } from '@purlin/contracts/estimates.ts';
import { estimate, type Line } from '@purlin/domain/estimates/estimate.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { clientById } from '../clients/read-models/client-list.ts';
import { readCompany } from '../company/read-models/company-details.ts';
import { defineRoom, Page, type Services } from '../platform/room.ts';
import { estimateDocument } from './estimate-document.ts';
import { historyOf } from './estimate-history.ts';
import { toEstimate, toLineItem, toPublicEstimate, toSummary } from './on-the-wire.ts';
import { estimateEmails } from './reactions.ts';
import { dashboardMetrics, readMetrics } from './read-models/dashboard-metrics.ts';
import { estimateById, estimateDetails, numberOpens, offerById, offerByNumber } from './read-models/estimate-details.ts';
import { estimateList, listEstimates } from './read-models/estimate-list.ts';
import { sendEstimateEmail } from './workers/email-estimate.ts';

async function publicEstimate(id: number, { db, clock, config }: Services) {
  const row = await offerById(db, id);
  return row && toPublicEstimate(row, config.TIME_ZONE, clock.today());
}

export const estimatesRoom = defineRoom<typeof estimates>({
  name: 'estimates',
  contract: estimates,
  deciders: [estimate],
  readModels: [estimateList, estimateDetails, dashboardMetrics],
  reactions: [estimateEmails],
  workers: [sendEstimateEmail],
  resources: {
    estimate: async (id, { db, clock }) => {
      const row = await estimateById(db, id);
      return row && toEstimate(row, clock.today());
    },
  },
  prepare: {
    DraftEstimate: async (draft: { client: { id: number } }, { db }) => {
      const found = await clientById(db, draft.client.id);
      if (!found) throw new Refusal('client-unknown', 'Please select a valid client', 'missing');
      return { ...draft, client: { id: found.id, name: found.name, email: found.email, phone: found.phone } };
    },
    SendEstimate: async (send: object, { db }) => ({ ...send, ccbNumber: (await readCompany(db)).ccbNumber }),
  },
  keys: { 'estimate-number': (id, number, { db }) => numberOpens(db, id, number) },
  answers: {
    async list({ query }, { db, clock }) {
      const page = await listEstimates(db, query);
      return new Page(page.items.map((row) => toSummary(row, clock.today())), page.next);
    },
    async details({ id }, { db, clock }) {
      const row = await estimateById(db, id);
      return row && toEstimate(row, clock.today());
    },
    history: ({ id }, services) => historyOf(id, services),
    async byNumber({ params }, { db, clock, config }, { session }) {
      const row = await offerByNumber(db, String(params['number']));
      // A draft is nobody's business yet: for the client it does not exist. Staff may look at how it will look.
      return row && (row.status !== 'draft' || session?.role === 'admin') ? toPublicEstimate(row, config.TIME_ZONE, clock.today()) : undefined;
    },
    async metrics(_, { db }) {
      const { total, pending, accepted, revenueCents } = await readMetrics(db);
      return { totalEstimates: total, pendingEstimates: pending, acceptedEstimates: accepted, totalRevenue: toDecimal(revenueCents) };
    },
    async pdf({ id }, { db, pdf, clock }) {
      const row = await estimateById(db, id);
      if (!row) return undefined;
      const { html, footer } = estimateDocument(row, await readCompany(db), clock);
      return { name: `estimate-${row.number}.pdf`, content: await pdf.print(html, { format: 'Letter', footer }) };
    },
    addLineItem: async ({ events }) => {
      const added = events.find((event) => event.type === 'LineItemAdded');
      return added && toLineItem((added.data as { line: Line }).line);
    },
    setStatus: ({ id }, services) => publicEstimate(id, services),
    approve: ({ id }, services) => publicEstimate(id, services),
  },
});
