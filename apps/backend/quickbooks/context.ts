// The QuickBooks room: the connection, what is in step with the books, and what somebody decides.
import { quickbooks as contract } from '@purlin/contracts/quickbooks.ts';
import { CONNECTION, quickbooksConnection } from '@purlin/domain/quickbooks/connection.ts';
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import { refuse } from '@purlin/domain/quickbooks/refusals.ts';
import { defineRoom, ListPage } from '../platform/core/room.ts';
import { addRecord } from './adding.ts';
import { accountsNow, chooseAccounts } from './choosing-accounts.ts';
import { chooseName, decideMatch } from './deciding.ts';
import { comesBack, saysWhatChanged } from './doors.ts';
import { countsNow, recordOf, statusNow, toRecords } from './on-the-wire.ts';
import { lookAhead } from './looking-ahead.ts';
import { makeActive } from './making-active.ts';
import { forEachRecord, settleField } from './many.ts';
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
import { connectionNow, quickbooksConnections } from './read-models/quickbooks-connection.ts';
import { idsCalled } from './read-models/ids-called.ts';
import { failedRecords, listRecords, quickbooksRecords } from './read-models/quickbooks-records.ts';
import { quickbooksRounds } from './rounds.ts';
import { quickbooksOf, quickbooksService } from './service/service.ts';
import { QUICKBOOKS_TABLES } from './service/tables.ts';
import { payeeIsBrought } from './workers/bring-payee.ts';
import { heldConnection, recordIsBrought } from './workers/bring-record.ts';
import { everythingIsCaughtUp, waitingGoOn } from './workers/catch-up.ts';
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
    waitingGoOn,
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
  webhooks: [saysWhatChanged],
  answers: {
    counts: (_, services) => countsNow(services),
    status: (_, services) => statusNow(services),
    async auth(_, services, { sessionToken }) {
      const quickbooks = quickbooksOf(services);
      if (quickbooks.mode === 'off' || sessionToken === undefined)
        return refuse('quickbooks-not-set-up');
      return { authUrl: await quickbooks.authorizeUrl(sessionToken) };
    },
    ahead: ({ query: { papersFrom } }, services, { language }) =>
      lookAhead(papersFrom, services, language),
    async go({ body }, services, { asker }) {
      const { position } = await services.dispatch(
        quickbooksConnection,
        CONNECTION,
        { type: 'GiveGo', data: body },
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
        { type: 'AskForSync', data: {} },
        asker,
      );
      // Whoever presses it does not wait for the end of an outage's pause.
      services.ring(await services.outages.tryNow(SCOPE));
      return statusNow(services);
    },
    async records({ query: { q, ...query } }, services, { language }) {
      const { db } = services;
      const connection = await connectionNow(db);
      if (!connection) return [];
      const called = q === '' ? undefined : await idsCalled(db, q);
      const page = await listRecords(db, connection.realmId, { ...query, called });
      return new ListPage(await toRecords(page.items, services, language), page.next);
    },
    async add({ body }, services, { asker, language }) {
      const id = await addRecord(body, services, asker);
      return (await recordOf(id, services, language)) ?? refuse('record-not-found');
    },
    retry: ({ id }, services, { language }) => recordOf(id, services, language),
    async retryAll(_, services, { asker }) {
      const connection = await heldConnection(services);
      if (!connection) return refuse('quickbooks-not-connected');
      const ids = await failedRecords(services.db, connection.realmId);
      await forEachRecord(ids, () => ({ type: 'RetryRecord', data: {} }), services, asker);
      return { retried: ids.length };
    },
    async match({ params, body }, services, caller) {
      await decideMatch(params.id, body, services, caller);
      return (await recordOf(params.id, services, caller.language)) ?? refuse('record-not-found');
    },
    async chooseName({ params: { id }, body: { name } }, services, { asker, language }) {
      await chooseName(id, name, services, asker);
      return (await recordOf(id, services, language)) ?? refuse('record-not-found');
    },
    unlink: ({ id }, services, { language }) => recordOf(id, services, language),
    settle: ({ id }, services, { language }) => recordOf(id, services, language),
    accounts: (_, services) => accountsNow(services),
    chooseAccounts: ({ body }, services, { asker }) => chooseAccounts(body, services, asker),
    settleAll: ({ id }, services, { language }) => recordOf(id, services, language),
    settleField: ({ body }, services, { asker }) => settleField(body, services, asker),
    makeAnew: ({ id }, services, { language }) => recordOf(id, services, language),
    async makeActive({ params: { id } }, services, { asker, language }) {
      await makeActive(id, services, asker);
      return (await recordOf(id, services, language)) ?? refuse('record-not-found');
    },
    leaveOut: ({ id }, services, { language }) => recordOf(id, services, language),
    takeUp: ({ id }, services, { language }) => recordOf(id, services, language),
  },
});
