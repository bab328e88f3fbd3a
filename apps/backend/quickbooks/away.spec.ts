// While QuickBooks is away: everything that is to go there waits and is counted, and why is a state
// of the connection with words.
import { expect, it } from 'vitest';
import type { QuickBooksCounts } from '@purlin/contracts/quickbooks-counts.ts';
import { Switches } from '../../../tools/quickbooks-test-server/staged-faults.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';
import { BooksFault, TooManyCalls } from './service/calls.ts';
import { pacing } from './service/pace.ts';

const world = useQuickBooksWorld({ connected: true });

/** Has it tried now, and not after the pause. */
async function tried(): Promise<void> {
  const { pool } = world.app.platform;
  await pool.query('update platform.outages set next_try_at = now()');
  await pool.query("update platform.effects set run_at = now() where held_by = 'quickbooks'");
}
const back = async (): Promise<void> => {
  world.server.trouble.set(Switches.parse({}));
  await until('it is over', async () => {
    await tried();
    return (await world.status()).away === null;
  });
  await world.untilQuiet();
};

it('counts all that waits, and says since when and why', async () => {
  const id = await world.client('Ada Birch', 'ada@birch.example');
  await world.untilRecord('she is there', ({ state }) => state === 'in-step');
  await world.untilQuiet();
  world.server.trouble.set({ down: true });
  for (const name of ['Ben', 'Cleo', 'Dana', 'Eli', 'Fay'])
    await world.client(`${name} Alder`, `${name}@alder.example`);
  await world.app.call('PATCH', `/api/clients/${id}`, { body: { phone: '541 555 0101' } });
  const status = await until('all of them wait', async () => {
    const now = await world.status();
    return now.waiting === 6 && now.away !== null && now;
  });
  expect(status).toMatchObject({ inStep: 0, away: { why: 'no-answer' } });
  expect(Date.parse(status.away!.since)).toBeLessThan(Date.now() + 1000);
  const { body } = await world.app.call<QuickBooksCounts>('GET', '/api/quickbooks/sync/counts');
  expect(body.kinds[0]).toMatchObject({ kind: 'customer', waiting: 6, 'in-step': 0 });
  await world.untilRecord(
    'the changed one waits too',
    ({ title, state }) => title === 'Ada Birch' && state === 'waiting',
  );
  expect(await world.records('?state=waiting')).toHaveLength(6);
  await back();
  expect(await world.status()).toMatchObject({ waiting: 0, inStep: 6, away: null });
});

it('is one state of the connection that the subscription ended, and no record fails', async () => {
  world.server.trouble.set({ lapsed: true });
  await world.client('Gus Holly', 'gus@holly.example');
  await world.client('Ida Iris', 'ida@iris.example');
  const status = await until('it is said', async () => {
    const now = await world.status();
    return now.waiting === 2 && now.away !== null && now;
  });
  expect(status).toMatchObject({ needYou: 0, connected: true, away: { why: 'subscription' } });
  await back();
  expect((await world.status()).inStep).toBe(8);
});

it('says since when it is away for this reason, and not since when for another', async () => {
  const { pool } = world.app.platform;
  world.server.trouble.set({ down: true });
  await world.client('Hal Hazel', 'hal@hazel.example');
  await until('nobody answers', async () => (await world.status()).away?.why === 'no-answer');
  await pool.query("update platform.outages set since = now() - interval '1 hour'");
  const hours = async () =>
    (Date.now() - Date.parse((await world.status()).away?.since ?? '')) / 3_600_000;
  const failures = async () =>
    (await pool.query<{ failures: number }>('select failures from platform.outages')).rows[0]
      ?.failures ?? 0;
  const before = await failures();
  await until('it was tried once more', async () => {
    await tried();
    return (await failures()) > before;
  });
  expect(await hours()).toBeGreaterThan(0.9);
  world.server.trouble.set({ down: false, lapsed: true });
  await until('another reason is said', async () => {
    await tried();
    return (await world.status()).away?.why === 'subscription';
  });
  expect(await hours()).toBeLessThan(0.5);
  await back();
  expect((await world.status()).inStep).toBe(9);
});

it('does not ask anybody to connect again where our own keys are not taken', async () => {
  const { signIn } = world.server;
  const knows = signIn.knows.bind(signIn);
  signIn.knows = () => false;
  signIn.endAccess();
  await world.client('Joy Juniper', 'joy@juniper.example');
  const status = await until('it is said', async () => {
    const now = await world.status();
    return now.away !== null && now;
  });
  expect(status).toMatchObject({ state: 'connected', away: { why: 'our-keys' } });
  signIn.knows = knows;
  await back();
  expect((await world.status()).inStep).toBe(10);
});

