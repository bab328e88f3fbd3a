// The EventStoreDB engine on a cluster with leader changes and failing nodes: no interruption, no
// loss, no duplicates.
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  startEventStoreDbTestCluster,
  type TestCluster,
} from '../../tools/eventstoredb-test-server.ts';
import { changeLeaderUnderWriters } from '../../tools/eventstoredb-test-server/under-writers.ts';
import { freshDatabase } from '../../tools/vitest/database.ts';
import { collect, event, newStream } from './contract/samples.ts';
import { openEventStore } from './open.ts';
import { NO_STREAM, type EventStore } from './port.ts';

let behind: EventStore;
let cluster: TestCluster;

beforeEach(async () => {
  behind = await openEventStore(await freshDatabase());
  cluster = await startEventStoreDbTestCluster(behind, { electionMillis: 300 });
  return async () => {
    await cluster.stop();
    await behind.close();
  };
});

async function open(url: string): Promise<EventStore> {
  const store = await openEventStore(url);
  onTestFinished(() => store.close());
  return store;
}

describe('a cluster', () => {
  it.each([
    ['by a list of its nodes', () => cluster.url],
    ['by a list behind esdb+discover', () => cluster.url.replace('esdb:', 'esdb+discover:')],
    ['by one node that knows the others', () => cluster.discoverUrl],
    [
      'with the options of the client',
      () => `${cluster.url}&nodePreference=follower&keepAliveInterval=20000`,
    ],
  ])('is reached %s', async (_, url) => {
    const store = await open(url());
    expect(await store.append(newStream(), NO_STREAM, [event('x')])).toMatchObject({
      revision: 0n,
    });
  });

  it('is reached if the first node of the list is down', async () => {
    const store = await open(cluster.url.replace('esdb:', 'esdb+discover:'));
    await cluster.nodes[0]!.kill();
    expect(await store.append(newStream(), NO_STREAM, [event('x')])).toMatchObject({
      revision: 0n,
    });
  });

  it('returns acknowledged events even if the client found a lagging follower', async () => {
    const store = await open(`${cluster.url}&nodePreference=follower`);
    for (let n = 0; n < 5; n += 1) {
      const stream = newStream();
      await store.append(stream, NO_STREAM, [event('x')]);
      expect(await collect(store.readStream(stream))).toHaveLength(1);
    }
  });
});

describe.each(['is killed', 'steps back'] as const)('a leader that %s', (how) => {
  it('three times under eight writers: nothing fails, is lost or duplicated', async () => {
    const store = await open(cluster.url);
    const { failures, lost, twice, unread, longestSilenceMillis } = await changeLeaderUnderWriters({
      cluster,
      store,
      behind,
      writers: 8,
      changes: 3,
      how,
    });
    expect({ failures, lost, twice, unread }).toEqual({
      failures: [],
      lost: 0,
      twice: 0,
      unread: 0,
    });
    expect(longestSilenceMillis).toBeLessThan(6_000);
  });
});
