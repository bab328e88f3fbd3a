// The room of data exports: everything the company has, for whoever may take it away, and a note of
// each time that somebody did.
import { exportTable } from '../platform/core/files/export-tables.ts';
import { dataExports as contract } from '@purlin/contracts/data-exports.ts';
import { dataExport } from '@purlin/domain/company/data-export.ts';
import { EXPORT_MINUTES } from '@purlin/domain/company/data-export-shapes.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { actorName } from '@purlin/words/answers.ts';
import { staffNames } from '../access/read-models/everybody.ts';
import { defineRoom, type Caller, type Services } from '../platform/core/room.ts';
import {
  dataExportList,
  dataExportNow,
  listDataExports,
  type DataExportRow,
} from './read-models/data-export-list.ts';

async function shown(rows: readonly DataExportRow[], { db }: Services, { language }: Caller) {
  const staff = await staffNames(db);
  return rows.map((row) => ({ ...row, by: actorName(row.by, staff, language) }));
}

export const dataExportsRoom = defineRoom({ contract, deciders: [dataExport] })({
  name: 'data-exports',
  readModels: [dataExportList],
  taken: [exportTable('data-exports', dataExportList)],
  answers: {
    list: async (_, services, caller) =>
      shown(await listDataExports(services.db), services, caller),
    async take(_, services, caller) {
      const { asker } = caller;
      const id = await services.nextId(dataExport, asker.key && `TakeData/${asker.key}`);
      const receipt = await services.dispatch(
        dataExport,
        id,
        { type: 'TakeData', data: {} },
        asker,
      );
      return {
        receipts: [receipt],
        show: async () => {
          const [one] = await shown([(await dataExportNow(services, id))!], services, caller);
          return one!;
        },
      };
    },
    async file({ id }, services, { asker }) {
      const row = await dataExportNow(services, id);
      const until = row && Date.parse(row.at) + EXPORT_MINUTES * 60_000;
      // Somebody else's, or yesterday's: whoever wants one takes their own, and is noted.
      if (!row || row.by !== asker.by || Date.parse(services.clock.now()) > until!)
        throw new Refusal('not-found', 'missing', { what: 'thing' });
      const day = services.clock.today();
      return {
        name: `${services.product.name.toLowerCase()}-data-${day}.zip`,
        content: services.exportData(about(day, services.product.name)),
      };
    },
  },
});

const about = (day: string, product: string): string => `Everything in ${product} on ${day}.

Clients, requests (leads), subscribers, estimates, jobs, vendors, payments, batches, price book,
users, and so on, each in two formats: .jsonl, one complete record per line, and .csv for
spreadsheets, with amounts in dollars. Nested records, such as the lines of an estimate, have
their own .csv; its first columns say which record they belong to.

history.jsonl is the full history, one event per line, in order: when, by whom, in which record,
and what. Amounts are in cents there and in the other .jsonl files.

Not included: bank account numbers, passwords, keys, and photos. Those are in the backup (npm run
backup). Text about anyone whose personal data was deleted reads "(forgotten)".
`;
