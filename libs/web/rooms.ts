// Query keys, and which of them a change makes stale: one table for commands, one for live news.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { addressOf, type Door, type LooseRequest } from './door.ts';

/** The first part of a path after /api: `estimates` for /api/estimates/17/send. */
export const roomOf = (path: string): string => path.split('/')[2] ?? '';

/** Everything a room shows has a key that starts with the room's name. */
export const keyOf = (door: Door, request: LooseRequest = {}): QueryKey => [
  roomOf(door.path),
  addressOf(door, request),
];
export const listKeyOf = (door: Door, request: LooseRequest = {}): QueryKey => [
  ...keyOf(door, request),
  'pages',
];

/** Rooms whose screens show something of another room; a room not named here shows only its own. */
const alsoTouched: Readonly<Record<string, readonly string[]>> = {
  // the dashboard counts estimates, clients show how many they have, an accepted estimate becomes a
  // job
  estimates: ['dashboard', 'clients', 'jobs', 'notifications'],
  'line-items': ['estimates', 'dashboard', 'clients'],
  clients: ['estimates', 'jobs'],
  jobs: ['vendors', 'estimates', 'clients'],
  vendors: ['vendor-payments', 'jobs'],
  'vendor-payments': ['vendors'],
  pricebook: ['price-book'],
  'price-book': ['pricebook'],
  users: ['user'],
  company: ['estimates'],
  // the inbox's tabs count the subscribers too
  subscribers: ['leads'],
  // a request rings the bell
  leads: ['clients', 'notifications'],
};

/** The rooms to read again after a command in `room`. */
export const touchedBy = (room: string): readonly string[] => [room, ...(alsoTouched[room] ?? [])];

/** The room of a stream's category, for live news. */
const roomOfCategory: Readonly<Record<string, string>> = {
  estimate: 'estimates',
  client: 'clients',
  job: 'jobs',
  vendor: 'vendors',
  vendorPayment: 'vendor-payments',
  priceBookItem: 'pricebook',
  priceBookCategory: 'pricebook',
  priceBook: 'pricebook',
  user: 'users',
  company: 'company',
  notificationReader: 'notifications',
  estimateTemplate: 'estimate-templates',
  quickbooks: 'quickbooks',
  lead: 'leads',
  subscriber: 'subscribers',
};

async function readAgain(queries: QueryClient, rooms: readonly string[]): Promise<void> {
  await Promise.all(rooms.map((room) => queries.invalidateQueries({ queryKey: [room] })));
}

/**
 * After a command that worked: what is on the screen is read again, the rest when it is next looked
 * at.
 */
export const readAgainAfter = (queries: QueryClient, door: Door): Promise<void> =>
  readAgain(queries, touchedBy(roomOf(door.path)));

/** After live news. Of a category that nobody has named here, anything may have changed. */
export const readAgainAbout = (queries: QueryClient, category: string): Promise<void> => {
  const room = roomOfCategory[category];
  return room === undefined ? queries.invalidateQueries() : readAgain(queries, touchedBy(room));
};
