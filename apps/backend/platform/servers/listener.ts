// A listener on a Postgres channel, with a connection of its own that is opened again whenever it
// is lost, for as long as it takes.
import type pg from 'pg';
import { openConnection } from './database.ts';

const AGAIN_MS = 500;

export interface Listener {
  close(): Promise<void>;
}

export interface ListenerOptions {
  readonly databaseUrl: string;
  readonly channel: string;
  readonly onNotice: (payload: string | undefined) => void;
  /** Called each time it listens anew: what was said meanwhile is not known. */
  readonly onListening: () => void | Promise<void>;
  /** Called when its connection has ended: from now on nothing is heard. */
  readonly onLost?: () => void;
}

/** Throws when it cannot listen at first; later it goes on trying. */
export async function listenTo(options: ListenerOptions): Promise<Listener> {
  const { databaseUrl, channel, onNotice, onListening, onLost } = options;
  let closed = false;
  let connection: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const listen = async (): Promise<void> => {
    const client = await openConnection(databaseUrl);
    connection = client;
    client.on('notification', ({ payload }) => onNotice(payload));
    client.once('end', () => {
      onLost?.();
      again();
    });
    await client.query(`listen ${channel}`);
    await onListening();
  };
  const again = (): void => {
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void listen().catch(again), AGAIN_MS);
  };
  await listen();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await connection?.end();
    },
  };
}
