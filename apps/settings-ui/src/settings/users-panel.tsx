// User Management: all users, with the history of each.
import { access, type ListedUser } from '@purlin/contracts/access.ts';
import { NewPerson, People } from '@blueprintjs/icons';
import { Button, DataTable, EmptyState, Panel } from '@purlin/ui/ui.ts';
import { May, useList, useSession, useSort } from '@purlin/web/web.ts';
import { useNewFromAddress } from '@purlin/web/new-from-address.ts';
import { say } from '@purlin/words/screens/settings-people.ts';
import { useMemo, useState } from 'react';
import { AddUserDialog } from './add-user-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { ForgetUserDialog } from './forget-user-dialog.tsx';
import { RoleTable } from './role-table.tsx';
import { columnsWith, orderInWords } from './user-columns.tsx';
import { UserHistoryPanel } from './user-history-panel.tsx';

const AddButton = ({ onAdd }: { readonly onAdd: () => void }) => (
  <May call={access.addUser}>
    <Button icon={<NewPerson />} text={say('add-user')} onClick={onAdd} />
  </May>
);

export function UsersPanel() {
  const { user: me } = useSession();
  const sorting = useSort(access.users, 'lastName');
  const { items, problem, loading, refreshing, refresh, hasMore, loadMore, loadingMore } = useList(
    access.users,
    { query: { ...sorting.asked, limit: 50 } },
  );
  const [adding, setAdding] = useState(false);
  useNewFromAddress(access.addUser, () => setAdding(true));
  const [editing, setEditing] = useState<ListedUser>();
  const [leaving, setLeaving] = useState<ListedUser>();
  const [reading, setReading] = useState<ListedUser>();
  const columns = useMemo(
    () => columnsWith({ onEdit: setEditing, onHistory: setReading, onForget: setLeaving }),
    [],
  );
  return (
    <>
      <div className="set-users">
        <Panel
          flush
          title={say('users')}
          description={[say('users-lead'), orderInWords(sorting.order)].join(' ').trim()}
          actions={<AddButton onAdd={() => setAdding(true)} />}
        >
          <DataTable
            caption={say('users-caption')}
            columns={columns}
            rowKey={(u) => u.id}
            rows={loading ? undefined : items}
            refreshing={refreshing}
            sorting={sorting}
            loadingText={say('loading-users')}
            failure={
              problem && items.length === 0
                ? {
                    title: say('users-failed'),
                    message: problem.message,
                    onRetry: refresh,
                  }
                : undefined
            }
            more={hasMore ? { onLoad: loadMore, loading: loadingMore } : undefined}
            empty={<EmptyState icon={<People size={24} />} title={say('no-users')} />}
          />
        </Panel>
      </div>
      <RoleTable mine={me?.role} />
      {adding && <AddUserDialog onClose={() => setAdding(false)} />}
      {reading && <UserHistoryPanel user={reading} onClose={() => setReading(undefined)} />}
      {leaving && <ForgetUserDialog user={leaving} onClose={() => setLeaving(undefined)} />}
      {editing && <EditUserDialog user={editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}
