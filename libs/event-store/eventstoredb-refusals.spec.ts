// An unusable EventStoreDB address: one sentence that says what to do, within seconds, never with
// the password.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  startEventStoreDbTestServer,
  type TestServer,
} from '../../tools/eventstoredb-test-server.ts';
import { freshDatabase } from '../../tools/vitest/database.ts';
import { event, newStream } from './contract/samples.ts';
import { openEventStore } from './open.ts';
import { NO_STREAM, StoreRefused, type EventStore } from './port.ts';

const PASSWORD = 'p%40ss-w0rd';
const certificates = path.join(
  import.meta.dirname,
  '../../tools/eventstoredb-test-server/certificates',
);
const authority = `tlsCAFile=${path.join(certificates, 'ca.crt')}`;

let behind: EventStore;
let plain: TestServer;
let secure: TestServer;

beforeAll(async () => {
  behind = await openEventStore(await freshDatabase());
  plain = await startEventStoreDbTestServer(behind);
  secure = await startEventStoreDbTestServer(behind, {
    tls: {
      certificate: readFileSync(path.join(certificates, 'server.crt')),
      key: readFileSync(path.join(certificates, 'server.key')),
    },
    users: {
      purlin: { password: 'p@ss-w0rd', mayReadAll: true },
      clerk: { password: 'p@ss-w0rd', mayReadAll: false },
    },
  });
  return async () => {
    await plain.stop();
    await secure.stop();
    await behind.close();
  };
});

it('accepts correct user, password and certificate authority', async () => {
  const store = await openEventStore(
    `esdb://purlin:${PASSWORD}@localhost:${secure.port}?${authority}`,
  );
  onTestFinished(() => store.close());
  expect(await store.append(newStream(), NO_STREAM, [event('x')])).toMatchObject({ revision: 0n });
});

describe('refuses in a sentence', () => {
  const warned = vi.spyOn(console, 'warn');
  afterAll(() => warned.mockRestore());

  it.each<[string, () => string, string]>([
    [
      'a wrong password',
      () => `esdb://purlin:${PASSWORD}-not@localhost:${secure.port}?${authority}`,
      'the server does not know the user purlin with this password',
    ],
    [
      'no user where one is wanted',
      () => `esdb://localhost:${secure.port}?${authority}`,
      'the server wants a user; put user:password@ before the host',
    ],
    [
      'a user without the right to read $all',
      () => `esdb://clerk:${PASSWORD}@localhost:${secure.port}?${authority}`,
      'the user clerk may not read $all; give the user that right in the two steps',
    ],
    [
      'an authority that nobody knows',
      () => `esdb://purlin:${PASSWORD}@localhost:${secure.port}`,
      'is signed by an authority that is not known here; add ?tlsCAFile=',
    ],
    [
      'an authority that nobody knows, in a cluster',
      () => `esdb://purlin:${PASSWORD}@localhost:${secure.port},localhost:${secure.port}`,
      'is signed by an authority that is not known here; add ?tlsCAFile=',
    ],
    [
      'a file that is not there',
      () => `esdb://purlin:${PASSWORD}@localhost:${secure.port}?tlsCAFile=/no/such/file`,
      'there is no file /no/such/file; correct tlsCAFile in the address',
    ],
    [
      'TLS where the server speaks none',
      () => `esdb://purlin:${PASSWORD}@localhost:${plain.port}`,
      'does not speak TLS; add ?tls=false to the address',
    ],
    [
      'no TLS where the server wants it',
      () => `esdb://localhost:${secure.port}?tls=false`,
      'speaks TLS only; remove tls=false from the address',
    ],
    [
      'a port that is no number',
      () => `esdb://purlin:${PASSWORD}@localhost:port`,
      'it cannot be read as an address of EventStoreDB (expected: port number); set it to',
    ],
    ['no host', () => 'esdb://', 'it cannot be read as an address of EventStoreDB'],
    [
      'an option that the client does not know',
      () => `esdb://purlin:${PASSWORD}@localhost:${plain.port}?tls=false&colour=blue`,
      'the client knows no option colour; remove it or correct it',
    ],
    [
      'certificates unchecked, which the client cannot',
      () => `esdb://purlin:${PASSWORD}@localhost:${secure.port}?tlsVerifyCert=false`,
      "name the authority's certificate with tlsCAFile=<path>",
    ],
    [
      'failed appends hidden',
      () => `esdb://localhost:${plain.port}?tls=false&throwOnAppendFailure=false`,
      'remove throwOnAppendFailure=false: a failed append must fail',
    ],
    [
      'a password that would be taken for a host',
      () => `esdb://purlin:half@other-half@localhost:${plain.port}?tls=false`,
      'a @ in the password must be written %40',
    ],
  ])('%s', async (_, url, sentence) => {
    const error: unknown = await openEventStore(url()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StoreRefused);
    const { message } = error as StoreRefused;
    expect(message).toContain(sentence);
    expect(message).not.toContain('\n');
    expect(message).not.toMatch(/w0rd|half@/);
    expect(warned).not.toHaveBeenCalled();
  });
});
