// The vendors room: who works and delivers for us, with their papers and their story.
import { exportTable } from '../platform/core/files/export-tables.ts';
import { vendors, type Vendor } from '@purlin/contracts/vendors.ts';
import { stateOf } from '@purlin/domain/vendors/documents.ts';
import { vendor } from '@purlin/domain/vendors/vendor.ts';
import { actorName, answerWords } from '@purlin/words/answers.ts';
import { asNoted, retell } from '@purlin/words/story.ts';
import { staffNames } from '../access/read-models/everybody.ts';
import { countOnTheWayTo, countPaymentsTo } from '../payments/read-models/vendor-payment-list.ts';
import { previewOf } from '../platform/core/files/csv-import.ts';
import { importList } from '../platform/core/files/import-list.ts';
import type { Db } from '../platform/servers/database.ts';
import { defineRoom, ListPage } from '../platform/core/room.ts';
import { countJobsOfVendor } from '../scheduling/read-models/job-list.ts';
import { forgettingOf } from './forgetting.ts';
import { vendorsAreForgotten, vendorsTakeFromQuickBooks } from './reactions.ts';
import {
  countVendors,
  listVendors,
  vendorById,
  vendorList,
  type VendorRow,
} from './read-models/vendor-list.ts';
import { vendorStory, vendorTimeline } from './read-models/vendor-timeline.ts';
import { vendorRounds } from './rounds.ts';
import { planImport } from './vendor-import.ts';
import { eraseVendor } from './workers/forget-vendor.ts';
import { usesPortal } from '../messages/read-models/uses-portal.ts';
import { vendorValueIsTaken } from './workers/take-from-quickbooks.ts';

/** With how each paper stands today. */
const toVendor = ({ documents, nextExpiry: _, ...row }: VendorRow, today: string): Vendor => ({
  ...row,
  documents: documents.map((one) => ({ ...one, state: stateOf(one, today) })),
});

const referencesOf = async (db: Db, id: number) => {
  const [payments, jobs] = await Promise.all([countPaymentsTo(db, id), countJobsOfVendor(db, id)]);
  return { payments, jobs };
};

export const vendorsRoom = defineRoom({
  contract: vendors,
  deciders: [vendor],
  resources: {
    vendor: async (id, { db, clock }) => {
      const row = await vendorById(db, id);
      return row && toVendor(row, clock.today());
    },
  },
})({
  name: 'vendors',
  readModels: [vendorList, vendorTimeline],
  taken: [exportTable('vendors', vendorList)],
  reactions: [vendorsAreForgotten, vendorsTakeFromQuickBooks],
  workers: [eraseVendor, vendorValueIsTaken],
  scheduled: vendorRounds,
  commands: {
    remove: async ({ params: { id } }, { db }) => ({
      ...(await referencesOf(db, id)),
      usesPortal: await usesPortal(db, { kind: 'vendor', id }),
    }),
    forget: async ({ params, body }, { db }) => ({
      ...body,
      onTheWay: await countOnTheWayTo(db, params.id),
    }),
  },
  answers: {
    async list({ query }, { db, clock }) {
      const page = await listVendors(db, query);
      const today = clock.today();
      return new ListPage(
        page.items.map((row) => toVendor(row, today)),
        page.next,
      );
    },
    metrics: (_, { db }) => countVendors(db),
    async details({ id }, { db, clock }) {
      const row = await vendorById(db, id);
      return row && toVendor(row, clock.today());
    },
    async timeline({ id, query }, { db }, { language }) {
      if (!(await vendorById(db, id))) return undefined;
      const [page, staff] = await Promise.all([vendorStory(db, id, query), staffNames(db)]);
      return new ListPage(
        page.items.map(({ place, at, by, about, paymentId, type, values }) => ({
          id: place,
          at,
          by: actorName(by, staff, language),
          about,
          subject: paymentId === null ? null : { id: paymentId, title: `P-${paymentId}` },
          summary: asNoted(retell({ type, values }, language), { type, by }, language),
        })),
        page.next,
      );
    },
    previewImport: async ({ body }, services) => previewOf(await planImport(body.csv, services)),
    runImport: ({ body }, services, { asker }) =>
      importList('vendors', () => planImport(body.csv, services), services, asker),
    forgetting: ({ id }, services, { language }) => forgettingOf(id, services, language),
    forget: async () => ({}),
    // Asked again, it tells the same: who is still there was archived.
    async remove({ id }, { db }, { language }) {
      const say = answerWords(language);
      const row = await vendorById(db, id);
      if (!row) return { id, removed: 'deleted', message: say('vendor-deleted') };
      const references = await referencesOf(db, id);
      const { name } = row;
      const message = Object.values(references).some((count) => count > 0)
        ? say('vendor-archived', { name, ...references })
        : say('vendor-archived-portal', { name });
      return { id, removed: 'archived', message };
    },
  },
});
