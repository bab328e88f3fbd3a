// What the books wait for reaches whoever looks after them, and nobody else: the bell says it once.
import { expect, it } from 'vitest';
import type { Notification } from '@purlin/contracts/notifications.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';
import { quickbooksRounds } from './rounds.ts';

const world = useQuickBooksWorld({ connected: false });

const bell = async (as: 'admin' | 'bookkeeper' | 'estimator') =>
  (await world.app.call<Notification[]>('GET', '/api/notifications', { as })).body
    .filter(({ kind }) => kind.startsWith('quickbooks'))
    .map(({ title, path }) => [title, path]);
const count = async (): Promise<void> => {
  const round = quickbooksRounds.find(({ name }) => name === 'tell-quickbooks-needs')!;
  await round.run(world.app.platform.services);
};

it('says how many records need somebody, once, and more when there are more', async () => {
  await world.connect();
  world.books.write('Customer', {
    DisplayName: 'Fay Gum',
    PrimaryEmailAddr: { Address: 'fay@else.example' },
  });
  await world.client('Fay Gum', 'fay@gum.example');
  await world.untilRecord('it is in question', ({ state }) => state === 'review');
  await count();
  await count();
  const said = [['QuickBooks: 1 record needs your attention', '/quickbooks']];
  await until('it is told', async () => (await bell('admin')).length === 1);
  expect(await bell('admin')).toEqual(said);
  expect(await bell('bookkeeper')).toEqual(said);
  expect(await bell('estimator')).toEqual([]);
});

it('says that it has to be connected again', async () => {
  world.server.signIn.revokeAll(world.books.realmId);
  await world.client('Kai Larch', 'kai@larch.example');
  await until('it is told', async () =>
    (await bell('admin')).some(([, path]) => path === '/settings/quickbooks'),
  );
});
