// Opens the event store that an address names.
import type { EventStore } from './port.ts';

/**
 * postgres:// and postgresql:// open the Postgres engine, esdb:// and esdb+discover:// the
 * EventStoreDB engine.
 * Each is loaded when it is asked for, so the default start does not pay for gRPC.
 */
export async function openEventStore(url: string): Promise<EventStore> {
  const scheme = /^([a-z+]+):\/\//.exec(url)?.[1] ?? '';
  const open = ENGINES[scheme];
  if (!open) {
    const known = Object.keys(ENGINES).map((name) => `${name}://`);
    throw new Error(
      'The address of the event store must start with ' +
        `${known.join(', ')}${scheme ? `, not with ${scheme}://` : ''}.`,
    );
  }
  return open(url);
}

/**
 * Reads an address before anything is started for it. Throws `StoreRefused` when it cannot be read;
 * whether somebody answers there, only opening it tells.
 */
export async function checkEventStoreAddress(url: string): Promise<void> {
  if (url.startsWith('esdb')) (await import('./eventstoredb-address.ts')).readAddress(url);
}

const openPostgres = async (url: string): Promise<EventStore> =>
  (await import('./postgres-engine.ts')).openPostgresEventStore(url);
const openEsdb = async (url: string): Promise<EventStore> =>
  (await import('./eventstoredb-engine.ts')).openEventStoreDb(url);

const ENGINES: Readonly<Record<string, (url: string) => Promise<EventStore>>> = {
  postgres: openPostgres,
  postgresql: openPostgres,
  esdb: openEsdb,
  'esdb+discover': openEsdb,
};
