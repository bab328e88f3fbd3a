// A process that is stopped: what it was asked before is answered, and open screens are told to
// connect again.
import { expect, it } from 'vitest';
import { openTestApp, removeData } from '../../../../tools/vitest/app.ts';
import { ADMIN } from '../../../../tools/vitest/callers.ts';
import { until } from '../../../../tools/vitest/until.ts';

const CALLS = 24;

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
  await app.close();
  const answers = await ended;
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
  const statuses = answers.map((answer) => answer.status === 'fulfilled' && answer.value.status);
  expect(statuses.filter((status) => status === 500)).toEqual([]);
  // Those that came to the door after it was closed are told so, the others are answered.
  expect(new Set(statuses.filter((status) => status !== 503))).toEqual(new Set([200]));
  await listening;
  expect(live).toMatch(/retry: \d+\nevent: restart\n/);
  removeData(app);
}, 30_000);
