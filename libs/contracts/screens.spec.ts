// Specs of the screens table.
import { expect, it } from 'vitest';
import { appAddresses, pathOf, remoteNames, roomPlaces, roomsOf } from './screens.ts';

const everyScreen = roomPlaces.flatMap(([room, { screens }]) =>
  Object.entries(screens).map(([name, screen]) => ({ room, name, screen, screens })),
);

it('has a unique address per screen', () => {
  const shapes = everyScreen.map(({ screen }) => pathOf(screen).replaceAll(/:\w+/g, ':'));
  expect(shapes.filter((shape, n) => shapes.indexOf(shape) !== n)).toEqual([]);
});

it('lays screens only over a standalone screen, below its address', () => {
  for (const { name, screen, screens } of everyScreen) {
    if (typeof screen === 'string' || screen.over === undefined) continue;
    const under = (screens as Readonly<Record<string, unknown>>)[screen.over];
    expect([name, typeof under]).toEqual([name, 'string']);
    expect(screen.path.startsWith(`${under as string}/`)).toBe(true);
  }
});

it('lists the first segment of every address once', () => {
  expect(appAddresses.toSorted()).toEqual([
    '/account',
    '/auth',
    '/calendar',
    '/client-portal',
    '/clients',
    '/dashboard',
    '/dev',
    '/estimates',
    '/messages',
    '/price-book',
    '/pricebook',
    '/quickbooks',
    '/settings',
    '/vendor-payments',
    '/vendor-portal',
    '/vendors',
  ]);
});

it('assigns each remote room to one remote', () => {
  const drawn = remoteNames.flatMap((remote) => roomsOf(remote));
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawn).toEqual(expect.arrayContaining(roomsOf('estimates') as string[]));
});
