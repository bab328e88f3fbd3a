// QuickBooks asks us to slow down: a pause that is said and bounded, whatever its answer says.
import { expect, it } from 'vitest';
import { Switches } from '../../../tools/quickbooks-test-server/staged-faults.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';
import { retryAfterMs } from './service/calls.ts';

const world = useQuickBooksWorld({ connected: true });

it('pauses no longer than a quarter of an hour, and says that it does', async () => {
  const { pool } = world.app.platform;
  world.server.trouble.set({ throttleEvery: 1, throttledForS: 86_400 });
  await world.client('Ned Pine', 'ned@pine.example');
  const status = await until('it is said', async () => {
    const now = await world.status();
    return now.away?.why === 'too-many-calls' && now;
  });
  expect(status).toMatchObject({ connected: true, needYou: 0 });
  const pauseMs = Date.parse(status.away!.triedAgainAt) - Date.parse(status.away!.since);
  expect(pauseMs).toBeGreaterThan(14 * 60_000);
  expect(pauseMs).toBeLessThan(16 * 60_000);
  world.server.trouble.set(Switches.parse({}));
  await pool.query('update platform.quickbooks_pace set next_at = now()');
  await until('it goes on', async () => {
    await pool.query("update platform.effects set run_at = now() where status = 'pending'");
    const now = await world.status();
    return now.away === null && now.waiting === 0;
  });
  await world.untilQuiet();
});

it.each([
  ['90', 90],
  ['0', 1],
  ['86400', 900],
  ['99999999999999999999', 900],
  ['Sat, 28 Nov 2026 10:02:00 GMT', 120],
  ['Sun, 29 Nov 2026 10:00:00 GMT', 900],
  ['Sat, 28 Nov 2026 09:00:00 GMT', 1],
  ['-5', 60],
  ['NaN', 60],
  ['Infinity', 60],
  ['1e9', 60],
  ['soon', 60],
  ['', 60],
  [null, 60],
])('waits after "%s" for %i seconds', (header, seconds) => {
  expect(retryAfterMs(header, Date.parse('2026-11-28T10:00:00Z'))).toBe(seconds * 1000);
});
