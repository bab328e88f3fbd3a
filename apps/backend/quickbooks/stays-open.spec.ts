// What needs somebody stays where they look for it while QuickBooks is away: asking for it again
// teaches nothing. Whoever presses Sync has it tried at once.
import { expect, it } from 'vitest';
import { Switches } from '../../../tools/quickbooks-test-server/staged-faults.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });
const NAMES = ['Ada Birch', 'Ben Alder', 'Cleo Ash', 'Dana Elm'];

const waitsForItsEnd = (count: number) =>
  until('all of it waits for the end', async () => {
    const { rows } = await world.app.platform.pool.query<{ count: number }>(
      `select count(*)::int as count from platform.effects where task = 'bring-to-quickbooks'
        and status = 'pending' and held_by = 'quickbooks'`,
    );
    return rows[0]!.count >= count;
  });
const counts = async () => {
  const { needYou, waiting } = await world.status();
  return { needYou, waiting };
};
const ids = new Map<string, number>();
const allDiffer = async () => {
  for (const name of NAMES)
    ids.set(name, await world.client(name, `${name.split(' ')[0]!}@one.example`));
  for (const name of NAMES) await world.untilState(name, 'in-step', 'customer');
  for (const [n, name] of NAMES.entries())
    world.changeThere(name, { PrimaryPhone: { FreeFormNumber: `541 555 010${n}` } });
  await world.compared();
};

it('keeps what differs, and what failed, when somebody syncs while nobody answers', async () => {
  await allDiffer();
  await world.client('Eli Fir', 'eli@one.example');
  await world.untilState('Eli Fir', 'in-step', 'customer');
  world.changeThere('Eli Fir', { Active: false });
  await world.compared();
  const { id } = await world.untilState('Eli Fir', 'failed');
  expect(await counts()).toEqual({ needYou: 5, waiting: 0 });

  world.server.trouble.set({ down: true });
  for (const one of ids.values())
    await world.app.call('PATCH', `/api/clients/${one}`, { body: { address: '1 Oak St' } });
  await world.post('/sync/retry', { id: id });
  await world.post('/sync');
  await waitsForItsEnd(5);
  expect(await counts()).toEqual({ needYou: 5, waiting: 0 });
  expect(await world.records('?state=differs')).toHaveLength(4);
  expect((await world.records('?state=failed'))[0]).toMatchObject({
    title: 'Eli Fir',
    inactive: true,
  });
});

it('is tried at once when somebody presses Sync', async () => {
  const { pool } = world.app.platform;
  await pool.query("update platform.outages set next_try_at = now() + interval '10 minutes'");
  await pool.query(`update platform.effects set run_at = now() + interval '10 minutes'
    where held_by = 'quickbooks'`);
  world.server.trouble.set(Switches.parse({}));
  await world.post('/sync');
  await until('it is over', async () => (await world.status()).away === null);
  await world.untilQuiet();
  expect(await counts()).toEqual({ needYou: 5, waiting: 0 });
});

it('keeps what is undecided of a record when one of its fields is decided', async () => {
  world.changeThere('Ada Birch', { PrimaryEmailAddr: { Address: 'ada@other.example' } });
  await world.compared();
  const { id, differences } = await world.untilRecord(
    'both fields differ',
    (one) => one.title === 'Ada Birch' && one.differences.length === 2,
  );
  world.server.trouble.set({ down: true });
  const { theirs } = differences.find(({ field }) => field === 'phone')!;
  await world.settle(id, 'phone', 'ours', theirs);
  await waitsForItsEnd(1);
  expect(await world.untilState('Ada Birch', 'differs')).toMatchObject({
    differences: [{ field: 'email' }],
  });
});
