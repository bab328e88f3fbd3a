// Where the screens are: each room's addresses, its entry in the sidebar, and the front end that
// draws it. Sidebar, router, federation, the server's pages and the build follow from this table.

import type { Right } from '@purlin/domain/access/rights.ts';

type Address = `/${string}`;
interface ScreenPlace {
  readonly path: Address;
  /** The screen of its room that it lies over, and that stays where it is. */
  readonly over?: string;
  /** What one must be allowed to have any use of it; unset: what the room asks for. */
  readonly right?: Right;
}

export interface RoomPlaces {
  /** What people call this part of the app. */
  readonly label: string;
  /** The front end that draws it, from `src/<room>/room.tsx`; unset: the shell itself. */
  readonly remote?: string;
  /** `entry`: its first screen stands in the sidebar. `alone`: outside of the staff's frame. */
  readonly shown?: 'entry' | 'alone';
  /** The room whose entry its screens belong to, where their addresses do not say so. */
  readonly under?: string;
  /** What one must be allowed to look at its screens; unset: everybody who gets to them. */
  readonly right?: Right;
  readonly screens: Readonly<Record<string, Address | ScreenPlace>>;
  /** Addresses of earlier days, and where they lead now. */
  readonly moved?: Readonly<Record<Address, Address>>;
}

/** In the order of the sidebar (rule: sidebar). */
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
/** Rooms that a remote draws. */
export type RemoteRoom = {
  [R in RoomName]: Rooms[R] extends { readonly remote: string } ? R : never;
}[RoomName];
/** Rooms that stand in the sidebar. */
export type EntryName = {
  [R in RoomName]: Rooms[R] extends { readonly shown: 'entry' } ? R : never;
}[RoomName];

/** The same table with nothing known about single rooms. */
export const roomPlaces: readonly (readonly [RoomName, RoomPlaces])[] = Object.entries(
  rooms,
) as unknown as [RoomName, RoomPlaces][];

export const pathOf = (screen: Address | ScreenPlace): Address =>
  typeof screen === 'string' ? screen : screen.path;

/** The parts of an address that are filled in: `:id` is one. */
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

/** Where one thing's screen is: `addressOf('estimates', 'details', { id: 17 })`. */
export const addressOf = <R extends RoomName, S extends ScreenName<R>>(
  room: R,
  screen: S,
  values: Readonly<Record<Filled<AddressOf<R, S>>, string | number>>,
): Address =>
  pathOf((rooms[room] as RoomPlaces).screens[screen]!).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name as never])),
  ) as Address;

/** What one must be allowed to be shown a screen; undefined: everybody who gets to it. */
export const rightOf = (room: RoomName, screen: string): Right | undefined => {
  const { screens, right }: RoomPlaces = rooms[room];
  const place = screens[screen];
  return (typeof place === 'object' ? place.right : undefined) ?? right;
};

/** The remotes, in the order of their first room. */
export const remoteNames: readonly RemoteName[] = [
  ...new Set(roomPlaces.flatMap(([, { remote }]) => remote ?? [])),
] as RemoteName[];

/** The rooms that a remote draws. */
export const roomsOf = (remote: string): readonly RoomName[] =>
  roomPlaces.filter(([, places]) => places.remote === remote).map(([name]) => name);

/** The first part of every address of the app, such as `/estimates`: all are the shell's page. */
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
