// What QuickBooks lets us in with is in force only while somebody is connected; and a change that
// is heard of while books are compared is not lost.
import { expect, it } from 'vitest';
import { DEMO_REALM, OTHER_REALM } from '../../../tools/quickbooks-test-server/demo-books.ts';
import { signatureOf } from '../../../tools/quickbooks-test-server/webhooks.ts';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { letIn } from '../../../tools/vitest/quickbooks-world.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';
import { openLocks } from '../platform/core/commands/locks.ts';
import { finishConnecting } from './connecting.ts';
import { isDue } from './rounds.ts';
import { quickbooksOf, tokensOf } from './service/service.ts';
import { dropUnusedGrants } from './unused-grants.ts';
import { booksAreLeft } from './workers/compare-books.ts';

const world = useQuickBooksWorld({ connected: false });
const { idle } = quickbooksPapers(world);
/** Nobody is connected any more, and nobody is about to revoke anything. */
async function disconnected(): Promise<void> {
  await world.app.call('POST', '/api/quickbooks/disconnect');
  await until('the tokens are gone here', async () => {
    const { rows } = await world.app.platform.pool.query('select from platform.quickbooks_tokens');
    return rows.length === 0;
  });
  await idle();
}

it('revokes what a connection that failed was let in with', async () => {
  world.server.trouble.set({ lapsed: true });
  expect(await world.connect()).toContain('qb=error');
  expect(world.server.signIn.grants()).toBe(0);
});

it('revokes the grant before when somebody connects again', async () => {
  expect(await world.connect()).toContain('qb=connected');
  expect(await world.connect()).toContain('qb=connected');
  expect(world.server.signIn.grants()).toBe(1);
});

it('keeps tokens that work when a callback names them with a code of another company', async () => {
  const { body } = await world.app.call<{ authUrl: string }>('GET', '/api/quickbooks/auth');
  const back = await letIn(body.authUrl, OTHER_REALM);
  back.searchParams.set('realmId', DEMO_REALM);
  const answer = await world.app.call('GET', `${back.pathname}${back.search}`);
  expect(answer.headers.get('location')).toContain('qb=error');
  expect(world.server.signIn.grants()).toBe(1);
  await world.post('/sync');
  expect(await world.untilQuiet()).toMatchObject({ connected: true, away: null });
});

it('hears of what changes while it compares', async () => {
  await world.untilQuiet();
  await world.client('Ada Birch', 'ada@birch.example', { phone: '1' });
  await world.untilRecord('she is there', ({ state }) => state === 'in-step');
  await world.untilQuiet();
  const notice = async (): Promise<void> => {
    const body = JSON.stringify([{ intuitaccountid: world.books.realmId }]);
    const { status } = await world.app.call('POST', '/api/quickbooks/webhook', {
      as: 'anonymous',
      raw: body,
      headers: {
        'content-type': 'application/json',
        'intuit-signature': signatureOf(body, world.verifier),
      },
    });
    expect(status).toBe(200);
  };
  const since = world.books.since.bind(world.books);
  let asked = 0;
  let during: Promise<void> | undefined;
  // The answer was made, and then something changes before it is looked at.
  world.books.since = (kind, instant) => {
    const found = since(kind, instant);
    asked += kind === 'BillPayment' ? 1 : 0;
    if (kind === 'BillPayment' && asked === 1) {
      const [ada] = world.books.all('Customer');
      const { Id, SyncToken } = ada!;
      const PrimaryPhone = { FreeFormNumber: '2' };
      world.books.write('Customer', { Id, SyncToken, sparse: true, PrimaryPhone });
      during = notice();
    }
    return found;
  };
  await notice();
  await until('it is asked again', () => asked === 2);
  await during;
  await world.untilRecord('it differs', ({ state }) => state === 'differs');
  world.books.since = since;
});

it('connects nobody while the tokens are in use too long, and says so', async () => {
  const { services } = world.app.platform;
  const quickbooks = quickbooksOf(services);
  const sessionToken = 'session-of-the-spec';
  const back = await letIn(await quickbooks.authorizeUrl(sessionToken), DEMO_REALM);
  const query = Object.fromEntries(back.searchParams);
  const answer = { state: query.state!, sessionToken, realmId: DEMO_REALM };
  const before = world.server.signIn.grants();
  const hasty = openLocks(world.app.databaseUrl, 50);
  const inUse = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const held = services.withLock(tokensOf(DEMO_REALM), () => (inUse.resolve(), over.promise));
  await inUse.promise;
  const connecting = finishConnecting(
    { query, sessionToken, by: 'user-1' },
    { ...services, withLock: hasty.withLock },
  );
  await expect(connecting.finally(over.resolve)).resolves.toBe(false);
  await held;
  await hasty.close();
  // The state is used up, and nothing was exchanged.
  expect(await quickbooks.takeState(answer)).toBe(false);
  expect(await quickbooks.tookState(answer)).toBe(false);
  expect(world.server.signIn.grants()).toBe(before);
});

