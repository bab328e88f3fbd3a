// All screens: each room's addresses, sidebar entry, and front end. The sidebar, router,
// federation, server pages and build derive from this table.

import type { Right } from '@purlin/domain/access/rights.ts';

type Address = `/${string}`;
interface ScreenPlace {
  readonly path: Address;
  /** The screen of the same room that it overlays. */
  readonly over?: string;
  /** The right needed to use it; if unset, the room's. */
  readonly right?: Right;
}

export interface RoomPlaces {
  /** The label of this part of the app. */
  readonly label: string;
  /** The front end that draws it, from `src/<room>/room.tsx`; if unset, the shell. */
  readonly remote?: string;
  /** `entry`: its first screen is in the sidebar. `alone`: shown without the staff layout. */
  readonly shown?: 'entry' | 'alone';
  /** The room whose sidebar entry it belongs to, if its addresses don't show that. */
  readonly under?: string;
  /** The right needed to view its screens; none if unset. */
  readonly right?: Right;
  readonly screens: Readonly<Record<string, Address | ScreenPlace>>;
  /** Old addresses and their redirects. */
  readonly moved?: Readonly<Record<Address, Address>>;
}

/** In sidebar order (rule: sidebar). */
export const rooms = {
  dashboard: {
    label: 'Dashboard',
    shown: 'entry',
    right: 'dashboard.read',
    screens: {
      home: '/dashboard',
      notifications: { path: '/dashboard/notifications', right: 'notifications.read' },
    },
  },
  estimates: {
    label: 'Estimates',
    remote: 'estimates',
    shown: 'entry',
    right: 'estimates.read',
    screens: {
      list: '/estimates',
      new: { path: '/estimates/new', over: 'list', right: 'estimates.write' },
      newGuided: { path: '/estimates/new/guided', over: 'list', right: 'estimates.write' },
      newWithOptions: { path: '/estimates/new/options', over: 'list', right: 'estimates.write' },
      templates: '/estimates/templates',
      details: '/estimates/:id',
      edit: { path: '/estimates/:id/edit', right: 'estimates.write' },
      send: { path: '/estimates/:id/send', right: 'estimates.write' },
    },
  },
  scheduling: {
    label: 'Calendar',
    remote: 'scheduling',
    shown: 'entry',
    right: 'jobs.read',
    screens: {
      calendar: '/calendar',
      new: { path: '/calendar/new', over: 'calendar', right: 'jobs.write' },
      crews: { path: '/calendar/crews', over: 'calendar' },
      feeds: { path: '/calendar/feeds', over: 'calendar', right: 'jobs.write' },
      shift: { path: '/calendar/weather-shift', right: 'jobs.write' },
      job: '/calendar/jobs/:id',
    },
  },
  clients: {
    label: 'Clients',
    remote: 'estimates',
    shown: 'entry',
    right: 'clients.read',
    screens: { list: '/clients', profile: '/clients/:id' },
  },
  leads: {
    label: 'Requests',
    remote: 'estimates',
    right: 'leads.read',
    screens: { inbox: '/clients/leads', lead: '/clients/leads/:id' },
  },
  messages: {
    label: 'Messages',
    remote: 'estimates',
    shown: 'entry',
    right: 'clients.read',
    screens: {
      list: '/messages',
      client: '/messages/client/:id',
      vendor: { path: '/messages/vendor/:id', right: 'vendors.read' },
    },
  },
  vendors: {
    label: 'Vendors',
    remote: 'payments',
    shown: 'entry',
    right: 'vendors.read',
    screens: { list: '/vendors', profile: '/vendors/:id' },
  },
  payments: {
    label: 'Vendor Payments',
    remote: 'payments',
    shown: 'entry',
    right: 'payments.read',
    screens: {
      list: '/vendor-payments',
      batches: '/vendor-payments/batches',
      batch: '/vendor-payments/batches/:id',
      remittances: '/vendor-payments/batches/:id/remittances',
      simulatedBank: '/vendor-payments/simulated-bank',
      details: '/vendor-payments/:id',
    },
    moved: { '/dev/bank': '/vendor-payments/simulated-bank' },
  },
  'price-book': {
    label: 'Price Book',
    remote: 'estimates',
    shown: 'entry',
    right: 'price-book.read',
    screens: {
      book: '/pricebook',
      newItem: { path: '/pricebook/new/:type', over: 'book', right: 'price-book.write' },
      item: { path: '/pricebook/items/:id', over: 'book', right: 'price-book.write' },
      prices: { path: '/pricebook/prices', right: 'price-book.write' },
    },
    moved: { '/price-book/*': '/pricebook' },
  },
  settings: {
    label: 'Settings',
    remote: 'settings',
    shown: 'entry',
    screens: { settings: '/settings', section: '/settings/:section' },
  },
  quickbooks: {
    label: 'QuickBooks',
    remote: 'settings',
    under: 'settings',
    right: 'quickbooks.read',
    screens: { sync: '/quickbooks' },
  },
  emails: {
    label: 'E-mails',
    remote: 'settings',
    screens: { list: '/dashboard/emails' },
  },
  account: {
    label: 'Account Management',
    remote: 'settings',
    shown: 'alone',
    screens: { own: '/account' },
  },
  preview: {
    label: 'Public site',
    remote: 'site',
    right: 'company.read',
    screens: { site: '/settings/site' },
  },
  'sign-in': {
    label: 'Sign in',
    shown: 'alone',
    screens: {
      signIn: '/auth',
      choosePassword: '/auth/choose-password',
      confirmEmail: '/auth/confirm-email',
      link: '/auth/link',
    },
  },
  portals: {
    label: 'Portals',
    shown: 'alone',
    screens: { client: '/client-portal/*', vendor: '/vendor-portal/*' },
  },
} as const satisfies Readonly<Record<string, RoomPlaces>>;

