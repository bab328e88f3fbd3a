// The database is away: every door says so with 503 and when to come back, none calls it a defect,
// and all work again once it is there.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doorsOf } from '@purlin/contracts/route.ts';
import { openTestApp, removeData, type TestApp } from '../../../../tools/vitest/app.ts';
import { freshDatabase } from '../../../../tools/vitest/database.ts';
import { until } from '../../../../tools/vitest/until.ts';
import { rooms } from '../../app.ts';
import { isConnectionLost } from '@purlin/event-store/postgres-connection.ts';

/** Stands between the product and its database; whoever is there is thrown out when it shuts. */
async function openDoor(to: { readonly host: string; readonly port: number }) {
  const sockets = new Set<Socket>();
  let shut = false;
  const server = createServer((from) => {
    if (shut) return from.destroy();
    const onward = connect(to.port, to.host);
    for (const [one, other] of [
      [from, onward],
      [onward, from],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    shut(now: boolean) {
      shut = now;
      if (now) for (const socket of sockets) socket.destroy();
    },
    close: () => server.close(),
  };
}

let app: TestApp;
let door: Awaited<ReturnType<typeof openDoor>>;
beforeAll(async () => {
  const database = new URL(await freshDatabase());
  door = await openDoor({ host: database.hostname, port: Number(database.port) });
  database.host = `127.0.0.1:${door.port}`;
  app = await openTestApp({ env: { DATABASE_URL: database.href } });
  await app.signIn('admin@purlin.example', 'correct-horse-battery');
});
afterAll(async () => {
  await app.close();
  door.close();
  removeData(app);
});

const doors = [
  ...rooms.flatMap((room) =>
    doorsOf(room.contract).map(([, { method, path }]) => ({ method, path: path as string })),
  ),
  { method: 'GET', path: '/api/live' },
];
const defects = () => app.logged.filter((line) => line.includes('"msg":"defect"'));

it('every door says so', async () => {
  const { headers } = await app.call('POST', '/api/login', {
    as: 'anonymous',
    body: { email: 'admin@purlin.example', password: 'correct-horse-battery' },
  });
  const cookie = headers.get('set-cookie')!.split(';')[0]!;
  door.shut(true);
  for (const { method, path } of doors) {
    const {
      status,
      text,
      headers: said,
    } = await app.call<unknown>(
      method,
      path.replace(':id', '1').replace(/:\w+/, 'EST-1-AAAAAAAA'),
      { cookie, ...(method === 'GET' ? {} : { body: {} }) },
    );
    // Without a session to look up, a body that is none is told first; signing out with none too.
    expect([503, 400], `${method} ${path} ${text}`).toContain(status);
    if (status === 503) expect(said.get('retry-after'), path).toMatch(/^\d+$/);
  }
  expect(defects()).toEqual([]);
  door.shut(false);
  await until('it is back', async () => (await app.call('GET', '/ready')).status === 200);
  expect((await app.call('GET', '/api/clients', { cookie })).status).toBe(200);
});

describe('what a Postgres says when it cannot serve now', () => {
  it.each(['53300', '53100', '57P01', '57P02', '57P03', '57014', '08006', '40P01', '25006'])(
    'SQLSTATE %s is no defect',
    (code) => {
      const error = new pg.DatabaseError('not now', 7, 'error');
      error.code = code;
      expect(isConnectionLost(error)).toBe(true);
    },
  );
  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
    'the Postgres pipeline is closed',
    'Query read timeout',
  ])('neither is: %s', (message) => expect(isConnectionLost(new Error(message))).toBe(true));
  it('a statement that is wrong is one', () => {
    const error = new pg.DatabaseError('column "x" does not exist', 7, 'error');
    error.code = '42703';
    expect(isConnectionLost(error)).toBe(false);
    expect(isConnectionLost(new Error('boom'))).toBe(false);
  });
});
