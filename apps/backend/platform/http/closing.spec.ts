// A process that is stopped: what it was asked before is answered, and open screens are told to
// connect again.
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { openTestApp, removeData } from '../../../../tools/vitest/app.ts';
import { ADMIN } from '../../../../tools/vitest/callers.ts';
import { until } from '../../../../tools/vitest/until.ts';

const CALLS = 24;
const WRITES = 40;

const BUSY_MS = 600;

/** The process is at work and hears nobody. */
function keepBusy(ms: number): void {
  for (const end = Date.now() + ms; Date.now() < end;);
}

/** Connects; what it gives writes calls and answers with what came back for each. */
async function comeTo(url: string, cookie: string): Promise<() => readonly Promise<string>[]> {
  const { hostname, port } = new URL(url);
  const body = JSON.stringify({ name: 'Dana', email: 'dana@client.example' });
  const sockets = await Promise.all(
    Array.from({ length: WRITES }, async () => {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      return socket;
    }),
  );
  return () =>
    sockets.map(async (socket) => {
      socket.write(
        `POST /api/clients HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      let answer = '';
      for await (const chunk of socket.setEncoding('utf8')) answer += chunk;
      return answer;
    });
}

it('answers every request under way and lets live streams go', async () => {
  const app = await openTestApp();
  const cookie = await app.signIn(ADMIN.email, ADMIN.password);
  let live = '';
  const stream = await fetch(`${app.url}/api/live`, { headers: { cookie } });
  const listening = (async () => {
    for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) live += chunk;
  })();
  let received = 0;
  const count = (): void => void (received += 1);
  const logged = app.logged.length;
  // Checking a password takes a while.
  const calls = Array.from({ length: CALLS }, () =>
    app.call('POST', '/api/login', { as: 'anonymous', body: ADMIN }).finally(count),
  );
  const ended = Promise.allSettled(calls);
  await until('some are answered and many are not', () => app.logged.length > logged);
  expect(received).toBeLessThan(CALLS);
  const write = await comeTo(app.url, cookie);
  const closing = app.close();
  await new Promise(setImmediate);
  const written = Promise.allSettled(write());
  keepBusy(BUSY_MS);
  await closing;
  const answers = await ended;
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
  const statuses = answers.map((answer) => answer.status === 'fulfilled' && answer.value.status);
  expect(statuses.filter((status) => status === 500)).toEqual([]);
  // Those that came to the door after it was closed are told so, the others are answered.
  expect(new Set(statuses.filter((status) => status !== 503))).toEqual(new Set([200]));
  for (const one of await written)
    expect(one).toMatchObject({ value: expect.stringMatching(/^HTTP\/1.1 201 /) });
  await listening;
  expect(live).toMatch(/retry: \d+\nevent: restart\n/);
  removeData(app);
});
