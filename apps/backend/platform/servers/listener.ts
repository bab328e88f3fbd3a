// What a process hears from Postgres: all channels over one connection, which is opened again
// whenever it is lost, for as long as it takes.
import type pg from 'pg';
import { openConnection } from './database.ts';

const AGAIN_MS = 500;

/** A channel, and who hears it. */
export interface Hearing {
  readonly channel: string;
  readonly onNotice: (payload: string | undefined) => void;
  /** Called each time it listens anew: what was said meanwhile is not known. */
  readonly onListening: () => void | Promise<void>;
  /** Called when the connection has ended: from now on nothing is heard. */
  readonly onLost?: () => void;
}

export interface Listener {
  /**
   * Listens to one more channel, until the function it answers with is called. Throws when the
   * database refuses; one that is away is waited for, and `onListening` is called then.
   */
  listen(hearing: Hearing): Promise<() => void>;
  close(): Promise<void>;
}

/** Throws when it cannot connect at first; later it goes on trying. */
export async function openListener(databaseUrl: string): Promise<Listener> {
  const hearings = new Set<Hearing>();
  let closed = false;
  /** Undefined while the connection is lost. */
  let connection: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const client = await openConnection(databaseUrl);
    client.on('notification', ({ channel, payload }) => {
      for (const hearing of hearings) if (hearing.channel === channel) hearing.onNotice(payload);
    });
    client.once('end', () => lose(client));
    try {
      for (const { channel } of hearings) await client.query(`listen ${channel}`);
      connection = client;
      await Promise.all([...hearings].map(async ({ onListening }) => onListening()));
    } catch (error) {
      await client.end();
      throw error;
    }
  };
  const lose = (client: pg.Client): void => {
    if (connection === client) connection = undefined;
    for (const { onLost } of hearings) onLost?.();
    again();
  };
  const again = (): void => {
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void connect().catch(again), AGAIN_MS);
  };
  await connect();
  return {
    async listen(hearing) {
      hearings.add(hearing);
      const client = connection;
      if (client) {
        await client.query(`listen ${hearing.channel}`);
        await hearing.onListening();
      }
      return () => void hearings.delete(hearing);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await connection?.end();
    },
  };
}
