// The columns of the user list: name, role and status, and last sign-in.
import type { ListedUser } from '@purlin/contracts/access.ts';
import { isStaff } from '@purlin/domain/access/user-shapes.ts';
import { type Column, StatusBadge, type Tone } from '@purlin/ui/ui.ts';
import { EmailLink, Moment, PhoneLink } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/settings-people.ts';
import { type Openings, UserActions } from './user-deeds.tsx';

const tones: Readonly<Record<ListedUser['role'], Tone>> = {
  admin: 'good',
  estimator: 'good',
  scheduler: 'good',
  bookkeeper: 'good',
  auditor: 'quiet',
  client: 'info',
  vendor: 'seen',
};

interface OfUser {
  readonly user: ListedUser;
}

const UserStatus = ({ user: { role, active, invited } }: OfUser) => (
  <span className="set-standing">
    <StatusBadge tone={tones[role]} label={label(`role.${role}`)} />
    {!active && <StatusBadge tone="bad" label={say('deactivated')} />}
    {active && invited && <StatusBadge tone="warn" label={say('invited')} />}
  </span>
);

/** Whom a user represents, if not the company. */
const ActsFor = ({ user: { role, actsFor } }: OfUser) =>
  isStaff(role) ? null : (
    <span className="pl-wrap">
      {actsFor === null ? say('acts-for-nobody') : say('for-whom', { name: actsFor })}
    </span>
  );

/** The last sign-in, and what signing in requires. */
const SignIn = ({ user: { lastSignInAt, secondFactor, hasPasskey, invited } }: OfUser) => {
  const needs = [
    ...(secondFactor ? [say('two-steps')] : []),
    ...(hasPasskey ? [say('passkey')] : []),
  ];
  return (
    <span className="pl-two-lines">
      {lastSignInAt ? <Moment at={lastSignInAt} /> : <span>{say('never')}</span>}
      <span>{needs.join(', ') || say(invited ? 'invited' : 'password-only')}</span>
    </span>
  );
};

/** The list is sorted by last name, so last names stand out. `open` opens a row's dialogs. */
export const columnsWith = (open: Openings): readonly Column<ListedUser>[] => [
  {
    name: say('name'),
    sort: 'lastName',
    onCard: 'title',
    cell: (u) => (
      <span className="pl-two-lines">
        <span>
          {u.firstName} <strong>{u.lastName}</strong>
        </span>
        {u.companyName && <span className="pl-wrap">{u.companyName}</span>}
      </span>
    ),
  },
  {
    name: say('email'),
    sort: 'email',
    cell: (u) => (
      <span className="pl-two-lines">
        <EmailLink email={u.email} />
        {u.phone && (
          <span>
            <PhoneLink phone={u.phone} />
          </span>
        )}
      </span>
    ),
  },
  {
    name: say('role'),
    sort: 'role',
    onCard: 'badge',
    cell: (u) => (
      <span className="set-role">
        <UserStatus user={u} />
        <ActsFor user={u} />
      </span>
    ),
  },
  {
    name: say('signed-in-last'),
    sort: '-lastSignInAt',
    cell: (u) => <SignIn user={u} />,
  },
  {
    name: say('actions'),
    end: true,
    onCard: 'actions',
    cell: (u) => <UserActions user={u} open={open} />,
  },
];

const ORDERS = [
  'lastName',
  '-lastName',
  'email',
  '-email',
  'role',
  '-role',
  'lastSignInAt',
  '-lastSignInAt',
] as const;

/** Describes the sort order; empty if no column is sorted. */
export function orderInWords(order: string): string {
  const known = ORDERS.find((one) => one === order);
  return known ? say(`order.${known}`) : '';
}
