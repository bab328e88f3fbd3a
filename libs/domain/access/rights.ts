// Rights: what each role may do. Routes name a right, and this table says who has it. The server
// and the screens use the same table.
import type { Role } from './user-shapes.ts';

/** `read` views, `write` changes; anything else is a right by itself. */
const OF_OFFICE = [
  'estimates.read',
  'estimates.write',
  /** What a client does with an estimate: view, approve, decline, ask a question. */
  'estimates.answer',
  'clients.read',
  'clients.write',
  'leads.read',
  'leads.write',
  'jobs.read',
  'jobs.write',
  'vendors.read',
  'vendors.write',
  /** See a vendor's bank account by its last digits, and who confirmed it. */
  'accounts.read',
  /** Enter, change and remove a vendor's bank account. */
  'vendors.bank',
  /** Confirm a bank account that another user entered, so that it can be paid. */
  'vendors.confirm',
  'payments.read',
  'payments.write',
  'payments.approve',
  /** Move money: put payments into a batch, stop a batch, record what the bank did. */
  'payments.process',
  /** Download the bank file, which contains account numbers. */
  'payments.file',
  'price-book.read',
  'price-book.write',
  'company.read',
  'company.write',
  /** Export all of the company's data. */
  'company.export',
  'quickbooks.read',
  /** Decide what is sent to QuickBooks. */
  'quickbooks.write',
  /** Connect and disconnect QuickBooks. */
  'quickbooks.connect',
  'users.read',
  'users.write',
  'dashboard.read',
  'notifications.read',
  'emails.read',
  'emails.write',
  /** Permanently forget a client, lead, user or vendor. */
  'people.forget',
  /** Record how a run-once task ended, such as a payment. */
  'effects.decide',
] as const;
export const RIGHTS = [
  ...OF_OFFICE,
  // Only vendors have work orders; no office role does.
  /** What a vendor does on jobs, when, and for how much. */
  'orders.read',
  /** Answer a job's dates: confirm, decline, propose others. */
  'orders.answer',
  // For portal users' own conversation; office roles use their client and vendor rights.
  /** Messages between a client or vendor and the office. */
  'messages.read',
  'messages.write',
] as const;
export type Right = (typeof RIGHTS)[number];

/** The scope of a right: everything, or only records of the user's own client or vendor. */
export type Reach = 'all' | 'own';
/** Granted rights with their scope. A missing right is not granted. */
export type Rights = Readonly<Partial<Record<Right, Reach | undefined>>>;

const to = (reach: Reach, rights: readonly Right[]): Rights =>
  Object.fromEntries(rights.map((right) => [right, reach]));

/** Rights of portal users, each limited to their own records. */
const OWN = {
  client: ['estimates.read', 'estimates.answer', 'jobs.read', 'messages.read', 'messages.write'],
  vendor: ['payments.read', 'orders.read', 'orders.answer', 'messages.read', 'messages.write'],
} as const satisfies Readonly<Partial<Record<Role, readonly Right[]>>>;
/** The rights that can be limited to one's own records. */
export type OwnRight = (typeof OWN)[keyof typeof OWN][number];
export const mayEndWithOwn = (right: Right): right is OwnRight =>
  Object.values<readonly Right[]>(OWN).some((rights) => rights.includes(right));

/** Read access that every office role has. */
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

/** Additional rights of each office role except admin. */
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

/** One line per role. A right that is not listed is not granted. */
const TABLE: Readonly<Record<Role, Rights>> = {
  admin: to('all', OF_OFFICE),
  estimator: partOfTheOffice('estimator'),
  scheduler: partOfTheOffice('scheduler'),
  bookkeeper: partOfTheOffice('bookkeeper'),
  auditor: partOfTheOffice('auditor'),
  client: to('own', OWN.client),
  vendor: to('own', OWN.vendor),
};

/** All rights of a role, as a session reports them to the screens. */
export const rightsOf = (role: Role): Rights => TABLE[role];

/** What a user must do before any right applies. */
export interface Demands {
  /** Add a second factor (rule: second-factor). */
  readonly lacksFactor: boolean;
  /** Choose a new password (rule: first-password). */
  readonly mustChoosePassword: boolean;
}
/** The demand to meet first; undefined when there is none. */
export const firstDemand = ({
  lacksFactor,
  mustChoosePassword,
}: Demands): 'password' | 'factor' | undefined =>
  mustChoosePassword ? 'password' : lacksFactor ? 'factor' : undefined;

/** The scope of a role's right; undefined if the role lacks it. */
export const reachOf = (role: Role, right: Right): Reach | undefined => TABLE[role][right];

/** Every role with this right, and its scope. */
export const holdersOf = (right: Right): readonly (readonly [role: Role, reach: Reach])[] =>
  (Object.keys(TABLE) as Role[]).flatMap((role) => {
    const reach = reachOf(role, right);
    return reach ? [[role, reach] as const] : [];
  });

/** Whether the role has the right for all records, not just its own. */
export const may = (role: Role | undefined, right: Right): boolean =>
  role !== undefined && reachOf(role, right) === 'all';

/**
 * Rights an API key may have (rule: api-keys). Excluded: anything that moves money or backs a
 * payment, manages access, needs a person's judgment, or belongs to a vendor.
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

/** Whether an API key may have this right. Keys lose rights that were removed from the list. */
export const isKeyRight = (right: string): right is KeyRight =>
  KEY_RIGHTS.some((offered) => offered === right);
