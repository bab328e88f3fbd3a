// Live changes: staff are told what changed, in whichever process it happened; nobody else is told
// anything.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, openTestApp, removeData, type TestApp } from '../../../../tools/vitest/app.ts';
import { until } from '../../../../tools/vitest/until.ts';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  other = await openTestApp({ beside: app });
}, 60_000);
afterAll(async () => {
  await other.close();
  await app.close();
  removeData(app);
});

/** Listens as a browser does; `heard` grows with every change. */
async function listen(
  at: TestApp,
): Promise<{ heard: unknown[]; ended: Promise<void>; stop(): void }> {
  const stop = new AbortController();
  const response = await fetch(`${at.url}/api/live`, {
    headers: { cookie: await at.signIn(ADMIN.email, ADMIN.password) },
    signal: stop.signal,
  });
  expect([
    response.status,
    response.headers.get('content-type'),
    response.headers.get('cache-control'),
  ]).toEqual([200, 'text/event-stream', 'no-store']);
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
  });
  it('end when the server stops, without keeping it from stopping', async () => {
    const third = await openTestApp({ beside: app });
    const { ended } = await listen(third);
    await third.close();
    await ended;
  });
});
