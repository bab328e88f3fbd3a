// The bank behind SFTP: a connection for each errand, to the one server whose key is known.
import { createHash } from 'node:crypto';
import SftpClient from 'ssh2-sftp-client';
import {
  anotherName,
  BankAway,
  isAnswerName,
  isFileName,
  PARTIAL,
  type BankGateway,
} from './bank-gateway.ts';

const READY_MS = 20_000;

export interface SftpOptions {
  /** sftp://user:password@host:port/folder, the folder with outgoing and incoming in it. */
  readonly url: string;
  /** SHA256:… as ssh-keygen shows it. */
  readonly hostKey: string;
  /** In place of the password: a private key in PEM. */
  readonly privateKey?: string | undefined;
}

const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

/** Opens a session, hands it over, and ends it. Throws BankAway when there is none. */
async function inSession<T>(
  { url, hostKey, privateKey }: SftpOptions,
  work: (client: SftpClient) => Promise<T>,
): Promise<T> {
  const { hostname, port, username, password } = new URL(url);
  const client = new SftpClient();
  // A connection that breaks fails the errand; by itself it is no reason to end the process.
  client.on('error', () => {});
  try {
    await client.connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || 22),
      username: decodeURIComponent(username),
      ...(privateKey ? { privateKey } : { password: decodeURIComponent(password) }),
      readyTimeout: READY_MS,
      hostVerifier: (key: Buffer) => fingerprintOf(key) === hostKey,
    });
  } catch (error) {
    await client.end().catch(() => {});
    throw new BankAway('the bank’s server cannot be reached', { cause: error });
  }
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

export function openSftp(options: SftpOptions): BankGateway {
  const root = decodeURIComponent(new URL(options.url).pathname).replace(/\/+$/, '');
  const at = (...parts: string[]): string => [root, ...parts].join('/');
  return {
    simulatedIn: undefined,
    async send(name, content, begin) {
      if (!isFileName(name)) throw new RangeError(`${name} is not the name of a file`);
      const partial = at('outgoing', `${name}${PARTIAL}`);
      await inSession(options, async (client) => {
        try {
          await client.put(content, partial);
        } catch (error) {
          throw new BankAway('the bank’s server did not take the file', { cause: error });
        }
        await begin();
        await client.rename(partial, at('outgoing', name));
      });
    },
    incoming: () =>
      inSession(options, async (client) =>
        (await client.list(at('incoming')))
          .filter(({ type, name }) => type === '-' && isAnswerName(name))
          .map(({ name }) => name)
          .toSorted(),
      ),
    read: (name) =>
      inSession(options, async (client) => (await client.get(at('incoming', name))) as Buffer),
    putAside: (name, as) =>
      inSession(options, async (client) => {
        await client.mkdir(at(as), true);
        const isTaken = await client.exists(at(as, name));
        await client.rename(at('incoming', name), at(as, isTaken ? anotherName(name) : name));
      }),
    async close() {},
  };
}
