// Live changes: staff are told what changed, in whichever process it happened; nobody else is told
// anything.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, removeData, type TestApp } from '../../../../tools/vitest/app.ts';
import { ADMIN } from '../../../../tools/vitest/callers.ts';
import { until } from '../../../../tools/vitest/until.ts';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  other = await openTestApp({ beside: app });
});
afterAll(async () => {
  await other.close();
  await app.close();
  removeData(app);
});

/** Listens as a browser does; `heard` grows with every change. */
async function listen(
  at: TestApp,
  session?: string,
): Promise<{ heard: unknown[]; ended: Promise<void>; stop(): void }> {
  const stop = new AbortController();
  const response = await fetch(`${at.url}/api/live`, {
    headers: { cookie: session ?? (await at.signIn(ADMIN.email, ADMIN.password)) },
    signal: stop.signal,
  });
  expect([
    response.status,
    response.headers.get('content-type'),
    response.headers.get('cache-control'),
    response.headers.get('x-content-type-options'),
  ]).toEqual([200, 'text/event-stream', 'no-store', 'nosniff']);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const heard: unknown[] = [];
  const ended = (async () => {
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const messages = text.split('\n\n');
      text = messages.pop()!;
      for (const message of messages)
        if (message.startsWith('event: changed\ndata: '))
          heard.push(JSON.parse(message.slice('event: changed\ndata: '.length)));
    }
  })().catch(() => {});
  return { heard, ended, stop: () => stop.abort() };
}

describe('live changes', () => {
  it('are not those of somebody who comes or goes: what has their name stays as it is', async () => {
    const { heard } = await listen(app);
    const cookie = await app.signIn(ADMIN.email, ADMIN.password);
    await app.call('POST', '/api/logout', { cookie, headers: { origin: 'http://purlin.test' } });
    await app.call('POST', '/api/clients', {
      body: { name: 'Ines', email: 'ines@client.example' },
    });
    await until('the client was told of', async () => heard.length > 0);
    expect(heard).not.toContainEqual(expect.objectContaining({ category: 'user' }));
  });
  it('reach staff in every process after a command in one of them', async () => {
    const [here, there] = [await listen(app), await listen(other)];
    const { body } = await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Dana', email: 'dana@client.example' },
    });
    for (const { heard } of [here, there])
      await until('the change is heard', () => heard.length > 0);
    for (const { heard } of [here, there])
      expect(heard).toEqual([{ category: 'client', id: body.id }]);
    here.stop();
    there.stop();
    await Promise.all([here.ended, there.ended]);
  });
  it('are for staff only', async () => {
    for (const [as, status] of [
      ['anonymous', 401],
      ['client', 403],
      ['vendor', 403],
    ] as const) {
      const answer = await app.call<{ code: string }>('GET', '/api/live', { as });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        status,
        'application/problem+json; charset=utf-8',
      ]);
    }
    expect(app.logged.filter((line) => line.includes('"msg":"defect"'))).toEqual([]);
  });
  it('end with the session, wherever it was ended', async () => {
    const session = await app.signIn(ADMIN.email, ADMIN.password);
    const another = await listen(app);
    const both = [await listen(app, session), await listen(other, session)];
    await other.call('POST', '/api/logout', { cookie: session });
    await Promise.all(both.map(({ ended }) => ended));
    let lives = true;
    void another.ended.then(() => (lives = false));
    await app.call('POST', '/api/clients', {
      body: { name: 'Sam', email: 'sam@client.example' },
    });
    await until('the other session hears on', () => another.heard.length > 0);
    expect(lives).toBe(true);
    another.stop();
  });
  it('are no more than a browser needs, and a place that is left is free again', async () => {
    const session = await app.signIn(ADMIN.email, ADMIN.password);
    const open = await Promise.all(Array.from({ length: 8 }, () => listen(app, session)));
    const full = await app.call('GET', '/api/live', { cookie: session });
    expect([full.status, full.headers.get('retry-after')]).toEqual([429, '30']);
    open[0]!.stop();
    await open[0]!.ended;
    const again = await until('the place is free', () =>
      listen(app, session).catch(() => undefined),
    );
    for (const { stop } of [...open, again]) stop();
  });
  it('of somebody who left before they were let in takes no place', async () => {
    const session = await app.signIn(ADMIN.email, ADMIN.password);
    const { hostname, port } = new URL(app.url);
    for (let n = 0; n < 30; n++) {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(`GET /api/live HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${session}\r\n\r\n`);
      await new Promise((resolve) => setTimeout(resolve, n % 4));
      socket.destroy();
    }
    const open = [];
    for (let place = 0; place < 8; place++)
      open.push(
        await until('the place is free', () => listen(app, session).catch(() => undefined)),
      );
    for (const { stop } of open) stop();
  });
  it('end when the server stops, without keeping it from stopping', async () => {
    const third = await openTestApp({ beside: app });
    const { ended } = await listen(third);
    await third.close();
    await ended;
  });
});
