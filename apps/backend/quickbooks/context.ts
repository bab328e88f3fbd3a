// The QuickBooks room: the connection, what is in step with the books, and what somebody decides.
import { quickbooks as contract } from '@purlin/contracts/quickbooks.ts';
import { CONNECTION, quickbooksConnection } from '@purlin/domain/quickbooks/connection.ts';
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import { refuse } from '@purlin/domain/quickbooks/refusals.ts';
import { defineRoom } from '../platform/core/room.ts';
import { addRecord } from './adding.ts';
import { accountsNow, chooseAccounts } from './choosing-accounts.ts';
import { chooseName, createAgain, decideMatch } from './deciding.ts';
import { comesBack, legacyWebhook, saysWhatChanged } from './doors.ts';
import { recordOfOurs, recordPage } from './listing.ts';
import { countsNow, recordOf, statusNow } from './on-the-wire.ts';
import { previewSync } from './preview.ts';
import { activate } from './activating.ts';
import { excludeMany, reconcile, retry } from './reconciling.ts';
import {
  clientsAreForgottenHere,
  clientsGoToQuickBooks,
  connectionsAreFollowed,
  estimatesGoToQuickBooks,
  jobsGoToQuickBooks,
  paymentsGoToQuickBooks,
  recordsAreFollowed,
  vendorsAreForgottenHere,
  vendorsGoToQuickBooks,
} from './reactions.ts';
import { SCOPE } from './read-models/away.ts';
import { quickbooksConnections } from './read-models/quickbooks-connection.ts';
import { quickbooksRecords } from './read-models/quickbooks-records.ts';
import { quickbooksRounds } from './rounds.ts';
import { quickbooksOf, quickbooksService } from './service/service.ts';
import { QUICKBOOKS_TABLES } from './service/tables.ts';
import { payeeIsBrought } from './workers/bring-payee.ts';
import { recordIsBrought } from './workers/bring-record.ts';
import { everythingIsCaughtUp, waitingIsResumed } from './workers/catch-up.ts';
import { booksAreCompared, booksAreLeft } from './workers/compare-books.ts';
import { forgetsClient, forgetsVendor } from './workers/forget-records.ts';
import { whatBelongsMovesAlong } from './workers/move-along.ts';

export const quickbooksRoom = defineRoom({
  contract,
  deciders: [quickbooksConnection, quickbooksRecord],
})({
  name: 'quickbooks',
  readModels: [quickbooksConnections, quickbooksRecords],
  reactions: [
    clientsGoToQuickBooks,
    vendorsGoToQuickBooks,
    jobsGoToQuickBooks,
    estimatesGoToQuickBooks,
    paymentsGoToQuickBooks,
    connectionsAreFollowed,
    recordsAreFollowed,
    clientsAreForgottenHere,
    vendorsAreForgottenHere,
  ],
  workers: [
    recordIsBrought,
    payeeIsBrought,
    everythingIsCaughtUp,
    waitingIsResumed,
    whatBelongsMovesAlong,
    booksAreCompared,
    booksAreLeft,
    forgetsClient,
    forgetsVendor,
  ],
  scheduled: quickbooksRounds,
  outside: [quickbooksService],
  tables: QUICKBOOKS_TABLES,
  callbacks: [comesBack],
  webhooks: [saysWhatChanged, legacyWebhook],
  answers: {
    counts: (_, services) => countsNow(services),
    status: (_, services) => statusNow(services),
    async auth(_, services, { sessionToken }) {
      const quickbooks = quickbooksOf(services);
      if (quickbooks.mode === 'off' || sessionToken === undefined)
        return refuse('quickbooks-not-set-up');
      return { authUrl: await quickbooks.authorizeUrl(sessionToken) };
    },
    preview: ({ query: { papersFrom } }, services, { language }) =>
      previewSync(papersFrom, services, language),
    async startSync({ body }, services, { asker }) {
      const { position } = await services.dispatch(
        quickbooksConnection,
        CONNECTION,
        { type: 'StartSync', data: body },
        asker,
      );
      await services.until(position, 2_000);
      return statusNow(services);
    },
    async disconnect(_, services, { asker }) {
      const { position } = await services.dispatch(
        quickbooksConnection,
        CONNECTION,
        { type: 'Disconnect', data: {} },
        asker,
      );
      await services.until(position, 2_000);
      return statusNow(services);
    },
    async syncNow(_, services, { asker }) {
      await services.dispatch(
        quickbooksConnection,
        CONNECTION,
        { type: 'RequestSync', data: {} },
        asker,
      );
      // Whoever presses it does not wait for the end of an outage's pause.
      services.ring(await services.outages.tryNow(SCOPE));
      return statusNow(services);
    },
    records: ({ query: { q, ...which } }, services, { language }) =>
      recordPage(q, which, services, language),
    differing: ({ query: { q, ...which } }, services, { language }) =>
      recordPage(q, { ...which, state: 'differs', needs: false }, services, language),
    recordOf: ({ query: { kind, ourId } }, services, { language }) =>
      recordOfOurs(kind, ourId, services, language),
    async add({ body }, services, { asker, language }) {
      const id = await addRecord(body, services, asker);
      return (await recordOf(id, services, language)) ?? refuse('record-not-found');
    },
    retry: ({ body }, services, { asker }) => retry(body, services, asker),
    async match({ params, body }, services, caller) {
      await decideMatch(params.id, body, services, caller);
      return (await recordOf(params.id, services, caller.language)) ?? refuse('record-not-found');
    },
    async chooseName({ params: { id }, body: { name } }, services, { asker, language }) {
      await chooseName(id, name, services, asker);
      return (await recordOf(id, services, language)) ?? refuse('record-not-found');
    },
    unlink: ({ id }, services, { language }) => recordOf(id, services, language),
    accounts: (_, services) => accountsNow(services),
    chooseAccounts: ({ body }, services, { asker }) => chooseAccounts(body, services, asker),
    reconcile: ({ body }, services, { asker }) => reconcile(body, services, asker),
    async createAgain({ params: { id } }, services, { asker, language }) {
      await createAgain(id, services, asker);
      return (await recordOf(id, services, language)) ?? refuse('record-not-found');
    },
    async activate({ params: { id } }, services, { asker, language }) {
      await activate(id, services, asker);
      return (await recordOf(id, services, language)) ?? refuse('record-not-found');
    },
    exclude: ({ id }, services, { language }) => recordOf(id, services, language),
    excludeMany: ({ body }, services, { asker }) => excludeMany(body, services, asker),
    async deleteThere({ params: { id }, body }, services, { asker }) {
      const { position } = await services.dispatch(
        quickbooksRecord,
        id,
        { type: 'DeleteThere', data: body },
        asker,
      );
      await services.until(position, 2_000);
      return statusNow(services);
    },
    include: ({ id }, services, { language }) => recordOf(id, services, language),
  },
});