it('goes on by itself after an outage of many days, and no record fails', async () => {
  const { pool } = world.app.platform;
  world.server.trouble.set({ down: true });
  await world.client('Kai Larch', 'kai@larch.example');
  await world.client('Liz Maple', 'liz@maple.example');
  await until('both wait', async () => (await world.status()).waiting === 2);
  const tries = async (): Promise<number> =>
    (
      await pool.query<{ tries: number }>(
        'select coalesce(max(failures), 0)::int as tries from platform.outages',
      )
    ).rows[0]!.tries;
  for (let days = 2; days <= 8; days += 2) {
    await pool.query(`update platform.effects
      set failing_since = now() - ${days} * interval '1 day' where status = 'pending'`);
    const before = await tries();
    await until('it was tried once more', async () => {
      await tried();
      return (await tries()) > before;
    });
  }
  expect(await world.status()).toMatchObject({ waiting: 2, needYou: 0 });
  await back();
  expect(await world.status()).toMatchObject({ waiting: 0, needYou: 0, inStep: 12 });
});

it('is a state of its own that what may be read in a month is used up', async () => {
  const { pool } = world.app.platform;
  world.server.trouble.set({ readsSpent: true });
  await world.client('Mia Oak', 'mia@oak.example');
  /** The pauses that it was told to make are over. */
  const waited = async (): Promise<void> => {
    await pool.query('update platform.quickbooks_pace set next_at = now()');
    await pool.query("update platform.effects set run_at = now() where status = 'pending'");
  };
  const status = await until('it is said', async () => {
    await waited();
    const now = await world.status();
    return now.away?.why === 'reads-spent' && now;
  });
  expect(status).toMatchObject({ connected: true, needYou: 0, away: { why: 'reads-spent' } });
  const { since, triedAgainAt } = status.away!;
  // Sooner, it would run into the pause that QuickBooks asks for.
  expect(Date.parse(triedAgainAt) - Date.parse(since)).toBeGreaterThan(59_000);
  const ada = (await world.records('?q=birch'))[0]!.ourId;
  await world.app.call('PATCH', `/api/clients/${ada}`, { body: { notes: 'Ring twice' } });
  await until('work that reads nothing has ended well', async () => {
    await waited();
    await tried();
    const { rowCount } = await pool.query(
      `select from platform.effects where task = 'bring-to-quickbooks' and status = 'done'
        and data->>'id' = $1 and created_at > $2`,
      [String(ada), since],
    );
    return rowCount === 1;
  });
  expect((await world.status()).away).toMatchObject({ why: 'reads-spent', since });
  world.server.trouble.set(Switches.parse({}));
  await until('it is over', async () => {
    await waited();
    await tried();
    return (await world.status()).away === null;
  });
  await world.untilQuiet();
  expect(await world.status()).toMatchObject({ waiting: 0, needYou: 0, inStep: 13 });
});

it('takes calls that are only too many for no such state', async () => {
  const { pool, services } = world.app.platform;
  const pace = pacing(services.db, 60_000);
  /** Calls that are refused together, and the pause after that. */
  const refused = async (...methods: ('GET' | 'POST')[]): Promise<string[]> => {
    const turns = await Promise.all(methods.map((method) => pace.turn({ realmId: '9', method })));
    const errors = [];
    for (const turn of turns) errors.push(await turn.failed(new TooManyCalls(60_000)));
    await pool.query("update platform.quickbooks_pace set next_at = now() where realm_id = '9'");
    return errors.map((error) => (error as Error).name);
  };
  const many = 'TooManyCalls';
  expect(await refused('GET', 'GET', 'GET', 'GET')).toEqual([many, many, many, many]);
  expect(await refused('GET')).toEqual([many]);
  await (await pace.turn({ realmId: '9', method: 'GET' })).answered();
  expect([await refused('GET'), await refused('POST'), await refused('POST')].flat()).toEqual([
    many,
    many,
    many,
  ]);
  // That it is not there any more is an answer too.
  const gone = new BooksFault('610', 'Object Not Found', '');
  expect(await (await pace.turn({ realmId: '9', method: 'GET' })).failed(gone)).toBe(gone);
  expect([await refused('GET'), await refused('GET')].flat()).toEqual([many, many]);
  expect(await refused('GET', 'POST')).toEqual(['ReadsSpent', many]);
});
