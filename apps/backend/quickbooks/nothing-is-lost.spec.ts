// Orders in which a record was lost once, each forced: nobody connected, books of the same number
// on another server, and what a record waits for being there before it says that it waits.
import { expect, it } from 'vitest';
import { openQuickBooksWorld } from '../../../tools/vitest/quickbooks-world.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';
import type { Services } from '../platform/core/room.ts';
import { recordIsBrought } from './workers/bring-record.ts';

const world = useQuickBooksWorld({ connected: false });

const effects = async (): Promise<number> =>
  (
    await world.app.platform.pool.query(
      "select 1 from platform.effects where task = 'bring-to-quickbooks'",
    )
  ).rowCount ?? 0;

it('is asked for by nobody while nothing is connected, and by connecting then', async () => {
  const before = await world.client('Ada Birch', 'ada@birch.example');
  await world.app.call('PATCH', `/api/clients/${before}`, { body: { phone: '541 555 0101' } });
  const estimate = await world.approvedEstimate(before, '100.00');
  expect(estimate).toBeGreaterThan(0);
  expect(await effects()).toBe(0);
  expect(await world.connect()).toContain('qb=connected');
  await world.untilRecord(
    'she is there',
    ({ kind, state }) => kind === 'customer' && state === 'in-step',
  );
  await world.untilRecord(
    'so is it',
    ({ kind, state }) => kind === 'estimate' && state === 'in-step',
  );
  await world.untilQuiet();
  await world.app.call('POST', '/api/quickbooks/disconnect');
  const made = await effects();
  await world.client('Ben Alder', 'ben@alder.example');
  expect(await effects()).toBe(made);
  await world.connect();
  await world.untilRecord(
    'he is there',
    ({ title, state }) => title === 'Ben Alder' && state === 'in-step',
  );
});

it('is booked on the item of these books, not of others with the same number', async () => {
  const other = await openQuickBooksWorld();
  // Numbers there are others.
  for (const n of [1, 2, 3]) other.books.write('Customer', { DisplayName: `Before ${n}` });
  await other.connect();
  const clientId = await other.client('Cleo Ash', 'cleo@ash.example');
  await other.approvedEstimate(clientId, '50.00');
  await other.untilRecord(
    'it is there',
    ({ kind, state }) => kind === 'estimate' && state === 'in-step',
  );
  await other.close();
});

it('is booked on another account when the one that is remembered is gone there', async () => {
  const { books } = world;
  const [item] = books.all('Item');
  books.shelf('Item').delete(item!.Id);
  books.write('Item', {
    Name: 'Roofing work',
    Type: 'Service',
    IncomeAccountRef: item!.IncomeAccountRef,
  });
  const clientId = await world.client('Dana Elm', 'dana@elm.example');
  const id = await world.approvedEstimate(clientId, '70.00');
  await world.untilRecord(
    'it is there',
    ({ kind, ourId, state }) => kind === 'estimate' && ourId === id && state === 'in-step',
  );
});

it('goes on when what it waits for came there before it said that it waits', async () => {
  const { books, app } = world;
  await world.untilQuiet();
  world.customerThere({ DisplayName: 'Eli Fir' });
  const clientId = await world.client('Eli Fir', 'eli@fir.example');
  const eli = await world.untilRecord(
    'it is asked who he is',
    ({ title, state }) => title === 'Eli Fir' && state === 'review',
  );
  const id = await world.approvedEstimate(clientId, '90.00');
  await world.untilRecord(
    'it waits for him',
    ({ kind, ourId, reason }) => kind === 'estimate' && ourId === id && reason !== null,
  );
  const { services } = app.platform;
  const late: Services = {
    ...services,
    async dispatch(decider, recordId, command, asker) {
      if (command.type === 'RecordHeldBack') {
        const body = { choice: 'create', name: 'Eli Fir (Bend)' };
        const decided = await app.call('POST', `/api/quickbooks/sync/${eli.id}/match`, { body });
        expect(decided.status).toBe(200);
        await world.untilRecord(
          'he is there',
          (one) => one.id === eli.id && one.state === 'in-step',
        );
        await world.untilRecord(
          'it went on',
          (one) => one.kind === 'estimate' && one.ourId === id && one.state === 'in-step',
        );
      }
      return services.dispatch(decider, recordId, command, asker);
    },
  };
  await recordIsBrought.run(
    { kind: 'estimate', id } as never,
    { effectId: 'spec', correlationId: 'spec', attempt: 1, unanswered: 0 },
    late,
  );
  await world.untilRecord(
    'it is there',
    (one) => one.kind === 'estimate' && one.ourId === id && one.state === 'in-step',
  );
  expect(books.duplicates()).toEqual([]);
});
