// User Management: everybody who may sign in, for admins only.
import { access, type ListedUser } from '@purlin/contracts/access.ts';
import { isStaff } from '@purlin/domain/access/user-shapes.ts';
import { EditIcon, MoreIcon, NewPerson, People } from '@blueprintjs/icons';
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  IconButton,
  type MenuAction,
  MenuButton,
  Panel,
  StatusBadge,
  type Tone,
} from '@purlin/ui/ui.ts';
import {
  May,
  PhoneLink,
  useCommand,
  useList,
  useMay,
  useSession,
  useSort,
} from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { useMemo, useState } from 'react';
import { AddUserDialog } from './add-user-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { ForgetUserDialog } from './forget-user-dialog.tsx';

const tones: Readonly<Record<ListedUser['role'], Tone>> = {
  admin: 'good',
  estimator: 'good',
  scheduler: 'good',
  bookkeeper: 'good',
  auditor: 'quiet',
  client: 'info',
  vendor: 'seen',
};
const none = <span className="pl-muted">—</span>;
const nameOf = ({ firstName, lastName }: ListedUser): string => `${firstName} ${lastName}`;

/** What is done about a user from their row, besides editing. */
function useDeeds(user: ListedUser, onForget: () => void): readonly MenuAction[] {
  const me = useSession().user?.id;
  const may = useMay();
  const name = nameOf(user);
  const told = (title: string, failed: string) => ({
    toast: { done: { title, description: name }, failed },
  });
  const link = useCommand(access.sendPasswordLink, told('Link sent', 'The link was not sent'));
  const out = useCommand(access.deactivate, told('Deactivated', 'Failed to deactivate the user'));
  const back = useCommand(access.reactivate, told('Let in again', 'Failed to let the user in'));
  const reset = useCommand(
    access.resetFactor,
    told('Two-step sign-in switched off', 'Two-step sign-in was not switched off'),
  );
  const params = { id: user.id };
  const writes = may(access.edit);
  return [
    ...(writes && user.active
      ? [
          {
            label: user.invited ? 'Send the invitation again' : 'Send a link for a new password',
            onSelect: () => void link.run({ params }),
          },
        ]
      : []),
    ...(writes && !user.active
      ? [{ label: 'Let in again', onSelect: () => void back.run({ params }) }]
      : []),
    ...(writes && user.secondFactor && user.id !== me
      ? [
          {
            label: 'Switch off two-step sign-in',
            destructive: true,
            onSelect: () => void reset.run({ params }),
          },
        ]
      : []),
    // Nobody shuts themselves out, or forgets themselves.
    ...(writes && user.active && user.id !== me
      ? [{ label: 'Deactivate', destructive: true, onSelect: () => void out.run({ params }) }]
      : []),
    ...(may(access.forget) && user.id !== me
      ? [{ label: 'Forget for ever', destructive: true, onSelect: onForget }]
      : []),
  ];
}

function Actions({
  user,
  onEdit,
  onForget,
}: {
  readonly user: ListedUser;
  readonly onEdit: () => void;
  readonly onForget: () => void;
}) {
  const deeds = useDeeds(user, onForget);
  return (
    <div className="pl-actions">
      <May call={access.edit}>
        <IconButton label={`Edit ${nameOf(user)}`} icon={<EditIcon />} onClick={onEdit} />
      </May>
      {deeds.length > 0 && (
        <MenuButton
          label={`More about ${nameOf(user)}`}
          icon={<MoreIcon />}
          variant="minimal"
          actions={deeds}
        />
      )}
    </div>
  );
}

const Standing = ({
  user: { role, active, invited, secondFactor },
}: {
  readonly user: ListedUser;
}) => (
  <span className="set-standing">
    <StatusBadge tone={tones[role]} label={label(`role.${role}`)} />
    {!active && <StatusBadge tone="bad" label="Deactivated" />}
    {active && invited && <StatusBadge tone="warn" label="Invited" />}
    {secondFactor && <StatusBadge tone="quiet" label="Two steps" />}
  </span>
);

const columnsWith = (
  onEdit: (user: ListedUser) => void,
  onForget: (user: ListedUser) => void,
): readonly Column<ListedUser>[] => [
  {
    name: 'Name',
    sort: 'lastName',
    onCard: 'title',
    cell: (u) => (
      <span className="pl-two-lines">
        <strong>{nameOf(u)}</strong>
        {u.companyName && <span className="pl-wrap">{u.companyName}</span>}
      </span>
    ),
  },
  {
    name: 'Email',
    sort: 'email',
    cell: (u) => (
      <a href={`mailto:${u.email}`} className="pl-wrap">
        {u.email}
      </a>
    ),
  },
  {
    name: 'Phone',
    cell: (u) => (u.phone ? <PhoneLink phone={u.phone} /> : none),
  },
  {
    name: 'Role',
    sort: 'role',
    onCard: 'badge',
    cell: (u) => <Standing user={u} />,
  },
  {
    name: 'Acts for',
    cell: (u) => (isStaff(u.role) ? 'The company' : (u.actsFor ?? none)),
  },
  {
    name: 'Actions',
    end: true,
    onCard: 'actions',
    cell: (u) => <Actions user={u} onEdit={() => onEdit(u)} onForget={() => onForget(u)} />,
  },
];

const AddButton = ({ onAdd }: { readonly onAdd: () => void }) => (
  <May call={access.addUser}>
    <Button icon={<NewPerson />} text="Add User" onClick={onAdd} />
  </May>
);

export function UsersPanel() {
  const sorting = useSort(access.users, 'lastName');
  const { items, problem, loading, refreshing, refresh, hasMore, loadMore, loadingMore } = useList(
    access.users,
    { query: { ...sorting.asked, limit: 50 } },
  );
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<ListedUser>();
  const [leaving, setLeaving] = useState<ListedUser>();
  const columns = useMemo(() => columnsWith(setEditing, setLeaving), []);
  return (
    <>
      <Panel
        flush
        title="User Management"
        description="Everybody who may sign in, what they are to us, and whom they act for."
        actions={<AddButton onAdd={() => setAdding(true)} />}
      >
        <DataTable
          caption="Users"
          columns={columns}
          rowKey={(u) => u.id}
          rows={loading ? undefined : items}
          refreshing={refreshing}
          sorting={sorting}
          loadingText="Loading users..."
          failure={
            problem && items.length === 0
              ? {
                  title: 'The users could not be loaded',
                  message: problem.message,
                  onRetry: refresh,
                }
              : undefined
          }
          more={hasMore ? { onLoad: loadMore, loading: loadingMore } : undefined}
          empty={<EmptyState icon={<People size={24} />} title="No users found" />}
        />
      </Panel>
      {adding && <AddUserDialog onClose={() => setAdding(false)} />}
      {leaving && <ForgetUserDialog user={leaving} onClose={() => setLeaving(undefined)} />}
      {editing && <EditUserDialog user={editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}
