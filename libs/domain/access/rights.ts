// Rights: what a role may do. Routes name a right, this table says who has it; server and screens
// ask the same table.
import type { Role } from './user-shapes.ts';

/** `read` looks, `write` changes, everything else is a matter of its own. */
const OF_OFFICE = [
  'estimates.read',
  'estimates.write',
  /** What a client does with an offer: look at it, approve, decline, ask. */
  'estimates.answer',
  'clients.read',
  'clients.write',
  'leads.read',
  'leads.write',
  'jobs.read',
  'jobs.write',
  'vendors.read',
  'vendors.write',
  /** See which account a vendor is paid to, by its last digits, and who confirmed it. */
  'accounts.read',
  /** Enter, change and remove the account that a vendor is paid to. */
  'vendors.bank',
  /** Confirm the account that somebody else entered, so that money goes there. */
  'vendors.confirm',
  'payments.read',
  'payments.write',
  'payments.approve',
  /** Move money: put payments into a batch, stop it, say what the bank did. */
  'payments.process',
  /** Take away the file that the bank gets: it has account numbers. */
  'payments.file',
  'price-book.read',
  'price-book.write',
  'company.read',
  'company.write',
  /** Take away everything that the company has. */
  'company.export',
  'quickbooks.read',
  /** Decide what goes to QuickBooks. */
  'quickbooks.write',
  /** Connect QuickBooks, and disconnect it. */
  'quickbooks.connect',
  'users.read',
  'users.write',
  'dashboard.read',
  'notifications.read',
  'emails.read',
  'emails.write',
  /** Forget a client, a request, a user or a vendor for ever. */
  'people.forget',
  /** Say what became of work that happens once, such as a payment. */
  'effects.decide',
] as const;
export const RIGHTS = [
  ...OF_OFFICE,
  // Each vendor has their own orders: nobody in the office does.
  /** What a vendor is to do on jobs, when, and for how much. */
  'orders.read',
  /** What a vendor says to the dates of a job: confirm, decline, propose others. */
  'orders.answer',
  // Of their own conversation; the office's rights are those to clients and vendors.
  /** What a client or vendor and the office write to each other. */
  'messages.read',
  'messages.write',
] as const;
export type Right = (typeof RIGHTS)[number];

/** How far a right goes: to everything, or to what belongs to the user's own client or vendor. */
export type Reach = 'all' | 'own';
/** Rights that are held, each with how far it goes; one that is not named is not held. */
export type Rights = Readonly<Partial<Record<Right, Reach | undefined>>>;

const to = (reach: Reach, rights: readonly Right[]): Rights =>
  Object.fromEntries(rights.map((right) => [right, reach]));

/** What somebody who is not staff may do, with what is their own and nothing else. */
const OWN = {
  client: ['estimates.read', 'estimates.answer', 'jobs.read', 'messages.read', 'messages.write'],
  vendor: ['payments.read', 'orders.read', 'orders.answer', 'messages.read', 'messages.write'],
} as const satisfies Readonly<Partial<Record<Role, readonly Right[]>>>;
/** The rights that may end with what is one's own. */
export type OwnRight = (typeof OWN)[keyof typeof OWN][number];
export const mayEndWithOwn = (right: Right): right is OwnRight =>
  Object.values<readonly Right[]>(OWN).some((rights) => rights.includes(right));

/** What everybody in the office sees: names, numbers and days that work is about. */
const OFFICE = [
  'estimates.read',
  'clients.read',
  'leads.read',
  'jobs.read',
  'vendors.read',
  'price-book.read',
  'company.read',
  'dashboard.read',
  'notifications.read',
  'emails.read',
] as const satisfies readonly Right[];

/** What staff may do whose work is one part of the office's. */
const PARTS = {
  estimator: [
    'estimates.write',
    'estimates.answer',
    'clients.write',
    'leads.write',
    'price-book.write',
    'emails.write',
  ],
  scheduler: ['clients.write', 'jobs.write', 'emails.write'],
  bookkeeper: [
    'vendors.write',
    'accounts.read',
    'vendors.bank',
    'payments.read',
    'payments.write',
    'payments.approve',
    'payments.process',
    'payments.file',
    'quickbooks.read',
    'quickbooks.write',
    'effects.decide',
  ],
  auditor: ['accounts.read', 'payments.read', 'quickbooks.read', 'users.read'],
} as const satisfies Readonly<Partial<Record<Role, readonly Right[]>>>;

const partOfTheOffice = (role: keyof typeof PARTS): Rights =>
  to('all', [...OFFICE, ...PARTS[role]]);

/** One line a role. A right that is not named is not given. */
const TABLE: Readonly<Record<Role, Rights>> = {
  admin: to('all', OF_OFFICE),
  estimator: partOfTheOffice('estimator'),
  scheduler: partOfTheOffice('scheduler'),
  bookkeeper: partOfTheOffice('bookkeeper'),
  auditor: partOfTheOffice('auditor'),
  client: to('own', OWN.client),
  vendor: to('own', OWN.vendor),
};

/** Everything that a role may do: what a session's answer tells the screens. */
export const rightsOf = (role: Role): Rights => TABLE[role];

/** What may be asked of somebody before they hold any right. */
export interface Demands {
  /** They are to add a second factor (rule: second-factor). */
  readonly lacksFactor: boolean;
  /** They are to choose a password of their own (rule: first-password). */
  readonly mustChoosePassword: boolean;
}
/** What comes first, before anything else is open; undefined: nothing does. */
export const firstDemand = ({
  lacksFactor,
  mustChoosePassword,
}: Demands): 'password' | 'factor' | undefined =>
  mustChoosePassword ? 'password' : lacksFactor ? 'factor' : undefined;

/** How far a right of this role goes; undefined when it has none. */
export const reachOf = (role: Role, right: Right): Reach | undefined => TABLE[role][right];

/** Everybody who has a right, and how far it reaches. */
export const holdersOf = (right: Right): readonly (readonly [role: Role, reach: Reach])[] =>
  (Object.keys(TABLE) as Role[]).flatMap((role) => {
    const reach = reachOf(role, right);
    return reach ? [[role, reach] as const] : [];
  });

/** Whether the role has the right over everything, not only over what is its own. */
export const may = (role: Role | undefined, right: Right): boolean =>
  role !== undefined && reachOf(role, right) === 'all';

/**
 * What an API key may be given (rule: api-keys): nothing that moves money or stands behind a
 * payment, says who may do what, that only a person can answer for, or that is a vendor's.
 */
export const KEY_RIGHTS = [
  'estimates.read',
  'estimates.write',
  'clients.read',
  'clients.write',
  'leads.read',
  'leads.write',
  'jobs.read',
  'jobs.write',
  'vendors.read',
  'vendors.write',
  'payments.read',
  'price-book.read',
  'price-book.write',
  'company.read',
  'quickbooks.read',
  'dashboard.read',
  'emails.read',
  'emails.write',
] as const satisfies readonly Right[];
export type KeyRight = (typeof KEY_RIGHTS)[number];

/** Whether an API key may be given this; what it may no more be given, it does not have. */
export const isKeyRight = (right: string): right is KeyRight =>
  KEY_RIGHTS.some((offered) => offered === right);
