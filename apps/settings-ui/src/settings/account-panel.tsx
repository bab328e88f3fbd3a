// Account Management: who is signed in, and the way out.
import type { User } from '@purlin/contracts/access.ts';
import { LogOut } from '@blueprintjs/icons';
import { askToLeave, Button, Panel } from '@purlin/ui/ui.ts';
import { useSession, useSignOut } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';

/** The account of whoever is signed in. */
export function AccountSection() {
  const { user } = useSession();
  return user && <AccountPanel user={user} />;
}

function AccountPanel({ user }: { readonly user: User }) {
  const { leave, leaving } = useSignOut();
  const out = async () => {
    if (await askToLeave()) await leave();
  };
  return (
    <Panel
      title="Account Management"
      description="You are signed in with this account."
      actions={
        <Button icon={<LogOut />} text="Sign Out" onClick={() => void out()} loading={leaving} />
      }
    >
      <dl className="set-account">
        <div>
          <dt>Name</dt>
          <dd>
            {user.firstName} {user.lastName}
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>{user.email}</dd>
        </div>
        <div>
          <dt>Role</dt>
          <dd>{label(`role.${user.role}`)}</dd>
        </div>
      </dl>
    </Panel>
  );
}
