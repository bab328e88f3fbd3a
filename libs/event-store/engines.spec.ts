// Every engine passes the contract: Postgres, EventStoreDB on the test server, and on a real server
// if one is configured.
import { describe, it } from 'vitest';
import {
  startEventStoreDbTestServer,
  type TestServerOptions,
} from '../../tools/eventstoredb-test-server.ts';
import { freshDatabase } from '../../tools/vitest/database.ts';
import { eventStoreContract } from './contract.ts';
import type { StoreUnderTest } from './contract/samples.ts';
import { openEventStore } from './open.ts';

const nothing = async (): Promise<void> => {};

eventStoreContract('the Postgres engine', async () => ({
  store: await openEventStore(await freshDatabase()),
  stop: nothing,
}));
eventStoreContract('the EventStoreDB engine, on the test server', () => openOnTestServer({}));
eventStoreContract('the EventStoreDB engine, on a test server of the older protocol', () =>
  openOnTestServer({ withoutBatchAppend: true }),
);

const real = process.env['EVENT_STORE_URL_TEST'];
const onReal = 'the EventStoreDB engine, on the server of EVENT_STORE_URL_TEST';
if (real)
  eventStoreContract(onReal, async () => ({ store: await openEventStore(real), stop: nothing }));
else describe.skip(onReal, () => it('needs the address of a real server there', nothing));

async function openOnTestServer(options: TestServerOptions): Promise<StoreUnderTest> {
  const behind = await openEventStore(await freshDatabase());
  const server = await startEventStoreDbTestServer(behind, options);
  const stop = async (): Promise<void> => {
    await server.stop();
    await behind.close();
  };
  return { store: await openEventStore(server.url), stop };
}