it('tries again to revoke when QuickBooks was away', async () => {
  world.server.trouble.set({ down: true });
  await disconnected();
  expect(world.server.signIn.grants()).toBe(1);
  world.server.trouble.set({ down: false });
  await quickbooksOf(world.app.platform.services).revokeLeft();
  expect(world.server.signIn.grants()).toBe(0);
});

it('revokes while nobody who connects again waits for it', async () => {
  const { services } = world.app.platform;
  expect(await world.connect()).toContain('qb=connected');
  await world.untilQuiet();
  world.server.trouble.set({ down: true });
  await disconnected();
  world.server.trouble.set({ down: false });
  const steps: string[] = [];
  const revoke = world.server.signIn.revoke.bind(world.server.signIn);
  world.server.signIn.revoke = (token) => (steps.push('revoked'), revoke(token));
  const watched: typeof services = {
    ...services,
    withLock: (thing, work) =>
      services.withLock(thing, work).finally(() => void steps.push('unlocked')),
  };
  const attempt = { effectId: 'spec', correlationId: 'spec', attempt: 1, unanswered: 0 };
  await booksAreLeft.run({ realmId: DEMO_REALM } as never, attempt, watched);
  world.server.signIn.revoke = revoke;
  expect(steps).toEqual(['unlocked', 'revoked']);
  expect(world.server.signIn.grants()).toBe(0);
});

it('drops and revokes what a process that died was let in with, and old states', async () => {
  const { services, pool } = world.app.platform;
  expect(await world.connect()).toContain('qb=connected');
  await world.untilQuiet();
  const quickbooks = quickbooksOf(services);
  // As if it died before anybody was connected with it.
  const back = await letIn(await quickbooks.authorizeUrl('session'), OTHER_REALM);
  await quickbooks.letIn(OTHER_REALM, back.searchParams.get('code')!);
  expect(world.server.signIn.grants()).toBe(2);
  const kept = async () =>
    (await pool.query<{ realm_id: string }>('select realm_id from platform.quickbooks_tokens')).rows
      .map(({ realm_id: realmId }) => realmId)
      .toSorted();
  const states = async () =>
    (await pool.query('select from platform.quickbooks_states')).rowCount ?? 0;
  await dropUnusedGrants(services);
  // It may be just about to be connected.
  expect(await kept()).toEqual([DEMO_REALM, OTHER_REALM].toSorted());
  expect(await states()).toBeGreaterThan(0);
  await pool.query("update platform.quickbooks_tokens set renewed_at = now() - interval '11 min'");
  await pool.query("update platform.quickbooks_states set expires_at = now() - interval '1 s'");
  await dropUnusedGrants(services);
  expect(await kept()).toEqual([DEMO_REALM]);
  expect(await states()).toBe(0);
  expect(world.server.signIn.grants()).toBe(1);
  const { rowCount } = await pool.query('select from platform.quickbooks_left');
  expect(rowCount).toBe(0);
  expect((await world.status()).state).toBe('connected');
});

it('compares in the night of the company, once, and what was given up an hour later', () => {
  const at = (comparedAt: string, owedSince: string | null = null) =>
    ({ comparedAt, connectedAt: comparedAt, owedSince }) as Parameters<typeof isDue>[0];
  const evening = '2026-11-25T04:00:00.000Z';
  const due = (now: string, owed: string | null = null) =>
    isDue(at(evening, owed), now, 'America/Los_Angeles');
  expect(due('2026-11-25T08:30:00.000Z')).toBe(false);
  expect(due('2026-11-25T09:30:00.000Z')).toBe(true);
  expect(due('2026-11-25T18:30:00.000Z')).toBe(false);
  expect(due('2026-11-25T18:30:00.000Z', '2026-11-25T17:29:00.000Z')).toBe(true);
  expect(
    isDue(at('2026-11-25T09:30:00.000Z'), '2026-11-25T11:30:00.000Z', 'America/Los_Angeles'),
  ).toBe(false);
});