type Rooms = typeof rooms;
export type RoomName = keyof Rooms;
export type ScreenName<R extends RoomName> = keyof Rooms[R]['screens'] & string;
export type RemoteName = Extract<Rooms[RoomName], { readonly remote: string }>['remote'];
/** Rooms drawn by a remote. */
export type RemoteRoom = {
  [R in RoomName]: Rooms[R] extends { readonly remote: string } ? R : never;
}[RoomName];
/** Rooms with a sidebar entry. */
export type EntryName = {
  [R in RoomName]: Rooms[R] extends { readonly shown: 'entry' } ? R : never;
}[RoomName];

/** The same table without room-specific types. */
export const roomPlaces: readonly (readonly [RoomName, RoomPlaces])[] = Object.entries(
  rooms,
) as unknown as [RoomName, RoomPlaces][];

export const pathOf = (screen: Address | ScreenPlace): Address =>
  typeof screen === 'string' ? screen : screen.path;

/** The parameter names of an address, such as `:id`. */
type Filled<A extends string> = A extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Filled<Rest>
  : A extends `${string}:${infer Name}`
    ? Name
    : never;
type AddressOf<R extends RoomName, S extends ScreenName<R>> = Rooms[R]['screens'][S] extends {
  readonly path: infer P extends Address;
}
  ? P
  : Rooms[R]['screens'][S] & Address;

/** A screen's address: `addressOf('estimates', 'details', { id: 17 })`. */
export const addressOf = <R extends RoomName, S extends ScreenName<R>>(
  room: R,
  screen: S,
  values: Readonly<Record<Filled<AddressOf<R, S>>, string | number>>,
): Address =>
  pathOf((rooms[room] as RoomPlaces).screens[screen]!).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name as never])),
  ) as Address;

/** The right needed to view a screen; undefined if none. */
export const rightOf = (room: RoomName, screen: string): Right | undefined => {
  const { screens, right }: RoomPlaces = rooms[room];
  const place = screens[screen];
  return (typeof place === 'object' ? place.right : undefined) ?? right;
};

/** All remotes, in the order of their first room. */
export const remoteNames: readonly RemoteName[] = [
  ...new Set(roomPlaces.flatMap(([, { remote }]) => remote ?? [])),
] as RemoteName[];

/** The rooms drawn by a remote. */
export const roomsOf = (remote: string): readonly RoomName[] =>
  roomPlaces.filter(([, places]) => places.remote === remote).map(([name]) => name);

/**
 * The first path segments of the app, such as `/estimates`; the shell's page serves all of them.
 */
export const appAddresses: readonly Address[] = [
  ...new Set(
    roomPlaces
      .flatMap(([, { screens, moved = {} }]) => [
        ...Object.values(screens).map(pathOf),
        ...(Object.keys(moved) as Address[]),
      ])
      .map((address): Address => `/${address.split('/')[1]!}`),
  ),
];
