// npm run bench -- --engine <url>: the event store at an address, beside the bare client of that
// engine where there is one. It writes to the store: give it one of its own.
import { EventStoreDBClient } from '@eventstore/db-client';
import { clientAddress, readAddress } from '@purlin/event-store/eventstoredb-address.ts';
import { openEventStore } from '@purlin/event-store/open.ts';
import { measureAppends, measureReplay } from './event-store-bench.ts';

const SECONDS = 4;

/** Prints what it measured. */
export async function measureEngine(url: string): Promise<void> {
  const store = await openEventStore(url);
  try {
    const [one, many] = [
      await measureAppends(store, 1, SECONDS),
      await measureAppends(store, 32, SECONDS),
    ];
    console.log(`append, one event, durable: ${one}/s with 1 writer, ${many}/s with 32 writers`);
    console.log(`replay: ${await measureReplay(store)} events/s`);
    if (url.startsWith('esdb')) console.log(`  bare client: ${await bareReplay(url)} events/s`);
  } finally {
    await store.close();
  }
}

/** Events per second that the client itself reads, doing nothing with them. */
async function bareReplay(url: string): Promise<number> {
  const client = EventStoreDBClient.connectionString(clientAddress(readAddress(url)));
  const started = performance.now();
  let events = 0;
  for await (const _ of client.readAll({}, { highWaterMark: 512 })) events += 1;
  const perSecond = Math.round((events * 1000) / (performance.now() - started));
  await client.dispose();
  return perSecond;
}
