// User Management: everybody who may sign in, for admins only.
import { access, type User } from '@purlin/contracts/access.ts';
import { NewPerson, People } from '@blueprintjs/icons';
import { Button, type Column, DataTable, EmptyState, Panel, StatusBadge, type Tone } from '@purlin/ui/ui.ts';
import { useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { AddUserDialog } from './add-user-dialog.tsx';
import { roleLabels } from './roles.ts';

const tones: Readonly<Record<User['role'], Tone>> = { admin: 'good', client: 'info', vendor: 'seen' };
const none = <span className="pl-muted">—</span>;

const columns: readonly Column<User>[] = [
  { name: 'Name', onCard: 'title', cell: (u) => <span className="pl-two-lines"><strong>{u.firstName} {u.lastName}</strong>{u.companyName && <span className="pl-wrap">{u.companyName}</span>}</span> },
  { name: 'Email', cell: (u) => <a href={`mailto:${u.email}`} className="pl-wrap">{u.email}</a> },
  { name: 'Phone', cell: (u) => (u.phone ? <a href={`tel:${u.phone.replace(/[^+\d]/g, '')}`} className="pl-figures">{u.phone}</a> : none) },
  { name: 'Role', onCard: 'badge', cell: (u) => <StatusBadge tone={tones[u.role]} label={roleLabels[u.role]} /> },
];

export function UsersPanel() {
  const { data, problem, loading, refresh } = useRead(access.users);
  const [adding, setAdding] = useState(false);
  const add = <Button icon={<NewPerson />} text="Add User" onClick={() => setAdding(true)} />;
  return (
    <>
      <Panel flush title="User Management" description="Everybody who may sign in, and what they are to the company." actions={add}>
        <DataTable
          caption="Users" columns={columns} rowKey={(u) => u.id} rows={loading ? undefined : (data ?? [])} loadingText="Loading users..."
          failure={problem && !data ? { title: 'The users could not be loaded', message: problem.message, onRetry: refresh } : undefined}
          empty={<EmptyState icon={<People size={24} />} title="No users found" />}
        />
      </Panel>
      {adding && <AddUserDialog onClose={() => setAdding(false)} />}
    </>
  );
}
