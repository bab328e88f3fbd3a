// Only Intuit's own word that a token is over ends a connection: whatever else is answered may
// pass, and the tokens stay.
import { expect, it } from 'vitest';
import { DEMO_REALM } from '../../../tools/quickbooks-test-server/demo-books.ts';
import type { OddReply } from '../../../tools/quickbooks-test-server/staged-faults.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });

const tokensKept = async (): Promise<number> =>
  (await world.app.platform.pool.query('select from platform.quickbooks_tokens')).rowCount ?? 0;
/** Has it tried now, and not after the pause. */
async function tried(): Promise<void> {
  const { pool } = world.app.platform;
  await pool.query('update platform.outages set next_try_at = now()');
  await pool.query("update platform.effects set run_at = now() where held_by = 'quickbooks'");
}
const away = () =>
  until('it is said', async () => {
    const now = await world.status();
    return (now.away !== null || now.state !== 'connected') && now;
  });
let named = 0;
/** Goes on once it is over, with the same tokens. */
async function goesOn(): Promise<void> {
  world.server.trouble.insteadOfTokens = undefined;
  world.server.trouble.insteadOf = () => undefined;
  await until('it is over', async () => {
    await tried();
    return (await world.status()).away === null;
  });
  expect(await world.untilQuiet()).toMatchObject({ state: 'connected', waiting: 0, needYou: 0 });
}

const good = {
  token_type: 'bearer',
  access_token: 'access-odd',
  refresh_token: 'refresh-odd',
  expires_in: 3600,
  x_refresh_token_expires_in: 8_726_400,
};
const { refresh_token: _refresh, ...noRefresh } = good;

it.each<readonly [string, OddReply, string]>([
  ['400 invalid_client', { status: 400, body: { error: 'invalid_client' } }, 'our-keys'],
  ['401 invalid_client', { status: 401, body: { error: 'invalid_client' } }, 'our-keys'],
  ['401 with a page', { status: 401, html: '<h1>Sign in</h1>' }, 'no-answer'],
  ['400 with a page', { status: 400, html: '<h1>invalid_grant</h1>' }, 'no-answer'],
  ['400 invalid_request', { status: 400, body: { error: 'invalid_request' } }, 'no-answer'],
  ['400 with nothing', { status: 400, body: {} }, 'no-answer'],
  ['403', { status: 403, body: { error: 'access_denied' } }, 'no-answer'],
  ['429', { status: 429, body: {} }, 'no-answer'],
  ['503 invalid_grant', { status: 503, body: { error: 'invalid_grant' } }, 'no-answer'],
  ['200 without a refresh token', { status: 200, body: noRefresh }, 'no-answer'],
  ['200 with a list', { status: 200, body: [good] }, 'no-answer'],
  ['200 with no number', { status: 200, body: { ...good, expires_in: 'soon' } }, 'no-answer'],
  ['200 with no end', { status: 200, body: { ...good, expires_in: 1e300 } }, 'no-answer'],
  ['200 with a page', { status: 200, html: '<h1>Hello</h1>' }, 'no-answer'],
  ['200 with nothing', { status: 200, html: '' }, 'no-answer'],
  ['200 with null', { status: 200, body: null }, 'no-answer'],
])('keeps the tokens where their server answers %s', async (_, reply, why) => {
  world.server.signIn.endAccess();
  world.server.trouble.insteadOfTokens = reply;
  named += 1;
  await world.client(`Una Vale ${named}`, `una-${named}@vale.example`);
  expect(await away()).toMatchObject({ state: 'connected', needYou: 0, away: { why } });
  expect(await tokensKept()).toBe(1);
  const { rows } = await world.app.platform.pool.query('select reason from platform.outages');
  expect(JSON.stringify(rows)).not.toMatch(/odd|<h1>/);
  await goesOn();
});

it.each<readonly [string, OddReply]>([
  ['401', { status: 401, body: {} }],
  ['401 with a page', { status: 401, html: '<h1>Who is there?</h1>' }],
  ['403 with a page', { status: 403, html: '<h1>Forbidden</h1>' }],
])('keeps the tokens where the books answer %s to one that was renewed', async (_, reply) => {
  world.server.trouble.insteadOf = () => reply;
  named += 1;
  await world.client(`Una Vale ${named}`, `una-${named}@vale.example`);
  const status = await away();
  expect(status).toMatchObject({ state: 'connected', needYou: 0, away: { why: 'not-let-in' } });
  expect(await tokensKept()).toBe(1);
  await goesOn();
});

it('has to be connected again once Intuit says that the token is over', async () => {
  world.server.signIn.revokeAll(DEMO_REALM);
  named += 1;
  await world.client(`Una Vale ${named}`, `una-${named}@vale.example`);
  await until('it is said', async () => (await world.status()).state === 'reconnect-needed');
});
