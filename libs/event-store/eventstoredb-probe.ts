// Diagnoses why EventStoreDB could not be opened. The client's errors say little (for a cluster
// only that discovery failed), so this probes the hosts one by one.
import { readFileSync } from 'node:fs';
import net from 'node:net';
import tls from 'node:tls';
import { hostsOf, type Address } from './eventstoredb-address.ts';
import { isDenied } from './eventstoredb-errors.ts';
import { StoreRefused, StoreUnavailable } from './port.ts';

const PROBE_MILLIS = 2_000;

/** `StoreRefused` if retrying can't help, otherwise the error to throw instead. */
export async function whyNotOpened(error: unknown, address: Address): Promise<unknown> {
  const denied = isDenied(error);
  const user = address.defaultCredentials?.username;
  if (denied === 'unknown user')
    return new StoreRefused(
      user
        ? `the server does not know the user ${user} with this password; correct ` +
            'user:password@ in the address'
        : 'the server wants a user; put user:password@ before the host',
      { cause: error },
    );
  if (denied === 'missing right')
    return new StoreRefused(
      `${user ? `the user ${user}` : 'an anonymous user'} may not read $all; give the user that ` +
        'right in the two steps that docs/engines.md shows (a user with a group, the metadata of ' +
        '$all)',
      { cause: error },
    );
  if (!(error instanceof StoreUnavailable)) return error;
  const findings = await Promise.all(
    address.hosts.map((host) => probe(host.address, host.port, address)),
  );
  const refused = findings.find(({ refused: sentence }) => sentence !== undefined)?.refused;
  if (refused !== undefined) return new StoreRefused(refused, { cause: error });
  if (findings.some(({ reached }) => reached)) return error;
  const reason = findings[0]?.reason ?? 'no answer';
  return new StoreUnavailable(`nobody answers at ${hostsOf(address)} (${reason})`, {
    cause: error,
  });
}

interface Finding {
  readonly reached: boolean;
  readonly reason?: string | undefined;
  /** What to do if it won't resolve itself. */
  readonly refused?: string | undefined;
}

async function probe(host: string, port: number, address: Address): Promise<Finding> {
  const plain = await dial((done) => net.connect({ host, port }, done));
  if (plain) return { reached: false, reason: plain.code ?? plain.message };
  const speaksTls = await dial((done) =>
    tls.connect({ ...named(host), port, rejectUnauthorized: false, ALPNProtocols: ['h2'] }, done),
  );
  if (address.tls === false)
    return {
      reached: true,
      refused: speaksTls
        ? undefined
        : `the server at ${host}:${port} speaks TLS only; remove tls=false from the address`,
    };
  if (speaksTls)
    return {
      reached: true,
      refused:
        `the server at ${host}:${port} does not speak TLS; add ?tls=false to the address, or ` +
        'switch TLS on at the server',
    };
  const ca = address.tlsCAFile ? readFileSync(address.tlsCAFile) : undefined;
  const untrusted = await dial((done) =>
    tls.connect({ ...named(host), port, ca, ALPNProtocols: ['h2'] }, done),
  );
  return { reached: true, refused: untrusted && distrust(untrusted, host, port, address) };
}

function distrust(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  { tlsCAFile }: Address,
): string {
  const certificate = `the certificate of the server at ${host}:${port}`;
  if (error.code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `${certificate} is made out to another name; use the name that it is made out to`;
  if (error.code === 'CERT_HAS_EXPIRED') return `${certificate} has expired; renew it`;
  return tlsCAFile
    ? `${certificate} is not signed by the authority in ${tlsCAFile}; correct tlsCAFile`
    : `${certificate} is signed by an authority that is not known here; add ` +
        "?tlsCAFile=<path of the authority's certificate> to the address";
}

/** TLS doesn't allow an IP address as a server name. */
const named = (host: string): { host: string; servername?: string } =>
  net.isIP(host) ? { host } : { host, servername: host };

/** Undefined if the connection succeeded, otherwise the error. */
async function dial(
  connect: (done: () => void) => net.Socket,
): Promise<NodeJS.ErrnoException | undefined> {
  const settled = Promise.withResolvers<NodeJS.ErrnoException | undefined>();
  const socket = connect(() => settled.resolve(undefined));
  socket.setTimeout(PROBE_MILLIS, () => settled.resolve(new Error('no answer')));
  socket.on('error', (error) => settled.resolve(error));
  socket.on('close', () => settled.resolve(new Error('the connection was closed')));
  try {
    return await settled.promise;
  } finally {
    socket.destroy();
  }
}
