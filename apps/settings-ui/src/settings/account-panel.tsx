// Account Management: who is signed in, and the way out.
import type { User } from '@purlin/contracts/access.ts';
import { LogOut } from '@blueprintjs/icons';
import { Button, Panel, toast } from '@purlin/ui/ui.ts';
import { ApiProblem, failureNotice, useNavigate, useSession } from '@purlin/web/web.ts';
import { useState } from 'react';
import { roleLabels } from './roles.ts';

export function AccountPanel({ user }: { readonly user: User }) {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await signOut();
      toast({ title: 'Logged out successfully', description: 'You have been signed out of your account.' });
      await navigate('/auth');
    } catch (thrown) {
      if (!(thrown instanceof ApiProblem)) throw thrown;
      toast(failureNotice(thrown));
      setLeaving(false);
    }
  };
  return (
    <Panel title="Account Management" description="You are signed in with this account." actions={<Button icon={<LogOut />} text="Sign Out" onClick={() => void leave()} loading={leaving} />}>
      <dl className="set-account">
        <div><dt>Name</dt><dd>{user.firstName} {user.lastName}</dd></div>
        <div><dt>Email</dt><dd>{user.email}</dd></div>
        <div><dt>Role</dt><dd>{roleLabels[user.role]}</dd></div>
      </dl>
    </Panel>
  );
}
