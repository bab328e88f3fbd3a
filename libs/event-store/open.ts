// Opens the event store at an address.
import type { EventStore } from './port.ts';

/**
 * postgres:// and postgresql:// open the Postgres engine; esdb:// and esdb+discover:// open the
 * EventStoreDB engine. Engines load on demand, so a default start doesn't load gRPC.
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
 * Validates an address before anything starts. Throws `StoreRefused` if malformed. Doesn't connect.
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
