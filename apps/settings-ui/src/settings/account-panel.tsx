// Account Management: who is signed in and where, their password, and the way out.
import type { User } from '@purlin/contracts/access.ts';
import { LogOut } from '@blueprintjs/icons';
import { askToLeave, Button, Panel } from '@purlin/ui/ui.ts';
import { useSession, useSignOut } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { useState } from 'react';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { FactorPanel } from './factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** The account of whoever is signed in. */
export function AccountSection() {
  const { user } = useSession();
  return (
    user && (
      <>
        <AccountPanel user={user} />
        <FactorPanel missing={user.lacksFactor} />
        <SessionsPanel />
      </>
    )
  );
}

function AccountPanel({ user }: { readonly user: User }) {
  const { leave, leaving } = useSignOut();
  const [changing, setChanging] = useState<'email' | 'password'>();
  const close = () => setChanging(undefined);
  const out = async () => {
    if (await askToLeave()) await leave();
  };
  return (
    <Panel
      title="Account Management"
      description="You are signed in with this account."
      actions={
        <div className="pl-actions">
          <Button text="Change e-mail" onClick={() => setChanging('email')} />
          <Button text="Change password" onClick={() => setChanging('password')} />
          <Button icon={<LogOut />} text="Sign Out" onClick={() => void out()} loading={leaving} />
        </div>
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
      {changing === 'email' && <ChangeEmailDialog email={user.email} onClose={close} />}
      {changing === 'password' && <ChangePasswordDialog email={user.email} onClose={close} />}
    </Panel>
  );
}
