// Where things are: the sidebar's entries, which remote draws which address, and where each role is
// at home.
import type { User } from '@purlin/contracts/access.ts';
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
import type { RemoteName } from './remotes.tsx';

type Icon = typeof Dashboard;

export interface Entry {
  readonly label: string;
  readonly path: `/${string}`;
  readonly icon: Icon;
  /** Who draws it; unset: the shell itself. */
  readonly remote?: RemoteName;
}

/** The sidebar, in its order (spec section 2). */
export const entries: readonly Entry[] = [
  { label: 'Dashboard', path: '/dashboard', icon: Dashboard },
  { label: 'Estimates', path: '/estimates', icon: Document, remote: 'estimates' },
  { label: 'Calendar', path: '/calendar', icon: Calendar, remote: 'scheduling' },
  { label: 'Clients', path: '/clients', icon: People, remote: 'estimates' },
  { label: 'Vendors', path: '/vendors', icon: Shop, remote: 'payments' },
  { label: 'Vendor Payments', path: '/vendor-payments', icon: BankAccount, remote: 'payments' },
  { label: 'Price Book', path: '/pricebook', icon: Manual, remote: 'estimates' },
  { label: 'Settings', path: '/settings', icon: Cog, remote: 'settings' },
];

const isUnder = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/**
 * The entry an address belongs to; the dashboard is also at "/". Undefined: the address belongs to
 * nobody.
 */
export const entryAt = (pathname: string): Entry | undefined =>
  entries.find(({ path }) => isUnder(pathname === '/' ? '/dashboard' : pathname, path));

const homes: Readonly<Record<User['role'], string>> = {
  admin: '/dashboard',
  client: '/client-portal',
  vendor: '/vendor-portal',
};

/** Where somebody goes after signing in (spec section 2). */
export const homeOf = (user: User): string => homes[user.role];
