// Where things are: the sidebar's entries with their icons, which room an address belongs to, and
// where each role is at home.
import type { User } from '@purlin/contracts/access.ts';
import {
  type EntryName,
  pathOf,
  type RemoteRoom,
  type RoomName,
  roomPlaces,
  rooms,
} from '@purlin/contracts/screens.ts';
import { matchRoutes } from '@purlin/web/web.ts';
import {
  BankAccount,
  Calendar,
  Cog,
  Dashboard,
  Document,
  Manual,
  People,
  Shop,
} from '@blueprintjs/icons';

type Icon = typeof Dashboard;

export interface Entry {
  readonly label: string;
  readonly path: `/${string}`;
  readonly icon: Icon;
}

const icons: Readonly<Record<EntryName, Icon>> = {
  dashboard: Dashboard,
  estimates: Document,
  scheduling: Calendar,
  clients: People,
  vendors: Shop,
  payments: BankAccount,
  'price-book': Manual,
  settings: Cog,
};

/** The sidebar, in its order. */
export const entries: readonly Entry[] = roomPlaces
  .filter(([, { shown }]) => shown === 'entry')
  .map(([name, { label, screens }]) => ({
    label,
    path: pathOf(Object.values(screens)[0]!),
    icon: icons[name as EntryName],
  }));

const isUnder = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/**
 * The entry an address belongs to; the dashboard is also at "/". Undefined: the address belongs to
 * nobody.
 */
export const entryAt = (pathname: string): Entry | undefined =>
  entries.find(({ path }) => isUnder(pathname === '/' ? '/dashboard' : pathname, path));

const places = roomPlaces.flatMap(([name, { screens }]) =>
  Object.entries(screens).map(([screen, place]) => ({
    id: `${name}.${screen}`,
    path: pathOf(place),
    handle: { name, screen },
  })),
);

/** The room and the screen at an address. */
export const screenAt = (
  pathname: string,
): { readonly name: RoomName; readonly screen: string } | undefined =>
  matchRoutes(places, pathname)?.at(-1)?.route.handle;

/** Whether another front end draws a room. */
export const isRemote = (name: RoomName): name is RemoteRoom => 'remote' in rooms[name];

const homes: Readonly<Record<User['role'], string>> = {
  admin: '/dashboard',
  client: '/client-portal',
  vendor: '/vendor-portal',
};

/** Where somebody goes after signing in (spec section 2). */
export const homeOf = (user: User): string => homes[user.role];
