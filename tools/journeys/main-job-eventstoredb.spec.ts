// The main job in a real browser, on the EventStoreDB engine.
import { openPostgresEventStore } from '@purlin/event-store/postgres-engine.ts';
import { it } from 'vitest';
import { startEventStoreDbTestServer } from '../eventstoredb-test-server.ts';
import { freshDatabase } from '../vitest/database.ts';
import { walkMainJob } from './main-job.ts';

it('goes from sign-in to an audited approval', async () => {
  const store = await openPostgresEventStore(await freshDatabase());
  const server = await startEventStoreDbTestServer(store);
  try {
    await walkMainJob({ EVENT_STORE_URL: server.url });
  } finally {
    await server.stop();
    await store.close();
  }
});
