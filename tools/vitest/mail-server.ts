// A mail server for specs: keeps what it takes, and behaves as badly as the spec asks.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * `take` the message, answer with an SMTP error (code and words), or cut the connection while it
 * arrives.
 */
export type Behaviour = 'take' | 'close' | { readonly code: number; readonly words: string };

export interface Received {
  readonly to: readonly string[];
  readonly raw: Buffer;
  /** The Message-ID as the header has it. */
  readonly messageId: string;
}

export interface MailServer {
  readonly url: string;
  readonly received: readonly Received[];
  /** How often a client tried to hand over a message, taken or not. */
  readonly tries: number;
  /** Called with each recipient; the last one set decides. */
  behave(behaviour: Behaviour | ((to: string) => Behaviour)): void;
  clear(): void;
  close(): Promise<void>;
}

/** Parsed as a mail program would. */
export const readMail = (received: Received): Promise<Email> => PostalMime.parse(received.raw);

/** Starts on a free port of this machine; takes everything until told otherwise. */
export async function startMailServer(): Promise<MailServer> {
  const received: Received[] = [];
  let tries = 0;
  let behaviour: (to: string) => Behaviour = () => 'take';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        tries += 1;
        const raw = Buffer.concat(chunks);
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const now = behaviour(to[0] ?? '');
        if (now === 'close') {
          for (const connection of server.connections as unknown as Iterable<{
            session: unknown;
            _socket: { destroy(): void };
          }>)
            if (connection.session === session) connection._socket.destroy();
        } else if (now === 'take') {
          received.push({
            to,
            raw,
            messageId: /^message-id:\s*(<[^>]+>)/im.exec(raw.toString('latin1'))?.[1] ?? '',
          });
          callback(null, 'taken');
        } else callback(Object.assign(new Error(now.words), { responseCode: now.code }));
      });
    },
  });
  server.on('error', () => {}); // a connection that was cut
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    get tries() {
      return tries;
    },
    behave(next) {
      behaviour = typeof next === 'function' ? next : () => next;
    },
    clear() {
      received.length = 0;
      tries = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
