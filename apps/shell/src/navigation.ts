// Where things are: the sidebar's entries with their icons, which room an address belongs to, and
// where each role is at home.
import type { SignedIn, User } from '@purlin/contracts/signing-in.ts';
import {
  addressOf,
  type EntryName,
  pathOf,
  rightOf,
  type RemoteRoom,
  type RoomName,
  roomPlaces,
  rooms,
} from '@purlin/contracts/screens.ts';
import { firstDemand, type Right } from '@purlin/domain/access/rights.ts';
import { isStaff as isStaffRole } from '@purlin/domain/access/user-shapes.ts';
import { matchRoutes, reaches } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/shell.ts';
import {
  BankAccount,
  Calendar,
  Chat,
  Cog,
  Dashboard,
  Document,
  Manual,
  People,
  Shop,
} from '@blueprintjs/icons';

/** What a part of the app is called on the screens. */
export const roomLabel = (name: RoomName): string => say(`room.${name}`);

type Icon = typeof Dashboard;

export interface Entry {
  readonly label: string;
  readonly path: `/${string}`;
  /** Where screens of other rooms are that belong to it. */
  readonly also: readonly string[];
  readonly icon: Icon;
  /** What its first screen asks for. */
  readonly right: Right | undefined;
}

const icons: Readonly<Record<EntryName, Icon>> = {
  dashboard: Dashboard,
  estimates: Document,
  scheduling: Calendar,
  clients: People,
  messages: Chat,
  vendors: Shop,
  payments: BankAccount,
  'price-book': Manual,
  settings: Cog,
};

/** The sidebar, in its order. */
export const entries: readonly Entry[] = roomPlaces
  .filter(([, { shown }]) => shown === 'entry')
  .map(([name, { screens }]) => ({
    get label() {
      return roomLabel(name);
    },
    path: pathOf(Object.values(screens)[0]!),
    also: roomPlaces
      .filter(([, { under }]) => under === name)
      .flatMap(([, room]) => Object.values(room.screens).map(pathOf)),
    icon: icons[name as EntryName],
    right: rightOf(name, Object.keys(screens)[0]!),
  }));

const allows = ({ rights }: SignedIn, right: Right | undefined): boolean =>
  right === undefined || reaches(rights, right);

/** The sidebar as somebody sees it: what they may look at. */
export const entriesFor = (user: SignedIn): readonly Entry[] =>
  entries.filter(({ right }) => allows(user, right));

/**
 * Staff act for the company: whoever may do something with more than what is their own, or will
 * when they have done what is asked of them first.
 */
export const isStaff = (user: SignedIn): boolean =>
  firstDemand(user) ? isStaffRole(user.role) : Object.values(user.rights).includes('all');

/** Where somebody does what is asked of them before anything else. */
const ACCOUNT = addressOf('settings', 'section', { section: 'account' });
/** Where somebody must go first, wherever they are; undefined: they may stay. */
export const firstOf = (user: SignedIn, pathname: string): string | undefined =>
  firstDemand(user) && pathname !== ACCOUNT ? ACCOUNT : undefined;

const isUnder = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/**
 * The entry an address belongs to; the dashboard is also at "/". Undefined: the address belongs to
 * nobody.
 */
export const entryAt = (pathname: string): Entry | undefined =>
  entries.find(({ path, also }) =>
    [path, ...also].some((one) => isUnder(pathname === '/' ? '/dashboard' : pathname, one)),
  );

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

/** Whether somebody may be shown the screen at an address. */
export function mayBeShown(user: SignedIn, pathname: string): boolean {
  const at = screenAt(pathname);
  return !at || allows(user, rightOf(at.name, at.screen));
}

const portals: Readonly<Partial<Record<User['role'], string>>> = {
  client: '/client-portal',
  vendor: '/vendor-portal',
};

/** Where somebody looks after how they sign in. */
export const accountOf = (user: SignedIn): string =>
  portals[user.role] === undefined ? ACCOUNT : `${portals[user.role]}?tab=profile`;

/** Whether another front end draws a room. */
export const isRemote = (name: RoomName): name is RemoteRoom => 'remote' in rooms[name];

/**
 * Where somebody goes after signing in (rule: after-sign-in): clients and vendors to their portals,
 * staff to the dashboard, or to the first screen that they may see.
 */
export const homeOf = (user: SignedIn): string =>
  portals[user.role] ?? (entriesFor(user)[0] ?? entries[0]!).path;
