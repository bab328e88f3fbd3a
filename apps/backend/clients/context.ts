// The clients room: who we work for, and what has happened with them.
import { exportTable } from '../platform/core/files/export-tables.ts';
import { clients, type TimelineEntry } from '@purlin/contracts/clients.ts';
import { client } from '@purlin/domain/clients/client.ts';
import type { References } from '@purlin/domain/clients/references.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import { actorName, answerWords } from '@purlin/words/answers.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { retell } from '@purlin/words/story.ts';
import { staffNames } from '../access/read-models/everybody.ts';
import type { Db } from '../platform/servers/database.ts';
import { previewOf } from '../platform/core/files/csv-import.ts';
import { importList } from '../platform/core/files/import-list.ts';
import { defineRoom, ListPage } from '../platform/core/room.ts';
import { forgettingOf } from './forgetting.ts';
import { planImport } from './client-import.ts';
import { clientsAreForgotten, clientsTakeFromQuickBooks } from './reactions.ts';
import { clientEstimates, countActive, figuresOf } from './read-models/client-estimates.ts';
import {
  clientById,
  clientList,
  countClients,
  listClients,
  type ClientRow,
} from './read-models/client-list.ts';
import { similarClients } from './read-models/similar-clients.ts';
import {
  clientTimeline,
  timelineOf,
  type TimelineRequest,
  type TimelineRow,
} from './read-models/client-timeline.ts';
import { eraseClient } from './workers/forget-client.ts';
import { clientValueIsTaken } from './workers/take-from-quickbooks.ts';
import { usesPortal } from '../messages/read-models/uses-portal.ts';
import { countJobsAhead } from '../scheduling/read-models/job-list.ts';

const referencesOf = (row: ClientRow | undefined): References => ({
  estimates: row ? row.estimateCount + row.archivedEstimateCount : 0,
  jobs: row?.jobCount ?? 0,
  leads: row?.leadCount ?? 0,
});

async function readTimeline(
  db: Db,
  id: number,
  request: TimelineRequest,
  language: Language,
): Promise<ListPage<TimelineEntry> | undefined> {
  const page = await timelineOf(db, id, request);
  if (page.items.length === 0 && !(await clientById(db, id))) return undefined;
  const staff = await staffNames(db);
  return new ListPage(
    page.items.map((row) => toEntry(row, staff, language)),
    page.next,
  );
}

function toEntry(
  { place, at, by, about, subjectId, title, type, values, saidBy, said, unanswered }: TimelineRow,
  staff: ReadonlyMap<string, string>,
  language: Language,
): TimelineEntry {
  return {
    id: place,
    at,
    about,
    summary: retell({ type, values }, language, {
      words: said === null ? 'inside' : 'beside',
    }),
    unanswered,
    by: actorName(by, staff, language),
    subject: subjectId === null ? null : { id: subjectId, title: title ?? '' },
    message: saidBy === null || said === null ? null : { from: saidBy, text: said },
  };
}

export const clientsRoom = defineRoom({
  contract: clients,
  deciders: [client],
  resources: { client: (id, { db }) => clientById(db, id) },
})({
  name: 'clients',
  readModels: [clientList, clientEstimates, clientTimeline],
  taken: [exportTable('clients', clientList)],
  reactions: [clientsAreForgotten, clientsTakeFromQuickBooks],
  workers: [eraseClient, clientValueIsTaken],
  commands: {
    // An estimate that is written in this very moment may be missed: it carries the client's name
    // and address itself. So may the first message of the office to somebody without a user.
    async remove({ params: { id } }, { db }) {
      const [row, uses] = await Promise.all([
        clientById(db, id),
        usesPortal(db, { kind: 'client', id }),
      ]);
      return { references: referencesOf(row), usesPortal: uses };
    },
    forget: async ({ params, body }, { db, clock }) => ({
      ...body,
      jobsAhead: await countJobsAhead(db, params.id, clock.today()),
    }),
  },
  answers: {
    list: ({ query }, { db }) => listClients(db, query),
    async metrics(_, { db, clock, config }) {
      const [{ total, added }, activeProjects] = await Promise.all([
        countClients(db, clock.today(), config.TIME_ZONE),
        countActive(db),
      ]);
      return { totalClients: total, activeProjects, addedThisMonth: added };
    },
    similar: ({ query }, { db }) => similarClients(db, query),
    details: ({ id }, { db }) => clientById(db, id),
    async figures({ id }, { db }) {
      if (!(await clientById(db, id))) return undefined;
      const { acceptedCents, accepted, declined, open, openCents } = await figuresOf(db, id);
      return {
        acceptedValue: toDecimal(acceptedCents),
        acceptedEstimates: accepted,
        declinedEstimates: declined,
        openEstimates: open,
        openValue: toDecimal(openCents),
        winRate:
          accepted + declined === 0 ? null : Math.round((100 * accepted) / (accepted + declined)),
      };
    },
    timeline: ({ id, query }, { db }, { language }) => readTimeline(db, id, query, language),
    previewImport: async ({ body }, services) =>
      previewOf(await planImport(body.csv, body.duplicates, services)),
    runImport: ({ body }, services, { asker }) =>
      importList('clients', () => planImport(body.csv, body.duplicates, services), services, asker),
    forgetting: ({ id }, services, { language }) => forgettingOf(id, services, language),
    forget: async () => ({}),
    // Asked again, it tells the same: what is still there was archived.
    async remove({ id }, { db }, { language }) {
      const say = answerWords(language);
      const row = await clientById(db, id);
      if (!row) return { id, removed: 'deleted', message: say('client-deleted') };
      const { name } = row;
      const references = referencesOf(row);
      const message = Object.values(references).some((count) => count > 0)
        ? say('client-archived', { name, ...references })
        : say('client-archived-portal', { name });
      return { id, removed: 'archived', message };
    },
  },
});
