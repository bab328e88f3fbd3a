// The navigation: sidebar entries and their icons, the room each URL belongs to, and the home page
// of each role.
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

/** The display name of a part of the app. */
export const roomLabel = (name: RoomName): string => say(`room.${name}`);

type Icon = typeof Dashboard;

export interface Entry {
  readonly label: string;
  readonly path: `/${string}`;
  /** URLs of other rooms' screens that belong to this entry. */
  readonly also: readonly string[];
  readonly icon: Icon;
  /** The right its first screen needs. */
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

/** The sidebar entries in order. */
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

/** The sidebar entries that a user may see. */
export const entriesFor = (user: SignedIn): readonly Entry[] =>
  entries.filter(({ right }) => allows(user, right));

/**
 * Staff act for the company: they have a right over more than their own records, or will once they
 * have done what they must do first.
 */
export const isStaff = (user: SignedIn): boolean =>
  firstDemand(user) ? isStaffRole(user.role) : Object.values(user.rights).includes('all');

/** The page for what a user must do before anything else. */
const ACCOUNT = addressOf('settings', 'section', { section: 'account' });
/** The page a user must go to first, wherever they are; undefined if they may stay. */
export const firstOf = (user: SignedIn, pathname: string): string | undefined =>
  firstDemand(user) && pathname !== ACCOUNT ? ACCOUNT : undefined;

const isUnder = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** The entry a URL belongs to; "/" is the dashboard too. Undefined if it belongs to none. */
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

/** The room and the screen at a URL. */
export const screenAt = (
  pathname: string,
): { readonly name: RoomName; readonly screen: string } | undefined =>
  matchRoutes(places, pathname)?.at(-1)?.route.handle;

/** Whether a user may see the screen at a URL. */
export function mayBeShown(user: SignedIn, pathname: string): boolean {
  const at = screenAt(pathname);
  return !at || allows(user, rightOf(at.name, at.screen));
}

const portals: Readonly<Partial<Record<User['role'], string>>> = {
  client: '/client-portal',
  vendor: '/vendor-portal',
};

/** The page where a user manages how they sign in. */
export const accountOf = (user: SignedIn): string =>
  portals[user.role] === undefined ? ACCOUNT : `${portals[user.role]}?tab=profile`;

/** Whether a remote renders this room. */
export const isRemote = (name: RoomName): name is RemoteRoom => 'remote' in rooms[name];

/**
 * The page after sign-in (rule: after-sign-in): the portal for clients and vendors, the dashboard
 * for staff, or the first screen they may see.
 */
export const homeOf = (user: SignedIn): string =>
  portals[user.role] ?? (entriesFor(user)[0] ?? entries[0]!).path;
