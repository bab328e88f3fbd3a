// Bodies that are made to break whoever reads them, and bodies that never end.
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doorsOf } from '@purlin/contracts/route.ts';
import { useTestApp } from '../../../../tools/vitest/use-test-app.ts';
import { rooms } from '../../app.ts';
import { checkBody, guardBodies, STRANGERS_BYTES } from './bodies.ts';

const app = useTestApp();

const withBody = rooms.flatMap((room) =>
  doorsOf(room.contract).flatMap(([, route]) => ('body' in route ? [route] : [])),
);
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe.each(withBody)('$method $path', (route) => {
  const address = route.path.replace(':id', '1');
  const send = (raw: string) =>
    app.call<{ code: string }>(route.method, address, { raw, headers: {} });
  it('takes no object that pretends to have a length', async () => {
    for (const value of ['{"length":{"toString":"x"}}', '{"valueOf":1,"toString":2}'])
      for (const name of ['email', 'name', 'password', 'csv', 'rows', 'status']) {
        const { status, body } = await send(`{"${name}":${value}}`);
        expect([status, body.code], value).toEqual([400, 'invalid-request']);
      }
  });
  it('takes nothing that is thousands of levels deep', async () => {
    for (const raw of [nested(7_000), `{"email":${nested(9_000)}}`])
      expect((await send(raw)).status).toBe(400);
  });
});

it('nothing at all is no body, also where JSON is announced', async () => {
  const made = await app.call<{ id: number }>('POST', '/api/clients', {
    body: { name: 'Dana Whitfield', email: 'dana@bodies.example' },
  });
  const { status } = await app.call('DELETE', `/api/clients/${made.body.id}`, {
    raw: '',
    headers: { 'content-type': 'application/json' },
  });
  expect(status).toBe(200);
});

it('what is wide and flat is none of it', () => {
  checkBody({ rows: Array.from({ length: 90_000 }, (_, n) => ({ n })) });
  expect(() => checkBody({ rows: Array.from({ length: 300_000 }, () => ({})) })).toThrow(
    'invalid-request',
  );
  checkBody(JSON.parse(nested(32)));
  expect(() => checkBody(JSON.parse(nested(33)))).toThrow('invalid-request');
});

it('of somebody who is not signed in is not read when that would take time', async () => {
  const large = { raw: JSON.stringify({ text: 'x'.repeat(STRANGERS_BYTES) }) };
  for (const [address, status] of [
    ['/api/login', 413],
    ['/api/quote', 413],
    ['/api/quote/photos', 401],
    ['/api/clients', 401],
    ['/api/clients/import', 401],
    ['/api/estimates/1/questions', 401],
  ] as const) {
    const answer = await app.call('POST', address, { as: 'anonymous', ...large });
    expect([address, answer.status]).toEqual([address, status]);
  }
  expect((await app.call('POST', '/api/clients', large)).status).toBe(400);
});

it('no field of a contract has a name that is refused', () => {
  for (const { body } of withBody)
    checkBody(
      Object.fromEntries(
        Object.keys((body as { shape?: object }).shape ?? {}).map((name) => [name, 1]),
      ),
    );
});

describe('a body that does not arrive', () => {
  const server = Fastify();
  guardBodies(server, async () => true, { pauseMs: 200, wholeMs: 900 });
  server.post('/', async ({ body }) => ({ body }));
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => server.close());

  /** Sends the head of a request, then a byte from time to time; what came back, and when. */
  async function drip(everyMs: number): Promise<{ answer: string; ms: number }> {
    const began = Date.now();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
        'Content-Length: 500\r\n\r\n[',
    );
    const timer = setInterval(() => socket.write(' '), everyMs);
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(timer);
    return { answer, ms: Date.now() - began };
  }
  it('is cut when it stops', async () => {
    const { answer, ms } = await drip(60_000);
    expect(answer).toMatch(/^HTTP\/1\.1 408/);
    expect(ms).toBeLessThan(800);
  });
  it('is cut when it drips for ever', async () => {
    const { answer, ms } = await drip(50);
    expect(answer).toMatch(/^HTTP\/1\.1 408/);
    expect(ms).toBeGreaterThan(850);
  });
  it('and one that is slow is read', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n' +
        'Content-Length: 3\r\n\r\n',
    );
    for (const byte of '[1]') {
      await new Promise((resolve) => setTimeout(resolve, 120));
      socket.write(byte);
    }
    let answer = '';
    for await (const data of socket) answer += String(data);
    expect(answer).toContain('{"body":[1]}');
  });
});
