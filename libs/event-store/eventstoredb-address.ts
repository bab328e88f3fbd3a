// Parses the address of an EventStoreDB server or cluster with the client's own parser. Errors are
// one sentence and never contain the password.
import { existsSync } from 'node:fs';
import {
  parseConnectionString,
  type ConnectionOptions,
} from '@eventstore/db-client/dist/Client/parseConnectionString.js';
import { StoreRefused } from './port.ts';

export interface Address extends ConnectionOptions {
  readonly text: string;
}

const FORMS =
  'set it to esdb://host:2113 for one node, esdb://a:2113,b:2113,c:2113 for a cluster, or ' +
  'esdb+discover://name:2113 for a cluster behind one name; user and password stand before the ' +
  'host as user:password@, options behind it as ?tls=false';

/** Throws `StoreRefused`. */
export function readAddress(text: string): Address {
  const { value, warning } = quietly(() => parsed(text));
  if (value.hosts.length === 0) throw new StoreRefused(`it names no host; ${FORMS}`);
  // Otherwise part of a password would be taken for a host and show up in messages.
  if (value.hosts.some(({ address }) => address.includes('@')))
    throw new StoreRefused('a @ in the password must be written %40');
  const unknown = warning && /^Unknown option key "([^"]*)"/.exec(warning)?.[1];
  if (unknown !== undefined && unknown !== '')
    throw new StoreRefused(`the client knows no option ${unknown}; remove it or correct it`);
  if (value.tlsVerifyCert === false)
    throw new StoreRefused(
      'the client cannot leave certificates unchecked: remove tlsVerifyCert=false and name the ' +
        "authority's certificate with tlsCAFile=<path>",
    );
  if (value.throwOnAppendFailure === false)
    throw new StoreRefused('remove throwOnAppendFailure=false: a failed append must fail');
  for (const option of ['tlsCAFile', 'userCertFile', 'userKeyFile'] as const) {
    const file = value[option];
    if (file && value.tls !== false && !existsSync(file))
      throw new StoreRefused(`there is no file ${file}; correct ${option} in the address`);
  }
  return { ...value, text };
}

/**
 * The connection string for the client. With esdb+discover:// the client asks only the first host,
 * so losing that node would lose the cluster; with esdb:// it tries a list of hosts one by one.
 */
export const clientAddress = ({ text, hosts }: Address): string =>
  hosts.length > 1 ? text.replace(/^\s*esdb\+discover:/, 'esdb:') : text;

/** Hosts and ports, for messages. */
export const hostsOf = ({ hosts }: Pick<Address, 'hosts'>): string =>
  hosts.map(({ address, port }) => `${address}:${port}`).join(', ');

function parsed(text: string): ConnectionOptions {
  try {
    return parseConnectionString(text);
  } catch (error) {
    // The parser's message quotes the text where it failed, which may be the password.
    const expected = /, expected (.*)\.$/s.exec(error instanceof Error ? error.message : '')?.[1];
    throw new StoreRefused(
      'it cannot be read as an address of EventStoreDB' +
        `${expected ? ` (expected: ${expected})` : ''}; ${FORMS}`,
    );
  }
}

/**
 * For unknown options, the parser prints the whole address including the password; capture that
 * instead.
 */
function quietly<T>(read: () => T): { readonly value: T; readonly warning: string | undefined } {
  const { warn } = console;
  let warning: string | undefined;
  console.warn = (line: string) => void (warning ??= line);
  try {
    const value = read();
    return { value, warning };
  } finally {
    console.warn = warn;
  }
}
