// Specs of the table of screens: what the shell, the server and the build take from it holds.
import { expect, it } from 'vitest';
import { appAddresses, pathOf, remoteNames, roomPlaces, roomsOf } from './screens.ts';

const everyScreen = roomPlaces.flatMap(([room, { screens }]) =>
  Object.entries(screens).map(([name, screen]) => ({ room, name, screen, screens })),
);

it('gives every address to one screen', () => {
  const shapes = everyScreen.map(({ screen }) => pathOf(screen).replaceAll(/:\w+/g, ':'));
  expect(shapes.filter((shape, n) => shapes.indexOf(shape) !== n)).toEqual([]);
});

it('lays screens only over one that stands by itself, and below its address', () => {
  for (const { name, screen, screens } of everyScreen) {
    if (typeof screen === 'string' || screen.over === undefined) continue;
    const under = (screens as Readonly<Record<string, unknown>>)[screen.over];
    expect([name, typeof under]).toEqual([name, 'string']);
    expect(screen.path.startsWith(`${under as string}/`)).toBe(true);
  }
});

it('tells the server the first part of every address, once', () => {
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

it('gives every room of a remote to that remote alone', () => {
  const drawn = remoteNames.flatMap((remote) => roomsOf(remote));
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawn).toEqual(expect.arrayContaining(roomsOf('estimates') as string[]));
});
