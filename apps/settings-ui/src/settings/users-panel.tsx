// User Management: everybody who may sign in, for admins only.
import { access, type ListedUser } from '@purlin/contracts/access.ts';
import { EraserIcon, Link as LinkIcon, NewPerson, People } from '@blueprintjs/icons';
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  IconButton,
  Panel,
  StatusBadge,
  type Tone,
} from '@purlin/ui/ui.ts';
import { May, PhoneLink, useList, useSession, useSort } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { useMemo, useState } from 'react';
import { AddUserDialog } from './add-user-dialog.tsx';
import { ForgetUserDialog } from './forget-user-dialog.tsx';
import { LinkUserDialog } from './link-user-dialog.tsx';

const tones: Readonly<Record<ListedUser['role'], Tone>> = {
  admin: 'good',
  client: 'info',
  vendor: 'seen',
};
const none = <span className="pl-muted">—</span>;

const LinkButton = ({ name, onLink }: { readonly name: string; readonly onLink: () => void }) => (
  <May call={access.link}>
    <Button
      size="small"
      icon={<LinkIcon />}
      text="Link"
      aria-label={`Link ${name}`}
      onClick={onLink}
    />
  </May>
);

/** Nobody forgets themselves, so there is no button for it. */
function ForgetButton({
  user,
  onForget,
}: {
  readonly user: ListedUser;
  readonly onForget: () => void;
}) {
  const me = useSession().user?.id;
  return (
    user.id !== me && (
      <May call={access.forget}>
        <IconButton
          label={`Forget ${user.firstName} ${user.lastName}`}
          icon={<EraserIcon />}
          onClick={onForget}
        />
      </May>
    )
  );
}

const Actions = ({
  user,
  onLink,
  onForget,
}: {
  readonly user: ListedUser;
  readonly onLink: () => void;
  readonly onForget: () => void;
}) => (
  <div className="pl-actions">
    {user.role !== 'admin' && (
      <LinkButton name={`${user.firstName} ${user.lastName}`} onLink={onLink} />
    )}
    <ForgetButton user={user} onForget={onForget} />
  </div>
);

const columnsWith = (
  onLink: (user: ListedUser) => void,
  onForget: (user: ListedUser) => void,
): readonly Column<ListedUser>[] => [
  {
    name: 'Name',
    sort: 'lastName',
    onCard: 'title',
    cell: (u) => (
      <span className="pl-two-lines">
        <strong>
          {u.firstName} {u.lastName}
        </strong>
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
    cell: (u) => <StatusBadge tone={tones[u.role]} label={label(`role.${u.role}`)} />,
  },
  {
    name: 'Acts for',
    cell: (u) => (u.role === 'admin' ? 'The company' : (u.actsFor ?? none)),
  },
  {
    name: 'Actions',
    end: true,
    onCard: 'actions',
    cell: (u) => <Actions user={u} onLink={() => onLink(u)} onForget={() => onForget(u)} />,
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
  const [linking, setLinking] = useState<ListedUser>();
  const [leaving, setLeaving] = useState<ListedUser>();
  const columns = useMemo(() => columnsWith(setLinking, setLeaving), []);
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
      {linking && <LinkUserDialog user={linking} onClose={() => setLinking(undefined)} />}
    </>
  );
}
